import NestedScroll
import PropertyKit
import Testing

/// Offsets lie in their extents and pulls at their edges, and of an order one node is pulled.
@Suite struct Containment {
  @Test func containment() throws { try Self.holds() }

  @Test func anOffsetOutsideIsNoticed() {
    #expect(throws: Counterexample.self) { try Self.holds { $0.state.nodes[0].offset -= 1 } }
  }

  @Test func aPullInTheMiddleIsNoticed() {
    #expect(throws: Counterexample.self) { try Self.holds { $0.state.nodes[0].pull += 1 } }
  }

  static func holds(_ fault: Fault = noFault) throws {
    try checkSteps("containment", .all, .all, steps: 24, runs: 1000, fault: fault) { step in
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
  }

  @Test func oneOfAnOrderIsPulled() throws { try Self.onlyOneIsPulled() }

  @Test func aSecondPullIsNoticed() {
    #expect(throws: Counterexample.self) {
      try Self.onlyOneIsPulled { moment in
        for index in moment.state.nodes.indices where moment.state.nodes[index].pull == 0 {
          moment.state.nodes[index].pull = 1
        }
      }
    }
  }

  static func onlyOneIsPulled(_ fault: Fault = noFault) throws {
    let features: Features = [
      .lists, .headers, .pagers, .refreshes, .rightToLeft, .inputs, .unknownContent,
    ]
    try checkSteps("of an order one node is pulled", features, .drags, runs: 1000, fault: fault) {
      step in
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
}
