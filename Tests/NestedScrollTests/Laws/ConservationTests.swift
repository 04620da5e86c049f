import NestedScroll
import PropertyKit
import Testing

/// Along the printed order unwound + closed + claims + share(0) + pulled + unconsumed is the delta.
@Suite struct Conservation {
  static let features: Features = [
    .lists, .headers, .pagers, .refreshes, .rightToLeft, .inputs, .unknownContent, .shortPages,
    .forests, .views,
  ]

  @Test func conservation() throws { try Self.holds() }

  @Test func aLostPointIsNoticed() {
    #expect(throws: Counterexample.self) {
      try Self.holds { $0.unconsumed.y += $0.unconsumed.y == 0 ? 0 : 1 / 64 }
    }
    #expect(throws: Counterexample.self) {
      try Self.holds { if !$0.tookAtTurns.isEmpty { $0.tookAtTurns[0].amount *= 2 } }
    }
  }

  static func holds(_ fault: Fault = noFault) throws {
    try checkSteps(
      "conservation", features, .drags, runs: 1000, explains: true, fault: fault
    ) { step in
      guard case .drag(let node, let delta, _) = step.event.action else { return }
      for axis in Axis.allCases {
        let mine = step.after.tookAtTurns.filter { took in
          took.node >= 0 && step.world.nodes[took.node].node.axis == axis
        }
        let chain = step.player.engine.chain(of: step.player.ids[node], along: axis)
        let sum =
          mine.filter { $0.reason != .own }.reduce(0) { $0 + $1.amount }
          + share(
            chain.map { step.player.ids.firstIndex(of: $0) ?? 0 }[...], delta[axis], mine, step)
        try expectEqual(sum + step.after.unconsumed[axis], delta[axis], "the sum along \(axis)")
      }
      try reportAgrees(step)
    }
  }

  /// What a node of the chain and those outside it make of a delta together.
  private static func share(
    _ chain: ArraySlice<Int>, _ delta: Double, _ took: [Moment.Took], _ step: Step
  ) -> Double {
    guard let first = chain.first else { return 0 }
    let own = took.filter { $0.node == first && $0.reason == .own }.reduce(0) { $0 + $1.amount }
    let rest = share(chain.dropFirst(), delta, took, step)
    let isForward = (delta > 0) != step.world.isRightToLeft(first)
    let policy = step.world.nodes[first].node.policy
    let isParallel = (isForward ? policy.forward : policy.backward).mode == .parallel
    guard isParallel else { return own + rest }
    return abs(own) >= abs(rest) ? own : rest
  }

  /// What the report says a node took is how far it went.
  private static func reportAgrees(_ step: Step) throws {
    for index in step.after.state.nodes.indices {
      let (old, new) = (step.before.state.nodes[index], step.after.state.nodes[index])
      let went = (new.offset - old.offset) + (new.pull - old.pull)
      let sign = step.world.isRightToLeft(index) ? -1.0 : 1.0
      try expectEqual(step.after.taken[index] * sign, went, "what node \(index) took")
    }
  }
}
