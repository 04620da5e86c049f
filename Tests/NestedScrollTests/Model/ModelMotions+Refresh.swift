import NestedScroll

/// Refreshes that begin and end while nodes move.
extension ModelMotions {
  /// The height is held open. A node at that edge goes to the new one: at once, or from where its
  /// stretch is shown.
  mutating func beginRefresh(_ edge: Edge, _ node: Int, _ page: inout ModelPage) {
    let it = page.nodes[node]
    let stretch = band(node, page).stretch(it.pull)
    let isOut = edge == .start ? it.pull < 0 : it.pull > 0
    page.beginRefresh(edge, node)
    let new = page.nodes[node]
    guard new.refreshing != it.refreshing else { return }
    events.append("refresh")
    // Pulled at its other edge it is held there.
    if it.pull != 0, !isOut { page.nodes[node].offset = it.offset }
    if it.pull == 0 { endBounce(of: node, page) }
    guard isOut else { return }
    let target = new.offset
    let shown = it.offset + stretch
    page.nodes[node].offset = max(new.lower, min(new.upper, shown))
    let left = shown - page.nodes[node].offset
    page.nodes[node].pull = band(node, page).pull(left)
    if left != 0 { return goOn(node, from: left, page) }
    endBounce(of: node, page)
    guard page.nodes[node].offset != target, !held.contains(node) else { return }
    events.append("held open")
    all.append(way(of: node, to: target, 0, .snap, page))
  }

  private mutating func goOn(_ node: Int, from stretch: Double, _ page: ModelPage) {
    for at in all.indices where all[at].node == node && all[at].kind == .spring {
      let velocity = all[at].velocity(at: time)
      all[at].curve = renewed(node, from: stretch, velocity, page)
      all[at].epoch = time
    }
  }

  private mutating func endBounce(of node: Int, _ page: ModelPage) {
    guard springVelocity(of: node) != nil else { return }
    open.append("whether a bounce goes on in a height that is held open")
    all.removeAll { $0.node == node && $0.kind == .spring }
  }

  /// The height closes, and what lies outside then springs back from where it is shown.
  mutating func endRefresh(_ edge: Edge, _ node: Int, _ page: inout ModelPage) {
    let it = page.nodes[node]
    guard it.refreshing.contains(edge) else { return }
    let band = band(node, page)
    let stretch = band.stretch(it.pull)
    page.endRefresh(edge, node)
    let outside = it.offset - page.nodes[node].offset
    guard outside != 0, it.node.isEnabled else { return }
    let most = band.length / 2
    page.nodes[node].pull = band.pull(max(-most, min(most, outside + stretch)))
    events.append("closes")
    if held.contains(node) {
      open.append("whether what closes under a finger counts as pulled at once")
      return
    }
    if all.contains(where: { $0.node == nil && path(of: $0, page).contains(node) }) {
      open.append("whether a fling goes on without a node that springs back from a refresh")
    }
    if springVelocity(of: node) != nil {
      open.append("how fast what bounces at a held height springs back from there")
    }
    _ = interrupt(moving: node, &page)
    all.append(bounce(node, 0, node, page))
  }

  /// A stretch is let go with a velocity: one that has armed a refresh begins it. How fast the node
  /// is shown to move then; nil if it is stretched no more.
  mutating func releaseStretch(
    of node: Int, _ velocity: Double, isHeld: Bool, _ page: inout ModelPage
  ) -> Double? {
    let slope = band(node, page).slope(page.nodes[node].pull)
    for edge in [Edge.start, .end] where page.phase(edge, node, isHeld: isHeld) == .armed {
      events.append("armed")
      beginRefresh(edge, node, &page)
    }
    if page.nodes[node].pull != 0 { return velocity * slope }
    if velocity != 0 { open.append("how fast a node goes to a height that is held open") }
    return nil
  }
}
