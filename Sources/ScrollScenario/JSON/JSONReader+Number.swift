extension JSONReader {
  /// Reads the number at whose first byte the window stands, as the nearest `Double`.
  mutating func number() throws(JSONError) -> Double {
    window.beginToken()
    defer { window.endToken() }
    var decimal = ScannedDecimal()
    if window.peek() == UInt8(ascii: "-") {
      decimal.isNegative = true
      window.advance()
    }
    if window.peek() == UInt8(ascii: "0") {
      window.advance()
      if let byte = window.peek(), byte.isDigit { throw error("a number starts with 0") }
    } else {
      try digits(into: &decimal)
    }
    if window.peek() == UInt8(ascii: ".") {
      window.advance()
      decimal.isPastPoint = true
      try digits(into: &decimal)
    }
    if let byte = window.peek(), byte | 0x20 == UInt8(ascii: "e") {
      window.advance()
      try exponent(into: &decimal)
    }
    if let value = decimal.nearestDouble { return value }
    return try nearestOfToken()
  }

  private mutating func digits(into decimal: inout ScannedDecimal) throws(JSONError) {
    guard let first = window.peek(), first.isDigit else { throw unexpected("a digit") }
    // A run of digits may go on in the next chunk.
    repeat {
      window.advance { byte in
        guard byte.isDigit else { return false }
        decimal.append(byte &- 0x30)
        return true
      }
    } while window.peek()?.isDigit ?? false
  }

  private mutating func exponent(into decimal: inout ScannedDecimal) throws(JSONError) {
    var isNegative = false
    if let sign = window.peek(), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      window.advance()
    }
    guard let first = window.peek(), first.isDigit else { throw unexpected("a digit") }
    var exponent = 0
    while let byte = window.peek(), byte.isDigit {
      // Beyond this every number is 0 or too large, whatever its digits in one token may be.
      if exponent < 1_000_000_000_000 { exponent = exponent * 10 + Int(byte &- 0x30) }
      window.advance()
    }
    decimal.exponent += isNegative ? -exponent : exponent
  }

  /// The slow way, for numbers of many digits or with a large exponent.
  private func nearestOfToken() throws(JSONError) -> Double {
    let text = String(decoding: window.tokenBytes, as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw error("the number is too large", at: window.tokenPosition)
    }
    return value
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { 0x30...0x39 ~= self }
}
