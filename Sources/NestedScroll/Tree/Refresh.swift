/// A refresh at an edge: pulled out, held open while it goes on.
public struct Refresh: Sendable, Equatable {
  /// The pull, in points, from which a release refreshes.
  public var trigger: Double
  /// The height that is held open meanwhile, in points.
  public var hold: Double

  public init(trigger: Double, hold: Double) {
    self.trigger = trigger
    self.hold = hold
  }
}

/// How far a refresh is.
public enum RefreshPhase: UInt8, Sendable, CaseIterable {
  case idle, pulling, armed, refreshing
}
