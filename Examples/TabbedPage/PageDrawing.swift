import TerminalScreen

/// Draws a state of the page: a pure function from numbers to cells.
struct PageDrawing {
  let layout: Layout
  let theme: Theme
  let state: PageState

  var screen: Screen {
    var screen = Screen(size: layout.size)
    guard !layout.isTooSmall else {
      drawTooSmall(on: &screen)
      return screen
    }
    screen.fill(screen.bounds, theme.style(theme.text))
    drawPages(on: &screen)
    drawHeader(on: &screen)
    drawTabs(on: &screen)
    drawExplanation(on: &screen)
    drawFinger(on: &screen)
    drawStatus(on: &screen)
    return screen
  }

  /// The rows of the header as shown: at least what stays, more than its height while pulled.
  var shownHeaderRows: Int {
    let rows = layout.headerRows - Layout.rows(state.header)
    return min(max(rows, layout.stayRows), layout.pageRows)
  }

  /// The part of the screen where pages are seen.
  var pageArea: Area {
    Area(rows: shownHeaderRows..<layout.pageRows, columns: 0..<layout.size.columns)
  }

  private func drawTooSmall(on screen: inout Screen) {
    let smallest = Layout.smallest
    let lines = [
      "This window is too small:", "\(layout.size.columns)×\(layout.size.rows) cells.",
      "The page needs", "\(smallest.columns)×\(smallest.rows) cells.", "q leaves.",
    ]
    let top = max((layout.size.rows - lines.count) / 2, 0)
    for (row, line) in lines.enumerated() {
      screen.write(
        line, row: top + row, column: max((layout.size.columns - line.count) / 2, 0))
    }
  }

  private func drawFinger(on screen: inout Screen) {
    guard let finger = state.finger else { return }
    let row = Int(finger.y / Layout.pointsPerRow)
    let column = Int(finger.x / Layout.pointsPerColumn)
    guard row >= 0, row < layout.pageRows else { return }
    let under = screen[row, column].style
    screen.write("●", row: row, column: column, Style(theme.bright, on: under.background, .bold))
  }
}

extension String {
  /// How many cells it takes in a terminal.
  var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }

  /// The text in at most `width` cells, cut with an ellipsis.
  func shortened(to width: Int) -> String {
    guard cellWidth > width else { return self }
    guard width > 0 else { return "" }
    var cut = ""
    var used = 0
    for character in self {
      used += character.cellWidth
      if used > width - 1 { break }
      cut.append(character)
    }
    return cut + "…"
  }

  /// The text at the left end of exactly `width` cells.
  func fitted(to width: Int) -> String {
    let text = shortened(to: width)
    return text + String(repeating: " ", count: max(width - text.cellWidth, 0))
  }

  /// The text at the right end of `width` cells.
  func leading(_ width: Int) -> String {
    String(repeating: " ", count: max(width - cellWidth, 0)) + self
  }
}
