/// How much of a pull past an edge is shown: in proportion at first, and then less and less.
///
/// The stretch is a function of the whole pull and not of its parts, so the way there does not
/// matter. All functions are odd or even: both edges behave alike. Each takes some nanoseconds.
public struct RubberBand: Sendable, Equatable {
  /// How a stretch goes on as the pull grows.
  public enum Shape: UInt8, Sendable, CaseIterable {
    /// `c x d / (d + c x)`: iOS. Half of the length is shown of a pull of `d / c`.
    case hyperbolic
    /// `d tanh(c x / d)`: Chromium on Windows and Android. All but there after three times as much.
    case tanh
    /// `c x`, without an end: macOS and Qt.
    case linear
  }

  /// The slope at the edge, 0 ... 1.
  public let coefficient: Double
  /// The length that no stretch reaches, in points. A linear stretch may pass it: there it only bounds
  /// what springs back.
  public let length: Double
  /// How the stretch goes on.
  public let shape: Shape

  /// No pull is larger; one of this size is what a stretch of `length` or more comes from.
  static let largestPull = 0x1p40
  /// The largest share of the length that is shown: what rounds to all of it came from a pull that
  /// could not be found again.
  private static let largestShare = 1 - 0x1p-52

  /// A coefficient or length that is 0, negative or not finite makes a band that shows nothing.
  public init(coefficient: Double, length: Double, shape: Shape = .hyperbolic) {
    let isUsable = coefficient > 0 && length > 0 && coefficient.isFinite && length.isFinite
    self.coefficient = isUsable ? coefficient : 0
    self.length = isUsable ? length : 0
    self.shape = shape
  }

  /// The band of a node that is `viewport` points long.
  public init(_ physics: Physics, viewport: Double) {
    self.init(
      coefficient: physics.band, length: physics.bandLength ?? viewport * physics.bandShare,
      shape: physics.bandShape)
  }

  /// What is shown of a pull, in points.
  public func stretch(_ pull: Double) -> Double {
    guard length > 0, pull != 0 else { return 0 }
    switch shape {
    case .hyperbolic:
      return length * (coefficient * pull / (length + coefficient * pull.magnitude))
    case .linear: return coefficient * pull
    case .tanh:
      let fading = Elementary.expm1(-2 * (coefficient * pull.magnitude / length))
      let stretch = length * min(Self.largestShare, -fading / (2 + fading))
      return pull < 0 ? -stretch : stretch
    }
  }

  /// The pull that shows as a stretch, in points; 2^40 if there is none. 0 without a band.
  public func pull(_ stretch: Double) -> Double {
    guard length > 0, stretch != 0 else { return 0 }
    let size = stretch.magnitude
    let room = length - size
    var pull = Self.largestPull
    switch shape {
    case .hyperbolic: if room > 0 { pull = length * (size / (coefficient * room)) }
    case .linear: pull = size / coefficient
    case .tanh:
      if room > 0 { pull = length * (Elementary.log1p(2 * (size / room)) / (2 * coefficient)) }
    }
    let bounded = pull < Self.largestPull ? pull : Self.largestPull
    return stretch < 0 ? -bounded : bounded
  }

  /// The change of the stretch by a change of the pull, at a pull.
  public func slope(_ pull: Double) -> Double {
    guard length > 0 else { return 0 }
    switch shape {
    case .hyperbolic:
      let share = length / (length + coefficient * pull.magnitude)
      return coefficient * share * share
    case .linear: return coefficient
    case .tanh:
      // 1 - tanh^2, by what is left of each factor.
      let fading = Elementary.exp(-2 * (coefficient * pull.magnitude / length))
      return coefficient * (4 * fading / ((1 + fading) * (1 + fading)))
    }
  }
}
