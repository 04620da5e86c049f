/// A decimal number while its digits are read: `digits · 10^exponent`.
struct ScannedDecimal {
  var isNegative = false
  /// Whether digits that follow are behind the decimal point.
  var isPastPoint = false
  var exponent = 0
  private var digits: UInt64 = 0
  private var isTooLong = false

  @inline(__always)
  mutating func append(_ digit: UInt8) {
    guard digits <= (UInt64.max - 9) / 10 else { return isTooLong = true }
    digits = digits * 10 + UInt64(digit)
    if isPastPoint { exponent -= 1 }
  }

  /// The nearest `Double`, a tie going to the even one; nil where that takes more than a few
  /// machine words to find out.
  var nearestDouble: Double? {
    guard !isTooLong, let magnitude else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  private var magnitude: Double? {
    if digits <= 1 << 53, -22...22 ~= exponent {
      // Both factors are exact, so that one operation rounds once.
      let power = Self.powers[abs(exponent)]
      return exponent < 0 ? Double(digits) / power : Double(digits) * power
    }
    return digits > 1 << 53 && -18...0 ~= exponent ? longDivision : nil
  }

  /// For the 16 to 19 digits that most computed numbers have: the quotient as a whole part and a
  /// 64-bit fraction, of which the leading 64 bits are kept and the last one says whether anything
  /// follows. As the quotient has more bits than a `Double`, that rounds as the quotient would.
  private var longDivision: Double {
    let divisor = Self.wholePowers[-exponent]
    let (whole, rest) = digits.quotientAndRemainder(dividingBy: divisor)
    let (fraction, left) = divisor.dividingFullWidth((rest, 0))
    let sticky: UInt64 = left == 0 ? 0 : 1
    guard whole > 0 else { return Double(fraction | sticky) * 0x1p-64 }
    let shift = UInt64(whole.leadingZeroBitCount)
    let leading = whole << shift | fraction >> (64 - shift)
    let isCut = fraction << shift != 0
    return Double(leading | sticky | (isCut ? 1 : 0)) / Double(1 << shift as UInt64)
  }

  /// The powers of ten that a `Double` holds exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
    1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The powers of ten up to 10^18.
  private static let wholePowers: [UInt64] = (0...18).map { exponent in
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
