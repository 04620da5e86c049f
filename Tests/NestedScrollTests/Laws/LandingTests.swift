import NestedScroll
import PropertyKit
import Testing

/// Where a motion is said to land is where it lands, at every moment of it.
@Suite struct Landings {
  /// What comes to rest between rests moves on by another motion, of which the first knows nothing.
  static let features = Features.all.subtracting([.snaps, .pagers])

  @Test func landings() throws { try Self.holds() }

  @Test func aLandingThatIsWrongIsNoticed() {
    #expect(throws: Counterexample.self) { try Self.holds { $0 += $0 > 50 ? 1 : 0 } }
  }

  static func holds(_ fault: (inout Double) -> Void = { _ in }) throws {
    var compared = 0
    try check("landings", runs: 1500) { choices in
      var world = World.draw(&choices, features)
      if choices.chance(1, in: 4) { world.physics = .android }
      choices.note("\(world)")
      var player = Player(world)
      if choices.chance(1, in: 3) { player.engine.pixelLength = choices.element(of: [0.5, 1, 4]) }
      var script = Script(world, .all.subtracting(.wheels), features)
      try choices.steps(upTo: 12) { choices in
        let event = script.event(&choices)
        choices.note("\(event)")
        player.play(event)
        guard player.engine.motionStates.count == 1, !script.isHeld else { return }
        var later = player.engine
        later.settle()
        for (index, id) in player.ids.enumerated() {
          guard var landing = player.engine.landing(of: id) else { continue }
          fault(&landing)
          try expectClose(
            later.offset(of: id), landing, tolerance: 1e-7, "node \(index) of \(event)")
          compared += 1
        }
      }
    }
    #expect(compared > 1000)
  }
}
