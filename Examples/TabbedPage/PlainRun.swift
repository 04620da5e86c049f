import NestedScroll
import TerminalScreen

/// The page where there is no terminal: one recorded stroke as a few frames of text, and where
/// everything came to rest. The same text on every run.
func playAsText(size: Size = Size(columns: 80, rows: 24)) -> String {
  var session = Session(size: size, theme: Theme(.monochrome))
  var text = ""
  func show(_ title: String) {
    let ruler = String(repeating: "-", count: max(size.columns - title.count - 4, 0))
    text += "-- \(title) \(ruler)\n"
    text += session.screen.lines.joined(separator: "\n") + "\n"
  }
  session.advance(to: 0)
  show("before")
  session.replay(.flickUp, fromHeight: 0.85, at: 0)
  for (time, title) in [(0.062, "finger down"), (0.16, "let go"), (0.4, "coasting")] {
    session.advance(to: time)
    show("\(title), \(time) s")
  }
  var time = 0.4
  // A fling ends long before a minute is over; a frame rate of its own keeps the run bounded.
  while session.page.engine.isMoving, time < 60 {
    time += 1.0 / 60
    session.advance(to: time)
  }
  show("at rest")
  for offset in session.page.offsets { text += "\(offset.name) \(offset.value)\n" }
  return text
}
