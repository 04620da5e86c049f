import NestedScroll

/// Scroll snapping as the web platform tests and Chromium's own tests ask for it: areas become
/// rests, scripts become commands that end on the rest that counts.
///
/// A wheel is a pad's gesture that ends without a velocity. What one press of an arrow scrolls is
/// the system's; here it is 100.
struct SnapScrolling: StepAdapter {
  static let systems = ["chromium-scroll-snap", "wpt-snap"]
  static let arrows: [String: Vector] = [
    "ArrowUp": Vector(x: 0, y: -100), "ArrowDown": Vector(x: 0, y: 100),
    "ArrowLeft": Vector(x: -100, y: 0), "ArrowRight": Vector(x: 100, y: 0),
  ]
  /// The port where a case gives none.
  static let port = 600.0

  var rig: Rig
  /// The areas of each node that has some.
  var areas: [String: SnapAreas] = [:]
  /// What the last query found.
  var found = PerAxis<Double>(x: .nan, y: .nan)
  /// The last query found no rest.
  var isUnsnapped = PerAxis<Bool>(x: false, y: false)
  private var motionStart = PerAxis<Double>(x: 0, y: 0)

  init(_ peerCase: PeerCase) throws {
    rig = Rig()
    let specs = try NodeSpec.all(of: peerCase)
    let asksForEnd = peerCase.events.contains { $0["value"].array?.contains("max") ?? false }
    // Rests that come with a layout come after the node.
    let isLaidOutLater = peerCase.events.contains { $0["type"] == "layout" }
    for spec in specs {
      let port = try spec.viewport.y.value() ?? Self.port
      var areas: SnapAreas?
      if let snap = spec.fields.value("snap") {
        areas = try SnapAreas(
          snap, viewport: PerAxis(x: port, y: port), at: "\(spec.fields.path).snap")
      }
      try rig.add(spec, room: 5000, viewport: port) { node, axis in
        if !isLaidOutLater { node.snap = areas?.snap(axis) }
        // A case that asks for the end of the content has its areas for content.
        guard let areas, asksForEnd, spec.upper[axis] == .null else { return }
        let port = areas.portTo[axis] - areas.portFrom[axis]
        node.content = areas.end(axis) - port + node.viewport
      }
      self.areas[spec.name] = areas
    }
    try NodeSpec.finish(specs)
    rig.beginEvent()
  }

  /// The lengths that cases name.
  private var lengths: [String: Double] { ["port": Self.port] }

  mutating func play(_ event: Fields) throws {
    rig.beginEvent()
    let node = try rig.target(event.optionalString("node") ?? rig.names.first)
    event.comment("when")
    switch try event.string("type") {
    case "scroll_to", "assign":
      try command(event["value"] ?? .null, node) { engine, id, _, offset in
        engine.scroll(id, to: offset, snap: true)
      }
    case "scroll_by":
      try command(event["value"] ?? .null, node) { engine, id, axis, distance in
        engine.scroll(id, by: distance, along: axis)
      }
    case "key":
      let way = Self.arrows[try event.string("key")] ?? .zero
      try command([.number(way.x), .number(way.y)], node) { engine, id, axis, distance in
        if distance != 0 { engine.scroll(id, by: distance, along: axis) }
      }
    case "jump":
      let pair = PerAxis(event["value"] ?? .null)
      for axis in try rig.axes(of: node) {
        let id = try rig.id(node, axis)
        let offset =
          try pair[axis] == "max" ? rig.upper(node, axis) : pair[axis].value(lengths) ?? 0
        rig.act { $0.engine.setOffset(offset, of: id) }
      }
    case "wheel": try wheel(event["delta"] ?? .null, node)
    case "drag":
      try rig.touch(node, free: true)
      rig.drag(try (event["delta"] ?? .null).vector(along: rig.axes(of: node)), over: 0.04)
    case "fling":
      // The velocity is the finger's own.
      event.comment("velocity")
      rig.lift(nil)
    case "settle": rig.settle()
    case "snap_query": try query(event, node)
    case "snap_fling":
      try command(event["to"] ?? .null, node) { engine, id, _, offset in
        engine.scroll(id, to: offset, animated: true)
      }
      for axis in Axis.allCases {
        motionStart[axis] = rig.log.offsetsBefore[try rig.id(node, axis)] ?? 0
      }
    default: try edit(event, node)
    }
  }

