import TerminalScreen

/// The page on a terminal, until it is left.
func runOnTerminal() throws(TerminalError) {
  var terminal = try Terminal()
  var loop = terminal.makeEventLoop()
  let start = loop.time
  var session = Session(size: terminal.size, theme: Theme(.ofEnvironment()))
  while !session.isOver {
    if let wake = session.wakeTime { loop.requestFrame(at: start + wake) }
    switch loop.next() {
    case .input(let event): session.handle(event, at: loop.time - start)
    case .frame:
      session.advance(to: loop.time - start)
      terminal.present(session.screen)
    case .resized: session.resize(to: terminal.size)
    case .resumed:
      terminal.invalidate()
      session.cancelTouch(at: loop.time - start)
      session.resize(to: terminal.size)
    case .closed: return
    }
  }
}
