import NestedScrollTesting
import Testing

import TerminalScreen

@Suite struct ScreenDifferenceTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func screen(_ lines: String..., style: Style = .plain) -> Screen {
    var screen = Screen(size: Size(columns: 10, rows: 3))
    for (row, line) in lines.enumerated() { screen.write(line, row: row, column: 0, style) }
    return screen
  }

  @Test func nothingChangedIsNoBytes() {
    #expect(screen("same", "日本").difference(from: screen("same", "日本")).isEmpty)
  }

  @Test func onlyTheChangedCellsAreWritten() {
    let old = screen("abcdefghij", "second")
    #expect(text(screen("abXdefghij", "second").difference(from: old)) == "\u{1B}[1;3HX")
    #expect(text(screen("Xbcdefghij", "second").difference(from: old)) == "\u{1B}[HX")
    #expect(text(screen("abcdefghij", "Second").difference(from: old)) == "\u{1B}[2HS")
    #expect(text(screen("aXcXXfghij", "second").difference(from: old)) == "\u{1B}[1;2HX\u{1B}[CXX")
    #expect(text(screen("aXcdefXhij", "second").difference(from: old)) == "\u{1B}[1;2HX\u{1B}[4CX")
  }

  @Test func theLastColumnLeavesTheCursorNowhere() {
    let old = screen("abcdefghij", "second")
    #expect(
      text(screen("abcdefghiX", "Xecond").difference(from: old)) == "\u{1B}[1;10HX\u{1B}[2HX")
  }

  @Test func stylesAreChangedTheShortWayAndReset() {
    let bold = Style(.indexed(1), on: .standard, .bold)
    #expect(
      text(screen("ab", style: bold).difference(from: screen())) == "\u{1B}[H\u{1B}[1;31mab\u{1B}[m"
    )
    var mixed = screen()
    mixed.write("a", row: 0, column: 0, bold)
    mixed.write("b", row: 0, column: 1, Style(.indexed(1), on: .standard, .underline))
    mixed.write("c", row: 0, column: 2, Style(.indexed(1), on: .standard, [.underline, .dim]))
    mixed.write("d", row: 0, column: 3)
    #expect(
      text(mixed.difference(from: screen()))
        == "\u{1B}[H\u{1B}[1;31ma\u{1B}[22;4mb\u{1B}[2mc\u{1B}[md")
  }

  @Test func anotherSizeStartsFromAClearTerminal() {
    let larger = Screen(size: Size(columns: 11, rows: 3))
    #expect(text(larger.difference(from: screen("abc"))) == "\u{1B}[2J")
    #expect(text(screen("abc").difference(from: nil)) == "\u{1B}[2J\u{1B}[Habc")
  }

  /// Any screen after any other, the terminal shows exactly the new one, and not one character more
  /// than changed was written.
  @Test(arguments: 0..<60) func anyScreenAfterAnyOther(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let size = Size(columns: Int.random(in: 1...14, using: &random), rows: 4)
    var terminal = EmulatedTerminal(size: size)
    terminal.feed("\u{1B}[?7l".utf8)
    var old: Screen?
    var next = Screen(size: size)
    for _ in 0..<30 {
      scribble(on: &next, &random)
      let before = terminal.writtenCharacters
      terminal.feed(next.difference(from: old))
      let isShown = matches(terminal, next)
      #expect(isShown)
      #expect(terminal.unknown.isEmpty)
      #expect(terminal.pen == .plain)
      if let old {
        let written = terminal.writtenCharacters - before
        let needed = changedCells(next, old)
        #expect(written == needed)
      }
      old = next
    }
  }

  private func scribble(on screen: inout Screen, _ random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let words = ["a", "日", "b日c", "  ", "🌄x", "e\u{301}", "long text here"]
      let colors: [Color] = [.standard, .indexed(3), .indexed(12), .indexed(99), .rgb(1, 2, 3)]
      let style = Style(
        colors.randomElement(using: &random) ?? .standard,
        on: colors.randomElement(using: &random) ?? .standard,
        Style.Attributes(rawValue: UInt8.random(in: 0..<32, using: &random)))
      screen.write(
        words.randomElement(using: &random) ?? "", row: Int.random(in: 0..<4, using: &random),
        column: Int.random(in: -2..<14, using: &random), style)
    }
  }

  private func matches(_ terminal: EmulatedTerminal, _ screen: Screen) -> Bool {
    for row in 0..<screen.size.rows {
      for column in 0..<screen.size.columns {
        let shown = terminal.cells[row][column]
        let wanted = screen[row, column]
        guard shown.width == Int(wanted.width), shown.style == wanted.style,
          wanted.width == 0 || shown.character == wanted.character
        else { return false }
      }
    }
    return true
  }

  /// A wide character counts once, whichever of its halves changed.
  private func changedCells(_ new: Screen, _ old: Screen) -> Int {
    var count = 0
    for row in 0..<new.size.rows {
      for column in 0..<new.size.columns where new[row, column].width > 0 {
        let both = new[row, column].width == 2
        if new[row, column] != old[row, column]
          || (both && new[row, column + 1] != old[row, column + 1])
        {
          count += 1
        }
      }
    }
    return count
  }
}
