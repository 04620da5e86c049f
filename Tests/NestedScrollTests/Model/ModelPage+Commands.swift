import NestedScroll

/// Commands that are not animated.
extension ModelPage {
  /// A pager is on a page at once; the pages between never show.
  mutating func select(_ page: Int, _ index: Int) {
    let count = nodes[index].children.count
    guard nodes[index].node.pager != nil, count > 0 else { return }
    let page = min(max(page, 0), count - 1)
    nodes[index].pull = 0
    nodes[index].offset = pageStart(page, of: index)
    nodes[index].current = page
    nodes[index].settled = page
    nodes[index].way = 0
    showPages(of: index)
  }

  /// A distance goes through a chain, without a pull; pagers go on to a page ahead. Returns what is
  /// left.
  mutating func scroll(
    by distance: Double, _ index: Int, _ axis: Axis, input: Inputs
  ) -> Double {
    let begin = nodes.map(\.offset)
    let left = route(distance, from: index, along: axis, input: input, canPull: false).unconsumed
    for pager in nodes.indices where nodes[pager].offset != begin[pager] {
      settlePager(pager, ahead: begin[pager])
    }
    return left
  }

  /// The chain of the active scroller goes to its start, innermost first.
  mutating func scrollToTop(_ index: Int) {
    let axis = nodes[index].node.axis
    let chain = chain(from: activePath(index, axis).last ?? index, axis, .command)
    for link in chain.links {
      if link.isBarrier {
        if nodes[link.index].offset > nodes[link.index].lower { return }
      } else {
        put(nodes[link.index].lower, link.index)
        nodes[link.index].settled = nodes[link.index].current
      }
    }
  }

  /// The sum of how far the nodes of a chain are from their starts.
  func chainOffset(of index: Int) -> Double {
    chain(from: index, nodes[index].node.axis, .command).nodes.reduce(0) {
      $0 + nodes[$1].offset - nodes[$1].lower
    }
  }

  /// The state that routing a total from every start would reach.
  mutating func scroll(toTotal total: Double, _ index: Int) {
    let axis = nodes[index].node.axis
    for node in chain(from: index, axis, .command).nodes { put(nodes[node].lower, node) }
    let forward = nodes[index].isRightToLeft ? -max(total, 0) : max(total, 0)
    _ = route(forward, from: index, along: axis, input: .command, canPull: false)
  }

  /// A stretch of a node's content comes to show: every node around it moves by the least that it
  /// can, the innermost first, each with where the stretch then is.
  mutating func reveal(_ from: Double, _ to: Double, _ index: Int, align: Double?) {
    let axis = nodes[index].node.axis
    // Across the axis it is the node's start that is shown.
    var (from, to) = (Vector(from, along: axis), Vector(to, along: axis))
    let path = path(from: index)
    for (at, inside) in zip(path, [nil] + path.map { Optional($0) }) {
      let along = nodes[at].node.axis
      if let inside {
        from[along] += position(of: inside, in: at)
        to[along] += position(of: inside, in: at)
      }
      if !nodes[at].node.isEnabled {
        // It is as if it were not there, and stays where it is.
      } else if let inside, nodes[at].node.pager != nil {
        let page = nodes[at].children.firstIndex(of: inside) ?? 0
        if nodes[at].offset != pageStart(page, of: at) { select(page, at) }
      } else {
        put(revealing(from[along], to[along], at, align: align), at)
      }
      from[along] -= nodes[at].offset
      to[along] -= nodes[at].offset
    }
  }

  private func position(of index: Int, in parent: Int) -> Double {
    if let position = nodes[index].node.position { return position }
    if let header = nodes[parent].node.header { return header.height }
    let page = nodes[parent].children.firstIndex(of: index) ?? 0
    return nodes[parent].node.pager == nil ? 0 : pageStart(page, of: parent)
  }

  private func revealing(_ from: Double, _ to: Double, _ index: Int, align: Double?) -> Double {
    let (offset, room) = (nodes[index].offset, nodes[index].node.viewport)
    if let align { return from - align * (room - (to - from)) }
    if to - from > room {
      if from <= offset, to >= offset + room { return offset }
      return from > offset ? from : to - room
    }
    return from < offset ? from : max(offset, to - room)
  }
}
