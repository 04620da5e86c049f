import NestedScroll

extension ScrollState {
  /// What this state is on the reversed page.
  func reversed(_ page: ScrollPage) -> ScrollState {
    var state = self
    for index in nodes.indices {
      let node = nodes[index]
      state.nodes[index].offset = page.reversed(node.offset, at: index)
      state.nodes[index].pull = -node.pull
      state.nodes[index].refreshAtStart = node.refreshAtEnd
      state.nodes[index].refreshAtEnd = node.refreshAtStart
      if var pages = node.pages {
        let last = max(0, page.children(of: index).count - 1)
        pages.current = last - pages.current
        pages.target = last - pages.target
        pages.settled = last - pages.settled
        state.nodes[index].pages = pages
      }
    }
    return state
  }
}
