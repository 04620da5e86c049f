import NestedScroll
import PropertyKit
import Testing

/// Something is left unconsumed only if every stop of the order stands at its limit and nobody may
/// pull.
@Suite struct Exhaustion {
  @Test func exhaustion() throws { try Self.holds() }

  @Test func anIdleNodeIsNoticed() {
    #expect(throws: Counterexample.self) {
      try Self.holds { moment in
        if moment.unconsumed.y == 0 { moment.unconsumed.y = 1 / 64 }
      }
    }
  }

  static func holds(_ fault: Fault = noFault) throws {
    let features = Features.all.subtracting([.inputs])
    let kinds: EventKinds = [.drags, .commands, .touches, .areas]
    try checkSteps("exhaustion", features, kinds, runs: 1000, fault: fault) { step in
      guard case .drag(let node, let delta, let area) = step.event.action else { return }
      for axis in Axis.allCases where step.after.unconsumed[axis] != 0 {
        let engine = step.result.engine
        let direction: Direction = delta[axis] > 0 ? .forward : .backward
        for stop in engine.consumptionOrder(
          of: step.result.ids[node], along: axis, direction, area: area)
        {
          let index = step.result.ids.firstIndex(of: stop.node) ?? 0
          let offset = step.after.state.nodes[index].offset
          let isForward = (direction == .forward) != step.world.isRightToLeft(index)
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
}
