import NestedScroll
import PropertyKit
import Testing

/// At no time do two fingers or motions move one node.
@Suite struct OneDriver {
  @Test func oneDriver() throws { try Self.holds() }

  @Test func aSecondMotionIsNoticed() {
    #expect(throws: Counterexample.self) {
      try Self.holds { moment in moment.motions += moment.motions }
    }
  }

  static func holds(_ fault: Fault = noFault) throws {
    try checkSteps("one driver", .all, .all, steps: 20, runs: 1000, fault: fault) { step in
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
  }

  @Test func aFingerHasItsNodesToItself() throws { try Self.fingersHold() }

  @Test func aPushFromBelowIsNoticed() {
    #expect(throws: Counterexample.self) { try Self.fingersHold { $0.nodes[0].offset += 1 / 64 } }
  }

  /// Nodes on the path of the newest finger stay where they are while an older one moves, time
  /// passes and wheels turn.
  static func fingersHold(_ fault: (inout State) -> Void = { _ in }) throws {
    let features = Features.all.subtracting([.cappedHeaders, .pageOffsets, .refreshes])
    try check("a finger has its nodes to itself", runs: 1000) { choices in
      let world = World.draw(&choices, features)
      choices.note("\(world)")
      var player = Player(world)
      var script = Script(world, [.touches, .flings, .notches, .animated, .commands], features)
      choices.steps(upTo: 8) { choices in
        let event = script.event(&choices)
        choices.note("\(event)")
        player.play(event)
      }
      let node = script.node(&choices)
      let axis = world.nodes[node].node.axis
      choices.note("another finger on \(node), along \(axis)")
      var finger = Point(x: 0, y: 0)
      player.engine.touchBegan(9, on: player.ids[node], at: finger, time: player.now)
      if axis == .horizontal { finger.x = -11 } else { finger.y = -11 }
      player.engine.touchMoved(9, to: finger, time: player.now)
      let chain = player.engine.chain(of: player.ids[node], along: axis)
      let held = world.path(from: node).filter { chain.contains(player.ids[$0]) }
      let before = player.state
      try choices.steps(upTo: 8) { choices in
        let event = script.event(&choices)
        switch event.action {
        case .moved, .ended, .cancelled, .wait: break
        default: return
        }
        choices.note("\(event)")
        player.play(event)
        var state = player.state
        fault(&state)
        for index in held {
          try expectEqual(state.nodes[index], before.nodes[index], "held node \(index)")
        }
      }
    }
  }
}
