import NestedScroll

/// Refreshes: pulled, armed, going on.
extension ModelPage {
  private func refresh(_ edge: Edge, _ index: Int) -> Refresh? {
    edge == .start ? nodes[index].node.refreshAtStart : nodes[index].node.refreshAtEnd
  }

  /// How far a refresh is; a pull counts while a finger holds it.
  func phase(_ edge: Edge, _ index: Int, isHeld: Bool) -> RefreshPhase? {
    guard let refresh = refresh(edge, index) else { return nil }
    if nodes[index].refreshing.contains(edge) { return .refreshing }
    let pull = edge == .start ? -nodes[index].pull : nodes[index].pull
    guard isHeld, pull > 0 else { return .idle }
    return pull >= refresh.trigger ? .armed : .pulling
  }

  /// Whether a node is pulled so that a refresh comes to show.
  func isOut(_ index: Int) -> Bool {
    [Edge.start, .end].contains { edge in
      let phase = phase(edge, index, isHeld: true)
      return phase == .pulling || phase == .armed
    }
  }

  /// The height is held open, and a node at that edge shows it.
  mutating func beginRefresh(_ edge: Edge, _ index: Int) {
    guard refresh(edge, index) != nil, !nodes[index].refreshing.contains(edge) else { return }
    let it = nodes[index]
    nodes[index].refreshing.insert(edge)
    setExtent(of: index)
    if edge == .start, it.offset == it.lower { nodes[index].offset = nodes[index].lower }
    if edge == .end, it.offset == it.upper { nodes[index].offset = nodes[index].upper }
  }

  /// The height closes; what lies outside is back at the edge once all is at rest.
  mutating func endRefresh(_ edge: Edge, _ index: Int) {
    nodes[index].refreshing.remove(edge)
    setExtent(of: index)
    nodes[index].offset = min(max(nodes[index].offset, nodes[index].lower), nodes[index].upper)
  }

  /// What a finger let go: an armed refresh begins, and no pull is left.
  mutating func releasePull(_ index: Int) {
    for edge in [Edge.start, .end] where phase(edge, index, isHeld: true) == .armed {
      beginRefresh(edge, index)
    }
    nodes[index].pull = 0
  }
}
