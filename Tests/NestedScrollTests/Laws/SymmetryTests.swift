import NestedScroll
import PropertyKit
import Testing

/// A page that is turned round does the same, turned round.
@Suite struct Symmetry {
  @Test func axesSwapped() throws { try Self.swappingHolds() }

  @Test func anAxisOfItsOwnIsNoticed() {
    #expect(throws: Counterexample.self) { try Self.swappingHolds { $0.nodes[0].offset += 1 / 64 } }
  }

  /// Headers are vertical only; a displacement on a diagonal goes to vertical by rule.
  static func swappingHolds(_ fault: (inout State) -> Void = { _ in }) throws {
    let features = Features.all.subtracting([.headers, .cappedHeaders, .rightToLeft])
    try check("swapping the axes swaps what happens", runs: 1000) { choices in
      let world = World.draw(&choices, features)
      choices.note("\(world)")
      var plain = Player(world)
      var swapped = Player(world.withAxesSwapped)
      // Of a latched gesture that is free, one axis must be the first.
      let kinds = EventKinds.all.subtracting(choices.bool() ? .latches : .free)
      var script = Script(world, kinds, features)
      var isTie = false
      try choices.steps(upTo: 16) { choices in
        let event = script.event(&choices)
        choices.note("\(event)")
        isTie = isTie || event.isDiagonal
        try choices.require(!isTie)
        plain.play(event)
        swapped.play(event.turned(.swapping))
        var state = swapped.state
        fault(&state)
        try state.expectSame(as: plain.state, "with axes swapped")
        try expectEqual(
          swapped.engine.report.unconsumed.swapped, plain.engine.report.unconsumed, "unconsumed")
      }
    }
  }

  @Test func lengthsScaled() throws { try Self.scalingHolds() }

  @Test func aLengthOfItsOwnIsNoticed() {
    #expect(throws: Counterexample.self) { try Self.scalingHolds { $0.nodes[0].offset += 1 / 64 } }
    #expect(throws: Counterexample.self) { try Self.scalingHolds(physics: .ios) }
  }

  /// Numbers are dyadic and the factor is a power of two, so that even bits agree.
  static func scalingHolds(
    physics: Physics? = nil, _ fault: (inout State) -> Void = { _ in }
  ) throws {
    try check("scaling all lengths scales what happens", runs: 1000) { choices in
      let factor = choices.element(of: [2, 0.5, 64])
      var world = World.draw(&choices)
      // What is carried on by the rule of iOS is fitted in points.
      if world.physics.carry == .ios { world.physics.carry = .add }
      choices.note("\(world)\n  scaled by \(factor)")
      var plain = Player(world)
      var big = world.scaled(by: factor)
      if let physics { big.physics = physics }
      var scaled = Player(big)
      var script = Script(world)
      try choices.steps(upTo: 16) { choices in
        let event = script.event(&choices)
        choices.note("\(event)")
        plain.play(event)
        scaled.play(event.turned(.scaling(factor)))
        var state = scaled.state
        fault(&state)
        var expected = plain.state
        for index in expected.nodes.indices {
          expected.nodes[index].offset *= factor
          expected.nodes[index].pull *= factor
        }
        try state.expectSame(as: expected, "scaled")
        try expectEqual(
          scaled.engine.report.unconsumed, plain.engine.report.unconsumed * factor, "unconsumed")
      }
    }
  }
}

extension Event {
  /// Both of its components are of one size.
  var isDiagonal: Bool {
    switch action {
    case .moved(_, let at): abs(at.x - 200) == abs(at.y - 200) && at.x != 200
    case .ended(_, let velocity?): abs(velocity.x) == abs(velocity.y)
    case .wheel(_, let delta, _, _, _, _): abs(delta.x) == abs(delta.y)
    default: false
    }
  }
}
