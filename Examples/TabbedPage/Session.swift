import NestedScroll
import TerminalScreen

/// One visit to the page: what was done to it, and what is to be seen of it.
///
/// It has no terminal and no clock: events and times come in, screens go out.
struct Session {
  var page: Page
  var isOver = false
  /// Whether something happened that a frame has not shown yet.
  var needsFrame = true
  var isExplaining = false
  /// Whether the mouse button is down on the page.
  var isHeld = false
  /// When a wheel that pauses counts as let go.
  var wheelPause: Double?
  var playback: Playback?
  var lastDelta: LastDelta
  private let theme: Theme

  init(size: Size, theme: Theme) {
    page = Page(layout: Layout(size: size))
    page.engine.explains = true
    lastDelta = LastDelta(from: page.lists[0])
    self.theme = theme
  }

  /// When the next frame is wanted if nothing happens: at once while something moves, never at
  /// rest.
  var wakeTime: Double? {
    if needsFrame || page.engine.isMoving || playback != nil { return -.infinity }
    return wheelPause
  }

  /// Moves on to a time, in seconds.
  mutating func advance(to time: Double) {
    needsFrame = false
    play(until: time)
    page.engine.advance(to: time)
    note()
    if let pause = wheelPause, pause <= time { wheelPause = nil }
  }

  mutating func resize(to size: Size) {
    needsFrame = true
    page.resize(to: Layout(size: size))
  }

  /// What is to be seen now.
  var screen: Screen { drawing.screen }

  var drawing: PageDrawing { PageDrawing(layout: page.layout, theme: theme, state: state) }

  /// What is to be seen now, as numbers.
  var state: PageState {
    var state = page.state
    state.finger = playback?.finger
    state.explanation = isExplaining ? lastDelta.offers : nil
    state.status = status
    return state
  }

  private var status: PageState.Status {
    var status = PageState.Status()
    status.offsets = page.offsets
    status.order = page.order(
      from: lastDelta.node, along: lastDelta.axis, lastDelta.direction)
    status.touched = page.engine.touchedScroller.map { page.name(of: $0) }
    let motion = page.motion
    status.velocity = motion.speed
    status.moving = motion.words
    if motion.words.isEmpty, isHeld || playback?.finger != nil {
      let movers = lastDelta.movers
      status.moving = "finger " + (movers.isEmpty ? "down" : movers.joined(separator: "+"))
    }
    return status
  }

  /// Remembers what the engine's last call did.
  mutating func note() { lastDelta.note(page.engine.report, on: page) }

  private mutating func play(until time: Double) {
    guard var playback else { return }
    var reports: [Report] = []
    playback.play(until: time, on: &page.engine) { reports.append($0.report) }
    for report in reports { lastDelta.note(report, on: page) }
    self.playback = playback.isPlaying ? playback : nil
  }
}
