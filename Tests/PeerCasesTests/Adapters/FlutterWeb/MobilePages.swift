import NestedScroll

/// Vant's and antd-mobile's components: pages that refresh when pulled, swipers, panels with
/// anchors, things that stick.
///
/// antd shows a pull by a rubber band five heads long and compares what it shows with the
/// threshold; the engine compares the pull itself, so the threshold is turned into one. Vant
/// compares the pull. What sticks is what follows a section that scrolls away before it.
struct MobilePages: StepAdapter {
  static let systems = ["vant", "antd-mobile"]

  var rig: Rig
  private let hasReleases: Bool
  private let isVant: Bool
  private var sticky: (offset: Double, edge: String)?
  private var hasRefreshed = false
  private var pageEvents = 0
  private var wasMoving: [Bool] = []

  init(_ peerCase: PeerCase) throws {
    isVant = peerCase.system == "vant"
    hasReleases = peerCase.events.contains { $0["type"] == "touch_up" }
    let specs = try NodeSpec.all(of: peerCase)
    var physics = Physics()
    // `rubberband(…, length, coefficient)` is a test that gives the band by its numbers.
    let parts = peerCase.source.split { "(,)".contains($0) }.compactMap { Double($0) }
    if peerCase.source.contains("rubberband("), parts.count == 3 {
      physics.bandLength = parts[1]
      physics.band = parts[2]
    }
    var refresh: Refresh?
    for spec in specs {
      guard let given = try spec.fields.fields("refresh") else { continue }
      let head = try given.number("head")
      if isVant {
        refresh = Refresh(
          trigger: try given.optionalNumber("pull_distance") ?? head, hold: head)
      } else {
        let length = head * 5
        let shown = try given.number("threshold")
        physics.band = 0.5
        physics.bandLength = length
        refresh = Refresh(trigger: length * shown / (0.5 * (length - shown)), hold: head)
      }
      try given.finish()
    }
    rig = Rig(physics: physics)
    for spec in specs { try add(spec, refresh) }
    if peerCase.events.contains(where: { $0["node"] == "content" }) {
      // What is in a panel scrolls by itself and gives nothing to the panel.
      try rig.add(
        "content", .list(viewport: 100, content: 200, policy: .contain), under: "panel")
    }
    try NodeSpec.finish(specs)
    rig.beginEvent()
  }

  private mutating func add(_ spec: NodeSpec, _ refresh: Refresh?) throws {
    let isEnabled = spec.fields["user_scrollable"]?.bool ?? true
    let snap = try spec.fields.fields("snap")
    let isPager = try snap?.string("type") == "page"
    let size = try snap?.optionalNumber("size")
    let anchors = snap?["points"]?.numbers ?? []
    try snap?.finish()
    if let given = try spec.fields.fields("sticky") { return try add(sticky: given, spec) }
    try rig.add(spec, room: 1000, viewport: size ?? 600) { node, axis in
      node.isEnabled = isEnabled
      node.refreshAtStart = refresh
      if refresh != nil || spec.overscroll[axis] == "bounce" { node.edges.start = .bounce }
      if isPager { node.pager = Pager() }
      if !anchors.isEmpty { node.snap = Snap(points: anchors.map { .offset($0) }) }
    }
    guard isPager else { return }
    for number in 0..<Int(try spec.fields.number("pages")) {
      try rig.add("page \(number)", .list(viewport: 600, content: 0), under: spec.name)
    }
  }

  /// What sticks stays where it is once what stands before it is gone.
  private mutating func add(sticky given: Fields, _ spec: NodeSpec) throws {
    let offset = try given.optionalNumber("offset") ?? 0
    let before = try given.number("natural_top")
    let height = try given.number("height")
    sticky = (offset, try given.optionalString("edge") ?? "top")
    try given.finish()
    guard sticky?.edge == "top" else { throw CaseError("it sticks to the bottom") }
    try rig.add(
      "before", .section(travel: Swift.max(0, before - offset), viewport: 600), under: nil)
    try rig.add(
      spec.name,
      .header(Header(height: height, stay: height), viewport: 600), under: "before")
    try rig.add("after", .list(viewport: 600, content: 2000), under: spec.name)
  }

