import NestedScroll

/// Flutter's nested scroll view: an outer scroller with a header, lists in it, one coordinator over
/// both. Extended nested scroll views are the same with more said about the header.
///
/// The outer scroller is a header node; a list that goes after its parent forward or backward is
/// the parent's claim for that direction. A jump of either scroller is a jump of both: in our words
/// the total offset of their chain.
struct FlutterNested: StepAdapter {
  static let systems = ["flutter-nested-scroll-view", "extended_nested_scroll_view"]

  var rig: Rig
  let outer: String?
  let inner: String
  /// The height of the header, open.
  let height: Double
  private var gesture: Double?
  /// The way each gesture went, and `idle` at its end.
  private var gestures: [[String]] = []
  /// The way of the event, by its number.
  private var ways: [String] = []
  /// Where lists stood when their page was left.
  private var left: [String: Double] = [:]
  private var fling: (before: Double, after: Double)?

  init(_ peerCase: PeerCase) throws {
    // A fling that a case names is one, however slow.
    rig = Rig(physics: Physics(band: 0.52, minVelocity: 10))
    let specs = try NodeSpec.all(of: peerCase)
    let isShared = peerCase.events.contains { $0["node"] == "shared" }
    outer = isShared ? "shared" : specs.first { $0.name.hasPrefix("outer") }?.name
    inner = specs.last { $0.axes == [.vertical] }?.name ?? ""
    var height = 0.0
    for spec in specs {
      let isOuter = spec.name.hasPrefix("outer")
      let header = isOuter ? try Self.header(spec) : nil
      if let header, height == 0 { height = header.header.height }
      // Scrollers that share one header are pages below it.
      if isShared, isOuter {
        try rig.add("page \(spec.name)", .list(viewport: 600, content: 0), under: "pager")
        continue
      }
      if isShared {
        try rig.add(
          "shared", .header(Header(height: 200), viewport: 600), under: nil)
        height = 200
      }
      let claims = specs.filter { $0.parent == spec.name }
      try rig.add(spec, under: isShared ? "shared" : nil, room: 1000, viewport: 600) { node, axis in
        if axis == .horizontal {
          node.pager = Pager(pageLength: 800)
          node.viewport = 800
          node.content = 800
        }
        if spec.overscroll[axis] == "bounce" { node.edges = .bounce }
        guard let header else { return }
        node.header = header.header
        node.policy = header.floats ? .floatingHeader : .stickyHeader
        for claim in claims where claim.letsParentFirst(.backward) {
          node.policy = .floatingHeader
        }
      }
      spec.fields.comment("snap", "content")
    }
    self.height = height
    try NodeSpec.finish(specs)
  }

  /// The header that a spec's numbers make.
  private static func header(_ spec: NodeSpec) throws -> (header: Header, floats: Bool) {
    let more = try spec.fields.fields("header")
    let stay =
      try spec.fields.optionalNumber("header_collapsed") ?? more?.optionalNumber("pinned") ?? 0
    let travel = try spec.upper.y.value() ?? 200
    let height =
      try spec.fields.optionalNumber("header_expanded") ?? more?.optionalNumber("height")
      ?? travel + stay
    let snaps = try more?.flag("snap") ?? false
    let floats = try more?.flag("floating") ?? false
    try more?.finish()
    return (
      Header(height: height, stay: height - travel, snap: snaps ? SnapRule.Threshold(0) : nil),
      floats
    )
  }

  // Events

