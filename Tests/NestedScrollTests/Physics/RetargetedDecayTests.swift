import Testing

@testable import NestedScroll

@Suite struct RetargetedDecayTests {
  @Test(arguments: DecayTests.physics)
  func startsWithTheVelocityAndEndsAtTheTotal(physics: Physics) {
    for (velocity, total) in [(900.0, 300.0), (-900, -2_000), (50, 1e-6), (1e-3, 4)] {
      let decay = Decay(velocity: velocity, total: total, physics: physics)
      #expect(decay.velocity(at: 0) == velocity)
      #expect(decay.total == total)
      #expect(decay.position(at: .infinity) == total)
      // It is of the same family: what is left is retargeted to what is left of the way.
      let time = min(decay.duration, 5 * total / velocity) / 3
      let rest = Decay(
        velocity: decay.velocity(at: time), total: total - decay.position(at: time),
        physics: physics)
      #expect(
        isNear(
          decay.position(at: time) + rest.position(at: time), decay.position(at: 2 * time),
          absolute: 0, relative: 1e-12))
    }
  }

  @Test(arguments: DecayTests.physics)
  func withoutAWayItStandsAtTheTotal(physics: Physics) {
    for (velocity, total) in [(0.0, 10.0), (-5, 10), (5, 0), (.nan, 3)] {
      let decay = Decay(velocity: velocity, total: total, physics: physics)
      #expect(decay.position(at: 0) == total)
      #expect(decay.position(at: 1) == total)
      #expect(decay.velocity(at: 0) == 0)
      #expect(decay.restTime(within: 0.5) == 0)
    }
  }
}
