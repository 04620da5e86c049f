/// How the velocity of a finger is made of its latest samples.
///
/// Whatever is chosen, samples before a pause of more than 40 ms do not count, a finger that was
/// held for longer than that has no velocity, two samples give their slope, and an answer that
/// points against what the finger did last is not believed.
public enum VelocityEstimator: Sendable, Equatable {
  /// The slope, at the end, of the parabola through the last 100 ms that fits best: Android and
  /// Flutter for touches. Alone among these it is right for a constant acceleration at any rate of
  /// sampling. A lift that is reported late only ever makes it slower.
  case leastSquares
  /// The speed of a puck that the samples of the last seconds, at most 0.1, pushed along: Android
  /// for wheels, with 0.1, and Compose, with 0.04. Never far from what the finger did; slower than
  /// a finger that speeds up.
  case impulse(seconds: Double)
  /// The last three steps with the weights 0.05, 0.35 and 0.6, the newest counting least: the
  /// scroll views of iOS, as fitted by Flutter.
  case ios
  /// The same with the weights 0.2, 0.65 and 0.15: macOS, as fitted by Flutter.
  case macOS
}
