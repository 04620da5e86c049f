/// The numbers of the snap rule: when a slow release goes on, what counts as fast, and how far a
/// fast one may go.
public struct SnapRule: Sendable, Equatable {
  /// The part of the way between two rests, 0…1, from which a slow release goes on to the next. What
  /// lies outside is clamped, NaN counts as a half.
  public struct Threshold: Sendable, Equatable {
    public var forward: Double
    public var backward: Double

    public init(forward: Double = 0.5, backward: Double = 0.5) {
      self.forward = forward
      self.backward = backward
    }

    /// The same part both ways.
    public init(_ part: Double) { self.init(forward: part, backward: part) }

    /// The same with parts that are none put right.
    var valid: Threshold {
      Threshold(forward: Self.valid(forward), backward: Self.valid(backward))
    }

    private static func valid(_ part: Double) -> Double {
      part == part ? part.clamped(0, 1) : 0.5
    }
  }

  public var threshold: Threshold
  /// Releases slower than this count as at rest, in points per second. Nil: what the physics say,
  /// and 400 for a pager.
  public var minVelocity: Double?
  /// The most rests a fast release may go ahead. Nil: 1 for a pager, else any number.
  public var perFling: Int?

  public init(
    threshold: Threshold = Threshold(), minVelocity: Double? = nil, perFling: Int? = nil
  ) {
    self.threshold = threshold
    self.minVelocity = minVelocity
    self.perFling = perFling
  }
}
