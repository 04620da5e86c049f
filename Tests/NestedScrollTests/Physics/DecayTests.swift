import Testing

@testable import NestedScroll

@Suite struct DecayTests {
  /// Both laws, with their presets' constants and with others.
  static let physics: [Physics] = [
    .ios, .android, Physics(decay: 10.05), Physics(decay: 0.2),
    Physics(curve: .power, power: .init(friction: 0.03, exponent: 3)),
  ]
  static let velocities = [0.01, 1.0, 49, 500, 3_000, 20_000]

  /// The tables print 12 digits, and times to 3e-13 s, which is up to 3e-9 of a fast curve.
  @Test func exponentialAgreesWithTheTables() throws {
    for curve in try PhysicsTables.shared.get().models.exponential {
      let physics = Physics(decay: try #require(curve.lambda_per_s))
      for row in curve.cases {
        let decay = Decay(velocity: row.v0, physics: physics)
        #expect(isNear(decay.total, row.total_distance))
        for sample in row.samples {
          #expect(isNear(decay.position(at: sample.t), sample.x, absolute: 1e-8))
          #expect(isNear(decay.velocity(at: sample.t), sample.v, absolute: 1e-7))
        }
        if let time = row.duration["remaining_below_0.5"] {
          #expect(isNear(decay.restTime(within: 0.5), time))
        }
      }
    }
  }

  @Test func powerLawAgreesWithTheTables() throws {
    for row in try PhysicsTables.shared.get().models.power.cases {
      let decay = Decay(velocity: row.v0, physics: .android)
      #expect(isNear(decay.total, row.total_distance))
      #expect(isNear(decay.duration, try #require(row.duration["exact_end"])))
      for sample in row.samples {
        #expect(isNear(decay.position(at: sample.t), sample.x, absolute: 1e-8))
        #expect(isNear(decay.velocity(at: sample.t), sample.v, absolute: 1e-7))
      }
    }
  }

  /// Distances that Android's OverScroller reports for these velocities at density 1.
  @Test(arguments: [
    (500.0, 58.32229635721348), (2_000, 647.3987783959531), (8_000, 7_186.362753988745),
  ])
  func powerLawGoesAsFarAsAndroid(velocity: Double, distance: Double) {
    let total = Decay(velocity: velocity, physics: .android).total
    #expect(isNear(total, distance, absolute: 0, relative: 1e-14))
  }

  @Test func hitsTheEdgeWhenAndAsFastAsTheTablesSay() throws {
    for row in try PhysicsTables.shared.get().edge_crossing_ios_normal.rows {
      let decay = Decay(velocity: row.v0, physics: .ios)
      #expect(isNear(decay.time(atDistance: row.distance_to_edge), row.t_hit))
      #expect(isNear(decay.velocity(atDistance: row.distance_to_edge), row.v_hit))
    }
  }

  /// A chain of extents: the velocity handed over is that of the one curve, at its boundary.
  @Test func handsOverWithoutLoss() throws {
    for row in try PhysicsTables.shared.get().handover_single_exponential_normal.cases {
      let whole = Decay(velocity: row.v0, physics: .ios)
      var distance = 0.0
      for segment in row.segments {
        let part = Decay(velocity: segment.v_in, physics: .ios)
        distance += segment.consumed
        if let time = segment.t_out {
          #expect(isNear(whole.time(atDistance: distance), time))
          #expect(isNear(part.velocity(atDistance: segment.consumed), segment.v_out))
        }
        #expect(isNear(whole.velocity(atDistance: distance), segment.v_out, absolute: 1e-8))
      }
    }
  }

  @Test(arguments: physics)
  func startsWithItsVelocityAndNeverTurns(physics: Physics) {
    for velocity in Self.velocities {
      let decay = Decay(velocity: velocity, physics: physics)
      #expect(decay.position(at: 0) == 0)
      #expect(decay.velocity(at: 0) == velocity)
      #expect(decay.velocity(atDistance: 0) == velocity)
      let end = decay.restTime(within: decay.total * 1e-6)
      var position = 0.0
      var speed = velocity
      for step in 1...500 {
        let time = end * Double(step) / 500
        #expect(decay.position(at: time) >= position)
        #expect(decay.velocity(at: time) <= speed)
        position = decay.position(at: time)
        speed = decay.velocity(at: time)
      }
      #expect(decay.position(at: .infinity) == decay.total)
      #expect(decay.velocity(at: .infinity) == 0)
    }
  }

  /// A central difference, whose own error is about 1e-6 of the velocity here.
  @Test(arguments: physics)
  func velocityIsTheSlopeOfThePosition(physics: Physics) {
    let decay = Decay(velocity: 2_000, physics: physics)
    let end = min(decay.duration, 4)
    for step in 1..<50 {
      let time = end * Double(step) / 50
      let slope = (decay.position(at: time + 1e-5) - decay.position(at: time - 1e-5)) / 2e-5
      #expect(isNear(slope, decay.velocity(at: time), absolute: 1e-3, relative: 1e-6))
    }
  }

  /// Near the end of an exponential the time is ill-defined: a distance says little about it.
  @Test(arguments: physics)
  func timeAndVelocityAtADistanceAgreeWithThePosition(physics: Physics) {
    for velocity in Self.velocities {
      let decay = Decay(velocity: velocity, physics: physics)
      for share in stride(from: 0.0, through: 0.999, by: 0.037) {
        let distance = decay.total * share
        let time = decay.time(atDistance: distance)
        #expect(isNear(decay.position(at: time), distance, absolute: 0, relative: 1e-12))
        #expect(
          isNear(
            decay.velocity(at: time), decay.velocity(atDistance: distance), absolute: 0,
            relative: 1e-11))
        #expect(isNear(decay.time(atDistance: decay.position(at: time)), time, relative: 1e-10))
      }
    }
  }

