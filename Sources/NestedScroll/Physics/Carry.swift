extension Physics {
  /// What a fling takes over from one in the same direction that it was started on top of.
  public enum Carry: UInt8, Sendable, CaseIterable {
    /// Nothing: a fling is as fast as its finger.
    case none
    /// The whole velocity that was left: Android.
    case add
    /// A part that grows almost with the square of what was left, at most 40,000 points per
    /// second, and only if the new fling alone is faster than half of it: iOS, as fitted by
    /// Flutter.
    case ios

    /// What is added to a fling at `velocity` on top of one that still had the velocity `left`;
    /// both in points per second. 0 if they differ in direction or are not finite.
    public func added(to velocity: Double, left: Double) -> Double {
      guard velocity.isFinite, left.isFinite, (velocity > 0) == (left > 0), velocity != 0,
        left != 0
      else { return 0 }
      switch self {
      case .none: return 0
      case .add: return left
      case .ios:
        let kept = min(0.000816 * Elementary.pow(left.magnitude, 1.967), 40_000)
        // A gentle push on a fast list does not speed it up.
        guard velocity.magnitude > kept / 2 else { return 0 }
        return left < 0 ? -kept : kept
      }
    }
  }
}
