extension Physics {
  /// A spring that pulls towards a target, said in any of the usual ways.
  ///
  /// Whatever it is made of, it is a frequency and a ratio of damping. Parameters that make none
  /// (a mass of 0, a negative stiffness) give numbers that ``Physics/problems`` names.
  public struct SpringParameters: Sendable, Equatable {
    /// The natural frequency in radians per second, `sqrt(stiffness / mass)`.
    public var frequency: Double
    /// The ratio of damping: 1 is critical, below it the spring swings, above it it creeps.
    public var damping: Double
    /// The share of a fling's velocity that the spring takes over when the fling comes to an edge,
    /// 0 ... 1. Below 1 the picture visibly brakes at the edge, as the elastic edges of macOS do.
    public var handover: Double

    /// A spring of a frequency, 0.01 ... 10000 rad/s, and a ratio of damping, 0.01 ... 100.
    public init(frequency: Double, damping: Double, handover: Double = 1) {
      self.frequency = frequency
      self.damping = damping
      self.handover = handover
    }

    /// A mass on a spring, with a ratio of damping.
    public init(
      mass: Double = 1, stiffness: Double, dampingRatio: Double, handover: Double = 1
    ) {
      self.init(
        frequency: Elementary.squareRoot(stiffness / mass), damping: dampingRatio,
        handover: handover)
    }

    /// A mass on a spring that is braked by a force of `dampingCoefficient` times the velocity.
    public init(
      mass: Double = 1, stiffness: Double, dampingCoefficient: Double, handover: Double = 1
    ) {
      self.init(
        mass: mass, stiffness: stiffness,
        dampingRatio: dampingCoefficient / (2 * Elementary.squareRoot(stiffness * mass)),
        handover: handover)
    }

    /// A spring whose undamped swing takes `response` seconds.
    public init(response: Double, dampingRatio: Double, handover: Double = 1) {
      self.init(
        frequency: 2 * .pi / response, damping: dampingRatio, handover: handover)
    }

    /// A spring as SwiftUI names it: the duration that it seems to take, and a bounce over -1 and
    /// at most 1, of which 0 is critical, more swings, and less creeps.
    public init(duration: Double, bounce: Double, handover: Double = 1) {
      self.init(
        response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
        handover: handover)
    }
  }
}
