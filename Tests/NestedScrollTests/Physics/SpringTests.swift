import Testing

@testable import NestedScroll

@Suite struct SpringTests {
  static let dampings = [0.05, 0.3, 0.9, 0.999_999, 1, 1.000_001, 1.1, 3, 20]
  static let starts = [
    (0.0, 1_000.0), (0, 40), (100, 0), (100, -3_000), (0.4, 900), (-3, 77), (30, 300), (-80, -60),
  ]

  /// Expectations of Flutter's spring tests, which compare whole numbers.
  @Test func agreesWithFlutter() {
    let critical = Spring(frequency: 10, damping: 1, displacement: -500, velocity: 0)
    for (time, x, v) in [(0.25, 356.0, 1_026.0), (0.5, 479, 168), (0.75, 497, 20)] {
      #expect((500 + critical.displacement(at: time)).rounded(.down) == x)
      #expect(critical.velocity(at: time).rounded(.down) == v)
    }
    let over = Spring(frequency: 10, damping: 1.25, displacement: -500, velocity: 0)
    for (time, x, v) in [(0.5, 445.0, 273.0), (1, 495, 22), (1.5, 499, 1)] {
      #expect((500 + over.displacement(at: time)).rounded(.down) == x)
      #expect(over.velocity(at: time).rounded(.down) == v)
    }
    let under = Spring(frequency: 10, damping: 0.25, displacement: -300, velocity: 0)
    #expect((300 + under.displacement(at: 1)).rounded(.down) == 325)
    #expect(under.velocity(at: 1).rounded(.down) == -65)
  }

  @Test(arguments: dampings)
  func startsAsGivenAndObeysItsLaw(damping: Double) {
    for (d, v) in Self.starts {
      let spring = Spring(frequency: 11.006, damping: damping, displacement: d, velocity: v)
      #expect(spring.displacement(at: 0) == d)
      #expect(spring.velocity(at: 0) == v)
      #expect(spring.displacement(at: .infinity) == 0)
      #expect(spring.velocity(at: .infinity) == 0)
      for step in 1..<40 {
        let time = Double(step) * 0.02
        let (x, speed) = (spring.displacement(at: time), spring.velocity(at: time))
        let (before, after) = (time - 1e-5, time + 1e-5)
        let slope = (spring.displacement(at: after) - spring.displacement(at: before)) / 2e-5
        let bend = (spring.velocity(at: after) - spring.velocity(at: before)) / 2e-5
        let force = -11.006 * (11.006 * x + 2 * damping * speed)
        // Errors of a central difference over 1e-5 s.
        #expect(isNear(slope, speed, absolute: 1e-2, relative: 1e-4))
        #expect(isNear(bend, force, absolute: 1, relative: 1e-3))
      }
    }
  }

  @Test(arguments: dampings)
  func goesOnUnchangedWhenStartedAgain(damping: Double) {
    for (d, v) in Self.starts {
      let whole = Spring(frequency: 11.006, damping: damping, displacement: d, velocity: v)
      var part = whole
      for step in 1...20 {
        part = Spring(
          frequency: 11.006, damping: damping, displacement: part.displacement(at: 0.03),
          velocity: part.velocity(at: 0.03))
        let time = Double(step) * 0.03
        #expect(isNear(part.initialDisplacement, whole.displacement(at: time)))
        #expect(isNear(part.initialVelocity, whole.velocity(at: time)))
      }
    }
  }

  /// The three formulas meet at the critical damping.
  @Test func isContinuousInTheDamping() {
    for (d, v) in Self.starts {
      let critical = Spring(frequency: 11.006, damping: 1, displacement: d, velocity: v)
      for damping in [1 - 1e-9, 1 - 1e-16, 1 + 2e-16, 1 + 1e-9] {
        let spring = Spring(frequency: 11.006, damping: damping, displacement: d, velocity: v)
        for step in 0..<30 {
          let time = Double(step) * 0.05
          #expect(
            isNear(spring.displacement(at: time), critical.displacement(at: time), absolute: 1e-6))
          #expect(isNear(spring.velocity(at: time), critical.velocity(at: time), absolute: 1e-5))
        }
      }
    }
  }

  @Test(arguments: dampings)
  func isOdd(damping: Double) {
    for (d, v) in Self.starts {
      let spring = Spring(frequency: 11.006, damping: damping, displacement: d, velocity: v)
      let mirror = Spring(frequency: 11.006, damping: damping, displacement: -d, velocity: -v)
      #expect(mirror.crossingTime == spring.crossingTime)
      #expect(
        mirror.restTime(within: 0.5, slower: 50) == spring.restTime(within: 0.5, slower: 50))
      for time in [0.01, 0.1, 0.7] {
        #expect(mirror.displacement(at: time) == -spring.displacement(at: time))
        #expect(mirror.velocity(at: time) == -spring.velocity(at: time))
      }
    }
  }

  @Test(arguments: [10.0, 11.006])
  func overshootsByVelocityOverFrequencyTimesE(frequency: Double) {
    let spring = Spring(frequency: frequency, damping: 1, displacement: 0, velocity: 1_000)
    let peak = 1_000 / (frequency * Elementary.exp(1))
    #expect(isNear(spring.displacement(at: 1 / frequency), peak))
    #expect(spring.velocity(at: 1 / frequency).magnitude < 1e-10)
  }

  @Test(arguments: [
    (100.0, -2_000.0, 0.1, -367.9), (50, -1_500, 0.05, -606.5), (200, -4_000, 0.1, -735.8),
  ])
  func crossesBackWhereTheClosedFormSays(d: Double, v: Double, time: Double, speed: Double) throws {
    let spring = Spring(frequency: 10, damping: 1, displacement: d, velocity: v)
    let crossing = try #require(spring.crossingTime)
    #expect(isNear(crossing, time, absolute: 1e-15))
    #expect(isNear(spring.velocity(at: crossing), speed, absolute: 0.05))
  }

  @Test(arguments: dampings)
  func crossingIsTheFirstChangeOfSign(damping: Double) {
    for (d, v) in Self.starts {
      let spring = Spring(frequency: 11.006, damping: damping, displacement: d, velocity: v)
      let side = d != 0 ? d : v
      let end = spring.crossingTime ?? 10
      for step in 1..<1_000 {
        #expect(spring.displacement(at: end * Double(step) / 1_000) * side > 0)
      }
      if spring.crossingTime != nil {
        #expect(spring.displacement(at: end).magnitude < 1e-11 * (d.magnitude + v.magnitude))
        #expect(spring.displacement(at: end * 1.001) * side < 0)
      } else {
        // The one that swings takes 200 seconds, by when there is nothing left to move.
        #expect(damping >= 0.999_999)
      }
    }
  }

  @Test func nothingCrossesWithoutVelocityOrDisplacement() {
    for damping in Self.dampings {
      let still = Spring(frequency: 10, damping: damping, displacement: 0, velocity: 0)
      #expect(still.crossingTime == nil)
      #expect(still.restTime(within: 0.5, slower: 50) == 0)
      #expect(still.displacement(at: 1) == 0)
    }
  }
}
