/// The velocity of a finger, from its latest samples.
///
/// Feed it positions on the screen, not in the content, which moves under the finger. How the
/// velocity is made of them is a ``VelocityEstimator``'s to say. Adding a sample allocates nothing;
/// the storage is one array of 20.
public struct VelocityTracker: Sendable {
  struct Sample: Sendable {
    var time: Double
    var position: Point
  }

  /// The samples kept.
  static let capacity = 20
  /// The oldest age that counts, from the end.
  static let horizon = 0.1
  /// The longest pause: samples before it do not count, and after one this long at the end the
  /// finger stood still.
  static let longestPause = 0.04
  /// Half a microsecond: clocks tick in microseconds at best, and the rounding of a difference of
  /// large times must not decide whether exactly 40 ms is too long.
  static let slack = 0.000_000_5

  private var samples: [Sample]
  private var newest = 0
  /// The number of samples kept, at most 20.
  private(set) var count = 0

  /// A tracker without samples; allocates their storage once.
  public init() {
    samples = Array(
      repeating: Sample(time: 0, position: Point(x: 0, y: 0)), count: Self.capacity)
  }

  /// Forgets all samples.
  public mutating func reset() { count = 0 }

  /// Adds where the finger is, in points on the screen, at a time in seconds.
  ///
  /// A sample at the same time replaces the one before; an earlier one, or one that is not finite,
  /// is ignored.
  public mutating func add(time: Double, position: Point) {
    guard time.isFinite, position.x.isFinite, position.y.isFinite else { return }
    if count > 0 {
      let last = samples[newest].time
      guard time >= last else { return }
      if time > last { newest = (newest + 1) % Self.capacity }
      if time > last { count = min(count + 1, Self.capacity) }
    } else {
      count = 1
    }
    samples[newest] = Sample(time: time, position: position)
  }

  /// The velocity in points per second when the finger is lifted, in scroll sign: a finger moving
  /// up or left gives positive numbers.
  ///
  /// 0 if nothing came within 40 ms before the end, and with fewer than two samples. An end before
  /// the last sample, or NaN, counts as that sample's time. Takes about a microsecond.
  public func velocity(
    endedAt end: Double, by estimator: VelocityEstimator = .leastSquares
  ) -> Vector {
    let window = window(endedAt: end)
    return Vector(
      x: 0 - velocity(.horizontal, in: window, by: estimator),
      y: 0 - velocity(.vertical, in: window, by: estimator))
  }

  /// The newest samples that count for a velocity at `end`.
  struct Window {
    let end: Double
    let count: Int
  }

  func window(endedAt end: Double) -> Window {
    guard count > 0 else { return Window(end: end, count: 0) }
    let last = samples[newest].time
    let end = end > last ? end : last
    var length = 0
    var next = end
    while length < count {
      let time = sample(length).time
      guard end - time <= Self.horizon + Self.slack else { break }
      guard next - time <= Self.longestPause + Self.slack else { break }
      next = time
      length += 1
    }
    return Window(end: end, count: length)
  }

  /// The slope of the parabola at the end, in the direction of the screen, but no faster than at
  /// the last sample: a finger that goes on is reported, so whatever comes after its last sample
  /// slows it down.
  private func fittedVelocity(_ axis: Axis, in window: Window) -> Double {
    let origin = sample(0).position[axis]
    let parabola = ParabolaFit(count: window.count) { index in
      let sample = sample(index)
      return (sample.time - window.end, sample.position[axis] - origin)
    }
    let last = parabola.slope(at: sample(0).time - window.end)
    let end = parabola.slope(at: 0)
    return end.magnitude > last.magnitude ? last : end
  }

  /// The speed of a puck pushed by the samples of the last seconds, counted from the newest.
  func impulse(_ axis: Axis, in window: Window, seconds: Double) -> Double {
    let newest = sample(0).time
    var count = 1
    while count < window.count, newest - sample(count).time <= seconds + Self.slack { count += 1 }
    return Impulse.velocity(count: count) { index in
      (sample(index).time, sample(index).position[axis])
    }
  }

