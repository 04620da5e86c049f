extension Elementary {
  /// The sine, within 1 ulp for |x| <= 10^5; NaN for infinities.
  static func sin(_ x: Double) -> Double {
    if x.magnitude < 0x1p-27 { return x }
    if !x.isFinite { return .nan }
    let (quadrant, r) = reducedAngle(x)
    switch quadrant {
    case 0: return sineKernel(r)
    case 1: return cosineKernel(r)
    case 2: return -sineKernel(r)
    default: return -cosineKernel(r)
    }
  }

  /// The cosine, within 1 ulp for |x| <= 10^5; NaN for infinities.
  static func cos(_ x: Double) -> Double {
    if !x.isFinite { return .nan }
    let (quadrant, r) = reducedAngle(x)
    switch quadrant {
    case 0: return cosineKernel(r)
    case 1: return -sineKernel(r)
    case 2: return -cosineKernel(r)
    default: return sineKernel(r)
    }
  }

  /// The angle from 0 to pi of a direction of length 1 whose sine is not negative.
  static func upperAngle(cosine: Double, sine: Double) -> Double {
    var angle = Double.pi / 2 - cosine
    if cosine > 0.7 { angle = sine } else if cosine < -0.7 { angle = .pi - sine }
    // What is missing, by its sine: an error of 0.08 falls to its cube / 6 with each round.
    for _ in 0..<3 { angle += sine * cos(angle) - cosine * sin(angle) }
    return angle
  }

  /// The quadrant and the angle in it, between -pi/4 and pi/4.
  ///
  /// Multiples of pi/2 of at most 20 bits are taken off until the angle is small: one round up to
  /// 10^6. Each product with a part of pi/2 (33 bits, the last one 53) is exact but the last.
  private static func reducedAngle(_ x: Double) -> (quadrant: Int32, r: DoubleDouble) {
    var r = DoubleDouble(x)
    var quadrant: Int32 = 0
    while r.high.magnitude > 0.785_398_163_397_448_3 {
      var n = r.high * 0x1.45f306dc9c883p-1
      if n.magnitude < 0x1p20 {
        n = nearest(n)
        // Just above pi/4 the quotient may round to 0: the angle is small enough then.
        if n == 0 { break }
        quadrant += Int32(n)
      } else {
        // The leading 20 bits. Such a multiple is a whole number of turns from 2^22 on.
        n = Double(bitPattern: n.bitPattern & ~((1 << 33) - 1))
        if n.magnitude < 0x1p22 { quadrant += Int32(n) }
      }
      r = r + -(n * 0x1.921fb544p+0)
      r = r + -(n * 0x1.0b4611a6p-34)
      r = r + -(n * 0x1.3198a2ep-69)
      r = r + -(n * 0x1.b839a252049c1p-104)
    }
    return (quadrant & 3, r)
  }

  private static func sineKernel(_ r: DoubleDouble) -> Double {
    let x = r.high
    let z = x * x
    var p = 1 / 355_687_428_096_000.0
    p = p * z - 1 / 1_307_674_368_000.0
    p = p * z + 1 / 6_227_020_800.0
    p = p * z - 1 / 39_916_800.0
    p = p * z + 1 / 362_880.0
    p = p * z - 1 / 5_040.0
    p = p * z + 1 / 120.0
    p = p * z - 1 / 6.0
    return x + (p * (z * x) + r.low * (1 - 0.5 * z))
  }

  private static func cosineKernel(_ r: DoubleDouble) -> Double {
    let x = r.high
    let square = DoubleDouble.product(x, x)
    let z = square.high
    var p = -1 / 6_402_373_705_728_000.0
    p = p * z + 1 / 20_922_789_888_000.0
    p = p * z - 1 / 87_178_291_200.0
    p = p * z + 1 / 479_001_600.0
    p = p * z - 1 / 3_628_800.0
    p = p * z + 1 / 40_320.0
    p = p * z - 1 / 720.0
    p = p * z + 1 / 24.0
    let sum = DoubleDouble.orderedSum(1, -0.5 * z)
    return sum.high + (sum.low + (p * (z * z) - 0.5 * square.low - x * r.low))
  }
}
