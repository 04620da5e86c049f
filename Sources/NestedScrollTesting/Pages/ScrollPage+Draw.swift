public import NestedScroll

extension ScrollPage {
  /// Draws a page of one to `count` nodes. Nodes hang below the one before them more often than
  /// elsewhere, so chains get long.
  public static func draw(
    _ choices: inout Choices, _ features: PageFeatures = .all, upTo count: Int = 6
  ) -> ScrollPage {
    var page = ScrollPage()
    choices.steps(atLeast: 1, upTo: count) { choices in
      var parent: Int?
      if !page.nodes.isEmpty {
        let last = page.nodes.count - 1
        let back = choices.weighted(
          [(6, 0), (2, 1), (1, 2), (1, 3)] + (features.contains(.forests) ? [(1, -1)] : []))
        if back >= 0 { parent = max(0, last - back) }
      }
      let node = drawNode(&choices, features)
      page.add(node, under: parent)
    }
    if features.contains(.physics) { page.physics = Physics.draw(&choices) }
    return page
  }

  /// Draws a node: a list, a header or a pager, most often a list.
  public static func drawNode(_ choices: inout Choices, _ features: PageFeatures) -> Node {
    var kinds: [(weight: Int, value: Kind)] = [(6, .list)]
    if features.contains(.headers) { kinds.append((2, .header)) }
    if features.contains(.pagers) { kinds.append((3, .pager)) }
    let kind = choices.weighted(kinds)
    var axis = Axis.vertical
    if kind != .header, features.contains(.horizontal),
      choices.chance(kind == .pager ? 2 : 1, in: 3)
    {
      axis = .horizontal
    }
    var node = Node(axis, viewport: drawViewport(&choices), content: nil)
    node.content = node.viewport + 100
    switch kind {
    case .list: drawList(&choices, features, &node)
    case .header: drawHeader(&choices, features, &node)
    case .pager: drawPager(&choices, features, &node)
    }
    if features.contains(.policies) {
      node.policy = drawPolicy(
        &choices, features, until: kind == .pager ? nil : 0...120)
    }
    drawRest(&choices, features, &node)
    return node
  }

  private enum Kind { case list, header, pager }

  private static func drawViewport(_ choices: inout Choices) -> Double {
    choices.weighted([(6, 100), (2, 50), (2, 200), (2, choices.dyadic(1...400))])
  }

  private static func drawList(
    _ choices: inout Choices, _ features: PageFeatures, _ node: inout Node
  ) {
    let least = features.contains(.empty) ? 0.0 : 1.0
    let extra = choices.weighted([
      (4, 100), (2, 50), (2, 1000), (1, least), (4, choices.dyadic(least...300)),
    ])
    node.content = node.viewport + extra
    if features.contains(.unknownContent), choices.chance(1, in: 12) { node.content = nil }
    if features.contains(.insets), choices.chance(1, in: 6) {
      node.insets = Insets(
        start: choices.dyadic(0...40),
        end: choices.dyadic(features.contains(.empty) ? -40...40 : 0...40))
    }
  }

  private static func drawHeader(
    _ choices: inout Choices, _ features: PageFeatures, _ node: inout Node
  ) {
    let height = choices.weighted([(4, 60.0), (2, 100), (2, choices.dyadic(1...200))])
    let most = features.contains(.empty) ? height : height / 2
    var header = Header(height: height, stay: choices.weighted([(3, 0), (2, min(20, most))]))
    if features.contains(.empty), choices.chance(1, in: 12) { header.stay = height }
    header.touch = choices.element(of: [.headerFirst, .alone, .likeContent])
    if features.contains(.cappedHeaders), choices.chance(1, in: 4) { header.collapse = .whenNeeded }
    if features.contains(.snaps), choices.chance(1, in: 3) {
      header.snap = .init(choices.element(of: [0.5, 0.25, 0.75]))
    }
    node.header = header
    node.content = nil
  }

  private static func drawPager(
    _ choices: inout Choices, _ features: PageFeatures, _ node: inout Node
  ) {
    var pager = Pager()
    if choices.chance(1, in: 4) { pager.page = choices.int(in: 0...3) }
    if features.contains(.shortPages), choices.chance(1, in: 5) {
      pager.pageLength = choices.dyadic(1...node.viewport)
    }
    if choices.chance(1, in: 5) { pager.spacing = choices.dyadic(0...20) }
    if features.contains(.pageOffsets), choices.chance(1, in: 3) {
      pager.pageOffsets = choices.element(of: Pager.PageOffsets.allCases)
    }
    if features.contains(.snaps), choices.chance(1, in: 5) {
      pager.rule = drawRule(&choices)
    }
    node.pager = pager
    node.content = nil
  }

  /// Draws a rule for where a node comes to rest.
  public static func drawRule(_ choices: inout Choices) -> SnapRule {
    SnapRule(
      threshold: .init(
        forward: choices.element(of: [0.5, 0.25, 0.75]),
        backward: choices.element(of: [0.5, 0.25, 0.75])),
      minVelocity: choices.element(of: [nil, 100, 1000]),
      perFling: choices.element(of: [nil, 1, 2]))
  }
}

extension Physics {
  /// Draws constants: those of iOS, half of the time, else another preset.
  public static func draw(_ choices: inout Choices) -> Physics {
    guard choices.chance(1, in: 2) else { return .ios }
    return choices.element(of: Presets.all + [Presets.stretching])
  }
}
