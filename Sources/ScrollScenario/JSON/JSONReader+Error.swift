extension JSONReader {
  /// The path of the value at hand.
  var path: JSONPath {
    frames.reduce(.root) { path, frame in
      guard frame.isObject else { return path.appending(frame.elements.count) }
      return frame.key.map { path.appending($0) } ?? path
    }
  }

  /// Forgets what was open, for an error outside of any value.
  mutating func forgetOpen() { frames.removeAll(keepingCapacity: true) }

  func error(_ problem: String, at position: TextPosition? = nil) -> JSONError {
    JSONError(position: position ?? window.position, path: path, problem: problem)
  }

  /// That something else stands here than what is expected.
  mutating func unexpected(_ expected: String) -> JSONError {
    let found = found()
    return error("expected \(expected), found \(found)")
  }

  /// The byte at hand in words.
  mutating func found() -> String {
    guard let byte = window.peek() else { return endOfText }
    switch byte {
    case 0x21...0x7E: return "\"\(Unicode.Scalar(byte))\""
    default: return "byte 0x\(hexadecimal(byte))"
    }
  }

  /// The end of the text in words; a source that failed says why.
  var endOfText: String {
    window.failure.map { "a read error (\($0.reason))" } ?? "the end of the text"
  }

  func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }
}
