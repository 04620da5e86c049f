import ScrollScenario
import Testing

@Suite struct ScaleTests {
  /// Lower end and length: every power of ten that is drawn, around zero and far from it.
  private static let ranges: [(Double, Double)] = (-5...15).flatMap { exponent in
    let length = (0..<abs(exponent)).reduce(1.0) { power, _ in
      exponent < 0 ? power / 10 : power * 10
    }
    return [(0.0, 1.0), (-0.3, 1.7), (-7.1, 6.4), (41, 2.9)].map {
      ($0.0 * length, $0.1 * length)
    }
  }

  @Test func ticksAreRoundInOrderAndInside() {
    for (lower, length) in ScaleTests.ranges {
      for count in [1, 3, 10] {
        let scale = Plot.Scale(from: lower, to: lower + length, start: 0, end: 100)
        let ticks = scale.ticks(atMost: count)
        #expect(ticks.values.count <= count)
        #expect(ticks.values.allSatisfy { $0 >= scale.lower && $0 <= scale.upper })
        #expect(zip(ticks.values, ticks.values.dropFirst()).allSatisfy { $0 < $1 })
      }
    }
  }

  @Test func ticksAreNeverFewWhereManyFit() {
    for (lower, length) in ScaleTests.ranges {
      let scale = Plot.Scale(from: lower, to: lower + length, start: 0, end: 100)
      // The next finer step would give at most two and a half times as many.
      #expect(scale.ticks(atMost: 10).values.count >= 3, "\(lower) and on for \(length)")
    }
  }

  @Test func labelsOfTicksTellThemApart() {
    for (lower, length) in ScaleTests.ranges where lower.magnitude < 1e8 {
      let ticks = Plot.Scale(from: lower, to: lower + length, start: 0, end: 100)
        .ticks(atMost: 10)
      let labels = Set(ticks.values.map { Plot.readable($0, decimals: ticks.decimals) })
      #expect(labels.count == ticks.values.count, "\(lower) and on for \(length)")
    }
  }

  @Test func someTicksByHand() {
    let seconds = Plot.Scale(from: 0, to: 0.83, start: 0, end: 1).ticks(atMost: 10)
    #expect(
      seconds.values.map { Plot.readable($0, decimals: seconds.decimals) } == [
        "0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8",
      ])
    let pages = Plot.Scale(from: -0.1, to: 2.1, start: 0, end: 1).ticks(atMost: 5, least: 1)
    #expect(pages.values == [0, 1, 2])
    let lists = Plot.Scale(from: -60, to: 1300, start: 0, end: 1).ticks(atMost: 5)
    #expect(lists.values == [0, 500, 1000])
  }

  @Test func aScaleIsStraightAndStopsAtItsEnds() {
    let scale = Plot.Scale(from: -50, to: 150, start: 280, end: 0)
    #expect(scale(-50) == 280 && scale(150) == 0 && scale(50) == 140)
    #expect(scale(1e300) == 0 && scale(-.infinity) == 280)
  }

  @Test(arguments: [(5.0, 5.0), (0, 0), (1e15, 1e15 + 0.125), (-1e300, 1e300), (1e300, 2e300)])
  func aRangeWithoutLengthIsWidened(lower: Double, upper: Double) {
    let scale = Plot.Scale(from: lower, to: upper, start: 0, end: 10)
    #expect(scale.lower < scale.upper)
    #expect(scale(lower) >= 0 && scale(lower) <= scale(upper) && scale(upper) <= 10)
    #expect(scale.ticks(atMost: 6).values.count <= 6)
  }
}
