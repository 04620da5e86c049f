import NestedScroll

extension Law {
  /// Containment: offsets lie in their extents and pulls at their edges.
  public static let containment = Law(
    "containment", "an offset lies in its extent, and a pull only at its edge"
  ) { step in
    for index in step.after.state.nodes.indices {
      guard let extent = step.after.extents[index] else { continue }
      let node = step.after.state.nodes[index]
      try expect(extent.contains(node.offset), "node \(index) at \(node.offset) of \(extent)")
      if node.pull < 0 {
        try expectEqual(node.offset, extent.lowerBound, "node \(index) pulled by \(node.pull)")
      } else if node.pull > 0 {
        try expectEqual(node.offset, extent.upperBound, "node \(index) pulled by \(node.pull)")
      }
    }
  }

  /// Containment: of an order one node is pulled.
  public static let onePull = Law(
    "onePull", "a delta pulls no node while another node of its order is pulled",
    [
      .lists, .headers, .pagers, .refreshes, .rightToLeft, .inputs, .unknownContent, .physics,
    ], .drags
  ) { step in
    guard case .drag(let node, let delta, _) = step.event.action else { return }
    for axis in Axis.allCases where delta[axis] != 0 {
      let order = step.player.engine.consumptionOrder(
        of: step.player.ids[node], along: axis, delta[axis] > 0 ? .forward : .backward)
      let named = order.filter { $0.reason != .barring }.compactMap {
        step.player.ids.firstIndex(of: $0.node)
      }
      // Two gestures on different chains may have pulled two nodes of this one.
      let old = Set(named).filter { step.before.state.nodes[$0].pull != 0 }
      if old.count > 1 { continue }
      let pulled = Set(named).filter { index in
        let change = step.after.state.nodes[index].pull - step.before.state.nodes[index].pull
        return change != 0 && abs(step.after.state.nodes[index].pull) > 0
          && abs(step.after.state.nodes[index].pull) > abs(step.before.state.nodes[index].pull)
      }
      guard !pulled.isEmpty else { continue }
      let others = Set(named).filter { step.after.state.nodes[$0].pull != 0 }
      try expectEqual(others.count, 1, "pulled nodes of the order \(named)")
    }
  }
}
