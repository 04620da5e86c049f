import NestedScroll

/// better-scroll, iScroll and Swiper: nested scrollers that decide once per gesture who moves,
/// which is a latch; damping, thresholds and pages of their own.
///
/// Ranges that a case doesn't give are short enough for a flick to reach their ends.
struct BetterScroll: StepAdapter {
  static let systems = ["better-scroll", "iscroll", "swiper"]

  var rig: Rig
  private let peerCase: PeerCase
  private var effective: [[Double]] = []
  private var nearest: [Double] = []

  init(_ peerCase: PeerCase) throws {
    self.peerCase = peerCase
    let specs = try NodeSpec.all(of: peerCase)
    // Damping is a factor: a band as good as without a length.
    var physics = Physics()
    let factor = peerCase.expect["damped"]["factor"].number
    if let factor {
      physics.band = factor
      physics.bandLength = 1e12
    }
    let slop = peerCase.events.compactMap { $0["threshold"].number }.first ?? 0
    rig = Rig(physics: physics, slop: slop)
    for spec in specs {
      let snap = try spec.fields.fields("snap")
      let size = try snap?.number("size")
      snap?.comment("type")
      try snap?.finish()
      spec.fields.comment("free")
      try rig.add(spec, room: 400, viewport: size ?? 200) { node, axis in
        if spec.overscroll[axis] == "bounce" { node.edges = .bounce }
        if size != nil { node.pager = Pager() }
      }
      guard let size, let axis = spec.axes.first else { continue }
      let length = try spec.upper[axis].value() ?? 0
      for number in 0...Int(length / size) {
        try rig.add("page \(number)", .list(viewport: size, content: 0), under: spec.name)
      }
    }
    try NodeSpec.finish(specs)
    rig.beginEvent()
  }

  private var isFree: Bool { peerCase.tree.contains { $0["free"] == true } }

  mutating func play(_ event: Fields) throws {
    rig.beginEvent()
    let node = try rig.target(event.optionalString("node") ?? rig.names.first)
    event.comment("threshold", "at_boundary")
    switch try event.string("type") {
    case "touch_down": try rig.touch(node, latch: .node)
    case "drag", "drag_abs": try drag(event, node)
    case "touch_up":
      // A gesture by how long it took and how far it went.
      let velocity = try event.number("distance") / event.number("gesture_ms") * 1000
      try rig.touch(node, latch: .node)
      rig.lift(Vector(velocity, along: try rig.axes(of: node)[0]))
    case "settle":
      rig.lift()
      rig.settle()
    case "nearest_page":
      let axis = try rig.axes(of: node)[0]
      let id = try rig.id(node, axis)
      let offset = try event.number("at")
      rig.act { $0.engine.setOffset(offset, of: id) }
      nearest.append(Double(rig.bench.engine.pages(of: id)?.current ?? -1))
    case let other: throw CaseError("\(event.path): \(other)")
    }
  }

  private mutating func drag(_ event: Fields, _ node: String) throws {
    let json = event["delta"] ?? .null
    let axes = try rig.axes(of: node)
    let delta = try json.vector(along: json.array == nil ? axes : Axis.allCases)
    if let lock = try event.optionalString("axis_lock") {
      // Another gesture, that a first point has locked.
      rig.lift()
      try rig.touch(node, latch: .node)
      rig.drag(lock == "horizontal" ? Vector(x: 1, y: 0) : Vector(x: 0, y: 1))
      rig.beginEvent()
    } else if !rig.isTouching {
      try rig.touch(node, free: isFree, latch: .node)
    }
    let speed = try event.optionalNumber("speed")
    rig.drag(delta)
    effective.append([
      try axes.contains(.horizontal) ? rig.moved(node, .horizontal) : 0,
      try axes.contains(.vertical) ? rig.moved(node, .vertical) : 0,
    ])
    if let speed, let axis = axes.first { rig.lift(Vector(speed, along: axis)) }
  }

  mutating func check(_ expected: Fields, _ verdict: inout Verdict) throws {
    let node = try rig.target(rig.names.first)
    if let offsets = try expected.fields("offsets") { try rig.check(offsets: offsets, &verdict) }
    if let momentum = try expected.fields("momentum") {
      rig.settle()
      let axis = try rig.axes(of: node)[0]
      try verdict.number(
        try rig.position(node, axis), is: momentum["destination"] ?? .null, "destination")
      // How long it takes, and how fast that is, is the curve's own.
      momentum.comment("duration_ms", "rate")
      try momentum.finish()
    }
    if let damped = try expected.fields("damped") {
      damped.comment("delta", "factor")
      try verdict.number(
        try rig.stretch(node, .vertical), is: damped["result"] ?? .null, tolerance: 1e-6,
        "stretch")
      try damped.finish()
    }
    if let place = expected["no_bounce_result"] {
      var hard = try BetterScroll(peerCase.replacing([("tree.0.overscroll", "none")]))
      for (index, event) in peerCase.events.enumerated() {
        try hard.play(Fields(event, at: "events[\(index)]"))
      }
      try verdict.number(try hard.rig.position(node, .vertical), is: place, "without bounce")
    }
    if let lock = expected["axis_lock"] {
      let moved = Set(rig.log.takes.keys.compactMap { rig.bench.engine[$0]?.axis })
      let axes: Set<Axis> =
        switch lock.string {
        case "vertical": [.vertical]
        case "horizontal": [.horizontal]
        default: [.vertical, .horizontal]
        }
      verdict.equal(moved, axes, "axes that moved")
    }
    if let deltas = expected["effective"]?.array {
      verdict.equal(effective, deltas.map { $0.numbers ?? [] }, "what counted of the deltas")
    }
    if let count = try expected.optionalNumber("pages") {
      let id = try rig.id(node, try rig.axes(of: node)[0])
      verdict.equal(rig.bench.engine.children(of: id).count, Int(count), "pages")
    }
    if let pages = expected["nearest"]?.numbers { verdict.equal(nearest, pages, "nearest pages") }
    try check(places: expected, node, &verdict)
    for (key, isOn) in [("disabled", false), ("enabled", true)] {
      for name in expected[key]?.array?.compactMap(\.string) ?? [] {
        let id = try rig.id(name, .vertical)
        let offer = rig.log.offers.first { $0.node == id && $0.reason == .own }
        verdict.isTrue(
          isOn ? offer.map { $0.offered != 0 } ?? false : offer?.took ?? 0 == 0,
          "\(name) was offered \(String(describing: offer))")
      }
    }
  }

  /// Where pages begin, and where their middles are.
  private func check(places: Fields, _ node: String, _ verdict: inout Verdict) throws {
    for (key, part) in [("page_start", 0.0), ("page_center", 0.5)] {
      guard let pages = try places.fields(key) else { continue }
      let axis = try rig.axes(of: node)[0]
      let id = try rig.id(node, axis)
      for page in pages.keys {
        var engine = rig.bench.engine
        engine.select(page: Int(page) ?? 0, in: id)
        let size = engine[id]?.viewport ?? 0
        try verdict.number(
          engine.offset(of: id) + size * part, is: pages[page] ?? .null, "\(key) \(page)")
      }
    }
  }
}
