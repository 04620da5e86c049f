import NestedScroll

/// Flutter's scrollables and their refresh: physics of iOS where a list bounces, of Android where
/// it doesn't.
///
/// iOS swallows the first 3.5 points of a drag whose events have times; that is the slop. A refresh
/// that says nothing of itself arms at a quarter of the viewport.
struct FlutterScrolling: StepAdapter {
  static let systems = ["flutter-scrollable", "flutter-refresh"]

  var rig: Rig
  private let isTimed: Bool
  private var hasRefreshed = false

  init(_ peerCase: PeerCase) throws {
    let specs = try NodeSpec.all(of: peerCase)
    let bounces = specs.contains { $0.overscroll.y == "bounce" }
    isTimed = peerCase.events.contains { $0["t"] != .null }
    var physics = bounces ? Physics.ios : .android
    physics.carry = bounces ? .ios : .none
    rig = Rig(physics: physics, slop: isTimed && bounces ? 3.5 : 0)
    for spec in specs {
      let isEnabled = spec.fields["user_scrollable"]?.bool ?? true
      let port = try spec.viewport.y.value() ?? 600
      var refresh: Refresh?
      if let given = try spec.fields.fields("refresh") {
        refresh = Refresh(
          trigger: try given.number("trigger"), hold: try given.number("extent"))
        try given.finish()
      } else if peerCase.system == "flutter-refresh" {
        refresh = Refresh(trigger: port / 4, hold: 40)
      }
      try rig.add(spec, room: 1000, viewport: 600) { node, axis in
        node.isEnabled = isEnabled
        node.refreshAtStart = refresh
        if spec.overscroll[axis] == "bounce" { node.edges = .bounce }
      }
    }
    try NodeSpec.finish(specs)
  }

  mutating func play(_ event: Fields) throws {
    if rig.isTurning { rig.advance(by: Rig.pause) }
    rig.beginEvent()
    let node = try rig.target(event.optionalString("node"))
    switch try event.string("type") {
    case "drag":
      if let time = try event.optionalNumber("t") {
        rig.bench.clock = Swift.max(rig.bench.clock, time / 1000)
      }
      if !rig.isTouching { try rig.touch(node) }
      rig.drag(try event["delta"]?.vector(along: rig.axes(of: node)) ?? .zero)
    case "fling":
      let velocity = try event["velocity"]?.vector(along: rig.axes(of: node)) ?? .zero
      if !rig.isTouching { try rig.touch(node) }
      if let way = event["after_drag"] { rig.drag(try way.vector(along: rig.axes(of: node))) }
      rig.lift(velocity)
    case "touch_up": rig.lift()
    case "advance": rig.advance(by: try event.number("ms") / 1000)
    case "settle": rig.settle()
    case "wheel":
      try rig.wheel(node, by: try event["delta"]?.vector(along: rig.axes(of: node)) ?? .zero)
    case "set_viewport":
      let port = try event.number("value")
      let id = try rig.id(node, .vertical)
      rig.act { $0.engine.update(id) { $0.viewport = port } }
    case let other: throw CaseError("\(event.path): \(other)")
    }
    hasRefreshed = hasRefreshed || rig.log.refreshChanges.contains { $0.to == .refreshing }
  }

  mutating func check(_ expected: Fields, _ verdict: inout Verdict) throws {
    let node = try rig.target(nil)
    let id = try rig.id(node, .vertical)
    if let offsets = try expected.fields("offsets") { try rig.check(offsets: offsets, &verdict) }
    if let velocity = expected["velocity_after"] {
      try verdict.number(rig.bench.engine.velocity(of: id), is: velocity, "velocity")
    }
    if let state = try expected.optionalString("state") {
      let names: [RefreshPhase: String] = [
        .idle: "idle", .pulling: "drag", .armed: "armed", .refreshing: "refresh",
      ]
      let phase = rig.bench.engine.refreshPhase(.start, of: id)
      verdict.equal(phase.flatMap { names[$0] } ?? "none", state, "refresh")
    }
    if let refresh = expected["refresh"]?.bool {
      verdict.equal(hasRefreshed, refresh, "it has refreshed")
    }
    if try expected.flag("no_crash") {
      verdict.isTrue(rig.isContained(), "a node stands outside of its extent")
    }
  }
}
