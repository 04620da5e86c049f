import Testing

@testable import NestedScroll

@Suite struct ApproachTests {
  static let ways: [(distance: Double, velocity: Double)] = [
    (300, 0), (300, 100), (300, 700), (300, 5_000), (300, -900), (-40, -40), (-40, 3_000),
    (0.2, 10), (1e-9, 4_000), (5_000, 2_000), (2_000, 50),
  ]
  static let physics: [Physics] = [
    .ios, .android, .androidSpline, .chromium, .qt,
    Physics(spring: .init(frequency: 0.5, damping: 0.2)),
  ]

  @Test(arguments: physics)
  func startsWithTheVelocityAndEndsAtTheDistance(physics: Physics) {
    for (distance, velocity) in Self.ways {
      for pace in [Approach.Pace.fling, .page] {
        let approach = Approach(
          distance: distance, velocity: velocity, physics: physics, pace: pace)
        #expect(approach.duration.isFinite)
        #expect(approach.position(at: approach.duration) == distance)
        #expect(approach.velocity(at: approach.duration) == 0)
        if approach.duration > 0 {
          #expect(approach.position(at: 0) == 0)
          #expect(approach.velocity(at: 0) == velocity)
          // The last step is within what counts as there.
          let last = approach.position(at: approach.duration * (1 - 1e-12))
          #expect((distance - last).magnitude < physics.rest * 1.01)
        } else {
          #expect(distance.magnitude <= physics.rest)
        }
      }
    }
  }

  @Test(arguments: physics)
  func doesNotPassTheTarget(physics: Physics) {
    for (distance, velocity) in Self.ways {
      for pace in [Approach.Pace.fling, .page] {
        let approach = Approach(
          distance: distance, velocity: velocity, physics: physics, pace: pace)
        for step in 0...1_000 {
          let left = distance - approach.position(at: approach.duration * Double(step) / 1_000)
          #expect(left * distance >= -1e-9 * distance * distance)
        }
      }
    }
  }

  @Test func isADecayOnlyIfTheVelocityIsEnough() {
    // A free fling at 1000 goes 499.5 points.
    let isSpring = { (distance: Double, pace: Approach.Pace) in
      Approach(distance: distance, velocity: 1_000, physics: .ios, pace: pace).isSpring
    }
    #expect(!isSpring(1, .fling))
    #expect(!isSpring(499, .fling))
    #expect(!isSpring(660, .fling))
    #expect(isSpring(670, .fling))
    #expect(isSpring(-1, .fling))
    #expect(!isSpring(249, .page))
    #expect(isSpring(250, .page))
  }

  @Test(arguments: physics)
  func isOdd(physics: Physics) {
    for (distance, velocity) in Self.ways {
      let forward = Approach(distance: distance, velocity: velocity, physics: physics)
      let backward = Approach(distance: -distance, velocity: -velocity, physics: physics)
      #expect(backward.duration == forward.duration)
      for time in [0.0, 0.01, 0.2, 1] {
        #expect(backward.position(at: time) == -forward.position(at: time))
        #expect(backward.velocity(at: time) == -forward.velocity(at: time))
      }
    }
  }

  @Test func nowhereToGoIsOverAtOnce() {
    for distance in [0.0, -0.0, .nan, .infinity] {
      let approach = Approach(distance: distance, velocity: 500, physics: .ios)
      #expect(approach.duration == 0)
      #expect(approach.position(at: 0) == 0)
      #expect(approach.velocity(at: 0) == 0)
    }
  }

  /// How long a page of 390 points takes, so that a change of constants is seen.
  @Test(arguments: [(0.0, 0.85), (400, 0.85), (900, 1.6), (3_000, 0.9)])
  func pagesTakeAboutASecond(velocity: Double, atMost: Double) {
    let approach = Approach(distance: 390, velocity: velocity, physics: .ios, pace: .page)
    #expect(approach.duration < atMost)
    #expect(approach.duration > 0.4)
  }
}
