import NestedScroll

/// Gecko's asynchronous panning: touches locked to one axis that go on from node to node outward
/// and don't come back, or, where immediate hand-off is not allowed, stay with the first that
/// moves.
///
/// Every node with a range on an axis bounces there, the outermost of a chain first. A drag whose
/// release has the finger's velocity takes some time.
struct GeckoScrolling: StepAdapter {
  static let systems = ["gecko-apz"]

  var rig: Rig
  private let isTimed: Bool
  private var wasTimed = false
  private var target: String?
  /// What was shown of a stretch before the event, by the name of a node and its axis.
  private(set) var stretchBefore: [String: Double] = [:]
  private(set) var speeds: [Double] = []
  /// Nodes that were stretched at some time.
  var everOverscrolled: Set<String> {
    Set(rig.samples.flatMap { $0.pulls.filter { $0.value != 0 }.keys })
  }

  init(_ peerCase: PeerCase) throws {
    isTimed = peerCase.events.contains { $0["velocity"] == "finger" || $0["dt"] != .null }
    let slop = peerCase.events.compactMap { $0["start_threshold"].number }.first ?? 0
    rig = Rig(slop: slop)
    let specs = try NodeSpec.all(of: peerCase)
    // What is about cancelling an overscroll begins at the end of the range.
    let beginsAtEnd = peerCase.events.contains { $0["type"] == "cancel_animation" }
    for spec in specs {
      let snap = try spec.fields.fields("snap")
      let interval = try snap?.number("interval")
      snap?.comment("type")
      try snap?.finish()
      try rig.add(spec, room: 2000, viewport: 100) { node, axis in
        let end = (node.content ?? 0) - node.viewport
        if spec.overscroll[axis] == "bounce", end > 0 { node.edges = .bounce }
        if beginsAtEnd { node.offset = end }
        if let interval {
          node.snap = Snap(points: [
            SnapPoint(.series(every: interval, from: 0, to: end, at: 0))
          ])
        }
      }
    }
    try NodeSpec.finish(specs)
    rig.beginEvent()
  }

  mutating func play(_ event: Fields) throws {
    rig.beginEvent()
    for key in rig.bench.names {
      stretchBefore[key] = rig.bench.engine.stretch(of: try rig.bench.id(key))
    }
    event.comment("at", "start_threshold", "momentum_follows")
    let named = try event.optionalString("node")
    target = named ?? target
    let node = try rig.target(target)
    switch try event.string("type") {
    case "touch_down", "hold_begin": try rig.touch(node, latch: .outward)
    case "drag": try drag(event, node)
    case "touch_up": try lift(event, node)
    case "hold_cancelled": rig.cancelTouch()
    case "second_finger_down":
      let id = try rig.bench.id(rig.innermost(node))
      rig.act { $0.engine.touchBegan(1, on: id, at: Point(x: 0, y: 0), time: $0.clock) }
    case "all_fingers_up":
      rig.lift()
      rig.act { $0.engine.touchEnded(1, time: $0.clock) }
    case "momentum":
      rig.bench.clock += 0.01
      try rig.wheel(node, by: try vector(event["delta"], node), phase: .momentum)
    case "wheel":
      let smooth = try event.flag("smooth")
      let isNew = try event.flag("new_transaction")
      try rig.wheel(
        node, by: try vector(event["delta"], node), latch: isNew ? nil : .node, smooth: smooth)
    case "drag_seq":
      try rig.touch(node, latch: .outward)
      let pause = try event.number("dt") / 1000
      for delta in event["deltas"]?.numbers ?? [] {
        rig.bench.clock += pause
        rig.drag(Vector(x: 0, y: delta))
      }
      rig.lift(nil)
    case "set_range":
      // `>=1800` is at least that much.
      let end = event["max"] ?? .null
      let number = end.string.map { JSON.string($0.filter(\.isNumber)) } ?? end
      let length = try number.value() ?? 0
      let id = try rig.id(node, .vertical)
      rig.act { $0.engine.update(id) { $0.content = length + $0.viewport } }
    case "relayout":
      for key in rig.bench.names {
        let id = try rig.bench.id(key)
        rig.act { $0.engine.update(id) }
      }
    case "animate":
      let offset = try event.number("value")
      let id = try rig.id(node, .vertical)
      rig.act { $0.engine.scroll(id, to: offset, animated: true) }
      rig.settle()
    case "cancel_animation":
      let id = try rig.id(node, .vertical)
      rig.act { $0.engine.stop(id) }
    case "advance": rig.advance(by: try event.number("ms") / 1000)
    case "advance_until": try advance(event)
    case "settle": rig.settle()
    case let other: throw CaseError("\(event.path): \(other)")
    }
    let last = try rig.id(rig.names[0], .vertical)
    speeds.append(rig.bench.engine.velocity(of: last))
  }

  private func vector(_ json: JSON?, _ node: String) throws -> Vector {
    let json = json ?? .null
    return try json.vector(
      along: json.array == nil ? [.vertical] : rig.axes(of: node), names: ["positive": 100])
  }

  private mutating func drag(_ event: Fields, _ node: String) throws {
    let isFree = event["immediate_handoff"]?.bool ?? true
    if !rig.isTouching {
      // Between two gestures some time passes.
      rig.bench.clock += 0.01
      try rig.touch(node, latch: isFree ? .outward : .node)
    }
    let duration = try event.optionalNumber("dt").map { $0 / 1000 }
    wasTimed = duration != nil
    rig.drag(try vector(event["delta"], node), over: duration ?? (isTimed ? 0.04 : 0))
  }

  private mutating func lift(_ event: Fields, _ node: String) throws {
    guard let velocity = event["velocity"] else { return rig.lift(wasTimed ? nil : .zero) }
    rig.lift(velocity == "finger" ? nil : try vector(velocity, node))
  }

  private mutating func advance(_ event: Fields) throws {
    for name in rig.names {
      guard let offset = try event.optionalNumber("\(name)_offset") else { continue }
      var turns = 0
      while try rig.position(name, .vertical) < offset, turns < 2400 {
        rig.advance(by: 1.0 / 240)
        turns += 1
      }
    }
  }
}
