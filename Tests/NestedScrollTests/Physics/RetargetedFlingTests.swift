import Testing

@testable import NestedScroll

@Suite struct RetargetedFlingTests {
  @Test(arguments: FlingTests.physics)
  func startsWithTheVelocityAndEndsAtTheTotal(physics: Physics) {
    for (velocity, total) in [(900.0, 300.0), (-900, -2_000), (50, 1e-6), (1e-3, 4)] {
      let fling = Fling(velocity: velocity, total: total, physics: physics)
      #expect(fling.velocity(at: 0) == velocity)
      #expect(fling.total == total)
      #expect(fling.position(at: .infinity) == total)
      guard physics.curve != .spline else { continue }
      // It is of the same family: what is left is retargeted to what is left of the way.
      let time = min(fling.duration, 5 * total / velocity) / 3
      let rest = Fling(
        velocity: fling.velocity(at: time), total: total - fling.position(at: time),
        physics: physics)
      #expect(
        isNear(
          fling.position(at: time) + rest.position(at: time), fling.position(at: 2 * time),
          absolute: 0, relative: 1e-12))
    }
  }

  @Test(arguments: FlingTests.physics)
  func withoutAWayItStandsAtTheTotal(physics: Physics) {
    for (velocity, total) in [(0.0, 10.0), (-5, 10), (5, 0), (.nan, 3)] {
      let fling = Fling(velocity: velocity, total: total, physics: physics)
      #expect(fling.position(at: 0) == total)
      #expect(fling.position(at: 1) == total)
      #expect(fling.velocity(at: 0) == 0)
      #expect(fling.restTime(within: 0.5) == 0)
    }
  }
}
