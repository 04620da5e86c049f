import NestedScroll

extension Law {
  /// Conservation: every point of a delta is somewhere.
  public static let conservation = Law(
    "conservation",
    "along the order unwound + closed + claims + share(0) + pulled + unconsumed is the delta",
    [
      .lists, .headers, .pagers, .refreshes, .rightToLeft, .inputs, .unknownContent, .shortPages,
      .forests, .views, .physics,
    ], .drags, explains: true
  ) { step in
    guard case .drag(let node, let delta, _) = step.event.action else { return }
    for axis in Axis.allCases {
      let mine = step.after.tookAtTurns.filter { took in
        took.node >= 0 && step.page.nodes[took.node].node.axis == axis
      }
      let chain = step.player.engine.chain(of: step.player.ids[node], along: axis)
      let sum =
        mine.filter { $0.reason != .own }.reduce(0) { $0 + $1.amount }
        + Conservation.share(
          chain.map { step.player.ids.firstIndex(of: $0) ?? 0 }[...], delta[axis], mine, step)
      try expectEqual(sum + step.after.unconsumed[axis], delta[axis], "the sum along \(axis)")
    }
    try Conservation.reportAgrees(step)
  }
}

private enum Conservation {
  /// What a node of the chain and those outside it make of a delta together.
  static func share(
    _ chain: ArraySlice<Int>, _ delta: Double, _ took: [ScrollMoment.Took], _ step: ScrollStep
  ) -> Double {
    guard let first = chain.first else { return 0 }
    let own = took.filter { $0.node == first && $0.reason == .own }.reduce(0) { $0 + $1.amount }
    let rest = share(chain.dropFirst(), delta, took, step)
    let isForward = (delta > 0) != step.page.isRightToLeft(first)
    let policy = step.page.nodes[first].node.policy
    let isParallel = (isForward ? policy.forward : policy.backward).mode == .parallel
    guard isParallel else { return own + rest }
    return abs(own) >= abs(rest) ? own : rest
  }

  /// What the report says a node took is how far it went.
  static func reportAgrees(_ step: ScrollStep) throws {
    for index in step.after.state.nodes.indices {
      let (old, new) = (step.before.state.nodes[index], step.after.state.nodes[index])
      let went = (new.offset - old.offset) + (new.pull - old.pull)
      let sign = step.page.isRightToLeft(index) ? -1.0 : 1.0
      try expectEqual(step.after.taken[index] * sign, went, "what node \(index) took")
    }
  }
}
