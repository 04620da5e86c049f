import Foundation
import NestedScroll

/// Flutter's scroll physics, each case on one scroller.
///
/// Where it bounces the constants are Flutter's for iOS, said as ours: friction 0.135 per second is
/// an exponential decay, its resistance of `0.52 (1 - f)²` for each point is the slope of a rubber
/// band of 0.52. Where it doesn't, Android's curve.
struct FlutterPhysics: StepAdapter {
  static let systems = ["flutter-physics"]

  var rig: Rig
  let peerCase: PeerCase
  /// The engine when the last motion was started, and where the scroller then was shown.
  private var start: ScrollEngine?
  private var springTarget: Double?
  private var shownBefore = 0.0
  private(set) var overscrollBefore = 0.0
  private(set) var hasMoved = false

  static let decay = -log(0.135)

  init(_ peerCase: PeerCase) throws {
    self.peerCase = peerCase
    let specs = try NodeSpec.all(of: peerCase)
    var physics = Physics.android
    if specs.contains(where: { $0.overscroll.y == "bounce" }) || peerCase.expect["drag"] != .null {
      physics = Physics(
        decay: Self.decay, band: 0.52,
        spring: Physics.SpringParameters(frequency: 200.0.squareRoot(), damping: 1.1))
    }
    if let spring = try specs.first?.fields.fields("spring") {
      physics.spring = Physics.SpringParameters(
        frequency: (try spring.number("stiffness") / spring.number("mass")).squareRoot(),
        damping: try spring.number("ratio"))
      physics.bandLength = 1e12
      try spring.finish()
    }
    rig = Rig(physics: physics)
    for spec in specs {
      let isFree = spec.overscroll.y != "none" && spec.overscroll.y != .null
      spec.fields.comment("infinite")
      try rig.add(spec, room: 100_000, viewport: 600) { node, _ in
        if isFree || physics.bandLength != nil { node.edges = .bounce }
      }
      if isFree, let offset = try spec.offset.y.value() {
        let id = try rig.id(spec.name, .vertical)
        let band = physics.band
        rig.act { $0.engine.pull(id, toStretch: offset, band: band) }
      }
    }
    try NodeSpec.finish(specs)
    rig.beginEvent()
  }

  private var node: NodeID { get throws { try rig.id("s", .vertical) } }

  mutating func play(_ event: Fields) throws {
    rig.beginEvent()
    let id = try node
    shownBefore = rig.bench.engine.shownOffset(of: id)
    event.comment("node")
    switch try event.string("type") {
    case "drag":
      let delta = Vector(x: 0, y: try event.number("delta"))
      let parts = try event.optionalNumber("events") ?? 1
      if !rig.isTouching { try rig.touch("s") }
      for _ in 0..<Int(parts) { rig.drag(Vector(x: 0, y: delta.y / parts)) }
    case "touch_down": try rig.touch("s")
    case "touch_up":
      rig.lift()
      hasMoved = rig.bench.engine.isMoving
    case "fling":
      let velocity = Vector(x: 0, y: try event.number("velocity"))
      if rig.isTouching {
        rig.lift(velocity)
      } else {
        rig.act { $0.engine.fling(id, velocity: velocity) }
      }
      start = rig.bench.engine
    case "spring_to":
      let target = try event.number("value")
      _ = try event.number("velocity")
      springTarget = target
      let end = rig.bench.engine.extent(of: id)?.upperBound ?? 0
      let band = rig.bench.engine.physics.band
      rig.act { $0.engine.setOffset(end, of: id) }
      try rig.touch("s")
      rig.act { $0.engine.pull(id, toStretch: target, band: band) }
      rig.drag(Vector(x: 0, y: 1e-9))
      rig.lift()
      start = rig.bench.engine
    case "jump":
      let offset = try event.number("value")
      rig.act { $0.engine.setOffset(offset, of: id) }
    case "layout": rig.act { $0.engine.update(id) }
    case "set_range":
      overscrollBefore = rig.bench.engine.pull(of: id)
      let end = try event.number("max")
      rig.act { $0.engine.update(id) { $0.content = end + $0.viewport } }
      hasMoved = false
    case "advance": rig.advance(by: try event.number("ms") / 1000)
    case "settle":
      hasMoved = hasMoved || rig.bench.engine.isMoving
      rig.settle()
    case let other: throw CaseError("\(event.path): \(other)")
    }
  }

