extension Elementary {
  /// e^x, within 1 ulp.
  static func exp(_ x: Double) -> Double {
    if x.isNaN { return .nan }
    return exp(DoubleDouble(x))
  }

  /// e^x - 1, within 1 ulp, also where x is near 0.
  static func expm1(_ x: Double) -> Double {
    if x.isNaN { return .nan }
    // Below 2^-54 the function is x, and -0 stays -0.
    if x.magnitude < 0x1p-54 { return x }
    if x < -40 { return -1 }
    if x > 44 { return exp(DoubleDouble(x)) }
    let (k, m) = reducedExpm1(DoubleDouble(x))
    if k == 0 { return m.high + m.low }
    let power = powerOfTwo(k)
    let result = DoubleDouble.sum(power, -1) + DoubleDouble(m.high * power, m.low * power)
    return result.high + result.low
  }

  /// e to the power of a sum of two doubles.
  static func exp(_ x: DoubleDouble) -> Double {
    if x.high > 710 { return .infinity }
    if x.high < -746 { return 0 }
    let (k, m) = reducedExpm1(x)
    let sum = DoubleDouble.orderedSum(1, m.high)
    return scaled(sum.high + (sum.low + m.low), by: k)
  }

  /// k and e^r - 1, where x = k ln 2 + r and |r| <= ln 2 / 2; |x| < 800.
  private static func reducedExpm1(_ x: DoubleDouble) -> (k: Int32, m: DoubleDouble) {
    let k = nearest(x.high * inverseLn2)
    // The first difference is exact: the two are within a factor of two of each other, or k is 0.
    let difference = DoubleDouble.sum(x.high - k * ln2High, -(k * ln2Low))
    let r = DoubleDouble.orderedSum(difference.high, difference.low + x.low)
    // The series of e^r - 1 from the cube on; only what comes before it needs the extra bits.
    let z = r.high
    var tail = 1 / 87_178_291_200.0
    tail = tail * z + 1 / 6_227_020_800.0
    tail = tail * z + 1 / 479_001_600.0
    tail = tail * z + 1 / 39_916_800.0
    tail = tail * z + 1 / 3_628_800.0
    tail = tail * z + 1 / 362_880.0
    tail = tail * z + 1 / 40_320.0
    tail = tail * z + 1 / 5_040.0
    tail = tail * z + 1 / 720.0
    tail = tail * z + 1 / 120.0
    tail = tail * z + 1 / 24.0
    tail = tail * z + 1 / 6.0
    let square = DoubleDouble.product(z, z)
    let half = DoubleDouble.orderedSum(z, 0.5 * square.high)
    let low = half.low + (0.5 * square.low + r.low * (1 + z) + tail * (square.high * z))
    return (Int32(k), DoubleDouble.orderedSum(half.high, low))
  }
}
