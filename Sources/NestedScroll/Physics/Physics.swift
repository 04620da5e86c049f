/// The constants of motion, as data: how a fling slows down, how an edge stretches and springs
/// back, and when something counts as at rest.
///
/// A value is two presets or any constants of one's own; ``problems`` tells whether they make
/// sense. Lengths are points, times seconds, velocities points per second.
public struct Physics: Sendable, Equatable {
  /// The law by which a fling slows down.
  public enum Curve: UInt8, Sendable, CaseIterable {
    /// Speed falls by the same factor in equal times: iOS. Uses ``Physics/decay``.
    case exponential
    /// Speed falls as a power of the time left: Android. Uses ``Physics/power``.
    case power
  }

  /// A spring that pulls towards a target.
  public struct SpringParameters: Sendable, Equatable {
    /// The natural frequency in radians per second, `sqrt(stiffness / mass)`.
    public var frequency: Double
    /// The ratio of damping: 1 is critical, below it the spring swings, above it it creeps.
    public var damping: Double

    /// A spring of a frequency, 0.01 ... 10000 rad/s, and a ratio of damping, 0.01 ... 100.
    public init(frequency: Double, damping: Double) {
      self.frequency = frequency
      self.damping = damping
    }
  }

  /// The constants of Android's fling, whose distance grows as `v^(exponent / (exponent - 1))`.
  public struct PowerLaw: Sendable, Equatable {
    /// The friction of scrolling.
    public var friction: Double
    /// What turns friction into a deceleration in points per second squared: gravity in inches,
    /// times 160 points per inch, times a tuning factor.
    public var deceleration: Double
    /// How far a fling goes, as a share of starting velocity times Android's duration.
    public var inflection: Double
    /// The power of the time left that the distance left is proportional to; over 1.
    public var exponent: Double

    /// Android's constants, but for those given.
    public init(
      friction: Double = 0.015,
      deceleration: Double = 9.80665 * 39.37 * 160 * 0.84,
      inflection: Double = 0.35,
      exponent: Double = 2.358201815425944
    ) {
      self.friction = friction
      self.deceleration = deceleration
      self.inflection = inflection
      self.exponent = exponent
    }
  }

  /// The law by which a fling slows down.
  public var curve: Curve
  /// The rate of the exponential curve in 1/s: velocity falls by `e` in `1 / decay` seconds.
  /// A fling at `v` goes `v / decay` points. Not used by the power law.
  public var decay: Double
  /// The constants of the power law. Not used by the exponential curve.
  public var power: PowerLaw
  /// What a stretch starts with: points shown for each point pulled, at the edge. 0 ... 1.
  public var band: Double
  /// The length that no stretch reaches, in points; nil is the viewport's.
  public var bandLength: Double?
  /// The spring that brings a stretched edge back.
  public var spring: SpringParameters
  /// How near to its end a motion counts as there, in points.
  public var rest: Double
  /// The slowest release that counts as a fling, in points per second.
  public var minVelocity: Double
  /// The fastest release, in points per second; a faster one counts as this. nil: any speed.
  public var maxVelocity: Double?
  /// Whether a fling on top of a fling in the same direction adds the velocities.
  public var carry: Bool

  /// The constants of ``ios``, but for those given. Nothing is checked here: see ``problems``.
  public init(
    curve: Curve = .exponential,
    decay: Double = 2.002002670673,
    power: PowerLaw = PowerLaw(),
    band: Double = 0.55,
    bandLength: Double? = nil,
    spring: SpringParameters = SpringParameters(frequency: 11.006, damping: 1),
    rest: Double = 0.5,
    minVelocity: Double = 50,
    maxVelocity: Double? = nil,
    carry: Bool = false
  ) {
    self.curve = curve
    self.decay = decay
    self.power = power
    self.band = band
    self.bandLength = bandLength
    self.spring = spring
    self.rest = rest
    self.minVelocity = minVelocity
    self.maxVelocity = maxVelocity
    self.carry = carry
  }

  /// What a scroll view of iOS does: exponential decay of 0.998 per millisecond.
  public static let ios = Physics()

  /// Android's distances on a curve that goes on unchanged when it is started again midway, which
  /// Android's own does not.
  public static let android = Physics(curve: .power)
}
