import TerminalScreen

/// The panel that tells what became of the last delta.
extension PageDrawing {
  func drawExplanation(on screen: inout Screen) {
    guard let lines = state.explanation else { return }
    let width = min(layout.size.columns - 2, 66)
    // In a narrow window the reason has a line of its own.
    let isNarrow = width < 56
    let rowsEach = isNarrow ? 2 : 1
    let height = min(max(lines.count * rowsEach, 1) + 3, layout.pageRows - layout.stayRows)
    let top = layout.pageRows - height
    let left = (layout.size.columns - width) / 2
    let clip = Area(rows: top..<top + height, columns: left..<left + width)
    func write(_ text: String, row: Int, column: Int, _ color: Color, bold: Bool = false) {
      let style = Style(color, on: theme.card, bold ? .bold : [])
      screen.write(text, row: top + row, column: left + column, style, clip: clip)
    }

    screen.fill(clip, Style(theme.text, on: theme.card))
    write("The last delta", row: 0, column: 2, theme.accent, bold: true)
    guard !lines.isEmpty else {
      let advice = "None yet: drag, turn the wheel or press a key."
      write(advice.shortened(to: width - 4), row: 1, column: 2, theme.quiet)
      return
    }
    if !isNarrow { write("why", row: 1, column: 13, theme.faint) }
    write("node", row: 1, column: 2, theme.faint)
    write("offered".leading(10) + "took".leading(10), row: 1, column: width - 22, theme.faint)
    for (index, line) in lines.enumerated() {
      let row = 2 + index * rowsEach
      let color = line.took == 0 ? theme.faint : theme.text
      write(line.node, row: row, column: 2, color)
      write(number(line.offered) + number(line.took), row: row, column: width - 22, color)
      if isNarrow {
        write(line.why.shortened(to: width - 6), row: row + 1, column: 4, theme.faint)
      } else {
        write(line.why.shortened(to: width - 36), row: row, column: 13, color)
      }
    }
  }

  /// Tenths of a point in ten cells, and no sign on zero.
  private func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return (tenths == 0 ? "0" : "\(tenths)").leading(10)
  }
}
