import NestedScroll

extension Law {
  /// Transparency: adding, not as a page, a node that is disabled or has no extent and no edge
  /// effect changes nothing.
  public static let transparency = Law(
    "transparency", "a node that can do nothing changes nothing",
    .all.subtracting([.cappedHeaders, .pageOffsets, .connections]),
    .all.subtracting([.structure, .commands])
  ) { it, choices in
    let ghost = Ghost.draw(&choices)
    // What is between a pager and a page would be a page itself.
    let children = it.page.nodes.indices.filter { index in
      it.page.nodes[index].parent.map { it.page.nodes[$0].node.pager == nil } ?? true
    }
    let child = choices.element(of: children)
    choices.note("above \(child): \(describe(ghost))")
    var plain = ScrollPlayer(it.page)
    var haunted = ScrollPlayer(it.page)
    let ids = haunted.ids
    let id = haunted.engine.insert(
      ghost, under: it.page.nodes[child].parent.map { ids[$0] }, at: it.page.place(of: child))
    haunted.engine.move(ids[child], under: id)
    for event in it.events {
      plain.play(event)
      haunted.play(event)
      let text = "\(event), with a node above \(child) (\(describe(ghost))):"
      try it.state(of: haunted).expectSame(as: plain.state, text)
      try expectEqual(
        haunted.engine.report.unconsumed, plain.engine.report.unconsumed, "\(text) unconsumed")
    }
  }
}

private enum Ghost {
  /// A node that must not matter.
  static func draw(_ choices: inout Choices) -> Node {
    let kept: PageFeatures = [.headers, .policies, .parallel, .untils, .inputs, .snaps, .pins]
    var ghost = ScrollPage.drawNode(&choices, kept.union(.horizontal))
    if choices.bool() {
      ghost.isEnabled = false
      ghost.edges = choices.element(of: [.clamp, .bounce])
    } else if let header = ghost.header {
      ghost.header?.stay = header.height
    } else {
      ghost.content = choices.dyadic(0...ghost.viewport)
    }
    return ghost
  }
}
