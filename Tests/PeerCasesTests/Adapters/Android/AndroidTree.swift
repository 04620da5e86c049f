import NestedScroll

/// The engine's nodes of a case of the Android family.
///
/// A node of two axes is two nodes of one view, named `s.x` and `s.y`; so is a test double in a
/// case that counts on both axes.
struct AndroidTree {
  var bench: Bench
  let log = CallLog()
  let nodes: [AndroidNode]
  /// The tabs under a header: their numbers count from the top of the header.
  private(set) var tabs: Set<String> = []
  /// Nodes that are nothing but a consumer's code: how far they have gone is what they took.
  private(set) var consumers: Set<String> = []
  private var axesOfCase: [Axis] = []

  /// Whose case it is: what a bare bar, or a node that only watches, means is their own.
  let system: String

  init(_ peerCase: PeerCase, _ bench: Bench) throws {
    self.bench = bench
    system = peerCase.system
    nodes = try peerCase.tree.enumerated().map {
      try AndroidNode($1, at: "tree[\($0)]")
    }
    if Self.countsOnBothAxes(peerCase) { axesOfCase = [.horizontal, .vertical] }
    for node in nodes where !isSibling(node) { try insert(node) }
    try scrollTabs()
    for node in nodes {
      node.fields.comment("gone", "observer")
      try node.fields.finish()
    }
  }

  /// Some number of the case is one for each axis.
  private static func countsOnBothAxes(_ peerCase: PeerCase) -> Bool {
    func isPair(_ json: JSON) -> Bool { json.numbers?.count == 2 }
    for node in peerCase.tree {
      if let keys = node["pre"].object, keys.values.contains(where: isPair) { return true }
      if let keys = node["post"].object, keys.values.contains(where: isPair) { return true }
    }
    return peerCase.events.contains {
      $0["phase"] != .null && isPair($0["available"]) || isPair($0["delta_xy"])
    }
  }

  // Names

  func node(_ name: String) throws -> AndroidNode {
    guard let node = nodes.first(where: { $0.name == name }) else {
      throw CaseError("there is no node \(name)")
    }
    return node
  }

  /// The axes that a node stands for.
  func axes(_ node: AndroidNode) -> [Axis] {
    !axesOfCase.isEmpty && !node.hasRange && node.axes.count <= 1 ? axesOfCase : node.axes
  }

  /// The name of a node in the engine.
  func engineName(_ name: String, _ axis: Axis) throws -> String {
    let node = try node(name)
    let axes = axes(node)
    guard axes.count == 2 else { return name }
    return "\(name).\(axis == .horizontal ? "x" : "y")"
  }

  func axis(_ name: String) throws -> Axis {
    let axes = try axes(node(name))
    return axes.contains(.vertical) ? .vertical : axes.first ?? .vertical
  }

  /// Where a finger lands to scroll a node: on the innermost of its nodes.
  func touchTarget(_ name: String) throws -> String {
    let inner = "\(name)/finger"
    if bench.ids[inner] != nil { return inner }
    let axes = try axes(node(name))
    if axes.isEmpty { return name }
    return try engineName(name, axes.last ?? .vertical)
  }

  /// How many points a unit of a node's numbers is.
  func unit(_ name: String) throws -> Double { Self.unit(try node(name)) }

  private static func unit(_ node: AndroidNode) -> Double {
    node.isInPages ? node.fields["page"]?.number ?? 360 : 1
  }

  // Nodes

  private mutating func insert(_ node: AndroidNode) throws {
    var parent = try node.parent.map { try touchTarget($0) }
    if let name = node.parent, isPager(try self.node(name)) {
      parent = try page(of: node, in: self.node(name))
    }
    let axes = axes(node)
    for axis in axes.isEmpty ? [.vertical] : axes {
      let name = try engineName(node.name, axis)
      try bench.insert(name, try engineNode(node, axis), under: parent)
      parent = name
      if isPager(node) { try insertPages(of: node, named: name) }
    }
    if node.fields.has("self_takes_fraction") {
      consumers.insert(node.name)
      try bench.insert(
        "\(node.name)/finger", .list(node.axes.first ?? .vertical, viewport: 100, content: 100),
        under: parent)
    }
    if node.fields.has("snap_threshold") || system == "rn-collapsible-tab-view",
      try header(node) != nil
    {
      tabs.formUnion(descendants(of: node.name).filter { $0.axes == [.vertical] }.map(\.name))
    }
  }

