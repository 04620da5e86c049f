import TerminalScreen

/// The pages, side by side, and the rows of each.
extension PageDrawing {
  func drawPages(on screen: inout Screen) {
    for page in Content.tabs.indices {
      let left = leftColumn(ofPage: page)
      guard left > -layout.size.columns, left < layout.size.columns else { continue }
      let visible = max(left, 0)..<min(left + layout.size.columns, layout.size.columns)
      let clip = Area(rows: pageArea.rows, columns: visible)
      drawRows(ofPage: page, on: &screen, left: left, clip: clip)
      drawScrollBar(ofPage: page, on: &screen, left: left, clip: clip)
    }
    drawGaps(on: &screen)
  }

  /// Where the left edge of a page is, in columns.
  func leftColumn(ofPage page: Int) -> Int {
    Int(((Double(page) - state.pages) * Double(layout.size.columns)).rounded())
  }

  /// The row of the screen where row 0 of a page is. Header and list are rounded together, so that
  /// rows never jump when one hands over to the other.
  func topRow(ofPage page: Int) -> Int {
    Layout.rows(layout.headerHeight - state.header - state.lists[page])
  }

  private func drawRows(ofPage page: Int, on screen: inout Screen, left: Int, clip: Area) {
    let top = topRow(ofPage: page)
    let rows = clip.rows.lowerBound - top..<clip.rows.upperBound - top
    switch page {
    case 0: drawWalks(rows, on: &screen, top: top, left: left, clip: clip)
    case 1: drawSketches(rows, on: &screen, top: top, left: left, clip: clip)
    default: drawAbout(on: &screen, top: top, left: left, clip: clip)
    }
  }

  private func drawWalks(
    _ rows: Range<Int>, on screen: inout Screen, top: Int, left: Int, clip: Area
  ) {
    let width = layout.size.columns
    for (index, walk) in Content.walks.enumerated() {
      let row = 1 + index * PageLength.rowsPerWalk
      guard row + PageLength.rowsPerWalk > rows.lowerBound, row < rows.upperBound else { continue }
      let mark = [theme.green, theme.accent, theme.rose][walk.grade]
      let right = left + width - 3 - 8
      let room = width - 5 - 3 - 8 - 1
      for line in 0..<2 {
        screen.write("▍", row: top + row + line, column: left + 3, theme.style(mark), clip: clip)
      }
      screen.write(
        walk.name.fitted(to: room), row: top + row, column: left + 5,
        theme.style(theme.bright, .bold), clip: clip)
      screen.write(
        walk.note.fitted(to: room), row: top + row + 1, column: left + 5, theme.style(theme.quiet),
        clip: clip)
      screen.write(
        walk.length.leading(8), row: top + row, column: right, theme.style(theme.text), clip: clip)
      screen.write(
        walk.time.leading(8), row: top + row + 1, column: right, theme.style(theme.faint),
        clip: clip)
    }
  }

  private func drawSketches(
    _ rows: Range<Int>, on screen: inout Screen, top: Int, left: Int, clip: Area
  ) {
    heading("New this week", on: &screen, row: top + 1, left: left, clip: clip)
    drawCarousel(on: &screen, top: top + PageLength.carouselRows.lowerBound, left: left, clip: clip)
    heading("Everything", on: &screen, row: top + 10, left: left, clip: clip)
    for (index, sketch) in Content.sketches.enumerated() {
      let row = PageLength.firstSketchRow + index * PageLength.rowsPerSketch
      guard rows.contains(row) else { continue }
      screen.write(
        "◆", row: top + row, column: left + 3, theme.style(CardPicture.tint(of: index)), clip: clip)
      let room = layout.size.columns - 6 - 3 - 12
      screen.write(
        sketch.name.fitted(to: room), row: top + row, column: left + 6, theme.style(theme.text),
        clip: clip)
      screen.write(
        sketch.material.leading(11), row: top + row, column: left + layout.size.columns - 14,
        theme.style(theme.faint), clip: clip)
    }
  }

  private func heading(
    _ text: String, on screen: inout Screen, row: Int, left: Int, clip: Area
  ) {
    screen.write(
      text, row: row, column: left + PageLength.margin, theme.style(theme.quiet, .bold), clip: clip)
  }

  private func drawAbout(on screen: inout Screen, top: Int, left: Int, clip: Area) {
    for (index, line) in Content.about.enumerated() {
      let isAddress = line.contains("@")
      screen.write(
        line.fitted(to: layout.size.columns - 6), row: top + 1 + index, column: left + 3,
        theme.style(isAddress ? theme.blue : theme.text), clip: clip)
    }
  }

  /// A thin bar at the right edge of a page that is longer than its window.
  private func drawScrollBar(ofPage page: Int, on screen: inout Screen, left: Int, clip: Area) {
    let rows = PageLength.rows(ofPage: page)
    guard rows > layout.listRows else { return }
    let track = Double(clip.rows.count)
    let length = max(track * Double(layout.listRows) / Double(rows), 1)
    let most = Double(rows - layout.listRows) * Layout.pointsPerRow
    let start = (track - length) * min(max(state.lists[page] / most, 0), 1)
    for row in clip.rows {
      let middle = Double(row - clip.rows.lowerBound) + 0.5
      guard middle >= start, middle < start + length else { continue }
      screen.write(
        "▕", row: row, column: left + layout.size.columns - 1, theme.style(theme.faint), clip: clip)
    }
  }

  /// A line between two pages while both are seen.
  private func drawGaps(on screen: inout Screen) {
    for page in Content.tabs.indices {
      let column = leftColumn(ofPage: page)
      guard column > 0, column < layout.size.columns else { continue }
      for row in pageArea.rows {
        screen.write("▏", row: row, column: column, theme.style(theme.line))
      }
    }
  }
}
