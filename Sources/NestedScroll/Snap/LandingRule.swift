/// A node that was let go: where it is, how fast, and where it would come to rest by itself.
public struct LandingTurn: Sendable, Equatable {
  /// Where it was let go, in points.
  public let start: Double
  /// In points per second, in the node's own direction; 0 for a release at rest.
  public let velocity: Double
  /// Where it would end: where its curve ends, or on the rest that counts there.
  public let projected: Double
  /// The offsets that it may have.
  public let extent: ClosedRange<Double>
}

/// A consumer's own rule for where a node comes to rest: what UIKit asks with
/// `targetContentOffset`.
///
/// It is asked when the node is let go: with a velocity if the chain's curve ends in it, at rest if
/// the gesture moved it. Its answer is clamped to the extent, a pager's to the nearest page; NaN
/// leaves things as they are. A curve
/// that leads there ends there; else the node goes there alone. It sees only values, and must answer
/// the same for the same values if a page is to replay: a motion that is looked ahead at may ask
/// more than once.
public struct LandingRule: Sendable {
  /// The offset to come to rest at, in points.
  public var willEnd: @Sendable (LandingTurn) -> Double

  public init(willEnd: @escaping @Sendable (LandingTurn) -> Double) { self.willEnd = willEnd }
}
