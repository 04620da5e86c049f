import NestedScrollTesting
import Testing

@testable import NestedScroll

@Suite struct SpringRestTests {
  @Test(arguments: SpringTests.dampings)
  func isTheEarliestTimeAtWhichBothHold(damping: Double) {
    for (d, v) in SpringTests.starts {
      for (rest, slower) in [(0.5, 50.0), (0.5, 1), (20, 30), (1e-6, 1e6)] {
        let spring = Spring(frequency: 11.006, damping: damping, displacement: d, velocity: v)
        let time = spring.restTime(within: rest, slower: slower)
        #expect(spring.displacement(at: time).magnitude <= rest)
        #expect(spring.velocity(at: time).magnitude < slower)
        let earlier = (0..<2_000).map { time * Double($0) / 2_000 }.first {
          spring.displacement(at: $0).magnitude <= rest
            && spring.velocity(at: $0).magnitude < slower
        }
        #expect(earlier == nil || time == 0, "\(spring) is at rest before \(time)")
      }
    }
  }

  /// Random springs: both conditions hold at the time, and one fails just before it.
  @Test func isTightForRandomSprings() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<3_000 {
      let spring = Spring(
        frequency: random.double(1...40), damping: random.double(0.01...2.5),
        displacement: random.double(-300...300), velocity: random.double(-5_000...5_000))
      let rest = Elementary.pow(2, random.double(-6...4))
      let slower = Elementary.pow(2, random.double(-2...9))
      let time = spring.restTime(within: rest, slower: slower)
      let isMet = { (time: Double) in
        spring.displacement(at: time).magnitude <= rest
          && spring.velocity(at: time).magnitude < slower
      }
      #expect(isMet(time))
      #expect(time == 0 || !isMet(time * (1 - 1e-12)), "\(spring) at \(time)")
    }
  }

  /// Hardly damped: the search is bounded, and what it gives up for still is at rest.
  @Test(arguments: [1e-2, 1e-3, 1e-4, 1e-6])
  func endsForAnyDamping(damping: Double) {
    for (d, v) in SpringTests.starts {
      for (rest, slower) in [(0.5, 50.0), (20, 30), (1e-6, 1e6), (1e3, 1e-3)] {
        let spring = Spring(frequency: 11.006, damping: damping, displacement: d, velocity: v)
        let time = spring.restTime(within: rest, slower: slower)
        #expect(time.isFinite)
        #expect(spring.displacement(at: time).magnitude <= rest)
        #expect(spring.velocity(at: time).magnitude < slower)
      }
    }
  }

  @Test func neverRestsWithinNothing() {
    let spring = Spring(frequency: 10, damping: 1, displacement: 10, velocity: 0)
    #expect(spring.restTime(within: 0, slower: 50) == .infinity)
    #expect(spring.restTime(within: 0.5, slower: 0) == .infinity)
    #expect(spring.restTime(within: .nan, slower: 50) == .infinity)
  }
}
