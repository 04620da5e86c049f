/// The constants of motion, as data: how a fling slows down, how an edge stretches and springs
/// back, and when something counts as at rest.
///
/// A value is one of the presets or any constants of one's own; ``problems`` tells whether they
/// make sense. Lengths are points, times seconds, velocities points per second.
public struct Physics: Sendable, Equatable {
  /// The law by which a fling slows down.
  ///
  /// All but the spline can be started anew from any of their own states and go on unchanged.
  public enum Curve: UInt8, Sendable, CaseIterable {
    /// Speed falls by the same factor in equal times: iOS. Uses ``Physics/decay``.
    case exponential
    /// Speed falls as a power of the time left: Flutter on Android, with the distances of
    /// ``spline``. Uses ``Physics/power``.
    case power
    /// Android's own curve. Its speed depends on how long ago it started and not only on how fast
    /// it is, so a fling that is caught and let go again goes on differently. One curve still
    /// serves a whole chain exactly. Uses ``Physics/power``; the exponent only says how
    /// duration and distance grow with the speed.
    case spline
    /// Speed falls by a share of itself and by a constant: Chromium, Flutter on a desktop, and
    /// without the share Qt. Uses ``Physics/drag``.
    case drag
  }

  /// The constants of Android's fling, whose distance grows as `v^(exponent / (exponent - 1))`.
  public struct PowerLaw: Sendable, Equatable {
    /// The friction of scrolling.
    public var friction: Double
    /// What turns friction into a deceleration in points per second squared: gravity in inches,
    /// times 160 points per inch, times a tuning factor. Android's, times the screen's density, if
    /// lengths are pixels.
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

  /// A resistance that has a part in proportion to the speed and a part that is constant.
  public struct Drag: Sendable, Equatable {
    /// The part in proportion to the speed, per second; 0 makes a constant deceleration.
    public var rate: Double
    /// The constant part, in points per second squared; over 0, so that every fling ends.
    public var friction: Double

    /// Chromium's constants, but for those given: `3.7 * (v + 172)`.
    public init(rate: Double = 3.7, friction: Double = 3.7 * 172) {
      self.rate = rate
      self.friction = friction
    }
  }

  /// The law by which a fling slows down.
  public var curve: Curve
  /// The rate of the exponential curve in 1/s: velocity falls by `e` in `1 / decay` seconds.
  /// A fling at `v` goes `v / decay` points. Not used by the other curves.
  public var decay: Double
  /// The constants of the power law and the spline. Not used by the other curves.
  public var power: PowerLaw
  /// The constants of drag. Not used by the other curves.
  public var drag: Drag
  /// What a stretch starts with: points shown for each point pulled, at the edge. 0 ... 1.
  public var band: Double
  /// How the stretch goes on from there.
  public var bandShape: RubberBand.Shape
  /// The length that no stretch reaches, in points; nil is a share of the viewport's.
  public var bandLength: Double?
  /// What share of the viewport that is where there is no length. 0 ... 1.
  public var bandShare: Double
  /// The spring that brings a stretched edge back.
  public var spring: SpringParameters
  /// How near to its end a motion counts as there, in points.
  public var rest: Double
  /// The slowest release that counts as a fling, in points per second.
  public var minVelocity: Double
  /// The fastest release, in points per second; a faster one counts as this. nil: any speed.
  public var maxVelocity: Double?
  /// What a fling takes over from one in the same direction that it was started on top of.
  public var carry: Carry

  /// The constants of ``ios``, but for those given. Nothing is checked here: see ``problems``.
  public init(
    curve: Curve = .exponential,
    decay: Double = 2.002002670673,
    power: PowerLaw = PowerLaw(),
    drag: Drag = Drag(),
    band: Double = 0.55,
    bandShape: RubberBand.Shape = .hyperbolic,
    bandLength: Double? = nil,
    bandShare: Double = 1,
    spring: SpringParameters = SpringParameters(frequency: 11.006, damping: 1),
    rest: Double = 0.5,
    minVelocity: Double = 50,
    maxVelocity: Double? = nil,
    carry: Carry = .none
  ) {
    self.curve = curve
    self.decay = decay
    self.power = power
    self.drag = drag
    self.band = band
    self.bandShape = bandShape
    self.bandLength = bandLength
    self.bandShare = bandShare
    self.spring = spring
    self.rest = rest
    self.minVelocity = minVelocity
    self.maxVelocity = maxVelocity
    self.carry = carry
  }
}
