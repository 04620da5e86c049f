import ScrollScenario
import Testing

@Suite struct LabelPlacementTests {
  @Test func labelsWithRoomStayWhereTheyWantToBe() {
    #expect(Plot.spread([10, 40, 90], spacing: 16, from: 0, to: 100) == [10, 40, 90])
    #expect(Plot.spread([], spacing: 16, from: 0, to: 100) == [])
  }

  @Test func neighboursMoveApartEvenly() {
    #expect(Plot.spread([50, 50], spacing: 16, from: 0, to: 100) == [42, 58])
    #expect(Plot.spread([50, 50, 50], spacing: 10, from: 0, to: 100) == [40, 50, 60])
  }

  @Test func labelsAtAnEdgeAreKeptInside() {
    #expect(Plot.spread([0, 0, 0], spacing: 10, from: 0, to: 100) == [0, 10, 20])
    #expect(Plot.spread([95, 97, 400], spacing: 10, from: 0, to: 100) == [80, 90, 100])
    #expect(Plot.spread([7, 8, 9], spacing: 60, from: 0, to: 100) == [0, 60, 120])
  }

  /// Against all placements on a grid: none is nearer to what was asked for.
  @Test func noPlacementIsNearer() {
    let grid = stride(from: 0.0, through: 12, by: 1).map { $0 }
    let others = grid.flatMap { x in
      grid.filter { $0 >= x + 4 }.flatMap { y in
        grid.filter { $0 >= y + 4 }.map { [x, y, $0] }
      }
    }
    for a in grid {
      for b in grid where b >= a {
        for c in grid where c >= b {
          let places = Plot.spread([a, b, c], spacing: 4, from: 0, to: 12)
          #expect(places[1] - places[0] >= 4 - 1e-12 && places[2] - places[1] >= 4 - 1e-12)
          #expect(places[0] >= 0 && places[2] <= 12)
          let nearest = others.map { distance($0, [a, b, c]) }.min() ?? 0
          #expect(distance(places, [a, b, c]) <= nearest + 1e-9)
        }
      }
    }
  }

  private func distance(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}
