import NestedScroll

/// Flutter's page view: a pager. A viewport fraction makes pages shorter or longer than what is
/// seen; where a page is drawn is then a matter of centring, the pager itself is one page long.
struct FlutterPages: StepAdapter {
  static let systems = ["flutter-page-view"]

  var rig: Rig
  private let fraction: Double
  /// The length that is seen, where it isn't one page.
  private var seen: Double?
  private var pageEvents = 0

  init(_ peerCase: PeerCase) throws {
    rig = Rig(physics: Physics(band: 0.52))
    let specs = try NodeSpec.all(of: peerCase)
    var fraction = 1.0
    var seen: Double?
    for spec in specs {
      let isPager = spec.axes == [.horizontal]
      let snap = try spec.fields.fields("snap")
      let size = try snap?.number("size") ?? 600
      snap?.comment("type")
      try snap?.finish()
      let page = try spec.fields.optionalNumber("initial_page")
      try rig.add(spec, room: 2000, viewport: size) { node, axis in
        if spec.overscroll[axis] == "bounce" { node.edges = .bounce }
        guard isPager else { return }
        node.pager = Pager(page: Int(page ?? 0))
        if page != nil || node.offset == 0 { node.offset = nil }
        if let offset = node.offset { node.pager?.page = Int(offset / size) }
        node.offset = nil
      }
      guard isPager else { continue }
      fraction = try spec.fields.optionalNumber("fraction") ?? 1
      seen = try spec.fields.optionalNumber("viewport_real")
      let children = specs.contains { $0.parent == spec.name }
      let count = children ? 0 : Int(try spec.fields.number("pages"))
      for number in 0..<count {
        try rig.add("page \(number)", .list(viewport: 600, content: 0), under: spec.name)
      }
    }
    self.fraction = fraction
    self.seen = seen
    try NodeSpec.finish(specs)
  }

  private var pager: NodeID { get throws { try rig.id("pager", .horizontal) } }

  mutating func play(_ event: Fields) throws {
    rig.beginEvent()
    let pager = try pager
    switch try event.string("type") {
    case "drag":
      if !rig.isTouching { try rig.touch("pager") }
      rig.drag(Vector(x: try event.number("delta"), y: 0))
    case "touch_up": rig.lift(Vector(x: try event.number("velocity"), y: 0))
    case "settle": rig.settle()
    case "set_viewport":
      event.comment("node")
      let length = try event.number("value")
      if let old = seen, let size = rig.bench.engine[pager]?.viewport, size > 0 {
        seen = old * length / size
      }
      rig.act { $0.engine.update(pager) { $0.viewport = length } }
    case "animate_page":
      event.comment("duration_ms")
      let page = Int(try event.number("value"))
      rig.act { $0.engine.select(page: page, in: pager, animated: true) }
      rig.settle()
    case "jump_page":
      let page = Int(try event.number("value"))
      rig.act { $0.engine.select(page: page, in: pager) }
    case "reveal":
      let list = try rig.id(try event.string("node"), .vertical)
      let words = try event.string("target").split { !$0.isNumber }
      let start = (words.first.flatMap { Double($0) } ?? 0) * 50
      rig.act { $0.engine.reveal(start, start + 50, in: list) }
    case let other: throw CaseError("\(event.path): \(other)")
    }
    pageEvents += rig.log.pageChanges.count
  }

  mutating func check(_ expected: Fields, _ verdict: inout Verdict) throws {
    let engine = rig.bench.engine
    if let offsets = try expected.fields("offsets") { try rig.check(offsets: offsets, &verdict) }
    if let page = try expected.optionalNumber("page") {
      verdict.equal(engine.pages(of: try pager)?.settled ?? -1, Int(page), "page")
      verdict.equal(engine.progress(of: try pager), page, "page that shows")
    }
    if let count = try expected.optionalNumber("page_events") {
      verdict.equal(pageEvents, Int(count), "page events")
    }
    if let places = try expected.fields("page_left") {
      for page in places.keys {
        try verdict.number(try left(of: page), is: places[page] ?? .null, "left of page \(page)")
      }
    }
    if let places = try expected.fields("page_center") {
      for page in places.keys {
        let size = engine[try pager]?.viewport ?? 0
        let centre = try left(of: page) + size / 2
        try verdict.number(centre, is: places[page] ?? .null, "centre of page \(page)")
      }
    }
    for invariant in expected["invariants"]?.array ?? [] {
      guard invariant == "last page stays centred" else {
        throw CaseError("invariant: \(invariant)")
      }
      let size = engine[try pager]?.viewport ?? 0
      let last = engine.children(of: try pager).count - 1
      let centre = try left(of: "\(last)") + size / 2
      try verdict.number(centre, is: .number((seen ?? size) / 2), invariant.string ?? "")
    }
  }

  /// Where a page is drawn when the current one is in the middle of what is seen.
  private func left(of page: String) throws -> Double {
    guard let number = Double(page) else { throw CaseError("page \(page)") }
    let size = rig.bench.engine[try pager]?.viewport ?? 0
    return ((seen ?? size) - size) / 2 + number * size - (try rig.position("pager", .horizontal))
  }
}
