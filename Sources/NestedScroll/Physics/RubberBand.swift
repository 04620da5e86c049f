/// How much of a pull past an edge is shown: all but linear at first, never as far as `length`.
///
/// The stretch is a function of the whole pull and not of its parts, so the way there does not
/// matter. All three functions are odd or even: both edges behave alike.
struct RubberBand: Sendable, Equatable {
  /// The slope at the edge, 0 ... 1.
  let coefficient: Double
  /// The length that no stretch reaches, in points.
  let length: Double

  /// No pull is larger; one of this size is what a stretch of `length` or more comes from.
  static let largestPull = 0x1p40

  /// A coefficient or length that is 0, negative or not finite makes a band that shows nothing.
  init(coefficient: Double, length: Double) {
    let isUsable = coefficient > 0 && length > 0 && coefficient.isFinite && length.isFinite
    self.coefficient = isUsable ? coefficient : 0
    self.length = isUsable ? length : 0
  }

  /// What is shown of a pull.
  func stretch(_ pull: Double) -> Double {
    guard length > 0, pull != 0 else { return 0 }
    return length * (coefficient * pull / (length + coefficient * pull.magnitude))
  }

  /// The pull that shows as a stretch; `largestPull` if there is none. 0 without a band.
  func pull(_ stretch: Double) -> Double {
    guard length > 0, stretch != 0 else { return 0 }
    let room = length - stretch.magnitude
    let pull = room > 0 ? length * (stretch.magnitude / (coefficient * room)) : Self.largestPull
    let bounded = pull < Self.largestPull ? pull : Self.largestPull
    return stretch < 0 ? -bounded : bounded
  }

  /// The change of the stretch by a change of the pull, at a pull.
  func slope(_ pull: Double) -> Double {
    guard length > 0 else { return 0 }
    let share = length / (length + coefficient * pull.magnitude)
    return coefficient * share * share
  }
}
