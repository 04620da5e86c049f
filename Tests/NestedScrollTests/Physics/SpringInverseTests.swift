import Testing

@testable import NestedScroll

@Suite struct SpringInverseTests {
  /// The first time: nothing before it is there, and it is.
  @Test(arguments: SpringTests.dampings)
  func findsTheFirstTimeAtADisplacement(damping: Double) {
    for (d, v) in SpringTests.starts {
      let spring = Spring(frequency: 11.006, damping: damping, displacement: d, velocity: v)
      let size = max(d.magnitude, v.magnitude / 11)
      for share in [-0.9, -0.3, -0.01, 0.001, 0.1, 0.37, 0.8, 1.5] {
        let goal = share * size
        let time = spring.time(atDisplacement: goal)
        let end = min(time, 4)
        if time < .infinity {
          #expect(isNear(spring.displacement(at: time), goal, absolute: 1e-11 * size))
        }
        // Up to then it stays on one side.
        let side = d - goal == 0 ? v : d - goal
        for step in 0..<400 {
          let left = spring.displacement(at: end * Double(step) / 400) - goal
          #expect(left * side >= -1e-12 * size * side.magnitude)
        }
      }
    }
  }

  @Test func startsAndEndsAreFound() {
    let spring = Spring(frequency: 10, damping: 1, displacement: 0, velocity: 1_000)
    #expect(spring.time(atDisplacement: 0) == 0)
    let peak = 1_000 / (10 * Elementary.exp(1))
    #expect(isNear(spring.time(atDisplacement: peak - 1e-9), 0.1, absolute: 1e-5))
    #expect(spring.time(atDisplacement: peak + 1e-9) == .infinity)
    #expect(spring.time(atDisplacement: -1) == .infinity)
    #expect(spring.time(atDisplacement: .nan) == .infinity)
    // A critical spring comes to its rest only in the end, but to a hair of it before.
    let still = Spring(frequency: 10, damping: 1, displacement: 50, velocity: 0)
    #expect(still.time(atDisplacement: 0) == .infinity)
    #expect(still.time(atDisplacement: 1e-9) < 4)
    let crossing = Spring(frequency: 10, damping: 1, displacement: 100, velocity: -2_000)
    #expect(crossing.time(atDisplacement: 0) == crossing.crossingTime)
  }

  /// What no spring is made of is replaced, so that every function has a finite answer.
  @Test func badConstantsAreReplaced() {
    for (frequency, damping) in [(0.0, 1.0), (.nan, 1), (10, -1), (.infinity, .infinity)] {
      let spring = Spring(
        frequency: frequency, damping: damping, displacement: 10, velocity: .nan)
      #expect(spring.displacement(at: 0.5).isFinite)
      #expect(spring.velocity(at: 0.5).isFinite)
      #expect(spring.initialVelocity == 0)
    }
  }
}
