/// What is known of the motion of several systems. Docs/Motion.md says of each number where it is
/// from, and where the system does something else.
extension Physics {
  /// What a scroll view of iOS does: exponential decay of 0.998 per millisecond.
  public static let ios = Physics()

  /// The same with the fast deceleration rate: 0.99 per millisecond, a fifth of the way.
  public static let iosFast = Physics(decay: 10.050335853501)

  /// Android's distances on a curve that goes on unchanged when it is started again midway, which
  /// Android's own does not.
  public static let android = Physics(curve: .power)

  /// Android's own curve: the same distances as ``android``, in a fifth more time.
  public static let androidSpline = Physics(curve: .spline)

  /// Flutter's bouncing scroll physics.
  public static let flutterBouncing = Physics(
    decay: 2.002480500544, band: 0.52,
    spring: SpringParameters(mass: 0.5, stiffness: 100, dampingRatio: 1.1),
    minVelocity: 100, maxVelocity: 8_000, carry: .ios)

  /// Flutter's bouncing scroll physics with fast deceleration, as on macOS; its curve in the form
  /// that goes on unchanged when it is started again.
  public static let flutterDesktop = Physics(
    curve: .drag, drag: Drag(rate: 2.002480500544, friction: 1_400), band: 0.26,
    spring: SpringParameters(mass: 0.3, stiffness: 75, dampingRatio: 1.3),
    minVelocity: 100, maxVelocity: 64_000, carry: .ios)

  /// Flutter's clamping scroll physics; for edges that stretch all the same, its default spring.
  public static let flutterClamping = Physics(
    curve: .power, band: 0.52,
    spring: SpringParameters(mass: 0.5, stiffness: 100, dampingRatio: 1.1), maxVelocity: 8_000)

  /// Compose's exponential decay, and the spring that its pagers settle with.
  public static let compose = Physics(
    decay: 4.2, spring: SpringParameters(stiffness: 400, dampingRatio: 1))

  /// Chromium's fling for touch, and its elastic edges.
  public static let chromium = Physics(
    curve: .drag, band: 0.05, bandShape: .linear,
    spring: SpringParameters(frequency: 12.5, damping: 1, handover: 0.31),
    maxVelocity: 20_946.194)

  /// WebKit's elastic edges of macOS, from before they came from the system.
  public static let webKit = Physics(
    band: 0.05, bandShape: .linear,
    spring: SpringParameters(frequency: 12.5, damping: 1, handover: 0.31))

  /// GTK's kinetic scrolling.
  public static let gtk = Physics(
    decay: 4, spring: SpringParameters(frequency: 10, damping: 1))

  /// A Flickable of Qt Quick: constant deceleration, and half of a pull is shown.
  public static let qt = Physics(
    curve: .drag, drag: Drag(rate: 0, friction: 1_500), band: 0.5, bandShape: .linear,
    maxVelocity: 2_500)
}
