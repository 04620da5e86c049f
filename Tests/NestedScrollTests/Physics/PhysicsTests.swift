import NestedScrollTesting
import Testing

@testable import NestedScroll

@Suite struct PhysicsTests {
  @Test func presetsAreValid() {
    for physics in Presets.all + [Presets.stretching] {
      #expect(physics.problems.isEmpty)
      #expect(physics.isValid)
    }
  }

  /// 0.998 per millisecond, to the digits given.
  @Test func iosDecaysByThousandths() {
    #expect(isNear(Physics.ios.decay, -1_000 * Elementary.log(0.998), absolute: 1e-12))
  }

  @Test func androidHasAndroidsConstants() {
    let power = Physics.android.power
    #expect(isNear(power.deceleration, 51_890.2017312, absolute: 0, relative: 1e-12))
    #expect(isNear(power.exponent, Elementary.log(0.78) / Elementary.log(0.9), relative: 1e-15))
    #expect(isNear(power.reference, 2_223.86578848, absolute: 0, relative: 1e-11))
  }

  /// Each constant, made bad in every way, is the one complaint.
  @Test func everyBadConstantIsNamed() {
    let setters: [(Physics.Problem, (inout Physics, Double) -> Void)] = [
      (.decay, { $0.decay = $1 }),
      (.friction, { $0.power.friction = $1 }),
      (.deceleration, { $0.power.deceleration = $1 }),
      (.inflection, { $0.power.inflection = $1 }),
      (.exponent, { $0.power.exponent = $1 }),
      (.dragRate, { $0.drag.rate = $1 }),
      (.dragFriction, { $0.drag.friction = $1 }),
      (.band, { $0.band = $1 }),
      (.bandLength, { $0.bandLength = $1 }),
      (.bandShare, { $0.bandShare = $1 }),
      (.frequency, { $0.spring.frequency = $1 }),
      (.damping, { $0.spring.damping = $1 }),
      (.handover, { $0.spring.handover = $1 }),
      (.rest, { $0.rest = $1 }),
      (.minVelocity, { $0.minVelocity = $1 }),
      (.maxVelocity, { $0.maxVelocity = $1 }),
    ]
    #expect(setters.map(\.0) == Physics.Problem.allCases)
    for (problem, set) in setters {
      for value in [-1.0, .nan, .infinity, -.infinity, 1e300] {
        var physics = Physics.ios
        set(&physics, value)
        #expect(physics.problems == [problem])
        #expect(!physics.isValid)
      }
      #expect(problem.requirement.utf8CodeUnitCount > 20)
    }
  }

  @Test func zeroIsFineForTheEdgesAndARateOnly() {
    var physics = Physics.ios
    physics.drag.rate = 0
    physics.bandShare = 0
    physics.spring.handover = 0
    physics.band = 0
    physics.bandLength = 0
    #expect(physics.isValid)
    physics = Physics(decay: 0, spring: .init(frequency: 0, damping: 0), rest: 0, minVelocity: 0)
    #expect(physics.problems == [.decay, .frequency, .damping, .rest, .minVelocity])
    physics = Physics(drag: .init(friction: 0))
    #expect(physics.problems == [.dragFriction])
  }
}
