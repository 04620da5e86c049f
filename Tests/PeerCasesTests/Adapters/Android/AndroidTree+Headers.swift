import NestedScroll

/// What an app bar is told to be, as a header and a policy.
extension AndroidTree {
  /// The header that a node is; nil if it is none.
  func header(_ node: AndroidNode) throws -> Node? {
    let fields = node.fields
    var header: Header
    var policy = Policy.stickyHeader
    var points: [SnapPoint]?
    if fields.has("rows") {
      (header, policy, points) = try rows(fields)
    } else if let height = try fields.optionalNumber("height") {
      header = Header(height: height, stay: try fields.number("stay"))
    } else if fields.value("mode") == "header" {
      // Who comes first is said by the modes of those inside it.
      header = Header(height: node.high.y, touch: .likeContent)
      policy = .chain
    } else if let height = try fields.optionalNumber("header") {
      header = Header(height: height, collapse: .whenNeeded)
      fields.comment("content")
    } else if isBar(node) {
      header = Header(height: node.high.y)
    } else {
      return nil
    }
    switch try fields.optionalString("behaviour") {
    case nil, "exitUntilCollapsed", "plain", "snap": break
    case "pinned": header.stay = header.height
    case "enterAlways", "reveal": policy = .floatingHeader
    default: throw fields.wrong("behaviour", "one that is known")
    }
    switch fields.value("snap") {
    case nil: break
    case "edges": header.snap = SnapRule.Threshold(0.5)
    case "row-edges": break
    default: throw fields.wrong("snap", "edges or row-edges")
    }
    // There, half of the way is not yet enough.
    if let part = try fields.optionalNumber("snap_threshold") {
      header.snap = SnapRule.Threshold(part.nextUp)
    }
    let child = nodes.first { $0.parent == node.name }?.fields["viewport"]?.number
    let area = fields.has("rows") || system != "rn-collapsible-tab-view" ? child : nil
    var new = Node.header(
      header,
      viewport: try fields.optionalNumber("viewport") ?? area.map { $0 + header.stay } ?? 800,
      policy: policy)
    // A case says its own number for a bar that is collapsed; ours is what its rows add up to.
    new.offset = node.offset == node.high && node.hasRange ? header.travel : node.offset.y
    if fields["snap"] == "row-edges", let points { new.snap = Snap(points: points) }
    return new
  }

  /// The bar of a case that says no more of it than how far it goes: the root of a page of theirs.
  private func isBar(_ node: AndroidNode) -> Bool {
    switch system {
    case "compose-material3": node.parent == nil
    case "material-appbar": node.parent == nil && node.hasRange
    default: false
    }
  }

  // Rows

  /// AppBarLayout's rows. A row that stays ends what scrolls away, and so does one that is told to
  /// exit until it is collapsed, even if nothing of it stays.
  private func rows(_ fields: Fields) throws -> (Header, Policy, [SnapPoint]) {
    var rows: [HeaderRow] = []
    var edges = [0.0]
    var hasEnded = false
    for (at, json) in (fields["rows"]?.array ?? []).enumerated() {
      let row = try Fields(json, at: "\(fields.path).rows[\(at)]")
      let flags = Set((row["flags"]?.array ?? []).compactMap(\.string))
      let isGone = try row.flag("gone")
      let margins = (row["margin"]?.numbers ?? []).reduce(0, +)
      let height = try row.number("h") + margins
      let least = try row.optionalNumber("minH") ?? 0
      try row.finish()
      if isGone { continue }
      guard flags.contains("scroll"), !hasEnded else {
        hasEnded = true
        rows.append(HeaderRow(height: height, stay: height))
        continue
      }
      var new = HeaderRow(height: height)
      if flags.contains("exitUntilCollapsed") {
        new.stay = least
        hasEnded = true
      }
      if flags.contains("enterAlways") {
        new.returns =
          flags.contains("enterAlwaysCollapsed") ? margins + least : height - new.stay
      }
      edges.append((edges.last ?? 0) + height - new.stay)
      rows.append(new)
    }
    let (header, policy) = Header.rows(rows)
    return (header, policy, edges.map { .offset($0) })
  }
}
