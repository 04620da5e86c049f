import NestedScroll

extension ScrollPage {
  /// Every node laid out the other way: what is seen in a mirror. Offsets are logical, so they stay.
  var inAMirror: ScrollPage {
    var page = self
    for index in page.nodes.indices {
      let isRightToLeft = nodes[index].node.axis == .horizontal && isRightToLeft(index)
      page.nodes[index].node.direction = isRightToLeft ? .leftToRight : .rightToLeft
    }
    return page
  }

  /// Start and end, forward and backward, first page and last page exchanged. What stands for an
  /// offset `x` is `reversed(x, at:)`. Not for headers, whose start is not like their end, nor for
  /// pages that are shorter than what shows them.
  var reversed: ScrollPage {
    var page = self
    for index in page.nodes.indices {
      var node = nodes[index].node
      node.insets = Insets(start: node.insets.end, end: node.insets.start)
      node.edges = Edges(start: node.edges.end, end: node.edges.start)
      (node.refreshAtStart, node.refreshAtEnd) = (node.refreshAtEnd, node.refreshAtStart)
      node.policy = reversed(node.policy, at: index)
      node.snap = reversed(node.snap, at: index)
      if let pager = node.pager {
        let last = max(0, children(of: index).count - 1)
        node.pager?.page = last - max(0, min(pager.page, last))
        node.pager?.rule.threshold = reversed(pager.rule.threshold)
      } else {
        node.offset = reversed(-nodes[index].node.insets.start, at: index)
      }
      page.nodes[index].node = node
    }
    return page
  }

  /// The engine of a reversed page: the last page of each pager comes first.
  func buildReversed() -> (engine: ScrollEngine, ids: [NodeID]) {
    var engine = ScrollEngine(physics: physics, slop: slop)
    var order = nodes.indices.filter { nodes[$0].parent == nil }
    var ids: [Int: NodeID] = [:]
    var at = 0
    while at < order.count {
      let entry = nodes[order[at]]
      ids[order[at]] = engine.insert(entry.node, under: entry.parent.flatMap { ids[$0] })
      let children = children(of: order[at])
      order += entry.node.pager == nil ? children : children.reversed()
      at += 1
    }
    return (engine, nodes.indices.compactMap { ids[$0] })
  }

  /// What an offset of this page is in the reversed one.
  func reversed(_ offset: Double, at index: Int) -> Double {
    let node = nodes[index].node
    var content = node.content ?? 0
    if let pager = node.pager {
      let count = Double(children(of: index).count)
      content = count == 0 ? 0 : count * node.viewport + (count - 1) * pager.spacing
    }
    let upper = max(-node.insets.start, content + node.insets.end - node.viewport)
    return upper - offset - node.insets.end
  }

  private func reversed(_ policy: Policy, at index: Int) -> Policy {
    func reversed(_ reach: Reach) -> Reach {
      if case .until(let offset) = reach { .until(self.reversed(offset, at: index)) } else { reach }
    }
    func reversed(_ turn: Turn) -> Turn {
      Turn(
        preScroll: reversed(turn.preScroll), postScroll: reversed(turn.postScroll),
        mode: turn.mode)
    }
    return Policy(forward: reversed(policy.backward), backward: reversed(policy.forward))
  }

  private func reversed(_ threshold: SnapRule.Threshold) -> SnapRule.Threshold {
    SnapRule.Threshold(forward: threshold.backward, backward: threshold.forward)
  }

  private func reversed(_ snap: Snap?, at index: Int) -> Snap? {
    guard var snap else { return nil }
    snap.rule.threshold = reversed(snap.rule.threshold)
    snap.points = snap.points.map { point in
      var point = point
      switch point.shape {
      case .offset(let at): point.shape = .offset(reversed(at, at: index))
      case .range(let from, let to):
        point.shape = .range(from: reversed(to, at: index), to: reversed(from, at: index))
      case .series(let every, let from, let to, let at):
        point.shape = .series(
          every: every, from: reversed(to, at: index), to: reversed(from, at: index),
          at: reversed(at, at: index))
      }
      return point
    }
    return snap
  }
}

extension Turning {
  /// Left and right exchanged, around where the fingers come down.
  static func inAMirror(_ page: ScrollPage) -> Turning {
    Turning(
      vector: { Vector(x: -$0.x, y: $0.y) }, point: { Point(x: 400 - $0.x, y: $0.y) },
      distance: { node, distance, axis in
        (axis ?? page.nodes[node].node.axis) == .horizontal ? -distance : distance
      })
  }

  /// Forward and backward exchanged on both axes.
  static var reversing: Turning {
    Turning(vector: { $0 * -1 }, point: { Point(x: 400 - $0.x, y: 400 - $0.y) })
  }
}
