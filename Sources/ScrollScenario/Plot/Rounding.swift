/// Rounding without a mathematics library.
///
/// Unless it is optimised, `rounded(_:)` is a call into a library that Linux links only to
/// programs that ask for it; this module asks for nothing.
extension Plot {
  /// The greatest whole number not above `value`; of one beyond ±2^60 that bound, of NaN 0.
  static func floor(_ value: Double) -> Int {
    guard !value.isNaN else { return 0 }
    let whole = Int(max(-0x1p60, min(0x1p60, value)))
    return Double(whole) > value ? whole - 1 : whole
  }

  /// The least whole number not below `value`, within the same bounds.
  static func ceiling(_ value: Double) -> Int { -floor(-value) }

  /// The nearest whole number, of two the one farther from 0, within the same bounds.
  static func nearest(_ value: Double) -> Int {
    value < 0 ? -floor(0.5 - value) : floor(value + 0.5)
  }
}
