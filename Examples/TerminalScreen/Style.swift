/// How a cell looks: colours and attributes.
package struct Style: Hashable, Sendable {
  /// Attributes of text.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let italic = Attributes(rawValue: 4)
    package static let underline = Attributes(rawValue: 8)
    package static let reverse = Attributes(rawValue: 16)
  }

  package var foreground: Color
  package var background: Color
  package var attributes: Attributes

  package init(
    _ foreground: Color = .standard, on background: Color = .standard,
    _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, no attributes: what a reset gives.
  package static let plain = Style()
}

extension Style {
  /// Appends the shortest SGR sequence that turns a pen of style `old` into this style.
  /// Appends nothing when they are equal.
  func encode(from old: Style, into bytes: inout [UInt8]) {
    if self == old { return }
    let changed = changes(from: old)
    let fresh = [0] + changes(from: .plain)
    func length(_ codes: [Int]) -> Int { codes.reduce(0) { $0 + String($1).utf8.count + 1 } }
    bytes += [0x1B, UInt8(ascii: "[")]
    // An empty parameter list is a reset.
    if self != .plain {
      let shorter = length(fresh) < length(changed) ? fresh : changed
      bytes += shorter.map(String.init).joined(separator: ";").utf8
    }
    bytes.append(UInt8(ascii: "m"))
  }

  private func changes(from old: Style) -> [Int] {
    var codes: [Int] = []
    let removed = old.attributes.subtracting(attributes)
    var added = attributes.subtracting(old.attributes)
    if removed.contains(.bold) || removed.contains(.dim) {
      // One code ends both, so the one that stays has to be asked for again.
      codes.append(22)
      added.formUnion(attributes.intersection([.bold, .dim]))
    }
    if removed.contains(.italic) { codes.append(23) }
    if removed.contains(.underline) { codes.append(24) }
    if removed.contains(.reverse) { codes.append(27) }
    if added.contains(.bold) { codes.append(1) }
    if added.contains(.dim) { codes.append(2) }
    if added.contains(.italic) { codes.append(3) }
    if added.contains(.underline) { codes.append(4) }
    if added.contains(.reverse) { codes.append(7) }
    if foreground != old.foreground { codes += foreground.codes(base: 30) }
    if background != old.background { codes += background.codes(base: 40) }
    return codes
  }
}

extension Color {
  /// SGR parameters; `base` is 30 for text and 40 for background.
  fileprivate func codes(base: Int) -> [Int] {
    switch self {
    case .standard: [base + 9]
    case .indexed(let index) where index < 8: [base + Int(index)]
    case .indexed(let index) where index < 16: [base + 60 + Int(index) - 8]
    case .indexed(let index): [base + 8, 5, Int(index)]
    case .rgb(let red, let green, let blue): [base + 8, 2, Int(red), Int(green), Int(blue)]
    }
  }
}
