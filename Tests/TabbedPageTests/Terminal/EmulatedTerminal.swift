import TerminalScreen

/// A terminal made of memory: reads what a program writes and knows what a person would see.
///
/// It understands what the program is meant to use; all else is kept in `unknown`, where tests look.
struct EmulatedTerminal {
  private(set) var size: Size
  private(set) var cells: [[EmulatedCell]]
  private(set) var cursor = (row: 0, column: 0)
  private(set) var pen = Style.plain
  /// DEC private modes that are on; a terminal starts with wrapping and a visible cursor.
  private(set) var modes: Set<Int> = [7, 25]
  private(set) var unknown: [String] = []
  /// How many characters were written to the grid.
  private(set) var writtenCharacters = 0
  private(set) var frames = 0

  private var lastWritten = (row: 0, column: 0)
  private var primary: [[EmulatedCell]] = []
  private var primaryCursor = (row: 0, column: 0)
  private var pending: [UInt8] = []

  init(size: Size) {
    self.size = size
    cells = Self.blankGrid(size)
  }

  /// What each row shows, without trailing spaces.
  var lines: [String] {
    cells.map { row in
      let line = row.filter { $0.width > 0 }.map { String($0.character) }.joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  var text: String { lines.joined(separator: "\n") }

  func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// As a terminal emulator does: what still fits stays.
  mutating func resize(to size: Size) {
    var resized = Self.blankGrid(size)
    for row in 0..<min(size.rows, self.size.rows) {
      for column in 0..<min(size.columns, self.size.columns) {
        resized[row][column] = cells[row][column]
      }
    }
    cells = resized
    self.size = size
    cursor = (min(cursor.row, size.rows - 1), min(cursor.column, size.columns - 1))
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var rest = pending[...]
    while let length = unitLength(rest) {
      handle(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    pending = Array(rest)
  }

  /// How many bytes make the next character or sequence; nil if it is not complete.
  private func unitLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    guard first == 0x1B else {
      let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      let rest = bytes.dropFirst().prefix(length - 1)
      // A character that was interrupted takes nothing of what follows along.
      if !rest.allSatisfy({ (0x80...0xBF).contains($0) }) { return 1 }
      return bytes.count >= length ? length : nil
    }
    guard bytes.count >= 2 else { return nil }
    guard bytes[bytes.startIndex + 1] == UInt8(ascii: "[") else { return 2 }
    // A cancel character ends a sequence that was interrupted.
    let end = bytes.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) || $0 == 0x18 }
    return end.map { $0 - bytes.startIndex + 1 }
  }

  private mutating func handle(_ unit: ArraySlice<UInt8>) {
    let text = String(decoding: unit, as: UTF8.self)
    if unit.first == 0x1B {
      if unit.last != 0x18 { handleSequence(text) }
      return
    }
    switch text {
    case "\r": cursor.column = 0
    case "\n": lineFeed()
    case "\u{8}": cursor.column = max(cursor.column - 1, 0)
    case "\u{7}", "\u{18}": break
    default:
      if let character = text.first { write(character) }
    }
  }

  private mutating func handleSequence(_ text: String) {
    guard text.hasPrefix("\u{1B}["), let final = text.last else {
      unknown.append(text)
      return
    }
    var body = text.dropFirst(2).dropLast()
    let isPrivate = body.first == "?"
    if isPrivate { body = body.dropFirst() }
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first ?? nil
    switch (isPrivate, final) {
    case (false, "H"):
      let column = numbers.count > 1 ? numbers[1] : nil
      cursor = (
        min((first ?? 1) - 1, size.rows - 1), min((column ?? 1) - 1, size.columns - 1)
      )
    case (false, "C"): cursor.column = min(cursor.column + (first ?? 1), size.columns - 1)
    case (false, "J"): cells = Self.blankGrid(size)
    case (false, "K"):
      for column in cursor.column..<size.columns { cells[cursor.row][column] = EmulatedCell() }
    case (false, "m"): if !applyStyle(numbers.map { $0 ?? 0 }) { unknown.append(text) }
    case (true, "h"): setMode(first ?? 0, on: true)
    case (true, "l"): setMode(first ?? 0, on: false)
    default: unknown.append(text)
    }
  }

  private mutating func setMode(_ mode: Int, on: Bool) {
    let wasOn = modes.contains(mode)
    if on { modes.insert(mode) } else { modes.remove(mode) }
    if mode == 2026, !on { frames += 1 }
    guard mode == 1049, on != wasOn else { return }
    if on {
      primary = cells
      primaryCursor = cursor
      cells = Self.blankGrid(size)
    } else {
      cells = primary
      let kept = size
      size = Size(columns: primary.first?.count ?? 0, rows: primary.count)
      cursor = primaryCursor
      resize(to: kept)
    }
  }

  private mutating func write(_ character: Character) {
    let width = character.cellWidth
    if width == 0 {
      // A combining mark joins what was written last.
      let last = lastWritten
      let joined = String(cells[last.row][last.column].character) + String(character)
      cells[last.row][last.column].character = joined.first ?? " "
      return
    }
    if cursor.column + width > size.columns {
      guard modes.contains(7) else { return }
      cursor.column = 0
      lineFeed()
    }
    writtenCharacters += 1
    lastWritten = cursor
    cells[cursor.row][cursor.column] = EmulatedCell(character: character, style: pen, width: width)
    if width == 2 {
      cells[cursor.row][cursor.column + 1] = EmulatedCell(character: " ", style: pen, width: 0)
    }
    cursor.column += width
    if cursor.column == size.columns, !modes.contains(7) { cursor.column -= 1 }
  }

  private mutating func lineFeed() {
    if cursor.row + 1 < size.rows {
      cursor.row += 1
    } else {
      cells.removeFirst()
      cells.append(Self.blankGrid(Size(columns: size.columns, rows: 1))[0])
    }
  }

  /// Applies SGR parameters; false if one is not known.
  private mutating func applyStyle(_ codes: [Int]) -> Bool {
    var codes = codes[...]
    if codes.isEmpty { pen = .plain }
    while let code = codes.popFirst() {
      switch code {
      case 0: pen = .plain
      case 1: pen.attributes.insert(.bold)
      case 2: pen.attributes.insert(.dim)
      case 3: pen.attributes.insert(.italic)
      case 4: pen.attributes.insert(.underline)
      case 7: pen.attributes.insert(.reverse)
      case 22: pen.attributes.subtract([.bold, .dim])
      case 23: pen.attributes.remove(.italic)
      case 24: pen.attributes.remove(.underline)
      case 27: pen.attributes.remove(.reverse)
      case 30...37: pen.foreground = .indexed(UInt8(code - 30))
      case 39: pen.foreground = .standard
      case 40...47: pen.background = .indexed(UInt8(code - 40))
      case 49: pen.background = .standard
      case 90...97: pen.foreground = .indexed(UInt8(code - 82))
      case 100...107: pen.background = .indexed(UInt8(code - 92))
      case 38, 48:
        guard let color = Self.extendedColor(&codes) else { return false }
        if code == 38 { pen.foreground = color } else { pen.background = color }
      default: return false
      }
    }
    return true
  }

  private static func extendedColor(_ codes: inout ArraySlice<Int>) -> Color? {
    switch codes.popFirst() {
    case 5: return codes.popFirst().map { .indexed(UInt8($0)) }
    case 2:
      guard let red = codes.popFirst(), let green = codes.popFirst(), let blue = codes.popFirst()
      else { return nil }
      return .rgb(UInt8(red), UInt8(green), UInt8(blue))
    default: return nil
    }
  }

  private static func blankGrid(_ size: Size) -> [[EmulatedCell]] {
    Array(repeating: Array(repeating: EmulatedCell(), count: size.columns), count: size.rows)
  }
}

extension EmulatedTerminal: CustomStringConvertible {
  var description: String { text }
}

struct EmulatedCell: Equatable {
  var character: Character = " "
  var style = Style.plain
  /// 0 for the right half of a wide character.
  var width = 1
}
