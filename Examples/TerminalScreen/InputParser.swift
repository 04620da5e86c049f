/// Turns the bytes a terminal sends into keys and mouse events, one byte at a time.
///
/// A sequence may arrive in any number of pieces. Bytes that mean nothing are dropped; a sequence
/// cut short by a new escape is dropped as well, so garbage costs at most the sequence it is in.
/// Memory is bounded whatever comes in.
package struct InputParser: Sendable {
  private enum State {
    case ground
    /// An escape came: the key, or the start of a sequence.
    case escape
    /// After `ESC O`.
    case applicationKey
    /// After `ESC [`; `overlong` sequences are read to their end and dropped.
    case control(parameters: [UInt8], overlong: Bool)
    /// After `ESC [ M`: three bytes of an old-style mouse report.
    case oldMouse([UInt8])
    /// One more byte is part of a sequence nobody asked for.
    case dropping
    /// Inside a character of `length` bytes.
    case utf8([UInt8], length: Int, alt: Bool)
  }

  private var state = State.ground
  private static let longestParameters = 32

  package init() {}

  /// Whether an escape came that is either the key or the start of a sequence; ask `timeOut()`
  /// once nothing followed for a while.
  package var hasPendingEscape: Bool {
    if case .escape = state { return true }
    return false
  }

  /// Says that nothing followed for long enough: a pending escape was the key.
  package mutating func timeOut() -> InputEvent? {
    guard hasPendingEscape else { return nil }
    state = .ground
    return .key(.escape)
  }

  /// Takes the next byte and returns the event it completes, if any.
  package mutating func feed(_ byte: UInt8) -> InputEvent? {
    switch state {
    case .ground: return ground(byte, alt: false)
    case .escape: return afterEscape(byte)
    case .applicationKey:
      state = .ground
      return key(final: byte, modifiers: [])
    case .control(let parameters, let overlong):
      return control(byte, parameters: parameters, overlong: overlong)
    case .oldMouse(let bytes):
      guard bytes.count == 2 else {
        state = .oldMouse(bytes + [byte])
        return nil
      }
      state = .ground
      return mouse(oldStyle: bytes + [byte])
    case .dropping:
      state = .ground
      return nil
    case .utf8(let bytes, let length, let alt):
      return continueCharacter(byte, after: bytes, length: length, alt: alt)
    }
  }

  private mutating func ground(_ byte: UInt8, alt: Bool) -> InputEvent? {
    state = .ground
    let modifiers: Modifiers = alt ? .alt : []
    switch byte {
    case 0x1B: state = .escape
    case 0x09: return .key(.tab, modifiers)
    case 0x0A, 0x0D: return .key(.enter, modifiers)
    case 0x08, 0x7F: return .key(.backspace, modifiers)
    case 0x00...0x1F:
      // Control and a letter sends the letter's code with its upper bits off.
      let letter = byte == 0 ? " " : Character(Unicode.Scalar(byte < 27 ? byte + 96 : byte + 64))
      return .key(.character(letter), modifiers.union(.control))
    case 0x20...0x7E: return .key(.character(Character(Unicode.Scalar(byte))), modifiers)
    case 0xC2...0xDF: state = .utf8([byte], length: 2, alt: alt)
    case 0xE0...0xEF: state = .utf8([byte], length: 3, alt: alt)
    case 0xF0...0xF4: state = .utf8([byte], length: 4, alt: alt)
    default: break
    }
    return nil
  }

  private mutating func afterEscape(_ byte: UInt8) -> InputEvent? {
    switch byte {
    case 0x1B: return .key(.escape)  // The newer escape is the pending one.
    case UInt8(ascii: "["):
      state = .control(parameters: [], overlong: false)
      return nil
    case UInt8(ascii: "O"):
      state = .applicationKey
      return nil
    default: return ground(byte, alt: true)
    }
  }

  private mutating func continueCharacter(
    _ byte: UInt8, after bytes: [UInt8], length: Int, alt: Bool
  ) -> InputEvent? {
    guard (0x80...0xBF).contains(byte) else { return ground(byte, alt: false) }
    let all = bytes + [byte]
    guard all.count == length else {
      state = .utf8(all, length: length, alt: alt)
      return nil
    }
    state = .ground
    var decoder = UTF8()
    var iterator = all.makeIterator()
    // Overlong forms and surrogates are not characters.
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return .key(.character(Character(scalar)), alt ? .alt : [])
  }

  private mutating func control(
    _ byte: UInt8, parameters: [UInt8], overlong: Bool
  ) -> InputEvent? {
    switch byte {
    case 0x20...0x3F:
      let isFull = parameters.count == Self.longestParameters
      state = .control(
        parameters: isFull ? parameters : parameters + [byte], overlong: overlong || isFull)
      return nil
    case 0x40...0x7E:
      state = .ground
      if overlong { return nil }
      if parameters.isEmpty {
        if byte == UInt8(ascii: "M") { state = .oldMouse([]) }
        if byte == UInt8(ascii: "[") { state = .dropping }  // Function keys of the Linux console.
      }
      if parameters.first == UInt8(ascii: "<") {
        return mouse(parameters: numbers(parameters.dropFirst()), final: byte)
      }
      return key(parameters: numbers(parameters[...]), final: byte)
    default: return ground(byte, alt: false)
    }
  }
}