  /// The mean velocity of the last three steps by their weights, or of what there is of them.
  func weighted(_ axis: Axis, in window: Window, _ weights: Weights) -> Double {
    var sum = weights.newest * step(axis, 0)
    var weight = weights.newest
    if window.count > 2 {
      sum += weights.middle * step(axis, 1)
      weight += weights.middle
    }
    if window.count > 3 {
      sum += weights.oldest * step(axis, 2)
      weight += weights.oldest
    }
    return window.count > 3 ? sum : sum / weight
  }

  /// The weights of the last three steps; they add up to 1.
  struct Weights {
    let newest: Double
    let middle: Double
    let oldest: Double

    static let ios = Weights(newest: 0.05, middle: 0.35, oldest: 0.6)
    static let macOS = Weights(newest: 0.2, middle: 0.65, oldest: 0.15)
  }

  /// What an estimator makes of a window, believed or not; 0 of a single sample.
  func estimate(
    _ axis: Axis, in window: Window, by estimator: VelocityEstimator
  ) -> Double {
    guard window.count > 1 else { return 0 }
    return switch estimator {
    case .leastSquares: fittedVelocity(axis, in: window)
    case .impulse(let seconds): impulse(axis, in: window, seconds: seconds)
    case .ios: weighted(axis, in: window, .ios)
    case .macOS: weighted(axis, in: window, .macOS)
    }
  }

  /// The velocity along an axis in the direction of the screen.
  ///
  /// An estimate can point against the movement that it is made of, a parabola's slope above all.
  /// It is believed if it has the direction of what the finger did in the last 40 ms, or of its way
  /// back if it turned and has undone at least half; else what it did there is the answer: nothing,
  /// or its mean velocity.
  private func velocity(
    _ axis: Axis, in window: Window, by estimator: VelocityEstimator
  ) -> Double {
    guard window.count > 2 else { return window.count == 2 ? slope(axis, from: 1) : 0 }
    let fitted = estimate(axis, in: window, by: estimator)
    let recent = recentMovement(axis, in: window)
    if recent.net == 0 { return 0 }
    let isBack = recent.sinceTurn.magnitude >= recent.net.magnitude
    let agrees =
      fitted == 0 || (fitted > 0) == (recent.net > 0)
      || isBack && (fitted > 0) == (recent.sinceTurn > 0)
    return agrees && fitted.isFinite ? fitted : slope(axis, from: recent.oldest)
  }

  /// What the finger did in the last 40 ms, or since the sample before the last.
  private func recentMovement(
    _ axis: Axis, in window: Window
  ) -> (net: Double, sinceTurn: Double, oldest: Int) {
    let end = sample(0).position[axis]
    var oldest = 0
    var sinceTurn = 0.0
    var hasTurned = false
    while oldest + 1 < window.count {
      let next = sample(oldest + 1)
      let isRecent = window.end - next.time <= Self.longestPause + Self.slack
      guard isRecent || oldest == 0 else { break }
      let step = sample(oldest).position[axis] - next.position[axis]
      hasTurned = hasTurned || step > 0 && sinceTurn < 0 || step < 0 && sinceTurn > 0
      if !hasTurned { sinceTurn = end - next.position[axis] }
      oldest += 1
    }
    return (end - sample(oldest).position[axis], sinceTurn, oldest)
  }

  /// A sample by recency: 0 is the newest.
  private func sample(_ index: Int) -> Sample {
    samples[(newest + Self.capacity - index) % Self.capacity]
  }

  /// The velocity from one sample to the next newer one.
  private func step(_ axis: Axis, _ index: Int) -> Double {
    let new = sample(index)
    let old = sample(index + 1)
    return (new.position[axis] - old.position[axis]) / (new.time - old.time)
  }

  /// The mean velocity from a sample to the newest; 0 if it is out of all proportion.
  private func slope(_ axis: Axis, from index: Int) -> Double {
    let new = sample(0)
    let old = sample(index)
    let velocity = (new.position[axis] - old.position[axis]) / (new.time - old.time)
    return velocity.isFinite ? velocity : 0
  }
}
