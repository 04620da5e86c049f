import TerminalScreen

/// The lines at the bottom: what the engine says.
extension PageDrawing {
  func drawStatus(on screen: inout Screen) {
    let columns = layout.size.columns
    let first = layout.pageRows
    let bar = Style(theme.faint, on: theme.bar)
    screen.fill(Area(rows: first..<layout.size.rows, columns: 0..<columns), bar)
    let status = state.status

    let speed = status.velocity == 0 ? "" : "\(Int(status.velocity.rounded())) pt/s  "
    let summary = speed + (status.moving.isEmpty ? "at rest" : status.moving) + " "
    let start = max(columns - summary.cellWidth, 1)
    var column = 1
    for offset in status.offsets {
      let value = "\(Int(offset.value.rounded()))"
      guard column + offset.name.cellWidth + 1 + value.cellWidth < start else { break }
      column = screen.write(offset.name + " ", row: first, column: column, bar)
      column = screen.write(value, row: first, column: column, Style(theme.text, on: theme.bar)) + 2
    }
    screen.write(
      summary, row: first, column: start,
      Style(status.moving.isEmpty ? theme.faint : theme.accent, on: theme.bar))

    guard layout.statusRows > 1 else { return }
    column = screen.write(" order ", row: first + 1, column: 0, bar)
    column = screen.write(
      status.order.joined(separator: " › "), row: first + 1, column: column,
      Style(theme.quiet, on: theme.bar))
    let keys = status.touched.map { "touched \($0) " } ?? "e explains · r replays · q leaves "
    screen.write(
      keys, row: first + 1, column: max(columns - keys.cellWidth, column + 2),
      Style(status.touched == nil ? theme.faint : theme.blue, on: theme.bar))
  }
}
