import TerminalScreen

func run() throws(TerminalError) {
  var terminal = try Terminal()
  var loop = terminal.makeEventLoop()
  var lines: [String] = []
  loop.requestFrame()
  while true {
    let event = loop.next()
    switch event {
    case .closed, .input(.key(.character("q"), [])): return
    case .frame:
      var screen = Screen(size: terminal.size)
      screen.write("\(screen.size)", row: 0, column: 0, Style(.rgb(200, 100, 50)))
      for (row, line) in lines.suffix(screen.size.rows - 1).enumerated() {
        screen.write(line, row: row + 1, column: 0)
      }
      terminal.present(screen)
      continue
    case .resumed: terminal.invalidate()
    default: break
    }
    lines.append("\(event)")
    loop.requestFrame()
  }
}
do { try run() } catch { print(error) }
