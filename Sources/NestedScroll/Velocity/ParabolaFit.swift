/// The least-squares parabola through samples.
enum ParabolaFit {
  /// Its slope at time 0; NaN or infinite if the values are out of all proportion.
  ///
  /// Three samples at different times at least. Times that all but coincide, so that a parabola
  /// says nothing, get the slope of a straight line. Polynomials orthogonal on the times are used,
  /// which lose no bits to how far from 0 the times are.
  static func slopeAtZero(
    count: Int, sample: (Int) -> (time: Double, value: Double)
  ) -> Double {
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
    guard norm > 1e-8 * squares * squares else { return slope }
    return slope + bends / norm * (-2 * mean - skew)
  }
}