  mutating func play(_ event: Fields) throws {
    rig.beginEvent()
    let first = rig.names.first { $0 != "before" }
    var node = try event.optionalString("node") ?? first ?? ""
    if node == "head" { node = "panel" }
    event.comment("drag_on_content")
    switch try event.string("type") {
    case "drag":
      let json = event["delta"] ?? .null
      let axes = try rig.axes(of: node)
      if !rig.isTouching { try rig.touch(node) }
      rig.drag(try json.vector(along: json.array == nil ? axes : Axis.allCases))
      wasMoving.append(!rig.log.takes.isEmpty)
      // Without a release a drag is the whole gesture.
      if !hasReleases, rig.has("content") { release() }
    case "touch_up": release()
    case "settle": rig.settle()
    case "jump":
      let offset = try event.number("value")
      if rig.has("after") {
        let id = try rig.id("after", .vertical)
        rig.act { $0.engine.scroll(id, toTotal: offset) }
      } else {
        let id = try rig.id(node, .vertical)
        rig.act { $0.engine.setOffset(offset, of: id) }
      }
    case "animate":
      let id = try rig.id(node, .vertical)
      let offset = try event.number("value")
      rig.act { $0.engine.scroll(id, to: offset, animated: true) }
      rig.settle()
    case let other: throw CaseError("\(event.path): \(other)")
    }
    pageEvents += rig.log.pageChanges.count
  }

  /// Lets go; whatever is animated then is over in no time, as it is in the peers' tests.
  private mutating func release() {
    rig.lift()
    hasRefreshed = hasRefreshed || rig.log.refreshChanges.contains { $0.to == .refreshing }
    rig.settle()
  }

  mutating func check(_ expected: Fields, _ verdict: inout Verdict) throws {
    let engine = rig.bench.engine
    let node = rig.names.first { $0 != "before" } ?? ""
    let axis = try rig.axes(of: node)[0]
    let id = try rig.id(node, axis)
    if let offsets = try expected.fields("offsets") { try rig.check(offsets: offsets, &verdict) }
    if let page = try expected.optionalNumber("page") {
      verdict.equal(engine.pages(of: id)?.settled ?? -1, Int(page), "page")
    }
    if let count = try expected.optionalNumber("page_events") {
      verdict.equal(pageEvents, Int(count), "page events")
    }
    if let refresh = expected["refresh"]?.bool {
      verdict.equal(hasRefreshed, refresh, "it has refreshed")
    }
    if let pull = expected["pull"] {
      // How far the page is out: pulled, or held by the refresh.
      try verdict.number(-(try rig.position(node, axis)), is: pull, "pull")
    }
    if let pull = expected["pull_formula"] {
      let most = rig.samples.map { ($0.stretches[node] ?? 0).magnitude }.max() ?? 0
      let now = engine.stretch(of: id).magnitude
      try verdict.number(hasRefreshed ? most : now, is: pull, "what is shown")
    }
    if let state = try expected.optionalString("state") {
      let phase = engine.refreshPhase(.start, of: id)
      verdict.equal(phase.map { names[$0] ?? "" }, state, "refresh")
    }
    if let top = expected["sticky_top"], let sticky {
      let left = try rig.upper("before", .vertical) - (try rig.position("before", .vertical))
      try verdict.number(sticky.offset + left, is: top, "top of what sticks")
    }
    if let events = try expected.optionalString("events") {
      // `first reports animating, last reports <offset> settled`
      let place = events.split { !$0.isNumber }.compactMap { Double($0) }
      guard events.hasPrefix("first reports animating"), place.count == 1 else {
        throw CaseError("events: \(events)")
      }
      verdict.equal(wasMoving.first, true, "it was reported to move")
      verdict.equal(engine.offset(of: id), place[0], "last place")
      verdict.isTrue(!engine.isMoving, "it has settled")
    }
  }

  /// What the peers call the phases.
  private var names: [RefreshPhase: String] {
    isVant
      ? [.idle: "normal", .pulling: "pulling", .armed: "loosing", .refreshing: "loading"]
      : [.idle: "pulling", .pulling: "pulling", .armed: "canRelease", .refreshing: "refreshing"]
  }
}
