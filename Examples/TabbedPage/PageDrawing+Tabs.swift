import TerminalScreen

/// The tab bar: it sticks under the header, and its line follows the pages.
extension PageDrawing {
  /// Where a tab can be clicked: a third of the window.
  static func tab(atColumn column: Int, columns: Int) -> Int {
    min(max(column * Content.tabs.count / max(columns, 1), 0), Content.tabs.count - 1)
  }

  func drawTabs(on screen: inout Screen) {
    let labelRow = shownHeaderRows - layout.tabRows
    let lineRow = labelRow + 1
    let columns = layout.size.columns
    screen.fill(
      Area(rows: labelRow..<lineRow + 1, columns: 0..<columns), Style(theme.quiet, on: theme.bar))
    for (index, label) in Content.tabs.enumerated() {
      let span = span(ofTab: index)
      let nearness = max(1 - abs(state.pages - Double(index)), 0)
      let color = theme.faint.mixed(with: theme.bright, nearness)
      screen.write(
        label, row: labelRow, column: Int(span.start),
        Style(color, on: theme.bar, nearness > 0.5 ? .bold : []))
    }
    drawLine(on: &screen, row: lineRow)
  }

  /// The line between the cells is drawn by colour: a cell that it covers in part is that part of
  /// the way from the line's colour to the mark's, so that it glides rather than jumps.
  private func drawLine(on screen: inout Screen, row: Int) {
    let mark = markSpan
    for column in 0..<layout.size.columns {
      let left = max(mark.start, Double(column))
      let right = min(mark.end, Double(column + 1))
      let covered = max(right - left, 0)
      guard theme.isColorful else {
        screen.put(Cell(covered >= 0.5 ? "━" : "─"), row: row, column: column)
        continue
      }
      let color = theme.line.mixed(with: theme.accent, covered)
      screen.put(
        Cell(covered > 0 ? "━" : "─", Style(color, on: theme.bar)), row: row, column: column)
    }
  }

  /// Columns of the mark: between two labels it is between their places and their widths.
  var markSpan: (start: Double, end: Double) {
    let last = Double(Content.tabs.count - 1)
    let pages = min(max(state.pages, 0), last)
    let index = min(Int(pages), Content.tabs.count - 2)
    let part = pages - Double(index)
    let (from, to) = (span(ofTab: index), span(ofTab: index + 1))
    // Pulled past the first or last page, it leans that way.
    let lean = (state.pages - pages) * Double(layout.size.columns) / Double(Content.tabs.count)
    return (
      from.start + (to.start - from.start) * part + lean - 1,
      from.end + (to.end - from.end) * part + lean + 1
    )
  }

  private func span(ofTab index: Int) -> (start: Double, end: Double) {
    let width = Double(Content.tabs[index].cellWidth)
    let third = Double(layout.size.columns) / Double(Content.tabs.count)
    let start = ((Double(index) + 0.5) * third - width / 2).rounded(.down)
    return (start, start + width)
  }
}
