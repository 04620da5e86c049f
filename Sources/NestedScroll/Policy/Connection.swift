/// What a consumer's own code is told when it is its turn.
public struct ConnectionTurn: Sendable, Equatable {
  /// What is left for it to take, in points, in the node's own direction.
  public let available: Double
  /// What has been taken so far, by everyone, in the same direction; 0 in `before`.
  public let consumed: Double
  /// The input that the delta comes from.
  public let input: Inputs
}

/// A consumer's own code at a node: asked on the deltas of its descendants, at the turns that a
/// policy's claims and post turns have.
///
/// What it answers is clamped between 0 and what is available. The two functions see only values,
/// and must answer the same for the same values if a page is to replay.
public struct Connection: Sendable {
  /// Asked in front of the descendants.
  public var before: @Sendable (ConnectionTurn) -> Double
  /// Asked with what the descendants left.
  public var after: @Sendable (ConnectionTurn) -> Double

  public init(
    before: @escaping @Sendable (ConnectionTurn) -> Double = { _ in 0 },
    after: @escaping @Sendable (ConnectionTurn) -> Double = { _ in 0 }
  ) {
    self.before = before
    self.after = after
  }
}
