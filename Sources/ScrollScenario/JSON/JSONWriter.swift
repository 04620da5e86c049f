/// Writes JSON on one line, into bytes.
///
/// Containers are written by closures, so that brackets always match:
///
///     var json = JSONWriter()
///     json.object {
///       $0.member("name", "header and list")
///       $0.array("steps") { … }
///     }
///
/// Commas come by themselves. Keys are written as given; to write one twice is the caller's error.
public struct JSONWriter: Sendable {
  /// What was written, which is valid UTF-8. It may be emptied between values.
  public var bytes: [UInt8] = []

  /// A writer that has written nothing.
  public init() {}

  /// Writes `{`, what `body` writes, and `}`.
  public mutating func object<Failure: Error>(
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    try body(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes `[`, what `body` writes, and `]`.
  public mutating func array<Failure: Error>(
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    separate()
    bytes.append(UInt8(ascii: "["))
    try body(&self)
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes a key; its value must be written next.
  public mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes the shortest number that reads back as the same bits; -0 as 0. What JSON has no
  /// number for (infinities, not a number) becomes `null`.
  public mutating func number(_ value: Double) {
    separate()
    Self.append(value, to: &bytes)
  }

  /// Writes all digits of a whole number.
  public mutating func number(_ value: Int) {
    separate()
    Self.append(value, to: &bytes)
  }

  /// Writes a string, escaped where it must be.
  public mutating func string(_ value: String) {
    separate()
    Self.append(value, to: &bytes)
  }

  /// Writes a value with all that is in it.
  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .array(let elements):
      array { for element in elements { $0.value(element) } }
    case .object(let members):
      object {
        for member in members {
          $0.key(member.key)
          $0.value(member.value)
        }
      }
    }
  }

  /// A comma, unless a container, a member or the text starts here. The last byte tells, since a
  /// string ends with its quote.
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "\n"): return
    default: bytes.append(UInt8(ascii: ","))
    }
  }
}

extension JSONWriter {
  /// A member whose value is a string.
  public mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  /// A member whose value is a number.
  public mutating func member(_ key: String, _ value: Double) {
    self.key(key)
    number(value)
  }

  /// A member whose value is a whole number.
  public mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    number(value)
  }

  /// A member whose value is true or false.
  public mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  /// A member whose value is an object.
  public mutating func object<Failure: Error>(
    _ key: String, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    self.key(key)
    try object(body)
  }

  /// A member whose value is an array.
  public mutating func array<Failure: Error>(
    _ key: String, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    self.key(key)
    try array(body)
  }

  /// Ends a line, so that the next value starts one of its own.
  public mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }
}
