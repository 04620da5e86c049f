import Testing

@testable import NestedScroll

@Suite struct RubberBandTests {
  @Test func agreesWithTheTables() throws {
    let rows = try PhysicsTables.shared.get().rubber_band.table.rows
    #expect(rows.count == 39)
    for row in rows {
      let band = RubberBand(coefficient: 0.55, length: row.dimension)
      #expect(isNear(band.stretch(row.overscroll), row.displayed, absolute: 1e-12))
      #expect(isNear(band.slope(row.overscroll), row.slope_db_dx, absolute: 1e-12))
    }
  }

  /// The inverse loses what the stretch has lost on its way to the length: 2^20 pulls, 2^20 bits.
  @Test func pullUndoesStretch() {
    let band = RubberBand(coefficient: 0.55, length: 390)
    for power in -20...20 {
      let pull = Elementary.pow(2, Double(power)) * 1.2345
      #expect(isNear(band.pull(band.stretch(pull)), pull, absolute: 0, relative: 2e-11))
      #expect(
        isNear(
          band.stretch(band.pull(band.stretch(pull))), band.stretch(pull), absolute: 0,
          relative: 4e-16))
    }
  }

  @Test func isOddAndItsSlopeEven() {
    let band = RubberBand(coefficient: 0.55, length: 390)
    for pull in [0.25, 3, 90, 4_000] {
      #expect(band.stretch(-pull) == -band.stretch(pull))
      #expect(band.pull(-pull / 20) == -band.pull(pull / 20))
      #expect(band.slope(-pull) == band.slope(pull))
    }
  }

  @Test func growsAndNeverReachesTheLength() {
    let band = RubberBand(coefficient: 1, length: 100)
    var last = 0.0
    for power in -30...40 {
      let stretch = band.stretch(Elementary.pow(2, Double(power)))
      #expect(stretch > last)
      #expect(stretch < 100)
      last = stretch
    }
  }

  @Test func aStretchThatNoPullShowsHasTheLargest() {
    let band = RubberBand(coefficient: 0.55, length: 390)
    for stretch in [390, 391, 1e12, .infinity] {
      #expect(band.pull(stretch) == 0x1p40)
      #expect(band.pull(-stretch) == -0x1p40)
    }
  }

  @Test func withoutLengthOrCoefficientNothingShows() {
    for (coefficient, length) in [(0.0, 390.0), (0.55, 0), (-1, 390), (0.55, -390), (.nan, 1)] {
      let band = RubberBand(coefficient: coefficient, length: length)
      #expect(band.stretch(50) == 0)
      #expect(band.pull(50) == 0)
      #expect(band.slope(50) == 0)
    }
  }
}
