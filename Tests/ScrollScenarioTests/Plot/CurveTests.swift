import ScrollScenario
import Testing

@Suite struct CurveTests {
  @Test func aReducedCurveIsNowhereFarFromTheCurve() {
    let points = (0...4000).map { index in
      let x = Double(index) / 20
      return Plot.Pixel(x: x, y: 140 - 0.003 * (x - 100) * (x - 100) * (index % 7 < 3 ? 1 : 1.01))
    }
    let reduced = Plot.reduced(points)
    #expect(reduced.count < points.count / 5)
    // Half a pixel's column is drawn as its extremes; between them lies at most a column.
    #expect(points.allSatisfy { distance(of: $0, from: reduced) <= 0.56 })
  }

  @Test func sparsePointsAreKeptToTheTwentiethOfAPixel() {
    let points = (0...500).map { index in
      Plot.Pixel(x: Double(index), y: 100 * Double(index % 90) / 90 + Double(index % 11))
    }
    let reduced = Plot.reduced(points)
    #expect(points.allSatisfy { distance(of: $0, from: reduced) <= 0.0501 })
  }

  @Test func endsJumpsAndPeaksStay() {
    let spike = [(0.0, 5.0), (10, 5), (10.01, 90), (10.02, 5), (20, 5), (20, 40), (30, 40)]
      .map { Plot.Pixel(x: $0.0, y: $0.1) }
    #expect(Plot.reduced(spike) == spike)
  }

  @Test func aStraightLineIsItsEnds() {
    let line = (0...1000).map { Plot.Pixel(x: Double($0) / 3, y: 7 + Double($0) / 9) }
    #expect(Plot.reduced(line) == [line[0], line[1000]])
    #expect(Plot.reduced([]) == [])
    #expect(Plot.reduced([line[3]]) == [line[3]])
  }

  @Test func anOutlineRunsFromCrossingToCrossing() {
    let points = [(0.0, 0.0), (10, 20), (20, 20), (30, 0), (40, 30)]
      .map { Plot.Pixel(x: $0.0, y: $0.1) }
    let below = Plot.outlines(of: points, past: 10, on: .below)
    #expect(
      below == [
        [.init(x: 5, y: 10), .init(x: 10, y: 20), .init(x: 20, y: 20), .init(x: 25, y: 10)],
        [.init(x: 30 + 10.0 / 3, y: 10), .init(x: 40, y: 30), .init(x: 40, y: 10)],
      ])
    let above = Plot.outlines(of: points, past: 10, on: .above)
    #expect(above.map(\.count) == [3, 3])
    #expect(above.first?.first == .init(x: 0, y: 10))
    #expect(Plot.outlines(of: points, past: 30, on: .below).isEmpty)
    #expect(Plot.outlines(of: [], past: 0, on: .above).isEmpty)
  }

  private func distance(of point: Plot.Pixel, from line: [Plot.Pixel]) -> Double {
    zip(line, line.dropFirst()).reduce(.infinity) { least, ends in
      let (a, b) = ends
      guard point.x >= a.x - 2, point.x <= b.x + 2 else { return least }
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = max(dx * dx + dy * dy, 1e-12)
      let share = max(0, min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length))
      let (ex, ey) = (a.x + share * dx - point.x, a.y + share * dy - point.y)
      return min(least, (ex * ex + ey * ey).squareRoot())
    }
  }
}
