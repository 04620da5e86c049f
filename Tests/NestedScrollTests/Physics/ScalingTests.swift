import Testing

@testable import NestedScroll

/// Lengths in another unit, a power of two of the first, give the same motion to the last bit.
@Suite struct ScalingTests {
  static let scales = [0x1p-12, 0.5, 4, 0x1p20]

  static func scaled(_ physics: Physics, by scale: Double) -> Physics {
    var physics = physics
    physics.power.deceleration *= scale
    physics.drag.friction *= scale
    physics.rest *= scale
    physics.minVelocity *= scale
    return physics
  }

  @Test(arguments: scales)
  func aFlingScales(scale: Double) {
    for physics in FlingTests.physics {
      let other = Self.scaled(physics, by: scale)
      let small = Fling(velocity: 1_234, physics: physics)
      let large = Fling(velocity: 1_234 * scale, physics: other)
      #expect(large.total == small.total * scale)
      #expect(large.restTime(within: other.rest) == small.restTime(within: physics.rest))
      for time in [0.01, 0.1, 0.5, 2] {
        let distance = small.position(at: time)
        #expect(large.position(at: time) == distance * scale)
        #expect(large.velocity(at: time) == small.velocity(at: time) * scale)
        #expect(large.time(atDistance: distance * scale) == small.time(atDistance: distance))
      }
    }
  }

  @Test(arguments: scales)
  func aSpringScales(scale: Double) {
    for damping in [0.4, 1, 1.5] {
      let small = Spring(frequency: 11.006, damping: damping, displacement: 30, velocity: -700)
      let large = Spring(
        frequency: 11.006, damping: damping, displacement: 30 * scale, velocity: -700 * scale)
      #expect(large.crossingTime == small.crossingTime)
      #expect(
        large.restTime(within: 0.5 * scale, slower: 50 * scale)
          == small.restTime(within: 0.5, slower: 50))
      for time in [0.01, 0.1, 0.5] {
        #expect(large.displacement(at: time) == small.displacement(at: time) * scale)
        #expect(large.velocity(at: time) == small.velocity(at: time) * scale)
      }
    }
  }

  @Test(arguments: scales)
  func aSnapScales(scale: Double) {
    for physics in FlingTests.physics {
      for (distance, velocity) in [(300.0, 900.0), (300, 20), (-40, 700)] {
        let small = Approach(distance: distance, velocity: velocity, physics: physics)
        let large = Approach(
          distance: distance * scale, velocity: velocity * scale,
          physics: Self.scaled(physics, by: scale))
        #expect(large.duration == small.duration)
        #expect(large.position(at: 0.1) == small.position(at: 0.1) * scale)
      }
    }
  }

  @Test(arguments: scales)
  func aStretchScales(scale: Double) {
    for shape in RubberBand.Shape.allCases {
      let small = RubberBand(coefficient: 0.55, length: 390, shape: shape)
      let large = RubberBand(coefficient: 0.55, length: 390 * scale, shape: shape)
      for pull in [0.3, -12, 500] {
        let stretch = small.stretch(pull)
        #expect(large.stretch(pull * scale) == stretch * scale)
        #expect(large.slope(pull * scale) == small.slope(pull))
        #expect(large.pull(stretch * scale) == small.pull(stretch) * scale)
      }
    }
  }

  @Test(arguments: scales)
  func aFingerScales(scale: Double) {
    let samples = [(0.0, 3.0), (8, 11), (17, 30), (25, 41), (33, 60)]
    let small = VelocityTrackerTests.screen(samples)
    #expect(VelocityTrackerTests.screen(samples.map { ($0, $1 * scale) }) == small * scale)
  }
}
