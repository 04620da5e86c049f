/// How many cells a terminal or a screen has.
package struct Size: Hashable, Sendable {
  package let columns: Int
  package let rows: Int

  /// Negative counts become 0.
  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }
}

/// A rectangle of cells, used to clip.
package struct Area: Hashable, Sendable {
  package let rows: Range<Int>
  package let columns: Range<Int>

  package init(rows: Range<Int>, columns: Range<Int>) {
    self.rows = rows
    self.columns = columns
  }

  /// The part of this area that is also in `other`; empty if there is none.
  package func clamped(to other: Area) -> Area {
    Area(rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
  }

  package func contains(row: Int, column: Int) -> Bool {
    rows.contains(row) && columns.contains(column)
  }
}

/// A picture made of cells. Drawing outside it is cut off, never an error.
package struct Screen: Equatable, Sendable {
  package let size: Size
  private var cells: [Cell]

  /// A blank screen.
  package init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// All of the screen.
  package var bounds: Area { Area(rows: 0..<size.rows, columns: 0..<size.columns) }

  /// The cell at a place; blank outside the screen.
  package subscript(row: Int, column: Int) -> Cell {
    guard bounds.contains(row: row, column: column) else { return .blank }
    return cells[row * size.columns + column]
  }

  /// Puts one cell. A wide character needs two cells inside `clip`, else its visible half becomes
  /// a space; what it covers of another wide character becomes a space as well.
  package mutating func put(_ cell: Cell, row: Int, column: Int, clip: Area? = nil) {
    let visible = clip.map { $0.clamped(to: bounds) } ?? bounds
    guard visible.rows.contains(row) else { return }
    if cell.width == 2 {
      let halves = [column, column + 1].filter { visible.columns.contains($0) }
      if halves.count == 2 {
        replace(row, column, with: cell)
        replace(row, column + 1, with: .rightHalf(cell.style))
      } else if let half = halves.first {
        replace(row, half, with: Cell(" ", cell.style))
      }
    } else if visible.columns.contains(column) {
      replace(row, column, with: cell)
    }
  }

  /// Writes one line of text from left to right and returns the column after it, also where the
  /// text was clipped.
  @discardableResult
  package mutating func write(
    _ text: some StringProtocol, row: Int, column: Int, _ style: Style = .plain, clip: Area? = nil
  ) -> Int {
    var column = column
    for character in text {
      let cell = Cell(character, style)
      put(cell, row: row, column: column, clip: clip)
      column += Int(cell.width)
    }
    return column
  }

  /// Fills an area with spaces of one style.
  package mutating func fill(_ area: Area, _ style: Style) {
    let visible = area.clamped(to: bounds)
    let cell = Cell(" ", style)
    for row in visible.rows {
      for column in visible.columns { replace(row, column, with: cell) }
    }
  }

  /// The same picture in the colours that a terminal of `depth` shows.
  package func reduced(to depth: ColorDepth) -> Screen {
    if case .trueColor = depth { return self }
    var reduced = self
    for index in cells.indices {
      let old = cells[index]
      let style = Style(
        depth.nearest(to: old.style.foreground), on: depth.nearest(to: old.style.background),
        old.style.attributes)
      reduced.cells[index] = old.width == 0 ? .rightHalf(style) : Cell(old.character, style)
    }
    return reduced
  }

  /// The characters of each row without trailing spaces.
  package var lines: [String] {
    (0..<size.rows).map { row in
      var line = ""
      for column in 0..<size.columns where self[row, column].width > 0 {
        line.append(self[row, column].character)
      }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Stores a cell and blanks the other half of a wide character it cuts in two.
  private mutating func replace(_ row: Int, _ column: Int, with cell: Cell) {
    let index = row * size.columns + column
    let old = cells[index]
    if old.width == 2, column + 1 < size.columns, cells[index + 1].width == 0 {
      cells[index + 1] = Cell(" ", old.style)
    }
    if old.width == 0, cell.width != 0, column > 0, cells[index - 1].width == 2 {
      cells[index - 1] = Cell(" ", cells[index - 1].style)
    }
    cells[index] = cell
  }
}
