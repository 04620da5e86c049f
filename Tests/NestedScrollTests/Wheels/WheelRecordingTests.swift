import Testing

@testable import NestedScroll

/// A vertical list in a horizontal one.
private struct Board {
  var engine = ScrollEngine()
  let row: NodeID
  let list: NodeID

  /// With room on all sides, or without any.
  init(room: Double, edges: Edges = .clamp) {
    var outer = Node.list(.horizontal, viewport: 400, content: 400 + 2 * room, edges: edges)
    outer.offset = room
    row = engine.insert(outer)
    var inner = Node.list(viewport: 600, content: 600 + 2 * room, edges: edges)
    inner.offset = room
    list = engine.insert(inner, under: row)
  }

  mutating func play(_ event: WheelRecording.Event, from start: Double = 0) {
    engine.wheel(list, by: event.delta, time: start + event.time, phase: event.phase)
  }

  var stretches: Vector {
    Vector(x: engine.stretch(of: row), y: engine.stretch(of: list))
  }

  var place: Vector { Vector(x: engine.offset(of: row), y: engine.offset(of: list)) }
}

@Suite("Recorded wheels and pads")
struct WheelRecordingTests {
  @Test(.enabled(if: StrokeFiles.folder == nil)) func everyRecordingIsRead() {
    #expect(WheelRecording.all.count == 24)
    #expect(WheelRecording.phased.count == 14)
  }

  @Test(arguments: WheelRecording.all)
  func aNotchIsRoutedWholeOnItsLargerAxis(recording: WheelRecording) {
    var board = Board(room: 500_000)
    var expected = Vector(x: 500_000, y: 500_000)
    for event in recording.asNotches.events {
      board.play(event)
      let isHorizontal = event.delta.x.magnitude > event.delta.y.magnitude
      expected[isHorizontal ? .horizontal : .vertical] +=
        isHorizontal ? event.delta.x : event.delta.y
      #expect(isNear(board.place.x, expected.x))
      #expect(isNear(board.place.y, expected.y))
    }
  }

  /// Fingers are routed on the axis they decide, momentum as it comes: the sum is what was turned,
  /// and no fling of the engine's own is added.
  @Test(arguments: WheelRecording.phased)
  func whatAPadTurnsIsWhatIsScrolled(recording: WheelRecording) {
    var board = Board(room: 500_000)
    for event in recording.events { board.play(event) }
    let isMomentum = recording.events.contains { $0.phase == .momentum }
    if isMomentum { #expect(!board.engine.isMoving) } else { board.engine.settle() }
    let whole = recording.sum
    let coasted = recording.sum { $0.phase == .momentum }
    guard isMomentum else { return }
    for axis in Axis.allCases {
      let moved = board.place[axis] - 500_000
      #expect(isNear(moved, whole[axis]) || isNear(moved, coasted[axis]), "\(axis): \(moved)")
    }
    #expect(
      isNear(board.place.x - 500_000, whole.x) || isNear(board.place.y - 500_000, whole.y))
  }

  /// Where there is no room everything pulls: once per gesture, and what has bounced is fed no more.
  @Test(arguments: WheelRecording.all)
  func atAnEdgeNothingStaysPulledAndNothingBouncesTwice(recording: WheelRecording) {
    var board = Board(room: 0, edges: .bounce)
    var largest = 0.0
    var hasBounced = PerAxis(false)
    for event in recording.events {
      board.engine.advance(to: event.time)
      for motion in board.engine.motionStates where motion.kind == .spring {
        hasBounced[motion.axis] = true
      }
      let carried = board.stretches
      board.play(event)
      if event.phase == .began { hasBounced = PerAxis(false) }
      for axis in Axis.allCases {
        let stretch = board.stretches[axis]
        if event.phase == nil || (hasBounced[axis] && event.phase == .momentum) {
          #expect(stretch == carried[axis])
        }
        largest = max(largest, stretch.magnitude)
      }
      #expect(board.place == .zero)
    }
    #expect(recording.hasPhases ? largest > 0 : largest == 0)
    board.engine.settle()
    #expect(board.engine.pulls(board.row, board.list) == [0, 0])
  }

  /// On a profile page momentum turns no page: a swipe turns at most one, by its fingers.
  @Test(arguments: WheelRecording.all)
  func aSwipeTurnsOnePageAtMost(recording: WheelRecording) {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 240, stay: 40), viewport: 700))
    let pager = engine.insert(.pager(Pager(page: 2), viewport: 400), under: header)
    let lists = (0..<5).map { _ in engine.list(20_000, in: pager, viewport: 660) }
    engine.setOffset(200, of: header)
    engine.setOffset(9000, of: lists[2])
    var released = 800.0
    for event in recording.events {
      engine.advance(to: event.time)
      let carried = engine.offset(of: pager)
      engine.wheel(lists[2], by: event.delta, time: event.time, phase: event.phase)
      if event.phase == .momentum { #expect(engine.offset(of: pager) == carried) }
      if event.phase == .ended || event.phase == .changed { released = carried }
    }
    engine.settle()
    let page = engine.pages(of: pager)?.settled ?? -1
    #expect(engine.offset(of: pager) == Double(page) * 400)
    if recording.hasPhases { #expect(abs(engine.offset(of: pager) - released) <= 400) }
  }

  @Test(arguments: WheelRecording.all)
  func theSameTurnsGiveTheSamePlacesAtAnyFrames(recording: WheelRecording) {
    var once = Board(room: 900, edges: .bounce)
    var again = Board(room: 900, edges: .bounce)
    var often = Board(room: 900, edges: .bounce)
    var last = 0.0
    for event in recording.events {
      once.play(event)
      again.play(event)
      for part in 1...5 {
        often.engine.advance(to: last + (event.time - last) * Double(part) / 6)
      }
      often.play(event)
      last = event.time
      #expect(once.place.x.bitPattern == again.place.x.bitPattern)
      #expect(once.place.y.bitPattern == again.place.y.bitPattern)
      #expect(isNear(once.place.x, often.place.x) && isNear(once.place.y, often.place.y))
    }
    once.engine.settle()
    often.engine.settle()
    #expect(isNear(once.place.x, often.place.x) && isNear(once.place.y, often.place.y))
  }

  /// Smooth notches end where the others are at once, if the run is not cut by an end.
  @Test(arguments: WheelRecording.all)
  func smoothNotchesAddUpToTheSameEnd(recording: WheelRecording) {
    var rough = Board(room: 500_000)
    var smooth = Board(room: 500_000)
    for event in recording.asNotches.events {
      rough.play(event)
      smooth.engine.wheel(smooth.list, by: event.delta, time: event.time, smooth: true)
    }
    smooth.engine.settle()
    #expect(isNear(rough.place.x, smooth.place.x, absolute: 1e-6))
    #expect(isNear(rough.place.y, smooth.place.y, absolute: 1e-6))
  }
}
