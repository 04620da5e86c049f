import NestedScroll

/// Plays a scenario and looks at the page between the events too.
struct TimelineRecorder {
  private let scenario: Scenario
  private let interval: Double
  private var runner: ScenarioRunner
  private var timeline: Timeline
  private var tracks: [String: Int] = [:]
  /// Fingers that are down, and motions that go on: since when, and what they move.
  private var touches: [Int: Timeline.Phase] = [:]
  private var motions: [MotionKey: Timeline.Phase] = [:]
  private var wheel: Timeline.Phase?

  private struct MotionKey: Hashable {
    var axis: Axis
    var kind: MotionKind
    var node: NodeID
  }

  init(_ scenario: Scenario, every interval: Double) {
    self.scenario = scenario
    self.interval = interval
    runner = ScenarioRunner(scenario)
    timeline = Timeline(name: scenario.name ?? "")
  }

  mutating func record() throws(JSONError) -> Timeline {
    look()
    for event in scenario.events {
      if let at = event.at { coast(until: at) }
      if case .settle = event.action {
        var ahead = runner.engine
        ahead.settle()
        coast(until: ahead.time)
      }
      _ = try runner.next()
      note(event.action)
      describe()
      look()
    }
    for phase in touches.values { close(phase) }
    for phase in motions.values { close(phase) }
    if let wheel { timeline.phases.append(wheel) }
    timeline.phases.sort { $0.order < $1.order }
    return timeline
  }

  /// Goes on to a time and looks often while something moves; where that takes hours, less and less
  /// often.
  private mutating func coast(until end: Double) {
    var interval = interval
    var looks = 0
    // Where nothing moves a wheel may still let go, a tenth of a second after its last notch.
    let waiting = runner.engine.time + 0.2
    while runner.engine.isMoving || runner.engine.time < waiting {
      let next = runner.engine.time + interval
      guard next < end else { break }
      looks += 1
      // At a very late time an interval may be nothing beside it.
      if looks % 4_000 == 0 || next == runner.engine.time { interval *= 2 }
      runner.engine.advance(to: next)
      look()
    }
    guard runner.engine.time < end else { return }
    runner.engine.advance(to: end)
    look()
  }

  /// Takes a sample of every node, and sees which motions came and went.
  private mutating func look() {
    let time = runner.engine.time
    for (id, name) in runner.nodes {
      let sample = Timeline.Sample(time: time, shown: runner.engine.shownOffset(of: id))
      guard let index = tracks[name] else {
        tracks[name] = timeline.tracks.count
        timeline.tracks.append(track(of: id, name, sample))
        continue
      }
      let samples = timeline.tracks[index].samples.suffix(2)
      // Of a node that stands still the first and the last look are enough.
      if samples.count == 2, samples.allSatisfy({ $0.shown == sample.shown }) {
        timeline.tracks[index].samples.removeLast()
      }
      timeline.tracks[index].samples.append(sample)
    }
    lookForMotions(time)
  }

  private mutating func lookForMotions(_ time: Double) {
    var running: Set<MotionKey> = []
    for motion in runner.engine.motionStates {
      let key = MotionKey(axis: motion.axis, kind: motion.kind, node: motion.node)
      running.insert(key)
      guard motions[key] == nil else { continue }
      motions[key] = Timeline.Phase(
        kind: motion.kind.phase, axis: motion.axis, from: time, to: time,
        note: runner.name(of: motion.node))
    }
    for (key, phase) in motions where !running.contains(key) {
      close(phase)
      motions[key] = nil
    }
  }

  private mutating func close(_ phase: Timeline.Phase) {
    var phase = phase
    phase.to = runner.engine.time
    timeline.phases.append(phase)
  }

  private mutating func note(_ action: ScenarioAction) {
    let time = runner.engine.time
    switch action {
    case .touchBegan(let pointer, let node, _, _, _, _):
      if let touch = touches[pointer] { close(touch) }
      touches[pointer] = Timeline.Phase(kind: .touch, from: time, to: time, note: node)
    case .touchEnded(let pointer, _), .touchCancelled(let pointer):
      if let touch = touches.removeValue(forKey: pointer) { close(touch) }
    case .wheel(let turned):
      if let wheel, wheel.note != turned.node || time - wheel.to > 0.1 {
        timeline.phases.append(wheel)
        self.wheel = nil
      }
      let from = wheel?.from ?? time
      wheel = Timeline.Phase(kind: .wheel, from: from, to: time, note: turned.node)
    case .touchMoved, .advance, .settle: break
    default: timeline.marks.append(Timeline.Mark(time: time, label: action.summary))
    }
  }

  /// What the nodes are, as an event may have changed it.
  private mutating func describe() {
    for (id, name) in runner.nodes {
      guard let index = tracks[name] else { continue }
      timeline.tracks[index].extent = runner.engine.extent(of: id)
    }
  }

  private func track(of id: NodeID, _ name: String, _ sample: Timeline.Sample) -> Timeline.Track {
    let node = runner.engine[id]
    var kind = Timeline.Track.Kind.scroller
    if let header = node?.header { kind = .header(travel: header.travel) }
    if let node, let pager = node.pager {
      kind = .pager(pageLength: (pager.pageLength ?? node.viewport) + pager.spacing)
    }
    return Timeline.Track(
      name: name, axis: node?.axis ?? .vertical, kind: kind,
      extent: runner.engine.extent(of: id), samples: [sample])
  }
}

extension Timeline.Phase {
  /// By time, and what is at the same time always in the same order.
  fileprivate var order: (Double, Double, UInt8, UInt8, String) {
    (from, to, kind.rawValue, axis?.rawValue ?? 2, note ?? "")
  }
}

extension MotionKind {
  fileprivate var phase: Timeline.Phase.Kind {
    switch self {
    case .fling: .fling
    case .spring: .spring
    case .snap: .snap
    case .command: .command
    }
  }
}