  /// Autonomy: started again from its own state, it is the same motion.
  @Test(arguments: physics)
  func goesOnUnchangedWhenStartedAgain(physics: Physics) {
    var random = SeededGenerator(seed: 7)
    for velocity in Self.velocities {
      let whole = Decay(velocity: velocity, physics: physics)
      let end = min(whole.duration, 3 / physics.decay)
      var part = whole
      var start = 0.0
      var distance = 0.0
      for _ in 0..<20 {
        let step = random.double(0...end / 25)
        distance += part.position(at: step)
        start += step
        part = Decay(velocity: part.velocity(at: step), physics: physics)
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
      let forward = Decay(velocity: velocity, physics: physics)
      let backward = Decay(velocity: -velocity, physics: physics)
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
      let decay = Decay(velocity: velocity, physics: physics)
      let time = decay.restTime(within: 0.5)
      if decay.total <= 0.5 {
        #expect(time == 0)
      } else {
        #expect(isNear(decay.total - decay.position(at: time), 0.5, absolute: 1e-12 * decay.total))
      }
    }
  }

  @Test(arguments: physics)
  func neverGetsBehindItsStartNorPastItsEnd(physics: Physics) {
    let decay = Decay(velocity: -800, physics: physics)
    #expect(decay.time(atDistance: 1) == .infinity)
    #expect(decay.time(atDistance: decay.total - 0.001) == .infinity)
    #expect(decay.velocity(atDistance: 1) == -800)
    #expect(decay.velocity(atDistance: decay.total) == 0)
    #expect(decay.velocity(atDistance: decay.total - 1) == 0)
    #expect(decay.time(atDistance: decay.total) == decay.duration)
  }

  @Test(arguments: physics)
  func initialVelocityUndoesTheTotal(physics: Physics) {
    for velocity in Self.velocities.flatMap({ [$0, -$0] }) {
      let total = Decay(velocity: velocity, physics: physics).total
      let found = Decay.initialVelocity(total: total, physics: physics)
      #expect(isNear(found, velocity, absolute: 0, relative: 1e-13))
    }
  }

  @Test(arguments: physics)
  func badVelocitiesStand(physics: Physics) {
    for velocity in [0.0, -0.0, .nan, .infinity, -.infinity, .leastNonzeroMagnitude] {
      let decay = Decay(velocity: velocity, physics: physics)
      #expect(decay.total.magnitude < 1e-300)
      #expect(decay.position(at: 1).magnitude < 1e-300)
      #expect(decay.velocity(at: 1).magnitude < 1e-300)
      #expect(decay.restTime(within: 0.5) == 0)
      #expect(decay.velocity(atDistance: 0).magnitude < 1e-300)
      #expect(decay.time(atDistance: 1) == .infinity)
      #expect(decay.time(atDistance: 0) == 0)
    }
    #expect(Decay(velocity: 1e300, physics: physics).total.isFinite)
  }
}
