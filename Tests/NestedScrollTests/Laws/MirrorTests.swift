import NestedScroll
import PropertyKit
import Testing

/// A right-to-left page is the mirror image of itself, and so is a page whose forward is backward.
@Suite struct Mirror {
  @Test func rightToLeftMirrored() throws { try Self.mirrorHolds() }

  @Test func aWrongHandIsNoticed() {
    #expect(throws: Counterexample.self) { try Self.mirrorHolds { $0.nodes[0].offset += 1 / 64 } }
  }

  static func mirrorHolds(_ fault: (inout State) -> Void = { _ in }) throws {
    let kinds = EventKinds.all.subtracting([.structure])
    try check("a page in the mirror does the same", runs: 1000) { choices in
      let world = World.draw(&choices)
      choices.note("\(world)")
      var plain = Player(world)
      var mirrored = Player(world.inAMirror)
      var script = Script(world, kinds)
      let turning = Turning.inAMirror(world)
      try choices.steps(upTo: 16) { choices in
        let event = script.event(&choices)
        choices.note("\(event)")
        plain.play(event)
        mirrored.play(event.turned(turning))
        var state = mirrored.state
        fault(&state)
        try state.expectSame(as: plain.state, "in the mirror")
      }
    }
  }

  @Test func directionReversed() throws { try Self.reversalHolds() }

  @Test func aWrongWayIsNoticed() {
    #expect(throws: Counterexample.self) { try Self.reversalHolds { $0.nodes[0].offset += 1 / 64 } }
  }

  static func reversalHolds(_ fault: (inout State) -> Void = { _ in }) throws {
    let features = Features.all.subtracting([
      .headers, .cappedHeaders, .shortPages, .pageOffsets, .unknownContent,
    ])
    let kinds: EventKinds = [
      .touches, .severalPointers, .free, .latches, .drags, .flings, .wheels, .settling,
    ]
    try check("reversing the direction reverses what happens", runs: 1000) { choices in
      let world = draw(&choices, features)
      choices.note("\(world)")
      var plain = Player(world)
      var reversed = Player(world)
      (reversed.engine, reversed.ids) = world.reversed.buildReversed()
      var script = Script(world, kinds, features)
      try choices.steps(upTo: 16) { choices in
        let event = script.event(&choices)
        choices.note("\(event)")
        plain.play(event)
        reversed.play(event.turned(.reversing))
        var state = reversed.state
        fault(&state)
        try state.expectClose(to: plain.state.reversed(world), "reversed")
      }
    }
  }

  /// Pagers without insets, for which the first page is like the last.
  private static func draw(_ choices: inout Choices, _ features: Features) -> World {
    var world = World.draw(&choices, features)
    for index in world.nodes.indices where world.nodes[index].node.pager != nil {
      world.nodes[index].node.insets = .zero
    }
    return world
  }
}

extension State {
  /// What this state is on the reversed page.
  func reversed(_ world: World) -> State {
    var state = self
    for index in nodes.indices {
      let node = nodes[index]
      state.nodes[index].offset = world.reversed(node.offset, at: index)
      state.nodes[index].pull = -node.pull
      state.nodes[index].refreshAtStart = node.refreshAtEnd
      state.nodes[index].refreshAtEnd = node.refreshAtStart
      if var pages = node.pages {
        let last = max(0, world.children(of: index).count - 1)
        pages.current = last - pages.current
        pages.target = last - pages.target
        pages.settled = last - pages.settled
        state.nodes[index].pages = pages
      }
    }
    return state
  }
}
