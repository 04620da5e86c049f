extension Elementary {
  /// x to the power of y, within 1 ulp; special cases as in C.
  static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    if y.isInfinite {
      if x == -1 { return 1 }
      return (x.magnitude > 1) == (y > 0) ? .infinity : 0
    }
    let parity = Parity(y)
    let isNegative = x.sign == .minus && parity == .odd
    if x == 0 || x.isInfinite {
      let result: Double = (x == 0) == (y > 0) ? 0 : .infinity
      return isNegative ? -result : result
    }
    if x < 0 && parity == .fraction { return .nan }
    let result = positivePow(x.magnitude, y)
    return isNegative ? -result : result
  }

  private static func positivePow(_ x: Double, _ y: Double) -> Double {
    if x == 1 { return 1 }
    let logarithm = log(DoubleDouble(x))
    // Out of range by far: decided before the exact product could overflow.
    let estimate = logarithm.high * y
    if estimate > 800 { return .infinity }
    if estimate < -800 { return 0 }
    return exp(logarithm * y)
  }

  private enum Parity {
    case odd, even, fraction

    init(_ y: Double) {
      let magnitude = y.magnitude
      if magnitude >= 0x1p53 {
        self = .even
      } else if magnitude < 1 {
        self = .fraction
      } else {
        let whole = UInt64(magnitude)
        if Double(whole) != magnitude {
          self = .fraction
        } else {
          self = whole & 1 == 1 ? .odd : .even
        }
      }
    }
  }
}