  /// A header that is derived from its tabs stands where the tab that shows leaves it.
  private mutating func scrollTabs() throws {
    for node in nodes where tabs.contains(node.name) {
      guard let bar = nodes.first(where: { $0.fields.has("height") && $0.parent == nil }),
        bar.fields["behaviour"] != "reveal",
        node.name == nodes.first(where: { tabs.contains($0.name) })?.name
      else { continue }
      let id = try bench.id(node.name)
      bench.engine.scroll(id, toTotal: node.offset.y)
    }
  }

  private func descendants(of name: String) -> [AndroidNode] {
    nodes.filter { node in
      var parent = node.parent
      while let above = parent {
        if above == name { return true }
        parent = nodes.first { $0.name == above }?.parent
      }
      return false
    }
  }

  private func engineNode(_ node: AndroidNode, _ axis: Axis) throws -> Node {
    let fields = node.fields
    // What only explains, or is read where it is needed.
    fields.comment(
      "unit", "api", "moves_child_on_screen", "visible", "content_margin", "resistance",
      "snaps_note", "anchor_at", "size_in_parent", "takes", "reversed", "at_edge", "leaves",
      "settling_to", "page", "gone", "observer")
    var new = try header(node) ?? pager(node) ?? scroller(node, axis)
    if new.header == nil || fields.value("mode_forward") != nil {
      new.policy.forward.mode = try link(fields, "mode_forward") ?? new.policy.forward.mode
      new.policy.backward.mode = try link(fields, "mode_backward") ?? new.policy.backward.mode
    }
    switch try fields.optionalString("edge_effect") {
    case "spring", "stretch": new.edges = .bounce
    case nil, "none": break
    default: throw fields.wrong("edge_effect", "spring, stretch or none")
    }
    switch try fields.optionalString("chain") {
    case nil, "auto", "always": break
    case "never": new.policy = .contain
    default: throw fields.wrong("chain", "auto, always or never")
    }
    if let enabled = fields.value("enabled")?.bool { new.isEnabled = enabled }
    if let accepts = fields.value("accepts")?.bool, !accepts { new.inputs = [] }
    new.position = try fields.optionalNumber("position_in_parent")
    new.anchor = try fields.optionalNumber("anchor_ratio") ?? 0
    new.connection = try connection(node, axis)
    if axes(node).count == 2, node.hasRange {
      new.view = nodes.firstIndex { $0.name == node.name }
    }
    return new
  }

  private func scroller(_ node: AndroidNode, _ axis: Axis) throws -> Node {
    let fields = node.fields
    let unit = Self.unit(node)
    var viewport =
      try fields.optionalNumber("viewport") ?? (node.isInPages ? unit : area(of: node))
    var low = node.low[axis] * unit
    var high = node.high[axis] * unit
    fields.comment("content", "fling_uses")
    // What a test double takes is up to its script.
    if try script(node, axis)?.takesSomething ?? false { (low, high) = (0, 0) }
    if fields.value("at_edge") == "start" { high = low + 1000 }
    if let name = node.parent, let above = nodes.first(where: { $0.name == name }),
      above.fields.has("header"), let length = above.fields["content"]?.number
    {
      viewport = above.fields["viewport"]?.number ?? viewport
      high = length - viewport
    }
    var new = Node(axis, viewport: viewport, content: max(0, viewport + high))
    new.insets.start = 0 - low
    new.offset = node.offset[axis] * unit
    if tabs.contains(node.name) { new.offset = try max(0, node.offset[axis] - headerOffset(node)) }
    // A sheet, or a refresh: it stands open at 0, and comes back to there before anything else.
    if low < 0, high == 0, fields.value("mode_forward") == nil { new.policy = .stickyHeader }
    new.snap = try snap(fields, viewport)
    return new
  }