  /// A command for each axis that it names.
  private mutating func command(
    _ value: JSON, _ node: String,
    _ command: (inout ScrollEngine, NodeID, Axis, Double) -> Void
  ) throws {
    let pair = PerAxis(value)
    for axis in try rig.axes(of: node) {
      guard let number = try pair[axis].value(lengths) else { continue }
      let id = try rig.id(node, axis)
      rig.act { command(&$0.engine, id, axis, number) }
    }
  }

  private mutating func wheel(_ delta: JSON, _ node: String) throws {
    let delta = try delta.vector(along: rig.axes(of: node))
    try rig.wheel(node, by: .zero, phase: .began, free: true)
    try rig.wheel(node, by: delta, phase: .changed, free: true)
    rig.bench.clock += Rig.pause
    try rig.wheel(node, by: .zero, phase: .ended, free: true)
  }

  /// Changes of the layout.
  private mutating func edit(_ event: Fields, _ node: String) throws {
    guard var areas = areas[node] else { throw CaseError("\(node) has no areas") }
    switch try event.string("type") {
    case "add_area":
      let area = try SnapAreas.area(
        event["area"] ?? .null, names: lengths, at: "\(event.path).area")
      if let area { areas.areas.append(area) }
    case "remove_area": areas.areas.remove(at: Int(try event.number("index")))
    case "move_area":
      let id = try event.optionalNumber("id")
      let index =
        try event.optionalNumber("index").map { Int($0) }
        ?? areas.areas.firstIndex { $0.id == id.map { Int($0) } }
      let place = event["to"]?.numbers ?? event["rect"]?.numbers ?? []
      guard let index, place.count >= 2 else { throw CaseError("\(event.path): which area") }
      for axis in Axis.allCases {
        let start = axis == .horizontal ? place[0] : place[1]
        let length = areas.areas[index].to[axis] - areas.areas[index].from[axis]
        areas.areas[index].from[axis] = start
        areas.areas[index].to[axis] = start + length
      }
    case "relayout", "layout": event.comment("what")
    case let other: throw CaseError("\(event.path): \(other)")
    }
    self.areas[node] = areas
    for axis in try rig.axes(of: node) {
      let id = try rig.id(node, axis)
      let snap = areas.snap(axis)
      rig.act { $0.engine.update(id) { $0.snap = snap } }
    }
  }

  // What is expected

  mutating func check(_ expected: Fields, _ verdict: inout Verdict) throws {
    let tolerance = try expected.optionalNumber("tolerance") ?? 1e-9
    let node = try rig.target(rig.names.first)
    if let offsets = try expected.fields("offsets") {
      try rig.check(offsets: offsets, tolerance: tolerance, names: lengths, &verdict)
    }
    if let choices = expected["one_of"]?.array {
      var holds = false
      for choice in choices {
        var one = Verdict()
        try rig.check(offsets: Fields(choice, at: "one_of"), &one)
        holds = holds || one.holds
      }
      verdict.isTrue(holds, "none of \(choices)")
    }
    if let finished = expected["finished"]?.bool {
      verdict.equal(!rig.bench.engine.isMoving, finished, "finished")
    }
    if let delta = expected["delta"] {
      let start = motionStart
      try rig.check(delta, of: node, "way", &verdict) { axis in
        try rig.position(node, axis) - start[axis]
      }
    }
    for invariant in expected["invariants"]?.array ?? [] {
      let places = rig.samples.map { $0.offsets[rig.key(node, .vertical)] ?? 0 }
      switch invariant {
      case "offset never decreases during the fling":
        verdict.isTrue(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }, "it went back")
      case "final offset > 0": verdict.isTrue((places.last ?? 0) > 0, "it has not moved")
      default: throw CaseError("invariant: \(invariant)")
      }
    }
    try check(query: expected, node, &verdict)
  }
}
