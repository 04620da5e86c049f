/// Where reading can go on after a value that could not be read.
enum Resumption: Equatable {
  /// Behind the brackets that the broken value opened.
  case afterValue
  /// At the `,` or `]` that follows the broken value in its array.
  case atSeparator
  /// At a `{` that starts a line no deeper than the broken value did.
  case atObject
  case atEnd
}

extension JSONReader {
  /// Goes on from where an error stopped the reader to where the next scenario may start.
  ///
  /// If an object started on the line after the one on which the value began, that is there. Else
  /// brackets are followed as far as they match: a closing one closes the innermost of its kind,
  /// one that has none is passed over. A string ends with its line at the latest. What brackets
  /// can't tell, lines can: a `{` that starts a line at `column` or before it starts a scenario.
  mutating func skip(inArray: Bool, startColumn column: Int) -> Resumption {
    window.endToken()
    if returnToLine() { return .atObject }
    var open = frames.map(\.isObject)
    var deeper = 0
    if isInString { skipRestOfString() }
    while true {
      window.skipWhitespace()
      guard let byte = window.peek() else { return .atEnd }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let isObject = byte == UInt8(ascii: "{")
        if isObject, window.isAtLineLead, window.position.column <= column { return .atObject }
        // The kinds of brackets beyond the limit aren't kept, so that memory stays bounded.
        if open.count < Self.depthLimit { open.append(isObject) } else { deeper += 1 }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        let isObject = byte == UInt8(ascii: "}")
        if deeper > 0 {
          deeper -= 1
        } else if let match = open.lastIndex(of: isObject) {
          open.removeSubrange(match...)
          if open.isEmpty, !inArray {
            window.advance()
            return .afterValue
          }
        } else if inArray, !isObject {
          return .atSeparator
        }
      case UInt8(ascii: ",") where inArray && open.isEmpty && deeper == 0: return .atSeparator
      case UInt8(ascii: "\""):
        window.advance()
        skipRestOfString()
        continue
      default: break
      }
      window.advance(past: byte)
    }
  }

  /// Goes to the start of the next line.
  mutating func skipLine() -> Resumption {
    window.endToken()
    while let byte = window.peek() {
      if byte == 0x0A { return .afterValue }
      window.advance(past: byte)
    }
    return .atEnd
  }

  private mutating func skipRestOfString() {
    isInString = false
    while let byte = window.peek(), byte != 0x0A {
      window.advance(past: byte)
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\"), let escaped = window.peek(), escaped != 0x0A {
        window.advance(past: escaped)
      }
    }
  }
}
