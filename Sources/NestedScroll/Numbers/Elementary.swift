/// Elementary functions with the same bits on every platform.
///
/// The standard library leaves these to the system's maths library, whose last bits differ from
/// one system to the next; a replay would drift. Here every function is a fixed sequence of
/// additions, multiplications, divisions and bit operations, all of which IEEE 754 defines to the
/// bit. Arguments out of range, NaN, infinities and signed zeros give what C (annex F) says.
enum Elementary {
  /// 1.5 * 2^52: adding and subtracting it rounds to the nearest integer, ties to even.
  static let roundingShift = 6_755_399_441_055_744.0

  /// ln 2 in a part of 40 bits, whose products with an exponent are exact, and the remainder.
  static let ln2High = 0x1.62e42fefa2p-1
  static let ln2Low = 0x1.9ef35793c7673p-41
  static let inverseLn2 = 0x1.71547652b82fep+0

  /// The nearest integer, for |x| < 2^51.
  @inline(__always)
  static func nearest(_ x: Double) -> Double { (x + roundingShift) - roundingShift }

  /// 2^k for -1022 <= k <= 1023.
  @inline(__always)
  static func powerOfTwo(_ k: Int32) -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(k) + 1023) << 52)
  }

  /// x * 2^k for any k whose result lies in or out of range, rounded once.
  static func scaled(_ x: Double, by k: Int32) -> Double {
    var x = x
    var k = k
    if k > 1023 {
      x *= 0x1p1023
      k -= 1023
      if k > 1023 { return x * 0x1p1023 }
    } else if k < -1022 {
      // The last multiplication is the only one that can lose bits.
      if k < -1200 { return x * 0x1p-1022 * 0x1p-1022 }
      x *= powerOfTwo(k + 1022)
      return x * 0x1p-1022
    }
    return x * powerOfTwo(k)
  }
}
