extension Character {
  /// How many cells a terminal gives this character: 0 for a control character or a lone
  /// combining mark (never drawn), 2 for East Asian wide characters and emoji, else 1.
  ///
  /// Ambiguous characters count as 1, as terminals do outside East Asian locales.
  package var cellWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.value < 0x300 {
      return first.value < 0x20 || (0x7F..<0xA0).contains(first.value) || first.value == 0xAD
        ? 0 : 1
    }
    // Lines and blocks, which pictures are made of.
    if (0x2500..<0x25A0).contains(first.value) { return 1 }
    switch first.properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .nonspacingMark,
      .enclosingMark:
      return 0
    default: break
    }
    if first.properties.isEmojiPresentation || unicodeScalars.contains(where: { $0 == "\u{FE0F}" })
    {
      return 2
    }
    return wideRanges.contains { $0.contains(first.value) } ? 2 : 1
  }
}

/// Blocks that Unicode's East Asian Width (UAX #11) makes wide, in whole blocks: a hole without
/// assigned characters costs nothing.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
  0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
  0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
]
