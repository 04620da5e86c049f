import NestedScroll

/// The nodes of a case that scroll on one axis or on both, a finger and a wheel on them, and what
/// the last event did.
///
/// A node that pans both ways is two nodes of one view, `name.y` and in it `name.x`.
struct Rig {
  var bench: Bench
  /// The nodes of the case in its order.
  private(set) var names: [String] = []
  private var axes: [String: [Axis]] = [:]
  private(set) var log = Log()
  /// Everything that was seen, from the beginning.
  private(set) var samples: [Sample] = []
  /// The sample at which the last settling began.
  private(set) var settledFrom = 0
  private(set) var isTouching = false
  /// A wheel that tells no phases has turned and is not let go yet.
  private(set) var isTurning = false

  /// How long a notch or a pad stands still before it has been let go, and a little.
  static let pause = 0.11

  init(physics: Physics = .ios, slop: Double = 0) {
    bench = Bench(physics: physics, slop: slop)
    bench.engine.explains = true
  }

  /// What one event did, summed up over the calls it took.
  struct Log {
    var left = Vector.zero
    var takes: [NodeID: Double] = [:]
    /// How far nodes were stretched before it.
    var pullsBefore: [NodeID: Double] = [:]
    var offsetsBefore: [NodeID: Double] = [:]
    var pageChanges: [PageChange] = []
    var refreshChanges: [RefreshChange] = []
    var endedMotions: [MotionEnd] = []
    var offers: [Offer] = []
    /// The way things went, each change once: 1 forward, -1 backward.
    var ways: [Int] = []
  }

  /// Where everything stood at one time, by the name of the node and its axis.
  struct Sample {
    var time: Double
    var offsets: [String: Double]
    var pulls: [String: Double]
    var stretches: [String: Double]
  }

  // The tree

  /// Adds the node or the two nodes of a spec. `shape` says what their adapter makes of them.
  mutating func add(
    _ spec: NodeSpec, under parent: String? = nil, asRoot: Bool = false, room: Double,
    viewport: Double,
    shape: (inout Node, Axis) throws -> Void
  ) throws {
    names.append(spec.name)
    axes[spec.name] = spec.axes
    var above = try asRoot ? nil : (parent ?? spec.parent).map { try innermost($0) }
    for axis in spec.axes {
      let view = spec.axes.count > 1 ? names.count : nil
      var node = try spec.node(along: axis, room: room, viewport: viewport, view: view)
      try shape(&node, axis)
      let key = key(spec.name, axis)
      try bench.insert(key, node, under: above)
      above = key
    }
  }

  /// Adds a node that the case does not name.
  mutating func add(_ name: String, _ node: Node, under parent: String?) throws {
    names.append(name)
    axes[name] = [node.axis]
    try bench.insert(name, node, under: try parent.map { try innermost($0) })
  }

  func axes(of name: String) throws -> [Axis] {
    guard let axes = axes[name] else { throw CaseError("there is no node \(name)") }
    return axes
  }

  func has(_ name: String) -> Bool { axes[name] != nil }

  /// The name of one of a node's axes on the bench.
  func key(_ name: String, _ axis: Axis) -> String {
    guard axes[name]?.count == 2 else { return name }
    return name + (axis == .horizontal ? ".x" : ".y")
  }

  func id(_ name: String, _ axis: Axis) throws -> NodeID { try bench.id(key(name, axis)) }

  /// The inner one of a node's axes: what a finger lands on.
  func innermost(_ name: String) throws -> String {
    key(name, try axes(of: name).last ?? .vertical)
  }

  /// The node that events are about which name none: the last one.
  func target(_ name: String?) throws -> String {
    guard let name = name ?? names.last else { throw CaseError("there is no node at all") }
    return name
  }

  // What happens

  /// Begins an event: what was written down of the last one is forgotten.
  mutating func beginEvent() {
    log = Log()
    for name in bench.names {
      guard let id = try? bench.id(name) else { continue }
      log.pullsBefore[id] = bench.engine.pull(of: id)
      log.offsetsBefore[id] = bench.engine.offset(of: id)
    }
  }

  /// Does something to the engine and writes down what came of it.
  mutating func act(_ body: (inout Bench) throws -> Void) rethrows {
    try body(&bench)
    let report = bench.engine.report
    log.left.x += report.unconsumed.x
    log.left.y += report.unconsumed.y
    for take in report.takes {
      log.takes[take.node, default: 0] += take.amount
      let way = take.amount > 0 ? 1 : -1
      if log.ways.last != way { log.ways.append(way) }
    }
    log.pageChanges += report.pageChanges
    log.refreshChanges += report.refreshChanges
    log.endedMotions += report.endedMotions
    log.offers += report.offers
    sample()
  }

  private mutating func sample() {
    var sample = Sample(time: bench.engine.time, offsets: [:], pulls: [:], stretches: [:])
    for name in bench.names {
      guard let id = try? bench.id(name) else { continue }
      sample.offsets[name] = bench.engine.offset(of: id)
      sample.pulls[name] = bench.engine.pull(of: id)
      sample.stretches[name] = bench.engine.stretch(of: id)
    }
    samples.append(sample)
  }

  mutating func touch(
    _ name: String, area: TouchArea = .content, free: Bool = false, latch: Latch? = nil
  ) throws {
    let node = try innermost(name)
    isTouching = true
    isTurning = false
    try act { try $0.touchBegan(on: node, area: area, free: free, latch: latch) }
  }

  /// Moves the finger. Over some time it moves in steps, so that it has a velocity.
  mutating func drag(_ delta: Vector, over duration: Double = 0) {
    let steps = duration > 0 ? 5.0 : 1
    for _ in 0..<Int(steps) {
      act {
        $0.clock += duration / steps
        $0.touchMoved(by: Vector(x: delta.x / steps, y: delta.y / steps))
      }
    }
    // A gesture that nobody claims leaves all of itself to others.
    if !bench.engine.isClaimed {
      log.left = Vector(x: log.left.x + delta.x, y: log.left.y + delta.y)
    }
  }

  /// Lifts the finger; with no velocity given, the one it had.
  mutating func lift(_ velocity: Vector? = .zero) {
    guard isTouching else { return }
    isTouching = false
    act { $0.touchEnded(velocity: velocity) }
  }

  mutating func cancelTouch() {
    isTouching = false
    act { $0.engine.touchCancelled(time: $0.clock) }
  }

  mutating func wheel(
    _ name: String, by delta: Vector, phase: WheelPhase? = nil, latch: Latch? = nil,
    free: Bool = false, smooth: Bool = false, latchPause: Double = 0.1
  ) throws {
    let node = try innermost(name)
    isTurning = phase == nil
    try act {
      $0.engine.wheel(
        try $0.id(node), by: delta, time: $0.clock, phase: phase, latch: latch,
        latchPause: latchPause, free: free, smooth: smooth)
    }
    // The same for a pad.
    if phase == .changed, log.takes.isEmpty, log.left == .zero { log.left = delta }
  }

  mutating func advance(by duration: Double) {
    let steps = Swift.max(1, Int(duration * 120))
    for _ in 0..<steps { act { $0.advance(by: duration / Double(steps)) } }
    if duration >= Self.pause { isTurning = false }
  }

  /// Until nothing moves, looked at 120 times a second.
  mutating func settle() {
    settledFrom = Swift.max(0, samples.count - 1)
    advance(by: Self.pause)
    var turns = 0
    while bench.engine.isMoving, turns < 7200 {
      act { $0.advance(by: 1.0 / 120) }
      turns += 1
    }
    act { $0.settle() }
    isTurning = false
  }
}