/// Decimal numbers between semicolons; one that is missing or too large is nil.
private func numbers(_ bytes: ArraySlice<UInt8>) -> [Int?] {
  bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    .map { Int(String(decoding: $0, as: UTF8.self)) }
}

private func key(parameters: [Int?], final: UInt8) -> InputEvent? {
  // xterm counts modifiers from 1; the bits above these three are keys nobody binds.
  let code = parameters.count > 1 ? max((parameters[1] ?? 1) - 1, 0) : 0
  let modifiers = Modifiers(rawValue: UInt8(code & 7))
  guard final == UInt8(ascii: "~") else { return key(final: final, modifiers: modifiers) }
  switch parameters.first ?? nil {
  case 1, 7: return .key(.home, modifiers)
  case 2: return .key(.insert, modifiers)
  case 3: return .key(.delete, modifiers)
  case 4, 8: return .key(.end, modifiers)
  case 5: return .key(.pageUp, modifiers)
  case 6: return .key(.pageDown, modifiers)
  default: return nil
  }
}

private func key(final: UInt8, modifiers: Modifiers) -> InputEvent? {
  switch Unicode.Scalar(final) {
  case "A": .key(.up, modifiers)
  case "B": .key(.down, modifiers)
  case "C": .key(.right, modifiers)
  case "D": .key(.left, modifiers)
  case "F": .key(.end, modifiers)
  case "H": .key(.home, modifiers)
  case "Z": .key(.shiftTab, modifiers)
  default: nil
  }
}

private func mouse(parameters: [Int?], final: UInt8) -> InputEvent? {
  guard parameters.count == 3, let code = parameters[0], let column = parameters[1],
    let row = parameters[2]
  else { return nil }
  switch Unicode.Scalar(final) {
  case "M": return mouse(code: code, column: column, row: row, released: false)
  case "m": return mouse(code: code, column: column, row: row, released: true)
  default: return nil
  }
}

private func mouse(oldStyle bytes: [UInt8]) -> InputEvent? {
  let code = Int(bytes[0]) - 32
  // The old style has no name for the button that was let go.
  let released = code & 0b110_0011 == 3
  return mouse(
    code: released ? code & ~3 : code, column: Int(bytes[1]) - 32, row: Int(bytes[2]) - 32,
    released: released)
}

/// Decodes the button code of a report: button in the low bits, then shift, alt, control, motion,
/// wheel. Places are counted from 1 on the wire.
private func mouse(code: Int, column: Int, row: Int, released: Bool) -> InputEvent? {
  guard (0..<128).contains(code), column >= 1, row >= 1 else { return nil }
  let buttons: [MouseEvent.Button?] = [.left, .middle, .right, nil]
  let wheels: [MouseEvent.Direction] = [.up, .down, .left, .right]
  let action: MouseEvent.Action
  if code & 64 != 0 {
    if released { return nil }
    action = .wheel(wheels[code & 3])
  } else if let button = buttons[code & 3] {
    action = released ? .release(button) : code & 32 != 0 ? .drag(button) : .press(button)
  } else {
    guard code & 32 != 0 else { return nil }
    action = .move
  }
  var modifiers: Modifiers = []
  if code & 4 != 0 { modifiers.insert(.shift) }
  if code & 8 != 0 { modifiers.insert(.alt) }
  if code & 16 != 0 { modifiers.insert(.control) }
  return .mouse(MouseEvent(action, row: row - 1, column: column - 1, modifiers: modifiers))
}
