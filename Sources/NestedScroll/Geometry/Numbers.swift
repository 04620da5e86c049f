/// The largest length, offset, pull or delta the engine works with: 2^40 points. What is larger
/// is clamped to it, so that sums never overflow and always keep a thousandth of a point.
let largestLength = 1_099_511_627_776.0

extension Double {
  /// Clamped to the range of lengths, with zero never negative. NaN becomes 0.
  var asLength: Double {
    guard self == self else { return 0 }
    return Swift.max(-largestLength, Swift.min(largestLength, self)) + 0
  }

  /// Clamped between two bounds; `low` wins where they cross.
  func clamped(_ low: Double, _ high: Double) -> Double {
    Swift.max(low, Swift.min(high, self)) + 0
  }

  /// Whether it is an offset but for rounding.
  func isAt(_ offset: Double) -> Bool {
    Swift.abs(self - offset) <= 1e-9 * Swift.max(1, Swift.abs(offset))
  }
}
