import Testing

@testable import NestedScroll

@Suite struct SpringCapTests {
  /// A capped critical spring stays within half of the band, from wherever it starts.
  @Test func keepsTheStretchWithinHalfOfTheBand() {
    let length = 390.0
    for share in stride(from: 0.0, through: 0.5, by: 0.05) {
      let stretch = share * length
      let velocity = Spring.cap(
        velocity: 1e9, stretch: stretch, frequency: 11.006, length: length)
      let spring = Spring(
        frequency: 11.006, damping: 1, displacement: stretch, velocity: velocity)
      for step in 0..<500 {
        let shown = spring.displacement(at: Double(step) / 500)
        #expect(shown <= length / 2 * (1 + 1e-12))
      }
    }
  }

  @Test func leavesInwardAndSlowVelocitiesAlone() {
    let cap = { (velocity: Double, stretch: Double) in
      Spring.cap(velocity: velocity, stretch: stretch, frequency: 10, length: 100)
    }
    #expect(cap(-1e9, 20) == -1e9)
    #expect(cap(1e9, -20) == 1e9)
    #expect(cap(300, 20) == 300)
    let limit = 10 * 2.718281828459045 * 30
    #expect(cap(1e9, 20) == limit)
    #expect(cap(-1e9, -20) == -limit)
  }

  @Test func isNeverBelowZero() {
    for stretch in [50.0, 51, 100, 1e9] {
      #expect(Spring.cap(velocity: 500, stretch: stretch, frequency: 10, length: 100) == 0)
      #expect(Spring.cap(velocity: -500, stretch: -stretch, frequency: 10, length: 100) == 0)
    }
    #expect(Spring.cap(velocity: 500, stretch: 0, frequency: 10, length: 0) == 0)
  }

  @Test func holdsBothWaysAtTheEdge() {
    let limit = 10 * 2.718281828459045 * 50
    #expect(Spring.cap(velocity: 1e6, stretch: 0, frequency: 10, length: 100) == limit)
    #expect(Spring.cap(velocity: -1e6, stretch: 0, frequency: 10, length: 100) == -limit)
  }
}
