extension Elementary {
  /// The square root, within 1 ulp; NaN below 0.
  ///
  /// `Double.squareRoot()` is an instruction when optimised, but without optimisation a call to
  /// the system's maths library, which a package that imports nothing would have to link.
  static func squareRoot(_ x: Double) -> Double {
    if x == 0 || x == .infinity { return x }
    guard x > 0 else { return .nan }
    // x = m 4^half, 1 <= m < 4.
    let isSmall = x < 0x1p-1022
    let bits = (isSmall ? x * 0x1p54 : x).bitPattern
    let exponent = Int64(bits >> 52) - 1023
    let half = exponent >> 1
    let m = Double(
      bitPattern: (bits & 0x000F_FFFF_FFFF_FFFF) | UInt64(1023 + exponent - 2 * half) << 52)
    // Heron's rule from a chord: 0.06 off at first, then squared and halved with each round.
    var root = 2 / 3.0 + m / 3
    for _ in 0..<4 { root = 0.5 * (root + m / root) }
    let square = DoubleDouble.product(root, root)
    root += ((m - square.high) - square.low) / (2 * root)
    return root * powerOfTwo(Int32(isSmall ? half - 27 : half))
  }
}
