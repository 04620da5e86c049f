import NestedScrollTesting
import Testing

@testable import NestedScroll

@Suite struct FlingTests {
  /// The laws that can be started anew, with their presets' constants and with others.
  static let autonomous: [Physics] = [
    .ios, .android, .iosFast, Physics(decay: 0.2),
    Physics(curve: .power, power: .init(friction: 0.03, exponent: 3)),
    .chromium, .flutterDesktop, .qt,
    Physics(curve: .drag, drag: .init(rate: 1e-9, friction: 300)),
    Physics(curve: .drag, drag: .init(rate: 40, friction: 8)),
  ]
  /// All of them: Android's spline, and what becomes of it with other inflections.
  static let physics: [Physics] =
    autonomous
    + [
      .androidSpline, Physics(curve: .spline, power: .init(friction: 0.03, inflection: 0.05)),
      Physics(curve: .spline, power: .init(inflection: 0.9, exponent: 3)),
    ]
  static let velocities = [0.01, 1.0, 49, 500, 3_000, 20_000]

  /// Android's spline is not of that kind: half way through, a new one goes farther or less far.
  @Test(arguments: [(0.1, 1.07974), (0.25, 1.11548), (0.75, 0.72307)])
  func aSplineGoesOnOtherwiseWhenStartedAgain(share: Double, ratio: Double) {
    let whole = Fling(velocity: 2_000, physics: .androidSpline)
    let velocity = whole.velocity(atDistance: whole.total * share)
    let new = Fling(velocity: velocity, physics: .androidSpline)
    #expect(isNear(new.total / (whole.total * (1 - share)), ratio, absolute: 1e-5))
  }

  /// In all of the time the spline is as far as Android's, in 100 steps as near as a thousandth.
  @Test func theSplineAndThePowerLawGoAsFar() {
    for velocity in Self.velocities {
      let spline = Fling(velocity: velocity, physics: .androidSpline)
      let power = Fling(velocity: velocity, physics: .android)
      #expect(isNear(spline.total, power.total, absolute: 0, relative: 1e-14))
      #expect(isNear(power.duration / spline.duration, 0.825_370_635, relative: 1e-8))
    }
  }

  /// With no share of the speed in it, drag is the constant deceleration that everybody knows.
  @Test func dragWithoutARateIsConstant() {
    let fling = Fling(velocity: 1_500, physics: .qt)
    #expect(fling.duration == 1)
    #expect(fling.total == 750)
    #expect(fling.velocity(at: 0.25) == 1_125)
    #expect(isNear(fling.position(at: 0.25), 328.125))
    // And a rate that is all but 0 is all but that.
    let nearly = Fling(
      velocity: 1_500, physics: Physics(curve: .drag, drag: .init(rate: 1e-7, friction: 1_500)))
    #expect(isNear(nearly.total, 750, absolute: 1e-4))
    #expect(isNear(nearly.position(at: 0.25), 328.125, absolute: 1e-4))
  }

  /// With a friction that is all but none, it is all but exponential.
  @Test func dragWithoutFrictionIsExponential() {
    let drag = Physics(curve: .drag, drag: .init(rate: 2, friction: 0.001))
    let fling = Fling(velocity: 1_000, physics: drag)
    let exponential = Fling(velocity: 1_000, physics: Physics(decay: 2))
    #expect(isNear(fling.total, exponential.total, absolute: 1e-2))
    for time in [0.1, 0.5, 2] {
      #expect(isNear(fling.position(at: time), exponential.position(at: time), absolute: 1e-2))
    }
  }

