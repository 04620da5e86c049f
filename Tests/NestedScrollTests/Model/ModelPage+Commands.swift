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
    for node in nodesToTop(chainToTop(of: index)) {
      put(nodes[node].lower, node)
      nodes[node].settled = nodes[node].current
    }
  }

  /// The nodes of a chain that go to the top, in their order, as far as no pager bars the way.
  func nodesToTop(_ chain: ModelChain) -> [Int] {
    let links = chain.links
    let barrier = links.firstIndex {
      $0.isBarrier && nodes[$0.index].offset > nodes[$0.index].lower
    }
    return links[..<(barrier ?? links.count)].filter { !$0.isBarrier }.map(\.index)
  }

  func chainToTop(of index: Int) -> ModelChain {
    let axis = nodes[index].node.axis
    return chain(from: activePath(index, axis).last ?? index, axis, .command)
  }

  /// Some of the way to the top: the first node goes as far as it can, then the next.
  mutating func goToTop(by way: Double, _ order: [Int]) {
    var left = abs(way)
    for node in order {
      let room = nodes[node].offset - nodes[node].lower
      place(node, at: room > left ? nodes[node].offset - left : nodes[node].lower)
      left = max(0, left - room)
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
      } else if let inside, let pager = nodes[at].node.pager {
        let page = nodes[at].children.firstIndex(of: inside) ?? 0
        let start = position(of: inside, in: at)
        let length = pager.pageLength ?? nodes[at].node.viewport
        let wanted = revealing(start, start + length, at, align: align)
        let offset = max(nodes[at].lower, min(nodes[at].upper, wanted))
        if offset != nodes[at].offset {
          select(nearestPage(of: at, to: offset, from: page), at)
        }
      } else {
        let wanted = revealing(from[along], to[along], at, align: align)
        // It ends on the rest that counts there.
        let offset = max(nodes[at].lower, min(nodes[at].upper, wanted))
        let isThere = offset == nodes[at].offset
        put(isThere ? offset : rests(of: at)?.counting(offset) ?? offset, at)
      }
      from[along] -= nodes[at].offset
      to[along] -= nodes[at].offset
    }
  }

  private func position(of index: Int, in parent: Int) -> Double {
    if let position = nodes[index].node.position { return position }
    if let header = nodes[parent].node.header { return header.height }
    guard let pager = nodes[parent].node.pager else { return 0 }
    let page = nodes[parent].children.firstIndex(of: index) ?? 0
    return Double(page) * ((pager.pageLength ?? nodes[parent].node.viewport) + pager.spacing)
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
