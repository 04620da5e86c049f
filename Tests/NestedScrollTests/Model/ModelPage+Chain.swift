import NestedScroll

/// A node of a chain; a barrier is a pager left out by its inputs.
struct ModelLink {
  var index: Int
  var isBarrier = false
  /// Somebody else drives the node: it does not move, but what it contains it still contains, and
  /// its ancestors are still ancestors.
  var isStill = false
  /// For a pager: which of its pages the chain comes from; nil if it comes from no page.
  var page: Int?
}

/// What a delta may move.
struct ModelChain {
  /// A node below the one that was touched on its own area, and where it goes back to.
  struct Below {
    var index: Int
    var mark: Double
    var page: Int?
  }

  /// Where the chain starts; it need not scroll along the axis itself.
  var touched: Int
  var axis: Axis
  /// The touched node counts as an ancestor: what was touched inside it is gone.
  var isLeft = false
  /// What keeps it to the nodes that it moved first.
  var latch: ModelLatch?
  /// The touched node and its ancestors, innermost first.
  var links: [ModelLink] = []
  /// What goes on down into the page, outermost first.
  var below: [Below] = []

  /// The nodes, innermost first. Barriers are none, but for standing in the way.
  var nodes: [Int] {
    below.reversed().map(\.index) + links.filter { !$0.isBarrier && !$0.isStill }.map(\.index)
  }

  /// The node inside all others, whether or not it moves.
  var innermost: Int? { below.last?.index ?? links.first { !$0.isBarrier }?.index }

  /// Which page of a pager the chain comes from.
  func page(of index: Int) -> Int? {
    below.first { $0.index == index }?.page ?? links.first { $0.index == index }?.page
  }

  /// Whether a node has nothing inside it that would be asked before.
  func isInnermost(_ link: ModelLink) -> Bool {
    if isLeft { return false }
    if !below.isEmpty { return link.index == touched }
    return link.index == links.first { !$0.isBarrier }?.index
  }

  /// The chain without the nodes that others drive.
  func without(_ others: [Int]) -> ModelChain {
    var chain = self
    for at in chain.links.indices where others.contains(chain.links[at].index) {
      chain.links[at].isStill = true
    }
    chain.below.removeAll { others.contains($0.index) }
    return chain
  }
}

extension ModelPage {
  /// A node and its ancestors that scroll on the axis, innermost first. What is transparent is not
  /// there; what `inputs` leave out is not there as an ancestor of `start`, but a pager then bars
  /// the way.
  func chain(
    from start: Int, _ axis: Axis, _ input: Inputs, isLeft: Bool = false
  ) -> ModelChain {
    var chain = ModelChain(touched: start, axis: axis, isLeft: isLeft)
    var below: Int?
    var at: Int? = start
    while let index = at {
      let it = nodes[index]
      if it.node.axis == axis, !isTransparent(index) {
        let page = it.node.pager == nil ? nil : below.flatMap { it.children.firstIndex(of: $0) }
        let isTouched = index == start && !isLeft
        if isTouched || !inputs(of: index).isDisjoint(with: input) {
          chain.links.append(ModelLink(index: index, page: page))
        } else if it.node.pager != nil {
          chain.links.append(ModelLink(index: index, isBarrier: true, page: page))
        }
      }
      below = index
      at = it.parent
    }
    return chain
  }

  /// The chain of a touch on a node's own area. What goes on down into its page is the node's
  /// choice; `marks` are where nodes stood when the gesture began.
  func headerChain(
    from start: Int, _ axis: Axis, _ input: Inputs, marks: [Int: Double] = [:]
  ) -> ModelChain {
    let node = nodes[start].node
    switch node.header?.touch ?? .headerFirst {
    case .alone: return chain(from: start, axis, input)
    case .likeContent: return chain(from: activePath(start, node.axis).last ?? start, axis, input)
    case .headerFirst:
      var chain = chain(from: start, axis, input)
      // A page is turned by what is in it, not by the header above.
      guard node.axis == axis || node.pager != nil else { return chain }
      let path = activePath(start, axis).filter { !inputs(of: $0).isDisjoint(with: input) }
      chain.below = path.map { index in
        let mark = min(
          max(marks[index] ?? nodes[index].offset, nodes[index].lower), nodes[index].upper)
        return ModelChain.Below(
          index: index, mark: mark,
          page: nodes[index].node.pager == nil ? nil : nodes[index].current)
      }
      if !chain.below.isEmpty, let first = chain.links.indices.first,
        chain.links[first].index == start, node.pager != nil
      {
        chain.links[first].page = nodes[start].current
      }
      return chain
    }
  }

  /// Whether a touch on a node's own area may be compared: a node that is not there has none, and
  /// what of a delta goes to which page if it turns one on its way is left open.
  func maySay(_ index: Int) -> Bool {
    let chains = Axis.allCases.map { headerChain(from: index, $0, .drag) }
    return !isTransparent(index) && !chains.contains { mayTurn($0) }
  }

  private func mayTurn(_ chain: ModelChain) -> Bool {
    (chain.below.map(\.index) + [chain.touched]).contains {
      nodes[$0].node.axis == chain.axis && nodes[$0].children.count > 1
        && nodes[$0].node.pager != nil
    }
  }

  /// The nodes of the axis below one, outermost first: through pagers the current page, else the
  /// child that was touched last, else the first in which something scrolls along the axis.
  func activePath(_ start: Int, _ axis: Axis) -> [Int] {
    guard let child = activeChild(of: start, axis) else { return [] }
    let own = nodes[child].node.axis == axis && !isTransparent(child)
    return (own ? [child] : []) + activePath(child, axis)
  }

  private func activeChild(of index: Int, _ axis: Axis) -> Int? {
    let children = nodes[index].children
    if nodes[index].node.pager != nil {
      return children.indices.contains(nodes[index].current) ? children[nodes[index].current] : nil
    }
    let scrolling = children.filter { child in
      nodes[child].node.axis == axis && !isTransparent(child) || !activePath(child, axis).isEmpty
    }
    return scrolling.first { $0 == nodes[index].touchedChild } ?? scrolling.first
  }

  /// A node was touched: it is the one that counts among those beside it.
  mutating func touch(_ index: Int) {
    for child in path(from: index) {
      if let parent = nodes[child].parent { nodes[parent].touchedChild = child }
    }
  }
}
