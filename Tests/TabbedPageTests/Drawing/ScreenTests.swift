import Testing

import TerminalScreen

@Suite struct ScreenTests {
  private let size = Size(columns: 8, rows: 3)

  @Test func textGoesWhereItIsPutAndTellsWhereItEnds() {
    var screen = Screen(size: size)
    #expect(screen.write("ab日c", row: 1, column: 2) == 7)
    #expect(screen.lines == ["", "  ab日c", ""])
    #expect(screen[1, 4].width == 2)
    #expect(screen[1, 5].width == 0)
  }

  @Test func drawingOutsideIsCutOff() {
    var screen = Screen(size: size)
    #expect(screen.write("abcdef", row: 0, column: -2) == 4)
    screen.write("xyz", row: 2, column: 6)
    screen.write("never", row: 3, column: 0)
    screen.write("never", row: -1, column: 0)
    screen.fill(Area(rows: -5..<50, columns: 7..<90), Style(.standard, on: .indexed(4)))
    #expect(screen.lines == ["cdef", "", "      x"])
    #expect(screen[1, 7].style.background == .indexed(4))
    #expect(screen[40, 2] == .blank)
  }

  @Test func aClipCutsAndHalvesBecomeSpaces() {
    var screen = Screen(size: size)
    for row in 0..<3 { screen.write("........", row: row, column: 0) }
    let clip = Area(rows: 0..<2, columns: 2..<6)
    screen.write("日日日日", row: 0, column: 1, clip: clip)
    screen.write("日日", row: 1, column: 0, clip: clip)
    screen.write("never", row: 2, column: 0, clip: clip)
    #expect(screen.lines == [".. 日 ..", "..日....", "........"])
  }

  @Test func writingOverHalfOfAWideCharacterBlanksTheOtherHalf() {
    var left = Screen(size: size)
    left.write("日", row: 0, column: 3)
    left.write("x", row: 0, column: 3)
    #expect(left.lines[0] == "   x")
    #expect(left[0, 4] == Cell(" "))

    var right = Screen(size: size)
    right.write("日", row: 0, column: 3)
    right.write("x", row: 0, column: 4)
    #expect(right.lines[0] == "    x")
    #expect(right[0, 3] == Cell(" "))

    var over = Screen(size: size)
    over.write("日日", row: 0, column: 2)
    over.write("月", row: 0, column: 3)
    #expect(over.lines[0] == "   月")
  }

  @Test func controlCodesNeverReachTheScreen() {
    var screen = Screen(size: size)
    screen.write("a\u{1B}[2Jb", row: 0, column: 0)
    #expect(screen.lines[0] == "a [2Jb")
  }

  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("─", 1), ("▀", 1), ("日", 2), ("한", 2), ("ア", 2),
      ("🌄", 2), ("❤\u{FE0F}", 2), ("\u{7}", 0), ("\u{200B}", 0), ("\u{301}", 0), ("\u{A0}", 1),
    ] as [(Character, Int)])
  func width(of character: Character, is width: Int) {
    #expect(character.cellWidth == width)
  }

  @Test func coloursFallBackToTheNearestOnes() {
    #expect(ColorDepth.palette256.nearest(to: .rgb(255, 0, 0)) == .indexed(196))
    #expect(ColorDepth.palette256.nearest(to: .rgb(128, 128, 128)) == .indexed(244))
    #expect(ColorDepth.palette256.nearest(to: .rgb(0, 0, 0)) == .indexed(16))
    #expect(ColorDepth.palette256.nearest(to: .rgb(255, 255, 255)) == .indexed(231))
    #expect(ColorDepth.monochrome.nearest(to: .rgb(255, 0, 0)) == .standard)
    #expect(ColorDepth.trueColor.nearest(to: .rgb(1, 2, 3)) == .rgb(1, 2, 3))

    var screen = Screen(size: size)
    screen.write("日x", row: 0, column: 0, Style(.rgb(255, 0, 0), on: .rgb(0, 0, 0), .bold))
    let reduced = screen.reduced(to: .palette256)
    #expect(reduced[0, 0].style == Style(.indexed(196), on: .indexed(16), .bold))
    #expect(reduced[0, 1].width == 0)
    #expect(reduced.lines == screen.lines)
  }

  @Test func mixingColours() {
    let black = Color.rgb(0, 0, 0)
    #expect(black.mixed(with: .rgb(200, 100, 50), 0.5) == .rgb(100, 50, 25))
    #expect(black.mixed(with: .rgb(200, 100, 50), 7) == .rgb(200, 100, 50))
    #expect(black.mixed(with: .standard, 0.4) == black)
    #expect(black.mixed(with: .standard, 0.6) == .standard)
  }
}
