extension JSONReader {
  /// Reads the string at whose opening quote the window stands.
  mutating func string() throws(JSONError) -> String {
    window.advance()
    isInString = true
    window.beginToken()
    var isEscaped = false
    while true {
      window.advance { $0 >= 0x20 && $0 < 0x80 && $0 != 0x22 && $0 != 0x5C }
      guard let byte = window.peek() else {
        throw error("a string goes on to \(endOfText)")
      }
      switch byte {
      case 0x22:
        let text = finishedString(isEscaped)
        window.endToken()
        window.advance()
        isInString = false
        return text
      case 0x5C:
        if !isEscaped { unescaped.removeAll(keepingCapacity: true) }
        isEscaped = true
        unescaped.append(contentsOf: window.tokenBytes)
        try escape()
        window.beginToken()
      case 0x80...: try multibyteScalar()
      case 0x20...0x7F: continue
      default: throw error("a string holds the control character 0x\(hexadecimal(byte))")
      }
    }
  }

  /// The token is checked UTF-8 by now, so nothing is repaired here.
  private mutating func finishedString(_ isEscaped: Bool) -> String {
    guard isEscaped else { return window.tokenText }
    unescaped.append(contentsOf: window.tokenBytes)
    return String(decoding: unescaped, as: UTF8.self)
  }

  /// Reads the escape at whose backslash the window stands.
  private mutating func escape() throws(JSONError) {
    window.endToken()
    window.advance()
    let byte = window.peek()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(byte ?? 0)
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"):
      window.advance()
      return try escapedScalar()
    default: throw unexpected("an escape after \"\\\"")
    }
    window.advance()
  }

  /// Reads the four digits after `\u`, and the second half of a surrogate pair.
  private mutating func escapedScalar() throws(JSONError) {
    let position = window.position
    var code = try hexadecimalCode()
    if 0xD800...0xDBFF ~= code, window.peek() == UInt8(ascii: "\\") {
      window.advance()
      guard window.peek() == UInt8(ascii: "u") else { throw loneSurrogate(code, position) }
      window.advance()
      let low = try hexadecimalCode()
      guard 0xDC00...0xDFFF ~= low else { throw loneSurrogate(code, position) }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw loneSurrogate(code, position) }
    unescaped.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private func loneSurrogate(_ code: UInt32, _ position: TextPosition) -> JSONError {
    error("\\u\(String(code, radix: 16)) is half a surrogate pair", at: position)
  }

  private mutating func hexadecimalCode() throws(JSONError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = window.peek().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue })
      else { throw unexpected("a hexadecimal digit") }
      code = code << 4 | UInt32(digit)
      window.advance()
    }
    return code
  }

  /// Goes over one scalar of two to four bytes, which must be well-formed UTF-8.
  private mutating func multibyteScalar() throws(JSONError) {
    let position = window.position
    let lead = window.peek() ?? 0
    // The second byte has a smaller range after some leads: that leaves out overlong forms,
    // surrogates and what is beyond U+10FFFF.
    let (count, second): (Int, ClosedRange<UInt8>) =
      switch lead {
      case 0xC2...0xDF: (1, 0x80...0xBF)
      case 0xE0: (2, 0xA0...0xBF)
      case 0xED: (2, 0x80...0x9F)
      case 0xE1...0xEF: (2, 0x80...0xBF)
      case 0xF0: (3, 0x90...0xBF)
      case 0xF1...0xF3: (3, 0x80...0xBF)
      case 0xF4: (3, 0x80...0x8F)
      default: (0, 0x80...0xBF)
      }
    var isValid = count > 0
    window.advance()
    for index in 0..<count where isValid {
      guard let byte = window.peek(), (index == 0 ? second : 0x80...0xBF) ~= byte else {
        isValid = false
        continue
      }
      window.advancePastContinuation()
    }
    guard isValid else {
      let byte = hexadecimal(lead)
      throw error(
        "byte \(position.byte) of the text, 0x\(byte), starts no UTF-8 character", at: position)
    }
  }
}