  mutating func play(_ event: Fields) throws {
    // A notch is a gesture of its own: it has been let go before anything else happens.
    if rig.isTurning { rig.advance(by: Rig.pause) }
    rig.beginEvent()
    let node = try rig.target(event.optionalString("node").map { $0 == "shared" ? inner : $0 })
    switch try event.string("type") {
    case "drag": try drag(node, event)
    case "touch_down":
      rig.lift()
      try begin(node)
    case "touch_up":
      try next(event)
      lift(.zero)
    case "hold": rig.advance(by: try event.number("ms") / 1000)
    case "wheel":
      try rig.wheel(node, by: Vector(x: 0, y: try event.number("delta")))
    case "fling": try throwIt(node, event)
    case "advance": rig.advance(by: try event.number("ms") / 1000)
    case "settle":
      lift(.zero)
      rig.settle()
      if !rig.bench.engine.isMoving { rest() }
    case "jump": try jump(node, to: try event.number("value"))
    case "select_page":
      lift(.zero)
      for name in rig.names where name.hasPrefix("tab") {
        if left[name] == nil { left[name] = try rig.position(name, .vertical) }
      }
      let page = Int(try event.number("index"))
      let pager = try rig.id("pager", .horizontal)
      rig.act { $0.engine.select(page: page, in: pager) }
    case "replace_node":
      let id = try rig.id(node, .vertical)
      let parent = try rig.id(try rig.target(outer), .vertical)
      rig.act { bench in
        guard let copy = bench.engine[id] else { return }
        bench.engine.remove(id)
        bench.engine.insert(copy, under: parent)
      }
    case let other: throw CaseError("\(event.path): \(other)")
    }
    ways.append(rig.log.ways.last.map { $0 > 0 ? "reverse" : "forward" } ?? "idle")
    for way in rig.log.ways where !gestures.isEmpty {
      let name = way > 0 ? "reverse" : "forward"
      if gestures[gestures.count - 1].last != name, gestures[gestures.count - 1].last != "idle" {
        gestures[gestures.count - 1].append(name)
      }
    }
    if try event.string("type") == "touch_up", !rig.bench.engine.isMoving { rest() }
  }

  private mutating func begin(_ node: String) throws {
    gestures.append([])
    try rig.touch(node, area: node == outer ? .header : .content)
  }

  /// Events that say which gesture they are of: another one begins with the last one's end.
  private mutating func next(_ event: Fields) throws {
    let number = try event.optionalNumber("gesture")
    if let number, number != gesture { lift(.zero) }
    gesture = number ?? gesture
  }

  private mutating func drag(_ node: String, _ event: Fields) throws {
    try next(event)
    if !rig.isTouching { try begin(node) }
    rig.drag(try event["delta"]?.vector(along: rig.axes(of: node)) ?? .zero)
  }

  private mutating func throwIt(_ node: String, _ event: Fields) throws {
    let axes = try rig.axes(of: node)
    let velocity = try event["velocity"]?.vector(along: axes) ?? .zero
    if !rig.isTouching { try begin(node) }
    if let way = event["after_drag"] { rig.drag(try way.vector(along: axes)) }
    lift(velocity)
    if node.hasPrefix("tab") {
      let before = try rig.position(node, .vertical)
      rig.settle()
      fling = (before, try rig.position(node, .vertical))
    }
  }

  private mutating func lift(_ velocity: Vector) {
    rig.lift(velocity)
  }

  private mutating func rest() {
    if let last = gestures.last, last.last != "idle" { gestures[gestures.count - 1].append("idle") }
  }

  /// A jump of one of the two scrollers: the lists stand at their start until the header is gone.
  private mutating func jump(_ node: String, to value: Double) throws {
    let outer = try rig.target(outer)
    let header = try rig.id(outer, .vertical)
    let travel = try rig.upper(outer, .vertical)
    let start = node == inner && node != outer && inner != "" && rig.has(inner) ? node : outer
    let from = try rig.id(start, .vertical)
    let total = start == outer ? value : travel + value
    let list = rig.has(inner) ? try rig.id(inner, .vertical) : header
    rig.act { $0.engine.scroll(start == outer ? list : from, toTotal: total) }
  }

  // What is expected

