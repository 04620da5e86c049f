#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Why a terminal could not be taken.
package enum TerminalError: Error, Hashable {
  /// Input or output is not a terminal, or one that can't move its cursor.
  case notATerminal
  /// Another `Terminal` of this process has it.
  case busy
  /// A system call failed with this error number.
  case system(Int32)
}

/// A terminal taken over as a screen: alternate screen, raw input, mouse reports, no cursor.
///
/// It is given back as it was on every way out: when the value ends, on `exit`, on any signal that
/// can be caught, crashes included, and while the process is suspended. One at a time in a process.
package struct Terminal: ~Copyable {
  private let input: Int32
  private let output: Int32
  private let pipe: (reading: Int32, writing: Int32)
  private let depth: ColorDepth
  private var shown: Screen?

  /// Takes the terminal.
  ///
  /// - Parameters:
  ///   - input: where keys come from.
  ///   - output: where the picture goes to.
  package init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
  ) throws(TerminalError) {
    guard Terminal.isUsable(input: input, output: output) else { throw .notATerminal }
    let takeover = Takeover.current
    guard takeover.pointee.notices < 0 else { throw .busy }
    guard tcgetattr(input, &takeover.pointee.theirs) == 0 else { throw .system(errno) }
    var ends: [Int32] = [-1, -1]
    guard Self.makePipe(&ends) == 0 else { throw .system(errno) }

    takeover.pointee.input = input
    takeover.pointee.output = output
    takeover.pointee.notices = ends[1]
    takeover.pointee.ours = raw(takeover.pointee.theirs)
    self.input = input
    self.output = output
    pipe = (ends[0], ends[1])
    depth = ColorDepth.ofEnvironment()
    Signals.install()
    _ = leaveAtExit
    enterTerminal(takeover)
  }

  deinit {
    leaveTerminal(Takeover.current)
    Signals.uninstall()
    Takeover.current.pointee.notices = -1
    close(pipe.reading)
    close(pipe.writing)
  }

  /// Whether both are terminals that understand cursor movement.
  package static func isUsable(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
  ) -> Bool {
    isatty(input) == 1 && isatty(output) == 1 && environment("TERM") ?? "dumb" != "dumb"
  }

  /// An event loop for this terminal.
  package func makeEventLoop() -> EventLoop { EventLoop(input: input, notices: pipe.reading) }

  /// The size of the window now; 80×24 if the terminal doesn't know.
  package var size: Size {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return Size(columns: 80, rows: 24) }
    return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Shows a screen by writing what differs from the one shown before, and nothing if they are
  /// equal. Colours that the terminal lacks become the nearest ones it has.
  /// Returns how many bytes were written.
  @discardableResult
  package mutating func present(_ screen: Screen) -> Int {
    let screen = screen.reduced(to: depth)
    let changes = screen.difference(from: shown)
    shown = screen
    if changes.isEmpty { return 0 }
    let frame = Array(TerminalModes.beginFrame.utf8) + changes + TerminalModes.endFrame.utf8
    frame.withUnsafeBufferPointer { writeAll($0, to: output, patience: -1) }
    return frame.count
  }

  /// Forgets what is shown; the next `present` draws everything.
  package mutating func invalidate() { shown = nil }

  private static func makePipe(_ ends: inout [Int32]) -> Int32 {
    #if canImport(Darwin)
    let answer = Darwin.pipe(&ends)
    #elseif canImport(Glibc)
    let answer = Glibc.pipe(&ends)
    #elseif canImport(Musl)
    let answer = Musl.pipe(&ends)
    #endif
    guard answer == 0 else { return answer }
    for end in ends {
      // A handler must never wait, and children have no business with it.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return 0
  }
}

/// Registered once in a process, the first time a terminal is taken.
private let leaveAtExit: Int32 = atexit { leaveTerminal(Takeover.current) }

/// Bytes as they come, no echo. The keys that interrupt, quit and suspend keep sending signals, so
/// that they work even when the program hangs.
private func raw(_ settings: termios) -> termios {
  var settings = settings
  settings.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INPCK | ISTRIP | IXON)
  settings.c_oflag &= ~tcflag_t(OPOST)
  settings.c_cflag |= tcflag_t(CS8)
  settings.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
  withUnsafeMutableBytes(of: &settings.c_cc) { control in
    control[Int(VMIN)] = 1
    control[Int(VTIME)] = 0
  }
  return settings
}

extension ColorDepth {
  /// What the environment says the terminal shows: `NO_COLOR`, `COLORTERM`, else 256 colours.
  package static func ofEnvironment() -> ColorDepth {
    if let refusal = environment("NO_COLOR"), !refusal.isEmpty { return .monochrome }
    switch environment("COLORTERM") {
    case "truecolor", "24bit": return .trueColor
    default: return .palette256
    }
  }
}

private func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
