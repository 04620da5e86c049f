import TerminalScreen

/// The colours of the page.
struct Theme: Equatable {
  /// Whether the terminal shows colours; else the picture is drawn with characters alone.
  let isColorful: Bool

  init(_ depth: ColorDepth) {
    if case .monochrome = depth { isColorful = false } else { isColorful = true }
  }

  let background = Color.rgb(18, 20, 29)
  let bar = Color.rgb(27, 30, 44)
  let card = Color.rgb(34, 38, 55)
  let line = Color.rgb(52, 57, 80)
  let faint = Color.rgb(104, 112, 140)
  let quiet = Color.rgb(150, 158, 184)
  let text = Color.rgb(214, 220, 236)
  let bright = Color.rgb(250, 250, 255)
  let accent = Color.rgb(255, 158, 100)
  let rose = Color.rgb(236, 110, 126)
  let blue = Color.rgb(122, 162, 247)
  let green = Color.rgb(158, 206, 106)

  /// Text on the page.
  func style(_ color: Color, _ attributes: Style.Attributes = []) -> Style {
    Style(color, on: background, attributes)
  }
}