  mutating func check(_ expected: Fields, _ verdict: inout Verdict) throws {
    // What follows from Flutter's formula without being asserted there.
    expected.comment("offsets_formula", "drag")
    if let offsets = try expected.fields("offsets") { try rig.check(offsets: offsets, &verdict) }
    if let applied = expected["applied_abs"] {
      let shown = rig.bench.engine.shownOffset(of: try node)
      try verdict.number((shown - shownBefore).magnitude, is: applied, "applied")
    }
    if let times = try expected.fields("velocity_at_ms") {
      for key in times.keys {
        let engine = try engine(after: (Double(key) ?? 0) / 1000)
        try verdict.number(
          engine.velocity(of: try node), is: times[key] ?? .null, "velocity at \(key) ms")
      }
    }
    if let times = try expected.fields("at_s") { try check(times: times, &verdict) }
    if let end = expected["final"] {
      let engine = try engine(after: 60)
      try verdict.number(engine.shownOffset(of: try node), is: end, "end")
    }
    if let factors = try expected.fields("friction_factor") {
      try check(factors: factors, &verdict)
    }
    if let frames = try expected.optionalNumber("animation_frames") {
      verdict.equal(hasMoved, frames > 1, "something moved")
    }
    if let other = try expected.optionalString("equal_to") {
      try checkAgainst(other, &verdict)
    }
    if let ordering = try expected.optionalString("ordering") {
      try check(ordering: ordering, &verdict)
    }
    for invariant in expected["invariants"]?.array ?? [] {
      try check(invariant: invariant.string ?? "", &verdict)
    }
  }

  /// The engine some time after the last motion was started.
  func engine(after time: Double) throws -> ScrollEngine {
    guard var engine = start else { throw CaseError("nothing was started") }
    engine.advance(to: engine.time + time)
    return engine
  }

  private func check(times: Fields, _ verdict: inout Verdict) throws {
    for key in times.keys {
      guard let at = try times.fields(key) else { continue }
      let engine = try engine(after: Double(key) ?? 0)
      var x = engine.shownOffset(of: try node)
      var v = engine.velocity(of: try node)
      if let springTarget {
        x = springTarget - engine.stretch(of: try node)
        v = -v
      }
      if let place = at["x"] { try verdict.number(x, is: place, "x at \(key) s") }
      if let speed = at["v"] { try verdict.number(v, is: speed, "v at \(key) s") }
      if let place = at["x_floor"] {
        try verdict.number(x.rounded(.down), is: place, "x at \(key) s")
      }
      if let speed = at["v_floor"] {
        try verdict.number(v.rounded(.down), is: speed, "v at \(key) s")
      }
      if let done = at["done"]?.bool { verdict.equal(!engine.isMoving, done, "done at \(key) s") }
      try at.finish()
    }
  }
}

extension ScrollEngine {
  /// Stretches a node at an edge until so much is shown. A stretch of 0 or away from its edges is
  /// none.
  mutating func pull(_ node: NodeID, toStretch stretch: Double, band: Double) {
    let length = physics.bandLength ?? self[node]?.viewport ?? 0
    guard stretch != 0, length > stretch.magnitude, let axis = self[node]?.axis,
      let extent = extent(of: node),
      stretch < 0 ? offset(of: node) == extent.lowerBound : offset(of: node) == extent.upperBound
    else { return }
    let pull = length * stretch.magnitude / (band * (length - stretch.magnitude))
    drag(node, by: stretch < 0 ? -pull : pull, along: axis)
  }
}