  /// Constants that are out of range are those of iOS.
  @Test func badConstantsAreReplaced() {
    for bad in [-1.0, 0, .nan, .infinity] {
      let fling = Fling(velocity: 1_000, physics: Physics(decay: bad))
      #expect(fling == Fling(velocity: 1_000, physics: .ios))
    }
    let drag = Physics(curve: .drag, drag: .init(rate: -1, friction: .nan))
    #expect(
      Fling(velocity: 700, physics: drag).total == Fling(velocity: 700, physics: .chromium).total)
  }

  /// Distances that Android's OverScroller reports for these velocities at density 1.
  @Test(arguments: [
    (500.0, 58.32229635721348), (2_000, 647.3987783959531), (8_000, 7_186.362753988745),
  ])
  func powerLawGoesAsFarAsAndroid(velocity: Double, distance: Double) {
    for physics in [Physics.android, .androidSpline] {
      let total = Fling(velocity: velocity, physics: physics).total
      #expect(isNear(total, distance, absolute: 0, relative: 1e-14))
    }
  }

  @Test(arguments: physics)
  func startsWithItsVelocityAndNeverTurns(physics: Physics) {
    for velocity in Self.velocities {
      let fling = Fling(velocity: velocity, physics: physics)
      #expect(fling.position(at: 0) == 0)
      #expect(fling.velocity(at: 0) == velocity)
      #expect(fling.velocity(atDistance: 0) == velocity)
      let end = fling.restTime(within: fling.total * 1e-6)
      var position = 0.0
      var speed = velocity
      for step in 1...500 {
        let time = end * Double(step) / 500
        #expect(fling.position(at: time) >= position)
        #expect(fling.velocity(at: time) <= speed)
        position = fling.position(at: time)
        speed = fling.velocity(at: time)
      }
      #expect(fling.position(at: .infinity) == fling.total)
      #expect(fling.velocity(at: .infinity) == 0)
    }
  }

  /// A central difference, whose own error is about 1e-6 of the velocity here, and three times as
  /// much for a spline that is bent that much.
  @Test(arguments: physics)
  func velocityIsTheSlopeOfThePosition(physics: Physics) {
    let fling = Fling(velocity: 2_000, physics: physics)
    let end = min(fling.duration, 4)
    for step in 1..<50 {
      let time = end * Double(step) / 50
      let slope = (fling.position(at: time + 1e-5) - fling.position(at: time - 1e-5)) / 2e-5
      #expect(isNear(slope, fling.velocity(at: time), absolute: 1e-3, relative: 3e-6))
    }
  }

  /// Near the end of an exponential the time is ill-defined: a distance says little about it.
  @Test(arguments: physics)
  func timeAndVelocityAtADistanceAgreeWithThePosition(physics: Physics) {
    for velocity in Self.velocities {
      let fling = Fling(velocity: velocity, physics: physics)
      for share in stride(from: 0.0, through: 0.999, by: 0.037) {
        let distance = fling.total * share
        let time = fling.time(atDistance: distance)
        #expect(isNear(fling.position(at: time), distance, absolute: 0, relative: 1e-12))
        #expect(
          isNear(
            fling.velocity(at: time), fling.velocity(atDistance: distance), absolute: 0,
            relative: 1e-11))
        #expect(isNear(fling.time(atDistance: fling.position(at: time)), time, relative: 1e-10))
      }
    }
  }

  /// Autonomy: started again from its own state, it is the same motion.
  @Test(arguments: autonomous)
  func goesOnUnchangedWhenStartedAgain(physics: Physics) {
    var random = SplitMix64(seed: 7)
    for velocity in Self.velocities {
      let whole = Fling(velocity: velocity, physics: physics)
      let end = min(whole.duration, 3 / physics.decay)
      var part = whole
      var start = 0.0
      var distance = 0.0
      for _ in 0..<20 {
        let step = random.double(0...end / 25)
        distance += part.position(at: step)
        start += step
        part = Fling(velocity: part.velocity(at: step), physics: physics)
        let scale = whole.total * 1e-12
        #expect(isNear(distance, whole.position(at: start), absolute: scale))
        #expect(isNear(distance + part.total, whole.total, absolute: scale))
        let later = end - start
        #expect(
          isNear(distance + part.position(at: later), whole.position(at: end), absolute: scale))
      }
    }
  }

  @Test(arguments: physics)
  func isOdd(physics: Physics) {
    for velocity in Self.velocities {
      let forward = Fling(velocity: velocity, physics: physics)
      let backward = Fling(velocity: -velocity, physics: physics)
      #expect(backward.total == -forward.total)
      #expect(backward.restTime(within: 0.5) == forward.restTime(within: 0.5))
      for time in [0.0, 0.01, 0.4, 1, 5] {
        #expect(backward.position(at: time) == -forward.position(at: time))
        #expect(backward.velocity(at: time) == -forward.velocity(at: time))
        let distance = forward.position(at: time)
        #expect(backward.time(atDistance: -distance) == forward.time(atDistance: distance))
        #expect(backward.velocity(atDistance: -distance) == -forward.velocity(atDistance: distance))
      }
    }
  }

  @Test(arguments: physics)
  func restsWhereTheDistanceLeftIsRest(physics: Physics) {
    for velocity in Self.velocities {
      let fling = Fling(velocity: velocity, physics: physics)
      let time = fling.restTime(within: 0.5)
      if fling.total <= 0.5 {
        #expect(time == 0)
      } else {
        #expect(isNear(fling.total - fling.position(at: time), 0.5, absolute: 1e-12 * fling.total))
      }
    }
  }

  @Test(arguments: physics)
  func neverGetsBehindItsStartNorPastItsEnd(physics: Physics) {
    let fling = Fling(velocity: -800, physics: physics)
    #expect(fling.time(atDistance: 1) == .infinity)
    #expect(fling.time(atDistance: fling.total - 0.001) == .infinity)
    #expect(fling.velocity(atDistance: 1) == -800)
    #expect(fling.velocity(atDistance: fling.total) == 0)
    #expect(fling.velocity(atDistance: fling.total - 1) == 0)
    #expect(fling.time(atDistance: fling.total) == fling.duration)
  }

  @Test(arguments: physics)
  func initialVelocityUndoesTheTotal(physics: Physics) {
    for velocity in Self.velocities.flatMap({ [$0, -$0] }) {
      let total = Fling(velocity: velocity, physics: physics).total
      let found = Fling.initialVelocity(total: total, physics: physics)
      #expect(isNear(found, velocity, absolute: 0, relative: 1e-13))
    }
  }

  @Test(arguments: physics)
  func badVelocitiesStand(physics: Physics) {
    for velocity in [0.0, -0.0, .nan, .infinity, -.infinity, .leastNonzeroMagnitude] {
      let fling = Fling(velocity: velocity, physics: physics)
      #expect(fling.total.magnitude < 1e-300)
      #expect(fling.position(at: 1).magnitude < 1e-300)
      #expect(fling.velocity(at: 1).magnitude < 1e-300)
      #expect(fling.restTime(within: 0.5) == 0)
      #expect(fling.velocity(atDistance: 0).magnitude < 1e-300)
      #expect(fling.time(atDistance: 1) == .infinity)
      #expect(fling.time(atDistance: 0) == 0)
    }
    #expect(Fling(velocity: 1e300, physics: physics).total.isFinite)
  }
}
