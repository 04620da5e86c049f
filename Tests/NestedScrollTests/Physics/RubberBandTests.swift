import Testing

@testable import NestedScroll

@Suite struct RubberBandTests {
  static let shapes = RubberBand.Shape.allCases

  /// The inverse loses what the stretch has lost on its way to the length: 2^10 pulls, 2^10 bits,
  /// and of the hyperbolic tangent, e^(2 c x / d).
  @Test(arguments: shapes)
  func pullUndoesStretch(shape: RubberBand.Shape) {
    let band = RubberBand(coefficient: 0.55, length: 390, shape: shape)
    for power in -20...10 {
      let pull = Elementary.pow(2, Double(power)) * 1.2345
      let stretch = band.stretch(pull)
      let loss = 390 / (390 - min(stretch, 389))
      #expect(isNear(band.pull(stretch), pull, absolute: 0, relative: 2e-14 * loss))
      #expect(isNear(band.stretch(band.pull(stretch)), stretch, absolute: 0, relative: 1e-15))
    }
  }

  /// A central difference, whose own error is about 1e-8 here, but for the edge, where the slopes
  /// on both sides are alike and bent against each other.
  @Test(arguments: shapes)
  func slopeIsTheSlope(shape: RubberBand.Shape) {
    let band = RubberBand(coefficient: 0.3, length: 200, shape: shape)
    for pull in [0.0, 1, 40, -150, 900] {
      let slope = (band.stretch(pull + 1e-3) - band.stretch(pull - 1e-3)) / 2e-3
      #expect(isNear(slope, band.slope(pull), absolute: pull == 0 ? 1e-6 : 1e-8))
    }
    #expect(band.slope(0) == 0.3)
  }

  @Test(arguments: shapes)
  func isOddAndItsSlopeEven(shape: RubberBand.Shape) {
    let band = RubberBand(coefficient: 0.55, length: 390, shape: shape)
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

  /// However far it is pulled, what shows comes from a pull that a finger can take back.
  @Test func theTangentNeverForgetsItsPull() {
    let band = RubberBand(coefficient: 0.2, length: 39, shape: .tanh)
    var last = 0.0
    for power in -30...40 {
      let stretch = band.stretch(Elementary.pow(2, Double(power)))
      #expect(stretch >= last)
      #expect(stretch < 39)
      #expect(band.pull(stretch) < 4_000)
      last = stretch
    }
  }

  @Test func aLinearBandHasNoEnd() {
    let band = RubberBand(coefficient: 0.5, length: 100, shape: .linear)
    #expect(band.stretch(1_000) == 500)
    #expect(band.pull(-500) == -1_000)
    #expect(band.pull(1e300) == 0x1p40)
  }

  @Test(arguments: [RubberBand.Shape.hyperbolic, .tanh])
  func aStretchThatNoPullShowsHasTheLargest(shape: RubberBand.Shape) {
    let band = RubberBand(coefficient: 0.55, length: 390, shape: shape)
    for stretch in [390, 391, 1e12, .infinity] {
      #expect(band.pull(stretch) == 0x1p40)
      #expect(band.pull(-stretch) == -0x1p40)
    }
  }

  @Test(arguments: shapes)
  func withoutLengthOrCoefficientNothingShows(shape: RubberBand.Shape) {
    for (coefficient, length) in [(0.0, 390.0), (0.55, 0), (-1, 390), (0.55, -390), (.nan, 1)] {
      let band = RubberBand(coefficient: coefficient, length: length, shape: shape)
      #expect(band.stretch(50) == 0)
      #expect(band.pull(50) == 0)
      #expect(band.slope(50) == 0)
    }
  }
}
