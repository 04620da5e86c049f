import NestedScroll
import PropertyKit
import Testing

/// When nothing is held and nothing moves there is no pull, pagers stand on pages, and nodes whose
/// rests are mandatory on one.
@Suite struct Rest {
  static let kinds: EventKinds = [
    .touches, .severalPointers, .areas, .free, .latches, .flings, .wheels, .settling, .animated,
  ]

  @Test func rest() throws { try Self.holds() }

  @Test func aPullThatStaysIsNoticed() {
    #expect(throws: Counterexample.self) { try Self.holds { $0.nodes[0].pull = 1 } }
  }

  @Test func aPagerBetweenPagesIsNoticed() {
    #expect(throws: Counterexample.self) {
      try Self.holds { state in
        for index in state.nodes.indices where state.nodes[index].pages != nil {
          state.nodes[index].offset += 1 / 64
        }
      }
    }
  }

  static func holds(_ fault: (inout State) -> Void = { _ in }) throws {
    try check("rest", runs: 1500) { choices in
      let world = World.draw(&choices)
      choices.note("\(world)")
      var player = Player(world)
      var script = Script(world, kinds)
      var moved: Set<Int> = []
      let start = player.state
      func watch() {
        let now = player.state
        for index in now.nodes.indices where now.nodes[index].offset != start.nodes[index].offset {
          moved.insert(index)
        }
      }
      choices.steps(upTo: 16) { choices in
        let event = script.event(&choices)
        choices.note("\(event)")
        player.play(event)
        watch()
      }
      for event in script.endings() { player.play(event) }
      watch()
      player.play(Event(action: .settle))
      watch()
      try expect(!player.engine.isMoving, "something still moves")
      var state = player.state
      fault(&state)
      for index in state.nodes.indices {
        try expectEqual(state.nodes[index].pull, 0, "the pull of \(index)")
        guard moved.contains(index), world.nodes[index].node.header?.collapse != .whenNeeded,
          !isHeldOpen(state.nodes[index]), let rests = ModelRests(index, in: player),
          rests.isMandatory
        else { continue }
        try expect(
          rests.contain(state.nodes[index].offset),
          "node \(index) rests at \(state.nodes[index].offset), not in \(rests.ranges)")
      }
    }
  }

  private static func isHeldOpen(_ node: State.NodeState) -> Bool {
    node.refreshAtStart == .refreshing || node.refreshAtEnd == .refreshing
  }
}
