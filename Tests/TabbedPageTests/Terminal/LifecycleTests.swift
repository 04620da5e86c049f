import Testing

import TerminalScreen

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The terminal is given back as it was, whatever ends the program.
@Suite struct LifecycleTests {
  private let title = "Mira Solheim"

  private func start(_ command: [String] = [pageProgram]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(command)
    #expect(terminal.wait { $0.contains(title) })
    return terminal
  }

  private func expectGivenBack(_ terminal: PseudoTerminal) {
    let isSame = terminal.settings == terminal.settingsBefore
    #expect(isSame)
    #expect(terminal.screen.modes == [7, 25])
    #expect(terminal.screen.pen == .plain)
    #expect(!terminal.screen.contains(title))
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test func takingTheTerminal() throws {
    let terminal = try start()
    #expect(terminal.screen.modes.isSuperset(of: [1049, 1002, 1006]))
    #expect(!terminal.screen.modes.contains(25))
    #expect(terminal.settings.local & tcflag_t(ECHO | ICANON) == 0)
  }

  @Test func leavingByKey() throws {
    let terminal = try start()
    terminal.send("q")
    #expect(terminal.waitForExit() == .status(0))
    expectGivenBack(terminal)
  }

  /// Requests to end, crashes and aborts: the program still ends by that signal.
  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGPIPE,
    SIGALRM, SIGUSR1,
  ])
  func leavingBySignal(_ signal: Int32) throws {
    let terminal = try start()
    terminal.signal(signal)
    #expect(terminal.waitForExit() == .signal(signal))
    expectGivenBack(terminal)
  }

  @Test func controlCWorksEvenIfNobodyReadsTheKeyboard() throws {
    let terminal = try start()
    terminal.send("\u{3}")
    #expect(terminal.waitForExit() == .signal(SIGINT))
    #expect(terminal.screen.modes == [7, 25])
  }

  @Test func aSignalInTheMiddleOfAFrameLeavesNoHalfSequence() throws {
    for _ in 0..<10 {
      let terminal = try start()
      let columns = Int32.random(in: 60...90)
      terminal.resize(to: Size(columns: Int(columns), rows: 30))
      terminal.signal(SIGTERM)
      #expect(terminal.waitForExit() == .signal(SIGTERM))
      #expect(terminal.screen.modes == [7, 25])
      #expect(terminal.screen.unknown.isEmpty)
    }
  }

  /// A shell with job control: suspended, the terminal is the shell's; resumed, the page is back.
  @Test func suspendingAndResuming() throws {
    let script = "set -m; \(pageProgram); echo suspended; read go; fg; echo left $?"
    let terminal = try start(["/bin/sh", "-c", script])
    let taken = terminal.settings
    terminal.send("\u{1A}")
    #expect(terminal.wait { $0.contains("suspended") })
    #expect(terminal.screen.modes == [7, 25])
    #expect(!terminal.screen.contains(title))
    #expect(terminal.settings != taken)
    terminal.send("\n")
    #expect(terminal.wait { $0.contains(title) })
    #expect(terminal.screen.modes.isSuperset(of: [1049, 1002, 1006]))
    #expect(terminal.settings == taken)
    terminal.send("q")
    #expect(terminal.wait { $0.contains("left 0") })
    #expect(terminal.screen.modes == [7, 25])
  }

  /// As a shell does with a suspended job: ask it to end, then let it go on to do so.
  @Test func endingWhileSuspended() throws {
    let script = """
      set -m; \(pageProgram); echo suspended; read go
      kill %1; kill -s CONT %1; sleep 1; jobs; read end
      """
    let terminal = try start(["/bin/sh", "-c", script])
    terminal.send("\u{1A}")
    #expect(terminal.wait { $0.contains("suspended") })
    terminal.send("\n")
    #expect(terminal.wait { $0.contains("Terminated") })
    #expect(terminal.screen.modes == [7, 25])
    #expect(!terminal.screen.contains(title))
  }

  /// Nobody could continue a program without a shell, so suspending it must not lose it.
  @Test func suspendingWithoutAShellGoesOn() throws {
    let terminal = try start()
    let frames = terminal.screen.frames
    terminal.send("\u{1A}")
    // Giving back counts as one, the next frame as another.
    #expect(terminal.wait { $0.frames >= frames + 2 && $0.contains(title) })
    #expect(terminal.screen.modes.contains(1049))
    terminal.send("q")
    #expect(terminal.waitForExit() == .status(0))
  }

  @Test func continuedAfterAStopThatNobodyCanCatch() throws {
    let terminal = try start()
    terminal.signal(SIGSTOP)
    terminal.read(for: 0.1)
    let written = terminal.output.count
    terminal.signal(SIGCONT)
    #expect(terminal.wait { _ in terminal.output.count > written + 100 })
    #expect(terminal.wait { $0.contains(title) })
  }

  @Test func theEndOfTheTerminalEndsTheProgram() throws {
    let terminal = try start()
    terminal.hangUp()
    #expect(terminal.waitForExit() == .signal(SIGHUP))
  }
}
