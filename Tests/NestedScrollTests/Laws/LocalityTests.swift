import NestedScroll
import PropertyKit
import Testing

/// Routing a delta changes no node outside the chain.
@Suite struct Locality {
  @Test func locality() throws { try Self.holds() }

  @Test func aNodeAsideIsNoticed() {
    #expect(throws: Counterexample.self) {
      try Self.holds { moment in
        for index in moment.state.nodes.indices { moment.state.nodes[index].offset += 1 }
      }
    }
  }

  static func holds(_ fault: Fault = noFault) throws {
    let features = Features.all.subtracting([.cappedHeaders, .pageOffsets])
    try checkSteps("locality", features, [.drags, .commands], runs: 1000, fault: fault) { step in
      guard case .drag(let node, let delta, _) = step.event.action else { return }
      let path = step.world.path(from: node)
      for index in step.before.state.nodes.indices {
        let isInChain = path.contains(index) && delta[step.world.nodes[index].node.axis] != 0
        if isInChain { continue }
        try expectEqual(
          step.after.state.nodes[index], step.before.state.nodes[index], "node \(index)")
      }
    }
  }
}
