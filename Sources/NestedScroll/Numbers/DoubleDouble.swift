/// An unevaluated sum of two doubles, about 106 bits: what the elementary functions carry their
/// intermediate results in.
///
/// Products are split by hand (Dekker), because a fused multiply-add is an instruction here and a
/// library call there. No operation checks for overflow: callers keep magnitudes below 2^970.
struct DoubleDouble {
  var high: Double
  var low: Double

  @inline(__always)
  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two doubles.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let s = a + b
    let t = s - a
    return DoubleDouble(s, (a - (s - t)) + (b - t))
  }

  /// The exact sum where `a` is zero or at least as large as `b` in magnitude.
  @inline(__always)
  static func orderedSum(_ a: Double, _ b: Double) -> DoubleDouble {
    let s = a + b
    return DoubleDouble(s, b - (s - a))
  }

  /// The exact product of two doubles, unless it underflows.
  @inline(__always)
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let p = a * b
    let (ah, al) = split(a)
    let (bh, bl) = split(b)
    return DoubleDouble(p, ((ah * bh - p) + ah * bl + al * bh) + al * bl)
  }

  /// Two halves of 26 bits, whose products are exact.
  @inline(__always)
  private static func split(_ a: Double) -> (Double, Double) {
    let c = 134_217_729 * a
    let high = c - (c - a)
    return (high, a - high)
  }

  @inline(__always)
  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let s = sum(a.high, b.high)
    let t = sum(a.low, b.low)
    let u = orderedSum(s.high, s.low + t.high)
    return orderedSum(u.high, u.low + t.low)
  }

  @inline(__always)
  static func + (a: DoubleDouble, b: Double) -> DoubleDouble {
    let s = sum(a.high, b)
    return orderedSum(s.high, s.low + a.low)
  }

  @inline(__always)
  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let p = product(a.high, b.high)
    return orderedSum(p.high, p.low + (a.high * b.low + a.low * b.high))
  }

  @inline(__always)
  static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
    let p = product(a.high, b)
    return orderedSum(p.high, p.low + a.low * b)
  }

  @inline(__always)
  static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let q = a.high / b.high
    let p = b * q
    let rest = ((a.high - p.high) - p.low) + a.low
    return orderedSum(q, rest / b.high)
  }
}
