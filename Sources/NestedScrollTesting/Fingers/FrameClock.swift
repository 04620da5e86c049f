/// When frames are shown: evenly, with jitter, with stalls. The same clock makes the same frames on
/// every run.
public struct FrameClock: Sendable {
  /// A pause in which no frame is shown.
  public struct Stall: Sendable, Equatable {
    /// After how many frames it comes, again and again.
    public var every: Int
    /// How long it is, in seconds.
    public var duration: Double

    public init(every: Int, duration: Double) {
      self.every = every
      self.duration = duration
    }
  }

  /// The time between two frames, in seconds, without jitter and stalls.
  public let interval: Double
  /// How much a frame may come early or late, as a part of the interval, 0 to 1.
  public let jitter: Double
  public let stall: Stall?
  private var random: SplitMix64
  private var count = 0
  private var lateness = 0.0

  /// A clock of some frames a second; `jitter` is clamped to 0…1. `framesPerSecond` and a stall's
  /// numbers must be positive.
  public init(
    framesPerSecond: Double, jitter: Double = 0, stall: Stall? = nil, seed: UInt64 = 1
  ) {
    precondition(
      framesPerSecond > 0 && framesPerSecond <= 1e6, "\(framesPerSecond) frames a second")
    if let stall {
      precondition(
        stall.every > 0 && stall.duration > 0,
        "a stall of \(stall.duration) s every \(stall.every) frames")
    }
    interval = 1 / framesPerSecond
    self.jitter = max(0, min(1, jitter))
    self.stall = stall
    random = SplitMix64(seed: seed)
  }

  /// Frames of every kind: slow, fast, uneven and with pauses. What a page shows in the end should
  /// depend on none of it.
  public static let various: [FrameClock] = [
    FrameClock(framesPerSecond: 60), FrameClock(framesPerSecond: 24),
    FrameClock(framesPerSecond: 120), FrameClock(framesPerSecond: 1000),
    FrameClock(framesPerSecond: 60, jitter: 0.5),
    FrameClock(framesPerSecond: 120, stall: Stall(every: 7, duration: 0.3)),
    FrameClock(framesPerSecond: 90, jitter: 1, stall: Stall(every: 20, duration: 1)),
  ]

  /// The time from one frame to the next, in seconds; not negative.
  public mutating func next() -> Double {
    count += 1
    var time = interval - lateness
    if jitter > 0 {
      let part = Double(random.next() >> 11) * 0x1p-53 - 0.5
      lateness = part * jitter * interval
      time += lateness
    } else {
      lateness = 0
    }
    if let stall, count % stall.every == 0 { time += stall.duration }
    return max(0, time)
  }
}
