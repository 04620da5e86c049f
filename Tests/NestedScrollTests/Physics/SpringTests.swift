import Testing

@testable import NestedScroll

@Suite struct SpringTests {
  @Test func crossesBackWhereTheClosedFormSays() throws {
    for (d, v, time, speed) in [
      (100.0, -2000.0, 0.1, -367.9), (50, -1500, 0.05, -606.5), (200, -4000, 0.1, -735.8),
    ] {
      let spring = Spring(frequency: 10, damping: 1, displacement: d, velocity: v)
      let crossing = try #require(spring.crossingTime)
      #expect((crossing - time).magnitude < 1e-12)
      #expect((spring.velocity(at: crossing) - speed).magnitude < 0.05)
    }
  }

  @Test(arguments: [0.05, 0.3, 0.9, 0.999999, 1, 1.000001, 1.1, 3])
  func restTimeIsTheEarliest(damping: Double) {
    for (d, v) in [(0.0, 1000.0), (0, 40), (100, 0), (100, -3000), (0.4, 900), (-3, 77), (30, 300)]
    {
      let spring = Spring(frequency: 11.006, damping: damping, displacement: d, velocity: v)
      let time = spring.restTime(within: 0.5, slower: 50)
      #expect(spring.displacement(at: time).magnitude <= 0.5)
      #expect(spring.velocity(at: time).magnitude < 50)
      for step in 0..<20_000 where time > 0 {
        let earlier = time * Double(step) / 20_000
        let met =
          spring.displacement(at: earlier).magnitude <= 0.5
          && spring.velocity(at: earlier).magnitude < 50
        #expect(!met, "at \(earlier), before \(time)")
        if met { break }
      }
    }
  }
}
