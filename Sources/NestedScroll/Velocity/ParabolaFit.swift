/// The least-squares parabola through samples.
struct ParabolaFit {
  /// Where the times are on average, and what the parabola's slope is there but for the skew.
  private let mean: Double
  private let skew: Double
  private let slope: Double
  private let bend: Double

  /// Its slope at a time; NaN or infinite if the values are out of all proportion.
  func slope(at time: Double) -> Double { slope + bend * (2 * (time - mean) - skew) }

  /// The parabola through two samples at different times at least. Times that all but coincide,
  /// so that a parabola says nothing, get a straight line. Polynomials orthogonal on the times are
  /// used, which lose no bits to how far from 0 the times are.
  init(count: Int, sample: (Int) -> (time: Double, value: Double)) {
    var sum = 0.0
    for index in 0..<count { sum += sample(index).time }
    let mean = sum / Double(count)

    var squares = 0.0
    var cubes = 0.0
    var slopes = 0.0
    for index in 0..<count {
      let (time, value) = sample(index)
      let u = time - mean
      squares += u * u
      cubes += u * u * u
      slopes += u * value
    }
    let slope = slopes / squares

    // The quadratic polynomial orthogonal to 1 and u is u^2 - skew u - spread.
    let skew = cubes / squares
    let spread = squares / Double(count)
    var norm = 0.0
    var bends = 0.0
    for index in 0..<count {
      let (time, value) = sample(index)
      let u = time - mean
      let p = u * u - skew * u - spread
      norm += p * p
      bends += p * value
    }
    // For three times it is the square of (smallest gap / span), up to a factor: one in 10,000.
    self.mean = mean
    self.skew = skew
    self.slope = slope
    bend = norm > 1e-8 * squares * squares ? bends / norm : 0
  }
}
