import NestedScroll

extension Law {
  /// Exhaustion: nothing is left while someone could take it.
  public static let exhaustion = Law(
    "exhaustion",
    "something is left only if every stop of the order is at its limit and nobody may pull",
    .all.subtracting([.inputs, .connections]), [.drags, .commands, .touches, .areas]
  ) { step in
    guard case .drag(let node, let delta, let area) = step.event.action else { return }
    for axis in Axis.allCases where step.after.unconsumed[axis] != 0 {
      let engine = step.result.engine
      let direction: Direction = delta[axis] > 0 ? .forward : .backward
      for stop in engine.consumptionOrder(
        of: step.result.ids[node], along: axis, direction, area: area)
      {
        let index = step.result.ids.firstIndex(of: stop.node) ?? 0
        let offset = step.after.state.nodes[index].offset
        let isForward = (direction == .forward) != step.page.isRightToLeft(index)
        try expect(
          isForward ? offset >= stop.limit : offset <= stop.limit,
          "node \(index) at \(offset) could go to \(stop.limit)")
        guard let node = engine[stop.node], let extent = step.after.extents[index] else {
          continue
        }
        let stands = offset == (isForward ? extent.upperBound : extent.lowerBound)
        let edge: Edge = isForward ? .end : .start
        let refresh = isForward ? node.refreshAtEnd : node.refreshAtStart
        try expect(
          !stands || node.edges[edge] == .clamp && refresh == nil, "node \(index) could be pulled"
        )
      }
    }
  }
}
