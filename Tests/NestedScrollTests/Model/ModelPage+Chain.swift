import NestedScroll

extension ModelPage {
  /// A node of a chain; a barrier is a pager left out by its inputs.
  struct ModelLink {
    var index: Int
    var isBarrier = false
    /// For a pager: which of its pages the chain comes from; nil if it comes from no page.
    var page: Int?
  }

  /// A node and its ancestors that scroll on the axis, innermost first. What is transparent is not
  /// there; what `inputs` leave out is not there as an ancestor of `start`, but a pager then bars
  /// the way.
  func chain(from start: Int, _ axis: Axis, _ input: Inputs) -> [ModelLink] {
    var links: [ModelLink] = []
    var below: Int?
    var at: Int? = start
    while let index = at {
      let it = nodes[index]
      if it.node.axis == axis, !isTransparent(index) {
        let page = it.node.pager == nil ? nil : below.flatMap { it.children.firstIndex(of: $0) }
        if index == start || !inputs(of: index).isDisjoint(with: input) {
          links.append(ModelLink(index: index, page: page))
        } else if it.node.pager != nil {
          links.append(ModelLink(index: index, isBarrier: true, page: page))
        }
      }
      below = index
      at = it.parent
    }
    return links
  }
}
