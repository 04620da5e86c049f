import NestedScrollTesting
import Testing

@testable import NestedScroll

@Suite struct VelocityTrackerTests {
  /// A tracker of samples in milliseconds, along the vertical axis.
  static func tracker(_ samples: [(Double, Double)], from start: Double = 0) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (time, y) in samples {
      tracker.add(time: start + time / 1_000, position: Point(x: 0, y: y))
    }
    return tracker
  }

  /// In the direction of the screen, as the sources of these cases have it.
  static func screen(_ samples: [(Double, Double)], endedAt end: Double? = nil) -> Double {
    let last = end ?? samples.last?.0 ?? 0
    return 0 - tracker(samples).velocity(endedAt: last / 1_000).y
  }

  @Test func aFingerMovingUpOrLeftScrollsForward() {
    var tracker = VelocityTracker()
    for step in 0..<5 {
      let way = Double(step) * 10
      tracker.add(time: Double(step) * 0.01, position: Point(x: 300 - way, y: 500 + 2 * way))
    }
    let velocity = tracker.velocity(endedAt: 0.04)
    #expect(isNear(velocity.x, 1_000))
    #expect(isNear(velocity.y, -2_000))
  }

  @Test func withoutMovementThereIsNoVelocityAndNoNegativeZero() {
    #expect(VelocityTracker().velocity(endedAt: 1) == .zero)
    for samples in [[(0.0, 7.0)], [(0, 7), (10, 7)], [(0, 7), (10, 7), (20, 7)]] {
      let velocity = Self.tracker(samples).velocity(endedAt: 0.02)
      #expect(velocity == .zero)
      #expect(velocity.x.sign == .plus && velocity.y.sign == .plus)
    }
  }

  @Test func twoSamplesGiveTheirSlope() {
    #expect(isNear(Self.screen([(1, 5), (2, 15)]), 10_000))
    #expect(isNear(Self.screen([(0, 5), (30, 20)], endedAt: 60), 500))
  }

  /// The truth at the end, at any rate of sampling; of a lift that is reported late, as far as the
  /// finger slowed down.
  @Test(arguments: [16.667, 8.333, 4, 7.1])
  func constantAccelerationIsExactAtAnyRate(interval: Double) {
    for acceleration in [0.0, 12_000, -4_000] {
      for late in [0.0, 9, 25] {
        let samples = stride(from: 0.0, through: 130, by: interval).map { time in
          (time, 900 * time / 1_000 + acceleration * time * time / 2_000_000)
        }
        let end = (samples.last?.0 ?? 0) + late
        let last = samples.last?.0 ?? 0
        let velocity = 900 + acceleration * (acceleration > 0 ? last : end) / 1_000
        #expect(isNear(Self.screen(samples, endedAt: end), velocity, absolute: 1e-6))
      }
    }
  }

  @Test func aPauseOverFortyMillisecondsCutsOffWhatWasBefore() {
    let old = [(0.0, 0.0), (10, 50), (20, 100)]
    let new = [(61.0, 100.0), (69, 112), (77, 124)]
    #expect(isNear(Self.screen(old + new), 1_500))
    #expect(Self.screen([(25, 25), (50, 50), (100, 100)]) == 0)
    // Exactly 40 ms is no such pause.
    #expect(Self.screen([(0, 0), (40, 40)]) != 0)
  }

  @Test func aFingerHeldStillHasNoVelocity() {
    let samples = [(0.0, 0.0), (10, 20), (20, 40), (30, 60)]
    #expect(Self.screen(samples, endedAt: 70) > 0)
    #expect(Self.screen(samples, endedAt: 71) == 0)
  }

  /// Whole milliseconds stay whole, however large the time they are counted from.
  @Test(arguments: [0, 1.7e9, 216_690.896, 4e8])
  func largeTimesDecideAlike(start: Double) {
    let samples = [(0.0, 0.0), (20, 11), (60, 19), (100, 40)]
    let velocity = Self.tracker(samples, from: start).velocity(endedAt: start + 0.1).y
    let reference = Self.tracker(samples).velocity(endedAt: 0.1).y
    // Times of 1.7e9 s have steps of 2.4e-7 s.
    #expect(isNear(velocity, reference, absolute: 0, relative: 1e-4))
    let held = Self.tracker(samples, from: start).velocity(endedAt: start + 0.14).y
    #expect(held != 0)
  }

  @Test func onlyTheLastHundredMillisecondsCount() {
    // Another speed before, sampled at every millisecond would fill the store: every 10 it does not.
    let before = stride(from: 0.0, to: 100, by: 10).map { ($0, -5 * $0) }
    let after = stride(from: 100.0, through: 210, by: 10).map { ($0, 2 * $0) }
    #expect(isNear(Self.screen(before + after), 2_000))
  }

  @Test func onlyTheLastTwentySamplesCount() {
    let before = (0..<10).map { (Double($0), -5 * Double($0)) }
    let after = (10..<30).map { (Double($0), 2 * Double($0)) }
    #expect(isNear(Self.screen(before + after), 2_000))
    #expect(Self.tracker(before + after).count == 20)
  }

  @Test func aSampleAtTheSameTimeReplacesTheOneBefore() {
    let clean = [(0.0, 0.0), (8, 12), (16, 24), (24, 36)]
    let repeated = [(0.0, 0.0), (8, 99), (8, 12), (16, 24), (24, -5), (24, 36)]
    #expect(Self.screen(repeated) == Self.screen(clean))
    #expect(isNear(Self.screen(repeated), 1_500))
  }

  @Test func badSamplesAreIgnored() {
    let clean = [(0.0, 0.0), (8, 12), (16, 24), (24, 36)]
    let bad = [
      (0.0, 0.0), (.nan, 5), (8, 12), (7, 80), (16, 24), (.infinity, 3), (17, .nan),
      (20, .infinity), (24, 36),
    ]
    #expect(Self.screen(bad, endedAt: 24) == Self.screen(clean))
    #expect(Self.screen(clean, endedAt: .nan) == Self.screen(clean))
    #expect(Self.screen(clean, endedAt: 3) == Self.screen(clean))
    #expect(Self.screen([(0, -1e308), (1, 1e308)]) == 0)
    #expect(Self.screen([(0, -1e308), (1, 0), (2, 1e308)]) == 0)
  }

  @Test func resetForgets() {
    var tracker = Self.tracker([(0, 0), (8, 12), (16, 24)])
    tracker.reset()
    #expect(tracker.velocity(endedAt: 0.016) == .zero)
    tracker.add(time: 0.001, position: Point(x: 0, y: 1))
    tracker.add(time: 0.003, position: Point(x: 0, y: 2))
    #expect(isNear(tracker.velocity(endedAt: 0.003).y, -500))
  }

  /// Times that all but coincide say nothing about a bend.
  @Test func nearlyEqualTimesDoNotBlowUp() {
    let samples = [(0.0, 0.0), (0.000_1, -0.2), (30, 30)]
    #expect((Self.screen(samples) - 1_000).magnitude < 20)
  }

  /// The parabola's slope would be -231, -374 and 2748.
  @Test func aSlopeAgainstTheMovementIsNotBelieved() {
    let duplicate = [(0.0, 273.0), (12.585, 293), (14.73, 293)]
    #expect(isNear(Self.screen(duplicate), 20 / 0.014_73))
    let moveThenHold = (0...10).map { (Double($0) * 10, min(50, Double($0) * 10)) }
    #expect(Self.screen(moveThenHold) == 0)
    // With the sign right it is believed.
    let holdThenMove = (0...10).map { (Double($0) * 10, max(0, Double($0) * 20 - 100)) }
    #expect(isNear(Self.screen(holdThenMove), 2_748.251748, relative: 1e-9))
  }

  /// A flick back in the last 20 ms, though the finger is still ahead of where it was 40 ms ago.
  @Test func aTurnIsBelievedOnceHalfIsUndone() {
    let turned = [(0.0, 0.0), (10, 20), (20, 40), (30, 50), (40, 45), (50, 30)]
    #expect(isNear(Self.screen(turned), -1_783.928571, relative: 1e-9))
    // A tremor at the end of a slow-down is not a turn.
    let trembling = [(0.0, 0.0), (10, 20), (20, 33), (30, 41), (40, 44), (50, 43.8)]
    #expect(Self.screen(trembling) > 0)
  }

  @Test func mirrorsExactly() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<500 {
      var time = 0.0
      var y = 0.0
      let samples = (0..<8).map { _ in
        time += random.double(1...25)
        y += random.double(-10...12)
        return (time, y)
      }
      #expect(Self.screen(samples.map { ($0, -$1) }) == -Self.screen(samples))
    }
  }
}
