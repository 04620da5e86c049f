import NestedScroll

/// The nodes of a case of the iOS family, parents before children, and what its hints say.
struct IOSTree {
  struct Entry {
    let name: String
    let parent: String?
    var node: Node
  }

  private(set) var nodes: [Entry] = []
  /// The headers, outermost first.
  private(set) var roots: [String] = []
  /// The pages of each pager, in order.
  private(set) var pages: [String: [String]] = [:]
  /// The pagers, outermost first.
  private(set) var pagers: [String] = []
  /// Pages that opt out of the header, by pager.
  private(set) var pinningPages: [String: Set<Int>] = [:]

  init(_ peerCase: PeerCase) throws {
    let tree = try peerCase.tree.enumerated().map { try Fields($1, at: "tree[\($0)]") }
    let listOwned = try tree.contains {
      try $0.fields("policy")?.optionalString("overscroll") == "list"
    }
    let flingStops = Set(
      try tree.compactMap { try $0.fields("policy")?.optionalString("flingStop") })
    for fields in tree {
      pages[try fields.string("id")] = fields["pages"]?.array?.compactMap(\.string)
    }
    for fields in tree {
      let name = try fields.string("id")
      var node = try Self.node(fields, listOwnsPull: listOwned)
      node.stopsAtPin = flingStops.contains(name)
      let parent = try fields.optionalString("parent")
      if node.header != nil { roots.append(name) }
      if node.pager != nil { pagers.append(name) }
      try noteHints(of: name, under: parent, try fields.fields("policy"))
      nodes.append(Entry(name: name, parent: try page(of: name, under: parent, tree), node: node))
      try fields.finish()
    }
    let order = nodes.map { rank(of: $0) }
    nodes = zip(nodes, order).sorted { $0.1 < $1.1 }.map(\.0)
  }

  // A pager's children come in the order of its pages, whatever the order of the case.
  private func rank(of entry: Entry) -> Int {
    var depth = 0
    var parent = entry.parent
    while let name = parent {
      depth += 1
      parent = nodes.first { $0.name == name }?.parent
    }
    let page = entry.parent.flatMap { pages[$0]?.firstIndex(of: entry.name) } ?? 0
    return depth * 1000 + page
  }

  /// Scrollers side by side in one page hang under a node of their own, which can't scroll.
  private mutating func page(
    of name: String, under parent: String?, _ tree: [Fields]
  ) throws -> String? {
    guard let parent, let pages = pages[parent] else { return parent }
    let children = try tree.filter { try $0.optionalString("parent") == parent }
    guard children.count > pages.count, !pages.isEmpty else { return parent }
    guard pages.count == 1 else {
      throw CaseError("tree: \(parent) has more children than pages; whose page is \(name)?")
    }
    let page = "page of \(parent)"
    if !nodes.contains(where: { $0.name == page }) {
      let viewport = try tree.first { try $0.string("id") == name }?.number("viewport") ?? 0
      nodes.append(
        Entry(name: page, parent: parent, node: .list(viewport: viewport, content: viewport)))
      self.pages[parent] = [page]
    }
    return page
  }

  private mutating func noteHints(
    of name: String, under parent: String?, _ policy: Fields?
  ) throws {
    guard try policy?.optionalString("collapse") == "alwaysPinned", let parent,
      let index = pages[parent]?.firstIndex(of: name)
    else { return }
    pinningPages[parent, default: []].insert(index)
  }

  private static func node(_ fields: Fields, listOwnsPull: Bool) throws -> Node {
    fields.comment("parent", "id")
    let hints = try fields.fields("policy") ?? Fields([:], at: "policy")
    // Said of another node or of the whole tree, and read there.
    hints.comment("flingStop", "collapse", "inHeader", "paging", "overscroll")
    let axis: Axis = try fields.string("axis") == "x" ? .horizontal : .vertical
    let viewport = try fields.number("viewport")
    let content = try fields.number("content")
    let offset = try fields.number("offset")
    let inset = try fields.optionalNumber("inset") ?? 0
    var node: Node
    if let height = try fields.optionalNumber("header") {
      node = try header(height, viewport, fields, hints, pulls: listOwnsPull ? .list : .page)
    } else if fields.has("pages") {
      node = .pager(Pager(page: Int(try fields.number("page"))), viewport: viewport)
    } else {
      let style = PageStyle.sticky(pulls: listOwnsPull ? .list : .page)
      node = .list(
        axis, viewport: viewport, content: content,
        edges: axis == .vertical ? style.listEdges : .clamp)
      node.insets = Insets(start: inset)
    }
    node.offset = offset
    switch try hints.optionalString("edge") {
    case "hold": node.policy = .contain
    case nil, "parent": break
    case let edge?: throw CaseError("\(hints.path): there is no edge \(edge)")
    }
    switch try hints.optionalString("direction") {
    case "rtl": node.direction = .rightToLeft
    case nil: break
    case let direction?: throw CaseError("\(hints.path): there is no direction \(direction)")
    }
    try hints.finish()
    return node
  }

  private static func header(
    _ height: Double, _ viewport: Double, _ fields: Fields, _ hints: Fields,
    pulls owner: PageStyle.PullOwner
  ) throws -> Node {
    var header = Header(height: height, stay: try fields.number("stay"))
    let travel = try fields.number("maxOffset")
    guard (header.travel - travel).magnitude < 1e-9 else {
      throw CaseError("\(fields.path): \(height) less \(header.stay) is not \(travel)")
    }
    switch try hints.optionalString("short") {
    case "cap": header.collapse = .whenNeeded
    case nil, "fill": header.collapse = .always
    case let short?: throw CaseError("\(hints.path): there is no rule \(short) for short pages")
    }
    header.snap = try hints.optionalNumber("snap").map { SnapRule.Threshold($0) }
    let style: PageStyle
    switch try hints.optionalString("mode") {
    case "suckTop": style = .sticky(pulls: owner)
    case "change": style = .floating(pulls: owner)
    case let mode: throw CaseError("\(hints.path): there is no mode \(mode ?? "at all")")
    }
    return .header(header, viewport: viewport, style: style)
  }
}
