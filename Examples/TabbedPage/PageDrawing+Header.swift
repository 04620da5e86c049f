import TerminalScreen

/// The header: a picture that shrinks, a name that stays.
extension PageDrawing {
  func drawHeader(on screen: inout Screen) {
    let rows = shownHeaderRows - layout.tabRows
    let landscape = Landscape(
      width: layout.size.columns, height: rows * 2, openHeight: layout.pictureRows * 2,
      dusk: state.collapse)
    for row in 0..<rows {
      for column in 0..<layout.size.columns {
        let upper = landscape.color(x: column, y: row * 2)
        let lower = landscape.color(x: column, y: row * 2 + 1)
        screen.put(cell(upper, lower), row: row, column: column)
      }
    }
    let nameRow = max(rows - 4, 0)
    let column = drawAvatar(on: &screen, row: nameRow, pictureRows: rows)
    drawName(on: &screen, row: nameRow, column: column, pictureRows: rows)
  }

  /// Two pixels, one above the other; without colours, a character as light as they are.
  func cell(_ upper: Color, _ lower: Color) -> Cell {
    guard theme.isColorful else {
      let ramp: [Character] = [" ", "·", ":", "-", "=", "+", "*", "#", "%", "@"]
      return Cell(ramp[min(Int((upper.lightness + lower.lightness) * 5), 9)])
    }
    return upper == lower
      ? Cell(" ", Style(upper, on: lower)) : Cell("▀", Style(upper, on: lower))
  }

  /// A disc with initials that shrinks away. Returns the column where the name starts.
  private func drawAvatar(on screen: inout Screen, row: Int, pictureRows: Int) -> Int {
    let margin = 3
    let size = 1 - state.collapse * 2
    guard theme.isColorful, size > 0, row + 3 <= pictureRows else { return margin }
    let radius = 3.2 * size
    for y in 0..<3 {
      for x in 0..<6 {
        let under = screen[row + y, margin + x].style
        func pixel(_ half: Int, _ color: Color) -> Color {
          let (dx, dy) = (Double(x) + 0.5 - 3, Double(y * 2 + half) + 0.5 - 3)
          let covered = radius - (dx * dx + dy * dy).squareRoot() + 0.5
          return color.mixed(with: theme.rose, min(covered, 1) * min(size * 3, 1))
        }
        let cell = cell(pixel(0, under.foreground), pixel(1, under.background))
        screen.put(cell, row: row + y, column: margin + x)
      }
    }
    if size > 0.7 {
      let initials = Style(theme.bright, on: theme.rose, .bold)
      screen.write(Content.initials, row: row + 1, column: margin + 2, initials)
    }
    return margin + Int((10 * size).rounded())
  }

  private func drawName(on screen: inout Screen, row: Int, column: Int, pictureRows rows: Int) {
    // What is under the name is gone before the name reaches the top.
    let fade = state.collapse * 2
    for (index, text) in [Content.motto, Content.numbers].enumerated() {
      guard row + 1 + index < rows, fade < 1 else { continue }
      let room = layout.size.columns - column - 2
      write(
        text.shortened(to: room), on: &screen, row: row + 1 + index, column: column,
        index == 0 ? theme.text : theme.quiet, fade: fade)
    }
    write(Content.name, on: &screen, row: row, column: column, theme.bright, .bold)
    let start = layout.size.columns - Content.place.cellWidth - 3
    let appearance = state.collapse * 4 - 3
    if appearance > 0, start > column + Content.name.cellWidth + 2 {
      write(
        Content.place, on: &screen, row: 0, column: start, theme.quiet, fade: 1 - appearance)
    }
  }

  /// Writes on the picture: letters float on its colours, and fade into them.
  private func write(
    _ text: String, on screen: inout Screen, row: Int, column: Int, _ color: Color,
    _ attributes: Style.Attributes = [], fade: Double = 0
  ) {
    guard theme.isColorful else {
      if fade < 0.5 { screen.write(" \(text) ", row: row, column: column - 1) }
      return
    }
    var column = column
    for character in text {
      // The lower pixel of a cell becomes the background.
      let under = screen[row, column].style.background
      let style = Style(color.mixed(with: under, fade), on: under, attributes)
      screen.put(Cell(character, style), row: row, column: column)
      column += character.cellWidth
    }
  }
}