  /// What a header that is pinned leaves of its view to what is below it.
  private func area(of node: AndroidNode) throws -> Double {
    guard let name = node.parent, let above = try header(self.node(name)), let header = above.header
    else { return 600 }
    return above.viewport - header.stay
  }

  private func headerOffset(_ tab: AndroidNode) throws -> Double {
    var parent = tab.parent
    while let name = parent {
      let above = try node(name)
      if try header(above) != nil { return above.offset.y }
      parent = above.parent
    }
    return 0
  }

  private func link(_ fields: Fields, _ key: String) throws -> Link? {
    switch try fields.optionalString(key) {
    case nil: nil
    case "SELF_ONLY": .selfOnly
    case "SELF_FIRST": .selfFirst
    case "PARENT_FIRST": .parentFirst
    case "PARALLEL": .parallel
    default: throw fields.wrong(key, "one of the four modes")
    }
  }

  // Pagers

  func isPager(_ node: AndroidNode) -> Bool {
    nodes.contains(where: \.snapsToPages) ? node.snapsToPages : node.isInPages
  }

  private func pageCount(_ node: AndroidNode, _ pageLength: Double) -> Int {
    // Where the content's end is not said, any place that is no page's start will do.
    node.endsWithContent ? 20 : Int((node.high[.horizontal] + node.high[.vertical]).rounded()) + 1
  }

  private func pager(_ node: AndroidNode) throws -> Node? {
    guard isPager(node) else { return nil }
    let fields = node.fields
    fields.comment("snap", "viewport", "content", "page_size")
    var pageLength = Self.unit(node)
    var viewport = pageLength
    if !node.isInPages {
      viewport = try fields.optionalNumber("viewport") ?? 400
      pageLength = try fields.optionalNumber("page") ?? viewport
    }
    if fields["page_size"] == "fraction of viewport" { viewport = pageLength * 2.5 }
    var rule = SnapRule()
    if let threshold = try fields.optionalNumber("snap_threshold") {
      rule.threshold = SnapRule.Threshold(threshold)
    }
    rule.minVelocity = try fields.optionalNumber("min_fling_velocity")
    rule.perFling = try fields.optionalNumber("snap_limit").map { Int($0) }
    let offset = node.offset.x + node.offset.y
    var offsets = Pager.PageOffsets.keep
    if let name = node.parent, try self.node(name).fields["behaviour"] == "plain" {
      // Tabs beside one whose header shows go to where it shows.
      offsets = .resetWhileHeaderShows
    }
    var new = Node.pager(
      Pager(page: Int(offset), pageLength: pageLength, pageOffsets: offsets, rule: rule),
      axis: node.axes.first ?? .horizontal, viewport: viewport)
    if offset != offset.rounded(), node.fields["settling_to"] == nil {
      new.offset = offset * Self.unit(node)
    }
    return new
  }

  private mutating func insertPages(of node: AndroidNode, named name: String) throws {
    let length = Self.unit(node)
    for page in 0..<pageCount(node, length) {
      try bench.insert(
        "\(name)/page \(page)", .list(viewport: length, content: length), under: name)
    }
  }

  /// The page that a pager's child is: its own one where there are as many children as pages, else
  /// the one that the pager is on or going to, and those after it.
  private func page(of node: AndroidNode, in pager: AndroidNode) throws -> String {
    let children = nodes.filter { $0.parent == pager.name }
    let at = children.firstIndex { $0.name == node.name } ?? 0
    let current = pager.fields["settling_to"]?.number ?? pager.offset.x + pager.offset.y
    let first = children.count == pageCount(pager, Self.unit(pager)) ? 0 : Int(current.rounded())
    return "\(pager.name)/page \(first + at)"
  }
}
