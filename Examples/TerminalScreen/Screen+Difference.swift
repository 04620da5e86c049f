extension Screen {
  /// The bytes that turn a terminal showing `old` into one showing this screen.
  ///
  /// Only cells that differ are written, in reading order, with the shorter of an absolute and a
  /// relative cursor move and the shorter of an incremental and a fresh style; equal screens give
  /// no bytes. Expects the pen to be plain and leaves it plain; where the cursor is does not
  /// matter. Without `old`, or after a change of size, the terminal is cleared first.
  /// Linear in the number of cells.
  package func difference(from old: Screen?) -> [UInt8] {
    var bytes: [UInt8] = []
    let comparable: Screen
    if let old, old.size == size {
      comparable = old
    } else {
      bytes += "\u{1B}[2J".utf8
      comparable = Screen(size: size)
    }
    var pen = Style.plain
    var cursor: (row: Int, column: Int)?
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = self[row, column]
        // A right half is drawn by its left half, which differs whenever the pair does not
        // stand on the terminal already.
        guard cell.width > 0, isChanged(row, column, from: comparable) else { continue }
        moveCursor(from: cursor, toRow: row, column: column, into: &bytes)
        cell.style.encode(from: pen, into: &bytes)
        pen = cell.style
        bytes += String(cell.character).utf8
        let next = column + Int(cell.width)
        // After the last column terminals disagree about where the cursor is.
        cursor = next < size.columns ? (row, next) : nil
      }
    }
    Style.plain.encode(from: pen, into: &bytes)
    return bytes
  }

  private func isChanged(_ row: Int, _ column: Int, from old: Screen) -> Bool {
    if self[row, column] != old[row, column] { return true }
    return self[row, column].width == 2 && self[row, column + 1] != old[row, column + 1]
  }

  private func moveCursor(
    from cursor: (row: Int, column: Int)?, toRow row: Int, column: Int, into bytes: inout [UInt8]
  ) {
    if let cursor, cursor.row == row, cursor.column == column { return }
    let absolute =
      column == 0
      ? (row == 0 ? "\u{1B}[H" : "\u{1B}[\(row + 1)H")
      : "\u{1B}[\(row + 1);\(column + 1)H"
    guard let cursor, cursor.row == row, cursor.column < column else {
      bytes += absolute.utf8
      return
    }
    let gap = column - cursor.column
    let relative = gap == 1 ? "\u{1B}[C" : "\u{1B}[\(gap)C"
    bytes += relative.utf8.count <= absolute.utf8.count ? relative.utf8 : absolute.utf8
  }
}
