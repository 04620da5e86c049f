/// The sequences that prepare a terminal and those that give it back.
enum TerminalModes {
  /// Alternate screen, cursor hidden, no wrapping at the right edge, mouse buttons, drags and wheel
  /// reported in SGR form, everything cleared.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[m\u{1B}[2J"

  /// Undoes `enter` in the opposite order. It may follow half a sequence of a frame that was
  /// interrupted: the leading cancel character ends that, and a held update is let go.
  static let leave =
    "\u{18}\u{1B}[?2026l\u{1B}[m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Around a frame: a terminal that knows this shows the frame at once, others ignore it.
  static let beginFrame = "\u{1B}[?2026h"
  static let endFrame = "\u{1B}[?2026l"
}
