extension Plot {
  /// How wide a line of text is at most, at a font size.
  ///
  /// The reader's font is not known, so these are the advances of a wide one (DejaVu Sans),
  /// rounded up.
  package static func width(of text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + advance(of: $1) } * size
  }

  /// `text` cut to `width`, with an ellipsis if anything is missing.
  package static func fitted(_ text: String, width: Double, size: Double) -> String {
    guard Plot.width(of: text, size: size) > width else { return text }
    var room = width / size - advance(of: "…")
    var result = ""
    for character in text {
      room -= character.unicodeScalars.reduce(0) { $0 + advance(of: $1) }
      guard room >= 0 else { break }
      result.append(character)
    }
    return result + "…"
  }

  private static func advance(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", "|", "!", ".", ",", ":", ";", "'", " ", "\u{2009}": 0.34
    case "f", "r", "t", "(", ")", "[", "]", "/", "-": 0.42
    case "m", "w", "M", "W", "@", "%", "…": 1
    case "A"..."Z": 0.76
    case "\u{0}"..."\u{7F}": 0.64
    case "\u{300}"..."\u{36F}": 0
    case "\u{80}"..."\u{10FF}": 0.8
    default: 1.1
    }
  }
}
