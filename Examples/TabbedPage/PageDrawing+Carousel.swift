import TerminalScreen

/// The row of cards inside the second page.
extension PageDrawing {
  func drawCarousel(on screen: inout Screen, top: Int, left: Int, clip: Area) {
    let height = PageLength.carouselRows.count
    let shift = Layout.columns(state.carousel)
    for (index, sketch) in Content.newSketches.enumerated() {
      let step = PageLength.cardColumns + PageLength.cardGap
      let column = left + PageLength.margin + index * step - shift
      guard column < clip.columns.upperBound, column + step > clip.columns.lowerBound else {
        continue
      }
      let picture = CardPicture(
        index: index, width: PageLength.cardColumns, height: (height - 2) * 2)
      for row in 0..<height - 2 {
        for x in 0..<PageLength.cardColumns {
          let cell = cell(picture.color(x: x, y: row * 2), picture.color(x: x, y: row * 2 + 1))
          screen.put(cell, row: top + row, column: column + x, clip: clip)
        }
      }
      let style = Style(theme.bright, on: theme.card, .bold)
      screen.write(
        (" " + sketch.name).fitted(to: PageLength.cardColumns), row: top + height - 2,
        column: column, style, clip: clip)
      screen.write(
        (" " + sketch.material).fitted(to: PageLength.cardColumns), row: top + height - 1,
        column: column, Style(theme.faint, on: theme.card), clip: clip)
    }
  }
}

/// A small picture on a card: a sky, a light and a slope, different for every card.
struct CardPicture {
  let index: Int
  let width: Int
  /// In pixels, two for each row.
  let height: Int

  private static let skies: [(Color, Color)] = [
    (.rgb(70, 92, 150), .rgb(240, 190, 150)), (.rgb(112, 80, 140), .rgb(244, 160, 130)),
    (.rgb(60, 72, 88), .rgb(150, 164, 174)), (.rgb(64, 140, 190), .rgb(190, 226, 230)),
    (.rgb(80, 96, 130), .rgb(222, 228, 240)), (.rgb(150, 70, 80), .rgb(250, 196, 120)),
    (.rgb(40, 44, 90), .rgb(210, 120, 140)), (.rgb(40, 110, 120), .rgb(170, 220, 190)),
  ]

  /// The colour that stands for a sketch in a list.
  static func tint(of index: Int) -> Color {
    let sky = skies[index % skies.count]
    return sky.0.mixed(with: sky.1, 0.6)
  }

  func color(x: Int, y: Int) -> Color {
    let (top, low) = Self.skies[index % Self.skies.count]
    let dark = Color.rgb(16, 18, 28)
    let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
    let (dx, dy) = (
      px - Double(width) * (0.2 + 0.6 * Double((index * 3) % 5) / 4), py - Double(height) * 0.3
    )
    var color = top.mixed(with: low, py / Double(max(height, 1)) * 1.2)
      .mixed(
        with: low.mixed(with: .rgb(255, 255, 255), 0.6), 1.9 - (dx * dx + dy * dy).squareRoot())
    for (depth, part) in [0.35, 0.7].enumerated() {
      let phase = px / Double(width) * (2.2 - part) + Double(index) * 0.37 + part
      let slope = abs(phase - phase.rounded()) * 2
      let elevation = Double(height) * (0.5 - 0.3 * Double(depth)) * (0.4 + slope)
      color = color.mixed(
        with: top.mixed(with: dark, 0.3 + part * 0.6), elevation - (Double(height) - py - 0.5))
    }
    return color
  }
}
