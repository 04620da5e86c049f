extension Elementary {
  /// The natural logarithm, within 1 ulp; NaN below 0, -infinity at 0.
  static func log(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x == .infinity { return x }
    return log(DoubleDouble(x)).high
  }

  /// log(1 + x), within 1 ulp, also where x is near 0; NaN below -1, -infinity at -1.
  static func log1p(_ x: Double) -> Double {
    if x.isNaN || x < -1 { return .nan }
    if x == -1 { return -.infinity }
    // Below 2^-54 the function is x, and -0 stays -0.
    if x.magnitude < 0x1p-54 || x == .infinity { return x }
    return log(DoubleDouble.sum(1, x)).high
  }

  /// The logarithm of a positive finite sum of two doubles, to about 70 bits.
  static func log(_ x: DoubleDouble) -> DoubleDouble {
    var high = x.high
    var exponent: Int32 = 0
    if high < 0x1p-1022 {
      // A subnormal number has no low part.
      high *= 0x1p54
      exponent = -54
    }
    // x = m 2^exponent with m between sqrt(1/2) and sqrt(2).
    let bits = high.bitPattern
    exponent += Int32(truncatingIfNeeded: Int64(bits >> 52)) - 1023
    var mantissa = (bits & 0x000F_FFFF_FFFF_FFFF) | 0x3FF0_0000_0000_0000
    if mantissa > 0x3FF6_A09E_667F_3BCD {
      mantissa -= 0x0010_0000_0000_0000
      exponent += 1
    }
    let m = Double(bitPattern: mantissa)
    // The low part follows the scale of the high one.
    let low = x.low == 0 ? 0 : scaled(x.low, by: -exponent)
    return logarithm(ofMantissa: DoubleDouble(m, low), exponent: exponent)
  }

  private static func logarithm(
    ofMantissa m: DoubleDouble, exponent: Int32
  ) -> DoubleDouble {
    // log m = 2 artanh s = 2 (s + s^3/3 + s^5/5 + ...), s = (m - 1) / (m + 1), |s| < 0.172.
    let s = (m + -1) / (m + 1)
    let square = s * s
    let z = square.high
    var tail = 1 / 29.0
    tail = tail * z + 1 / 27.0
    tail = tail * z + 1 / 25.0
    tail = tail * z + 1 / 23.0
    tail = tail * z + 1 / 21.0
    tail = tail * z + 1 / 19.0
    tail = tail * z + 1 / 17.0
    tail = tail * z + 1 / 15.0
    tail = tail * z + 1 / 13.0
    tail = tail * z + 1 / 11.0
    tail = tail * z + 1 / 9.0
    tail = tail * z + 1 / 7.0
    let fifth = DoubleDouble(0x1.999999999999ap-3, -0x1.999999999999ap-57)
    let third = DoubleDouble(0x1.5555555555555p-2, 0x1.5555555555555p-56)
    let series = (square * tail + fifth) * square + third
    let twice = DoubleDouble(2 * s.high, 2 * s.low)
    let result = twice + twice * (square * series)
    if exponent == 0 { return result }
    let k = Double(exponent)
    return DoubleDouble.sum(k * ln2High, k * ln2Low) + result
  }
}
