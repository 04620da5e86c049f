import NestedScroll

extension Law {
  /// Return: in a chain of pagers and, innermost, a row, with default policies and every pager on
  /// the chain's page, a delta and its opposite restore every node unless something was left.
  public static let returning = Law(
    "returning", "a delta and its opposite restore every node of a chain of pagers",
    [.horizontal, .pagers, .bounce, .rightToLeft, .forests, .empty, .insets, .physics],
    [.drags, .commands]
  ) { it, _ in
    var player = it.start
    for event in it.events {
      if case .drag(let node, let delta, .content) = event.action {
        for axis in Axis.allCases where player.isPagersOnPages(from: node, along: axis) {
          let length = delta.x == 0 ? delta.y : delta.x
          let id = player.ids[node]
          var copy = player
          copy.engine.drag(id, by: length, along: axis)
          if copy.engine.report.unconsumed != .zero { continue }
          copy.engine.drag(id, by: -length, along: axis)
          let (old, new) = (player.state, it.state(of: copy))
          let text = "after \(length) from \(node) along \(axis), and back:"
          try new.expectRestored(old, text)
        }
      }
      player.play(event)
    }
  }

  /// Return: a header that is moved by a finger, and back, leaves everything as it was, unless
  /// something was left or an ancestor of the header moved.
  public static let returningOnHeaders = Law(
    "returningOnHeaders", "on a header a delta and its opposite restore every node",
    [.headers, .pagers, .horizontal, .bounce, .empty, .physics], .commands
  ) { it, choices in
    // What is touched like the content below it is no header touch.
    if it.page.nodes.contains(where: { $0.node.header?.touch == .likeContent }) { return }
    var player = it.start
    player.engine.slop = 0
    player.play(it.events)
    player.engine.settle()
    let node = it.page.nodes.count - 1 - choices.int(in: 0...it.page.nodes.count - 1)
    let path = it.page.path(from: node)
    for (child, parent) in zip(path, path.dropFirst())
    where it.page.nodes[parent].node.pager != nil {
      player.engine.select(page: it.page.place(of: child), in: player.ids[parent])
    }
    let before = player.state
    let delta = choices.dyadic(-300...300)
    choices.note("then a finger on \(node), by \(delta) and back")
    let (start, time) = (Point(x: 0, y: 400), player.engine.time + 1)
    player.engine.touchBegan(on: player.ids[node], at: start, time: time, area: .header)
    player.engine.touchMoved(to: Point(x: 0, y: 400 - delta), time: time)
    guard player.engine.report.unconsumed == .zero,
      path.dropFirst().allSatisfy({ player.engine.report.taken(by: player.ids[$0]) == 0 })
    else { return }
    player.engine.touchMoved(to: start, time: time)
    let state = it.state(of: player)
    let text = "after \(delta) on \(node) and back:"
    try state.expectRestored(before, text)
  }
}

extension ScrollPlayer {
  /// Whether the chain of a node is pagers that stand on the page the chain comes from and, but for
  /// pages that do not scroll on the axis, a node of another kind, innermost; and nothing is pulled.
  fileprivate func isPagersOnPages(from node: Int, along axis: Axis) -> Bool {
    if engine.isMoving || !fingers.isEmpty { return false }
    var below: NodeID?
    var at: NodeID? = ids[node]
    while let id = at, let description = engine[id] {
      let parent = engine.parent(of: id)
      defer {
        below = id
        at = parent
      }
      if description.axis != axis { continue }
      if engine.pull(of: id) != 0 || description.header != nil { return false }
      guard let pager = description.pager else {
        if below != nil { return false }
        continue
      }
      guard let below, let page = engine.children(of: id).firstIndex(of: below) else {
        return false
      }
      let start = Double(page) * ((pager.pageLength ?? description.viewport) + pager.spacing)
      if engine.offset(of: id) != start { return false }
    }
    return true
  }
}

extension ScrollState {
  /// Throws unless every node stands where it stood, as pulled as it was.
  fileprivate func expectRestored(_ old: ScrollState, _ text: String) throws {
    try expectEqual(nodes.map(\.offset), old.nodes.map(\.offset), "\(text) offsets")
    try expectEqual(nodes.map(\.pull), old.nodes.map(\.pull), "\(text) pulls")
  }
}
