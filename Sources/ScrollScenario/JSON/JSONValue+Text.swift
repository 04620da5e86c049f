extension JSONValue {
  /// Reads a text that is one JSON value, of any kind.
  ///
  /// - Throws: where the text is not JSON by RFC 8259, a key is given twice in one object, a number
  ///   is too large for a `Double`, or values are nested more than 512 deep.
  public init(text: [UInt8]) throws(JSONError) {
    var reader = JSONReader(.bytes(text))
    reader.window.skipByteOrderMark()
    self = try reader.value()
    reader.window.skipWhitespace()
    guard reader.window.peek() == nil else { throw reader.unexpected("the end of the text") }
  }

  /// Reads a text that is one JSON value, of any kind.
  public init(text: String) throws(JSONError) { try self.init(text: Array(text.utf8)) }
}