  mutating func check(_ expected: Fields, _ verdict: inout Verdict) throws {
    if let offsets = try expected.fields("offsets") { try rig.check(offsets: offsets, &verdict) }
    if let consumed = try expected.fields("consumed") { try check(consumed: consumed, &verdict) }
    if let leftover = expected["leftover"] { try rig.check(leftover: leftover, &verdict) }
    if let visible = expected["visible_header"] {
      try verdict.number(
        height - (try rig.position(try rig.target(outer), .vertical)), is: visible,
        "visible header")
    }
    if let page = try expected.optionalNumber("page") {
      let pages = rig.bench.engine.pages(of: try rig.id("pager", .horizontal))
      verdict.equal(pages?.settled ?? -1, Int(page), "page")
    }
    if try expected.flag("offsets_clamped") {
      for name in rig.names {
        verdict.equal(try rig.position(name, .vertical), try rig.upper(name, .vertical), name)
      }
    }
    if let count = try expected.fields("notifications") {
      verdict.equal(rig.log.takes.count, Int(try count.number("start")), "nodes that moved")
      verdict.equal(rig.log.takes.count, Int(try count.number("end")), "nodes that moved")
    }
    if let scrolled = expected["inner_is_scrolled"]?.bool {
      verdict.equal(try rig.position(inner, .vertical) > 0, scrolled, "the list is scrolled")
    }
    if let least = expected["some_offset_gt"] {
      let most = try rig.names.map { try rig.position($0, .vertical) }.max() ?? 0
      try verdict.number(most, is: ["gt": least], "the largest offset")
    }
    if let list = expected["direction_after"]?.array {
      verdict.equal(ways, list.compactMap(\.string), "directions")
    }
    if let list = expected["direction_events"]?.array {
      verdict.equal(
        gestures, list.map { $0.array?.compactMap(\.string) ?? [] }, "directions by gesture")
    }
    if try expected.flag("no_crash") {
      verdict.isTrue(rig.isContained(), "a node stands outside of its extent")
      rig.lift()
      rig.settle()
      verdict.isTrue(!rig.bench.engine.isMoving, "something moves for ever")
      verdict.equal(try rig.overscrolled(), [], "overscrolled at rest")
    }
    for invariant in expected["invariants"]?.array ?? [] {
      try check(invariant: invariant.string ?? "", &verdict)
    }
  }

  private func check(consumed: Fields, _ verdict: inout Verdict) throws {
    for key in consumed.keys {
      let expected = consumed[key] ?? .null
      if key.hasSuffix("_relief") {
        let name = String(key.dropLast(7))
        try verdict.number(try rig.relieved(name, .vertical), is: expected, key)
      } else {
        try verdict.number(try rig.moved(key, .vertical), is: expected, "consumed by \(key)")
      }
    }
  }

  private func check(invariant: String, _ verdict: inout Verdict) throws {
    switch invariant {
    case "outer never moves during the whole sequence":
      verdict.isTrue(rig.samples.allSatisfy { $0.offsets["outer"] == 0 }, "outer moved")
    case "outer never moves while inner is pulled":
      verdict.isTrue(
        rig.samples.allSatisfy { $0.offsets["outer"] == 0 || $0.pulls["inner"] == 0 },
        "outer moved while inner was pulled")
    case "inner is non-decreasing during the settle":
      let places = rig.samples[rig.settledFrom...].map {
        ($0.offsets["inner"] ?? 0) + ($0.pulls["inner"] ?? 0)
      }
      verdict.isTrue(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }, invariant)
    case "tab1 offset equals the value it had before switching away":
      verdict.equal(try rig.position("tab1", .vertical), left["tab1"] ?? -1, "tab1")
      verdict.isTrue((left["tab1"] ?? 0) > 0, "tab1 never moved")
    case "tab2 offset after the backward fling is lower than before it":
      verdict.isTrue(
        (fling?.after ?? 0) < (fling?.before ?? 0), "tab2 went from \(String(describing: fling))")
    default: throw CaseError("invariant: \(invariant)")
    }
  }
}
