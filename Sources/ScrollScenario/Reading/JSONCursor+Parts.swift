import NestedScroll

/// Readings of what a node has. Each gives a change, so that an update merges: a part that was not
/// given stays as it is, and is the default where the node didn't have it.
extension JSONCursor {
  typealias Change = @Sendable (inout Node) -> Void

  func insetsChange() throws(JSONError) -> Change {
    var fields = try fields()
    let start = try fields.optional("start")?.number()
    let end = try fields.optional("end")?.number()
    try fields.end()
    return {
      $0.insets = Insets(start: start ?? $0.insets.start, end: end ?? $0.insets.end)
    }
  }

  func edgesChange() throws(JSONError) -> Change {
    var fields = try fields()
    let start = try fields.optional("start")?.edgeEffect()
    let end = try fields.optional("end")?.edgeEffect()
    try fields.end()
    return { $0.edges = Edges(start: start ?? $0.edges.start, end: end ?? $0.edges.end) }
  }

  private func edgeEffect() throws(JSONError) -> EdgeEffect {
    try choice(["clamp": .clamp, "bounce": .bounce])
  }

  /// - Parameters:
  ///   - isNew: whether the node had no header, so that a height must be given.
  ///   - hasPolicy: whether a policy is given beside the header, which rows would replace.
  func headerChange(isNew: Bool, hasPolicy: Bool) throws(JSONError) -> Change {
    guard !isNull else { return { $0.header = nil } }
    var fields = try fields()
    let size = try fields.headerSize(isNew: isNew, hasPolicy: hasPolicy)
    let collapse: Header.Collapse? = try fields.optional("collapse")?.choice([
      "always": .always, "whenNeeded": .whenNeeded,
    ])
    let givenSnap = fields.optional("snap")
    let snap = givenSnap?.isNull == false ? try givenSnap?.threshold() : nil
    let touch: Header.Touch? = try fields.optional("touch")?.choice([
      "alone": .alone, "headerFirst": .headerFirst, "likeContent": .likeContent,
    ])
    try fields.end()
    return { node in
      var header = node.header ?? Header(height: 0)
      size(&node, &header)
      header.collapse = collapse ?? header.collapse
      if givenSnap != nil { header.snap = snap }
      header.touch = touch ?? header.touch
      node.header = header
    }
  }

  func pagerChange() throws(JSONError) -> Change {
    guard !isNull else { return { $0.pager = nil } }
    var fields = try fields()
    let page = try fields.optional("page")?.integer(in: 0...Int(Int32.max))
    let pageLength = try fields.optional("pageLength")?.number(.above(0))
    let spacing = try fields.optional("spacing")?.number(.atLeast(0))
    let pageOffsets: Pager.PageOffsets? = try fields.optional("pageOffsets")?.choice([
      "keep": .keep, "resetWhileHeaderShows": .resetWhileHeaderShows,
      "resetOnLeave": .resetOnLeave,
    ])
    let rule = try fields.ruleChange()
    try fields.end()
    return { node in
      var pager = node.pager ?? Pager()
      pager.page = page ?? pager.page
      pager.pageLength = pageLength ?? pager.pageLength
      pager.spacing = spacing ?? pager.spacing
      pager.pageOffsets = pageOffsets ?? pager.pageOffsets
      rule(&pager.rule)
      node.pager = pager
    }
  }

  func refreshChange() throws(JSONError) -> Change {
    guard !isNull else { return { ($0.refreshAtStart, $0.refreshAtEnd) = (nil, nil) } }
    var fields = try fields()
    let start = try fields.optional("start")?.refreshAtEdge()
    let end = try fields.optional("end")?.refreshAtEdge()
    try fields.end()
    return {
      start?(&$0.refreshAtStart)
      end?(&$0.refreshAtEnd)
    }
  }

  private func refreshAtEdge() throws(JSONError) -> @Sendable (inout Refresh?) -> Void {
    guard !isNull else { return { $0 = nil } }
    var fields = try fields()
    let trigger = try fields.required("trigger").number(.atLeast(0))
    let hold = try fields.required("hold").number(.atLeast(0))
    try fields.end()
    return { $0 = Refresh(trigger: trigger, hold: hold) }
  }
}

extension Fields {
  /// The height of a header and what of it stays, given or as rows.
  fileprivate mutating func headerSize(
    isNew: Bool, hasPolicy: Bool
  ) throws(JSONError) -> @Sendable (inout Node, inout Header) -> Void {
    guard let rows = optional("rows") else {
      let height = try part("height", isRequired: isNew)?.number(.atLeast(0))
      let stay = try optional("stay")?.number(.atLeast(0))
      return { _, header in
        header.height = height ?? header.height
        header.stay = stay ?? header.stay
      }
    }
    if has("height") || has("stay") { throw rows.wrong("rows give the height and what stays") }
    if hasPolicy { throw rows.wrong("rows give the policy") }
    var list: [HeaderRow] = []
    for row in try rows.elements() { list.append(try row.headerRow()) }
    let (size, policy) = Header.rows(list)
    return { node, header in
      header.height = size.height
      header.stay = size.stay
      node.policy = policy
    }
  }
}

extension JSONCursor {
  fileprivate func headerRow() throws(JSONError) -> HeaderRow {
    var fields = try fields()
    let height = try fields.required("height").number(.atLeast(0))
    let stay = try fields.optional("stay")?.number(.between(0, height)) ?? 0
    let returns = try fields.optional("returns")?.number(.atLeast(0)) ?? 0
    try fields.end()
    return HeaderRow(height: height, stay: stay, returns: returns)
  }
}
