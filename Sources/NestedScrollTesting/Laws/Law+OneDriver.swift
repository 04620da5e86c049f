import NestedScroll

extension Law {
  /// One driver: no two motions move one node.
  public static let oneDriver = Law(
    "oneDriver", "at no time do two motions move one node"
  ) { step in
    var driven: Set<NodeID> = []
    for motion in step.after.motions {
      for landing in motion.landing {
        try expect(
          driven.insert(landing.node).inserted,
          "node \(step.result.ids.firstIndex(of: landing.node) ?? -1) is moved twice: "
            + "\(step.after.motions.map { ($0.kind, $0.landing.count) })")
      }
    }
  }

  /// One driver: the nodes on the path of the newest finger stay where they are while an older one
  /// moves and time passes.
  public static let heldNodes = Law(
    "heldNodes", "a finger has its nodes to itself",
    .all.subtracting([.cappedHeaders, .pageOffsets, .refreshes]),
    [.touches, .flings, .notches, .animated, .commands]
  ) { it, choices in
    var player = it.start
    let first = choices.int(in: 0...it.events.count)
    player.play(Array(it.events[..<first]))
    let node = player.ids.count - 1 - choices.int(in: 0...player.ids.count - 1)
    let axis = it.page.nodes[node].node.axis
    choices.note("another finger on \(node), along \(axis), after \(first) events")
    player.engine.touchBegan(9, on: player.ids[node], at: Point(x: 0, y: 0), time: player.now)
    let beyond = -(player.engine.slop + 1)
    player.engine.touchMoved(
      9, to: axis == .horizontal ? Point(x: beyond, y: 0) : Point(x: 0, y: beyond),
      time: player.now)
    let chain = player.engine.chain(of: player.ids[node], along: axis)
    let held = it.page.path(from: node).filter { chain.contains(player.ids[$0]) }
    let before = player.state
    for event in it.events[first...] {
      switch event.action {
      case .moved, .ended, .cancelled, .wait: player.play(event)
      default: continue
      }
      let state = it.state(of: player)
      for index in held {
        try expectEqual(state.nodes[index], before.nodes[index], "\(event): held node \(index)")
      }
    }
  }
}
