/// The velocity of a finger, from its latest samples.
///
/// A parabola is fitted to what lies within 100 ms of the end, by least squares, and its slope at
/// the end is the velocity; alone among the usual estimators this is right for a constant
/// acceleration at any sampling rate. Feed it positions on the screen, not in the content, which
/// moves under the finger. Adding a sample allocates nothing; the storage is one array of 20.
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
  /// the last sample counts as that sample's time.
  public func velocity(endedAt end: Double) -> Vector {
    guard count > 0 else { return .zero }
    let last = samples[newest].time
    let end = end > last ? end : last
    let window = windowLength(end: end)
    guard window >= 2 else { return .zero }
    return Vector(
      x: 0 - screenVelocity(.horizontal, end: end, window: window),
      y: 0 - screenVelocity(.vertical, end: end, window: window))
  }

  /// A sample by recency: 0 is the newest.
  private func sample(_ index: Int) -> Sample {
    samples[(newest + Self.capacity - index) % Self.capacity]
  }

  /// How many of the newest samples count.
  private func windowLength(end: Double) -> Int {
    var length = 0
    var next = end
    while length < count {
      let time = sample(length).time
      guard end - time <= Self.horizon + Self.slack else { break }
      guard next - time <= Self.longestPause + Self.slack else { break }
      next = time
      length += 1
    }
    return length
  }

  /// The velocity along an axis in the direction of the screen.
  private func screenVelocity(_ axis: Axis, end: Double, window: Int) -> Double {
    if window == 2 { return slope(axis, from: 1) }
    let origin = sample(0).position[axis]
    let velocity = ParabolaFit.slopeAtZero(count: window) { index in
      let sample = sample(index)
      return (sample.time - end, sample.position[axis] - origin)
    }
    return guarded(velocity, axis, end: end, window: window)
  }

  /// A parabola through the end of a movement can point against it. What the finger did in the
  /// last 40 ms then decides: nothing, or its mean velocity there.
  private func guarded(
    _ velocity: Double, _ axis: Axis, end: Double, window: Int
  ) -> Double {
    var oldest = 1
    while oldest + 1 < window, end - sample(oldest + 1).time <= Self.longestPause + Self.slack {
      oldest += 1
    }
    let net = sample(0).position[axis] - sample(oldest).position[axis]
    if net == 0 { return 0 }
    let agrees = velocity == 0 || (velocity > 0) == (net > 0)
    return agrees && velocity.isFinite ? velocity : slope(axis, from: oldest)
  }

  /// The mean velocity from a sample to the newest.
  private func slope(_ axis: Axis, from index: Int) -> Double {
    let new = sample(0)
    let old = sample(index)
    let velocity = (new.position[axis] - old.position[axis]) / (new.time - old.time)
    return velocity.isFinite ? velocity : 0
  }
}
