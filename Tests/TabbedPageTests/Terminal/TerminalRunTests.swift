import TerminalScreen
import Testing

@testable import TabbedPage

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The program on a real terminal device: bytes in, a screen out.
@Suite struct TerminalRunTests {
  private func start(
    columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [pageProgram], size: Size(columns: columns, rows: rows), environment: environment)
    let isShown = terminal.wait { $0.contains("q leaves") || $0.contains("too small") }
    #expect(isShown)
    return terminal
  }

  /// Puts a finger on what moves, and lifts it again.
  private func catchFling(_ terminal: PseudoTerminal) {
    terminal.send("\u{1B}[<0;41;20M\u{1B}[<0;41;20m")
    #expect(terminal.wait { $0.contains("at rest") })
  }

  @Test func theFirstScreen() throws {
    let terminal = try start()
    let lines = terminal.screen.lines
    #expect(lines.contains { $0.contains(Content.name) })
    #expect(lines[8].contains("Walks") && lines[8].contains("About"))
    #expect(lines[9].contains("━━━━━━━"))
    #expect(lines[11].contains(Content.walks[0].name))
    #expect(lines[22].contains("header 0  pager 0  walks 0"))
    #expect(lines[23].contains("order header › walks › header"))
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test func keysScrollAndTurnPages() throws {
    let terminal = try start()
    terminal.send("\u{1B}[B\u{1B}[B\u{1B}OB")
    #expect(terminal.wait { $0.contains("header 60 ") })
    terminal.send("\u{1B}[6~")
    #expect(terminal.wait { $0.contains("header 140") && $0.contains("at rest") })
    #expect(terminal.screen.lines[0].contains(Content.name))
    terminal.send("\t")
    #expect(terminal.wait { $0.contains("pager 800") && $0.contains("at rest") })
    #expect(terminal.screen.contains(Content.newSketches[0].name))
    terminal.send("\u{1B}[Z")
    #expect(terminal.wait { $0.contains("pager 0") && $0.contains("at rest") })
    terminal.send("3")
    #expect(terminal.wait { $0.contains("about 0") && $0.contains("at rest") })
    #expect(terminal.screen.contains("mira@example.org"))
  }

  @Test func theMouseDrags() throws {
    let terminal = try start()
    terminal.send("\u{1B}[<0;41;20M")
    for row in (12...19).reversed() { terminal.send("\u{1B}[<32;41;\(row)M") }
    #expect(terminal.wait { $0.contains("walks 10") && $0.contains("touched walks") })
    // Rested before it is lifted, so that it doesn't fling.
    terminal.read(for: 0.1)
    terminal.send("\u{1B}[<0;41;12m")
    #expect(terminal.wait { $0.contains("at rest") })
    #expect(terminal.screen.contains("header 140  pager 0  walks 10 "))
  }

  @Test func theWheelScrolls() throws {
    let terminal = try start()
    terminal.send("\u{1B}[<65;41;20M\u{1B}[<65;41;20M\u{1B}[<65;41;20M\u{1B}[<65;41;20M")
    #expect(terminal.wait { $0.contains("walks 100") && $0.contains("at rest") })
  }

  @Test func aReplayedStrokeFlingsAndIsExplained() throws {
    let terminal = try start()
    terminal.send("er")
    #expect(terminal.wait { $0.contains("fling walks") && $0.contains("its own turn") })
    #expect(terminal.screen.contains("header 140"))
    #expect(terminal.screen.contains("The last delta"))
  }

  /// At rest the program writes nothing; in motion at most sixty frames a second, and of each only
  /// what changed.
  @Test func nothingIsWrittenAtRestAndLittleInMotion() throws {
    let terminal = try start()
    terminal.read(for: 0.3)
    #expect(terminal.read(for: 0.7) == 0)

    let frames = terminal.screen.frames
    let characters = terminal.screen.writtenCharacters
    let start = monotonicSeconds()
    terminal.send("r")
    #expect(terminal.wait { $0.contains("fling walks") })
    terminal.read(for: 1)
    let seconds = monotonicSeconds() - start
    let count = terminal.screen.frames - frames
    #expect(count > 5)
    #expect(Double(count) <= seconds * 60 + 2)
    #expect(terminal.screen.writtenCharacters - characters < count * 80 * 24)

    catchFling(terminal)
    terminal.read(for: 0.3)
    #expect(terminal.read(for: 0.5) == 0)
  }

  @Test func theWindowMayChange() throws {
    let terminal = try start()
    terminal.send("\u{1B}[6~")
    #expect(terminal.wait { $0.contains("header 140") && $0.contains("at rest") })
    terminal.resize(to: Size(columns: 100, rows: 40))
    #expect(terminal.wait { $0.lines[39].contains("q leaves") })
    terminal.resize(to: Size(columns: 20, rows: 4))
    #expect(terminal.wait { $0.contains("20×4 cells") })
    terminal.resize(to: Size(columns: 1, rows: 1))
    terminal.send("e2r")
    terminal.read(for: 0.3)
    terminal.resize(to: Size(columns: 80, rows: 24))
    #expect(terminal.wait { $0.contains("The last delta") && $0.contains("at rest") })
    #expect(terminal.screen.contains("pager 800"))
    terminal.send("q")
    #expect(terminal.waitForExit() == .status(0))
  }

  /// Nothing of a frame may be lost when the terminal takes nothing for a while.
  @Test func aTerminalThatStallsMissesNothing() throws {
    let terminal = try start(columns: 200, rows: 50)
    terminal.send("r")
    sleep(3)
    #expect(terminal.wait { $0.contains("header 300") })
    catchFling(terminal)
    let seen = terminal.screen.cells
    // Continuing draws everything again.
    let frames = terminal.screen.frames
    terminal.signal(SIGCONT)
    #expect(terminal.wait { $0.frames > frames })
    let isSame = terminal.screen.cells == seen
    #expect(isSame)
  }

  @Test func fewerColours() throws {
    let palette = try start(environment: ["COLORTERM": ""])
    let colours = Set(palette.screen.cells.joined().map(\.style.background))
    #expect(colours.count > 10)
    #expect(
      colours.allSatisfy { if case .rgb = $0 { false } else { true } })

    let none = try start(environment: ["NO_COLOR": "1", "COLORTERM": "truecolor"])
    let styles = Set(none.screen.cells.joined().map(\.style.background))
    #expect(styles == [.standard])
    #expect(none.screen.lines[9].contains("━━━━━━━"))
  }

  @Test func withoutATerminalItPrintsFramesAndEnds() throws {
    for command in [
      "\(pageProgram) | tail -4; exit 7", "\(pageProgram) < /dev/null | tail -4; exit 7",
      "TERM=dumb \(pageProgram) | tail -4; exit 7",
    ] {
      let terminal = try PseudoTerminal(["/bin/sh", "-c", command])
      #expect(terminal.waitForExit() == .status(7))
      #expect(terminal.screen.contains("header 140.0"))
      #expect(terminal.screen.modes == [7, 25])
    }
    let terminal = try PseudoTerminal(["/bin/sh", "-c", "\(pageProgram) > /dev/null"])
    #expect(terminal.waitForExit() == .status(0))
  }

  @Test func whatItIsAsked() throws {
    let help = try PseudoTerminal([pageProgram, "--help"])
    #expect(help.waitForExit() == .status(0))
    #expect(help.screen.contains("usage: tabbed-page"))
    let wrong = try PseudoTerminal([pageProgram, "--colour"])
    #expect(wrong.waitForExit() == .status(64))
    let plain = try PseudoTerminal([pageProgram, "--plain"])
    #expect(plain.waitForExit() == .status(0))
    #expect(plain.screen.contains("header 140.0"))
  }
}
