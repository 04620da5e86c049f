/// A damped harmonic spring that pulls a displacement to 0: a closed form for any damping.
///
/// Autonomous: started anew from any of its own states it goes on as if nothing had happened. All
/// functions are odd in displacement and velocity. Times before the start count as the start.
/// Displacement and velocity at a time take well under a microsecond.
public struct Spring: Sendable, Equatable {
  /// The radians per second of the undamped spring.
  public let frequency: Double
  /// The ratio of damping: 1 is critical.
  public let damping: Double
  /// At the start, in points.
  public let initialDisplacement: Double
  /// At the start, in points per second.
  public let initialVelocity: Double

  /// For damping under 1: the rate by which a swing dies out. Else the slower of two rates.
  let rate: Double
  /// For damping under 1: the radians per second of the swing.
  let swing: Double
  /// For damping from 1: how much the faster rate is over the slower one; 0 if critical.
  let gap: Double

  /// A spring that is let go at a displacement, in points, and a velocity, in points per second.
  ///
  /// Frequency and damping are kept between 2^-30 and 2^30; what is no number counts as 1.
  /// Displacement and velocity count as 0 if they are not finite, and as 2^40 if they are larger.
  public init(frequency: Double, damping: Double, displacement: Double, velocity: Double) {
    self.init(
      unboundedDisplacement: Self.bounded(displacement), velocity: Self.bounded(velocity),
      frequency: Self.factor(frequency), damping: Self.factor(damping))
  }

  private init(
    unboundedDisplacement displacement: Double, velocity: Double,
    frequency: Double, damping: Double
  ) {
    self.frequency = frequency
    self.damping = damping
    initialDisplacement = displacement
    initialVelocity = velocity
    // Factored, so that nothing cancels near the critical damping.
    let root = Elementary.squareRoot(((1 - damping) * (1 + damping)).magnitude)
    if damping < 1 {
      rate = damping * frequency
      swing = root * frequency
      gap = 0
    } else {
      rate = frequency / (damping + root)
      swing = 0
      gap = 2 * root * frequency
    }
  }

  private static func factor(_ value: Double) -> Double {
    value.isNaN ? 1 : max(0x1p-30, min(0x1p30, value))
  }

  private static func bounded(_ value: Double) -> Double {
    value.isFinite ? max(-0x1p40, min(0x1p40, value)) + 0 : 0
  }

  /// The same with the parameters of some physics. Their handover is for the one who starts it: it
  /// is a share of a fling's velocity, which the spring knows nothing of.
  public init(_ parameters: Physics.SpringParameters, displacement: Double, velocity: Double) {
    self.init(
      frequency: parameters.frequency, damping: parameters.damping,
      displacement: displacement, velocity: velocity)
  }

  /// Whether it swings to and fro.
  var isUnderdamped: Bool { swing > 0 }

  /// The velocity that is left over the slow rate's own: `velocity + rate * displacement`.
  var excess: Double { initialVelocity + rate * initialDisplacement }

  /// How far from 0.
  public func displacement(at time: Double) -> Double {
    guard time > 0 else { return initialDisplacement }
    let fading = Elementary.exp(-rate * time)
    guard fading > 0 else { return 0 }
    if isUnderdamped {
      let angle = swing * time
      return fading
        * (initialDisplacement * Elementary.cos(angle) + excess / swing * Elementary.sin(angle))
    }
    return fading * (initialDisplacement + excess * lag(at: time))
  }

  /// How fast the displacement changes.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return initialVelocity }
    let fading = Elementary.exp(-rate * time)
    guard fading > 0 else { return 0 }
    if isUnderdamped {
      let angle = swing * time
      let pull = frequency * (frequency * initialDisplacement + damping * initialVelocity)
      return fading
        * (initialVelocity * Elementary.cos(angle) - pull / swing * Elementary.sin(angle))
    }
    return fading * (initialVelocity - (rate + gap) * excess * lag(at: time))
  }

  /// For damping from 1: `(1 - e^(-gap t)) / gap`, which is `t` if critical. Everything about such
  /// a spring is linear in it.
  private func lag(at time: Double) -> Double {
    gap > 0 ? -Elementary.expm1(-gap * time) / gap : time
  }

  /// When the displacement first comes to 0 after the start, moving on to the other side; nil if
  /// never, or if by then the velocity is too small for a double. A start at 0 is on the side that
  /// the velocity leads to, and the return is asked for.
  public var crossingTime: Double? {
    guard let time = firstZero, velocity(at: time) != 0 else { return nil }
    return time
  }

  /// The first zero of the displacement after the start; nil if there is none.
  var firstZero: Double? {
    if isUnderdamped { return firstZeroAngle / swing }
    let lag = -initialDisplacement / excess
    guard lag > 0, lag.isFinite else { return nil }
    if gap == 0 { return lag }
    let share = gap * lag
    return share < 1 ? -Elementary.log1p(-share) / gap : nil
  }

  /// The first angle over 0, and at most pi, at which a swing passes 0.
  private var firstZeroAngle: Double {
    // displacement = fading * (a cos + b sin), which is 0 in the directions (b, -a) and (-b, a).
    let a = initialDisplacement
    let b = excess / swing
    if a == 0 { return .pi }
    let length = Elementary.squareRoot(a * a + b * b)
    return Elementary.upperAngle(
      cosine: (a > 0 ? -b : b) / length, sine: a.magnitude / length)
  }

  /// The velocity as a displacement: it obeys the same law.
  var derivative: Spring {
    let acceleration =
      -frequency * (frequency * initialDisplacement + 2 * damping * initialVelocity)
    return Spring(
      unboundedDisplacement: initialVelocity, velocity: acceleration,
      frequency: frequency, damping: damping)
  }

  /// The velocity a spring may start with at a stretch: outward at most
  /// `frequency * e * (length / 2 - |stretch|)`, so that a critical spring stays within half of the
  /// band's length, and not below 0. Inward any. From a stretch of 0 both ways are outward.
  static func cap(
    velocity: Double, stretch: Double, frequency: Double, length: Double
  ) -> Double {
    let isOutward = stretch == 0 || (stretch > 0) == (velocity > 0)
    guard isOutward else { return velocity }
    let limit = max(0, frequency * 2.718281828459045 * (length / 2 - stretch.magnitude))
    return max(-limit, min(limit, velocity))
  }
}
