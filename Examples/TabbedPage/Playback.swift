import NestedScroll

/// A recorded stroke on its way: its samples are given to the engine with their own times, however
/// late or early a frame is drawn.
struct Playback {
  /// Any number that the mouse doesn't use.
  static let pointer = 1

  private let stroke: RecordedStroke
  private let node: NodeID
  private let start: Double
  private let shift: (x: Double, y: Double)
  private var next = 0

  /// A stroke that begins at a place of the screen, at a time.
  init(
    _ stroke: RecordedStroke, on node: NodeID, from place: (x: Double, y: Double), at time: Double
  ) {
    self.stroke = stroke
    self.node = node
    start = time
    let first = stroke.samples.first ?? (0, 0, 0)
    shift = (place.x - first.x, place.y - first.y)
  }

  /// Whether the finger is still to come or still down.
  var isPlaying: Bool { next <= stroke.samples.count }

  /// Where the finger is; nil when it is not down.
  var finger: PageState.Finger? {
    guard isPlaying, next > 0 else { return nil }
    let sample = stroke.samples[next - 1]
    return PageState.Finger(x: sample.x + shift.x, y: sample.y + shift.y)
  }

  /// Gives the engine every sample up to a time; `after` is called after each.
  mutating func play(
    until time: Double, on engine: inout ScrollEngine, after: (ScrollEngine) -> Void
  ) {
    while isPlaying {
      guard next < stroke.samples.count else {
        // The recording ends with its last sample.
        engine.touchEnded(Self.pointer, time: start + stroke.duration)
        next += 1
        after(engine)
        return
      }
      let sample = stroke.samples[next]
      guard start + sample.at <= time else { return }
      let point = Point(x: sample.x + shift.x, y: sample.y + shift.y)
      if next == 0 {
        engine.touchBegan(Self.pointer, on: node, at: point, time: start + sample.at)
      } else {
        engine.touchMoved(Self.pointer, to: point, time: start + sample.at)
      }
      next += 1
      after(engine)
    }
  }
}
