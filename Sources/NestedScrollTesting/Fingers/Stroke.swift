public import NestedScroll

/// What one finger does, as data: where it is at which time, from coming down to going up.
///
/// ```swift
/// let fling = Stroke.fling(from: Point(x: 200, y: 600), by: Vector(x: 0, y: -300), over: 0.2)
/// player.play(fling.events(on: list), frames: FrameClock(framesPerSecond: 60))
/// ```
///
/// Points and displacements are those of a screen: y grows downwards, so a finger that scrolls
/// forward moves by a negative y.
public struct Stroke: Sendable, Equatable {
  /// Where the finger is at a time, in seconds after it came down.
  public struct Sample: Sendable, Equatable {
    public var time: Double
    public var position: Point

    public init(time: Double, position: Point) {
      self.time = time
      self.position = position
    }
  }

  /// How the finger leaves.
  public enum End: UInt8, Sendable, CaseIterable {
    /// It goes up; how fast it was then is measured.
    case lifted
    /// The system takes it away.
    case cancelled
  }

  /// Where the finger comes down, and then where it is told to be, in the order of time.
  public var samples: [Sample]
  /// How long the finger stays down, in seconds: not less than the last sample's time.
  public var duration: Double
  public var end: End

  /// A stroke of its samples, as a recorder writes them. The first says where the finger comes
  /// down; there must be one, and times must not go back.
  public init(_ samples: [Sample], duration: Double? = nil, end: End = .lifted) {
    precondition(!samples.isEmpty, "a stroke needs a sample: where the finger comes down")
    for (first, second) in zip(samples, samples.dropFirst()) {
      precondition(
        first.time <= second.time, "a sample at \(second.time) s after one at \(first.time) s")
    }
    let start = samples[0].time
    self.samples = samples.map { Sample(time: $0.time - start, position: $0.position) }
    let last = self.samples[samples.count - 1].time
    self.duration = max(last, duration ?? last)
    self.end = end
  }

  /// A finger that goes straight and evenly, and is still for `hold` seconds before it goes up, so
  /// that nothing flings. `samplesPerSecond` is how often a finger is looked at.
  public static func drag(
    from start: Point, by displacement: Vector, over seconds: Double, hold: Double = 0.1,
    samplesPerSecond: Double = 120
  ) -> Stroke {
    var stroke = fling(
      from: start, by: displacement, over: seconds, samplesPerSecond: samplesPerSecond)
    stroke.duration += max(0, hold)
    return stroke
  }

  /// A finger that goes straight and evenly, and goes up while it moves.
  public static func fling(
    from start: Point, by displacement: Vector, over seconds: Double,
    samplesPerSecond: Double = 120
  ) -> Stroke {
    precondition(
      seconds >= 0 && seconds * samplesPerSecond <= 1e6 && samplesPerSecond > 0,
      "a stroke over \(seconds) s with \(samplesPerSecond) samples a second")
    let count = max(1, Int((seconds * samplesPerSecond).rounded()))
    let samples = (0...count).map { index in
      let part = Double(index) / Double(count)
      return Sample(
        time: seconds * part,
        position: Point(
          x: start.x + displacement.x * part, y: start.y + displacement.y * part))
    }
    return Stroke(samples)
  }

  /// A finger that rests on one point.
  public static func hold(at point: Point, for seconds: Double) -> Stroke {
    Stroke([Sample(time: 0, position: point)], duration: seconds)
  }

  /// The same stroke `factor` times as fast.
  public func faster(_ factor: Double) -> Stroke {
    precondition(factor > 0, "a stroke \(factor) times as fast")
    var stroke = self
    for index in stroke.samples.indices { stroke.samples[index].time /= factor }
    stroke.duration /= factor
    return stroke
  }

  /// The stroke as events on a node, the first of them `delay` seconds after what happened before.
  public func events(
    on node: Int, pointer: Int = 0, after delay: Double = 0, area: TouchArea = .content,
    free: Bool = false, latch: Latch? = nil
  ) -> [ScrollEvent] {
    var events = [
      ScrollEvent(
        after: delay,
        .began(
          pointer: pointer, node: node, at: samples[0].position, area: area, free: free,
          latch: latch))
    ]
    var time = 0.0
    for sample in samples.dropFirst() {
      events.append(
        ScrollEvent(after: sample.time - time, .moved(pointer: pointer, to: sample.position)))
      time = sample.time
    }
    let last: ScrollEvent.Action =
      end == .lifted ? .ended(pointer: pointer, velocity: nil) : .cancelled(pointer: pointer)
    events.append(ScrollEvent(after: duration - time, last))
    return events
  }
}

extension ScrollEvent {
  /// Several sequences of events at once, such as those of two fingers: all begin at one time, and
  /// what falls on one time comes in the order of the sequences.
  public static func together(_ sequences: [ScrollEvent]...) -> [ScrollEvent] {
    var timed: [(time: Double, action: Action)] = []
    for events in sequences {
      var time = 0.0
      for event in events {
        time += event.after
        // After everything that is not later, so that the order stays.
        let place = timed.firstIndex { $0.time > time } ?? timed.count
        timed.insert((time, event.action), at: place)
      }
    }
    var before = 0.0
    return timed.map { time, action in
      defer { before = time }
      return ScrollEvent(after: time - before, action)
    }
  }
}
