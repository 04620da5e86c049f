/// Where a node may lie when nothing moves it: an offset, a range of offsets, or a series.
///
/// Rests that lie outside the extent count at its edge.
public struct SnapPoint: Sendable, Equatable {
  /// The shape of the rest.
  public enum Shape: Sendable, Equatable {
    /// One offset, in points.
    case offset(Double)
    /// Any offset between two, both included.
    case range(from: Double, to: Double)
    /// Offsets `at`, `at + every`, … between `from` and `to`, both included where they are met. A
    /// series owns its stretch: it reaches not out of it, and nothing reaches in.
    case series(every: Double, from: Double, to: Double, at: Double)
  }

  public var shape: Shape
  /// How far away a landing may be and still be drawn to this rest, in points. Nil: the list's
  /// own range.
  public var range: Double?
  /// A motion never passes this rest.
  public var stops: Bool

  public init(_ shape: Shape, range: Double? = nil, stops: Bool = false) {
    self.shape = shape
    self.range = range
    self.stops = stops
  }

  /// A rest at one offset.
  public static func offset(_ offset: Double) -> SnapPoint { SnapPoint(.offset(offset)) }
}

/// The rests of a node and the rule by which one is chosen.
public struct Snap: Sendable, Equatable {
  public var points: [SnapPoint]
  /// How far away a landing may be and still be drawn to a rest, in points, where a rest does not
  /// say so itself. Nil: any distance, which makes the rests mandatory.
  public var range: Double?
  public var rule: SnapRule

  public init(points: [SnapPoint], range: Double? = nil, rule: SnapRule = SnapRule()) {
    self.points = points
    self.range = range
    self.rule = rule
  }
}
