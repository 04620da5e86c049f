/// Reads one value at a time from a window on a text, by the letter of RFC 8259.
///
/// The values that are open are on a stack of its own, not on the call stack, so that depth is
/// bounded by ``depthLimit`` and the path of an error is at hand.
struct JSONReader: ~Copyable {
  /// How deep arrays and objects may be nested.
  static let depthLimit = 512

  var window: ByteWindow
  /// The containers that are open, outermost first.
  var frames: [Frame] = []
  /// A string with escapes, as far as it was read.
  var unescaped: [UInt8] = []
  /// Whether the window stands inside a string.
  var isInString = false
  private var start = TextPosition(line: 1, column: 1, byte: 0)
  /// How often reading returned to a line since a value was read.
  private var returns = 0

  init(_ source: ByteSource) { window = ByteWindow(source) }

  /// An open array or object.
  struct Frame {
    let isObject: Bool
    /// What is complete of an array.
    var elements: [JSONValue] = []
    /// What is complete of an object.
    var members: [JSONMember] = []
    /// The key whose value is being read.
    var key: String?
    /// The keys, once there are too many to compare each with each.
    var seen: Set<ExactKey> = []

    init(isObject: Bool) {
      self.isObject = isObject
      if isObject { members.reserveCapacity(4) } else { elements.reserveCapacity(2) }
    }
  }

  /// Reads the value at which the window stands, white space before it allowed.
  ///
  /// After an error the window stands where reading stopped and `frames` holds what was open.
  mutating func value() throws(JSONError) -> JSONValue {
    frames.removeAll(keepingCapacity: true)
    isInString = false
    window.endToken()
    window.clearBookmark()
    window.skipWhitespace()
    start = window.position
    while true {
      window.skipWhitespace()
      guard var complete = try scalarOrOpening() else { continue }
      while true {
        let top = frames.count - 1
        guard top >= 0 else {
          returns = 0
          return complete
        }
        if frames[top].isObject {
          let key = frames[top].key.take() ?? ""
          frames[top].members.append(JSONMember(key: key, value: complete))
        } else {
          frames[top].elements.append(complete)
        }
        guard let closed = try closing(isObject: frames[top].isObject) else { break }
        complete = closed
      }
    }
  }

  /// A scalar or an empty container; nil if a container was opened and its first value follows.
  private mutating func scalarOrOpening() throws(JSONError) -> JSONValue? {
    switch window.peek() {
    case UInt8(ascii: "{"): return try opening(isObject: true)
    case UInt8(ascii: "["): return try opening(isObject: false)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), .some(0x30...0x39): return .number(try number())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: throw unexpected("a value")
    }
  }

  private mutating func opening(isObject: Bool) throws(JSONError) -> JSONValue? {
    guard frames.count < Self.depthLimit else {
      throw error("nested more than \(Self.depthLimit) deep")
    }
    if isObject { noteLine() }
    window.advance()
    window.skipWhitespace()
    if window.peek() == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      window.advance()
      return isObject ? .object([]) : .array([])
    }
    frames.append(Frame(isObject: isObject))
    if isObject { try key(orClosing: true) }
    return nil
  }

  /// Where one value is one line, a line that was cut off runs on into the next one, which may fit
  /// in its place. If it turns out that the whole is no value, reading returns to that line.
  private mutating func noteLine() {
    // Text that was made for it could have every line read again from every line.
    guard window.isAtLead(afterLine: start.line), returns < 16 else { return }
    if window.position.column <= start.column { window.setBookmark() }
  }

  /// Goes back to the line that was noted for the value at hand; false if none was.
  mutating func returnToLine() -> Bool {
    guard window.returnToBookmark() else { return false }
    returns += 1
    return true
  }

  /// What follows a member or an element: the container if it ends here, else nil with the window
  /// at the next value.
  private mutating func closing(isObject: Bool) throws(JSONError) -> JSONValue? {
    window.skipWhitespace()
    let byte = window.peek()
    if byte == UInt8(ascii: ",") {
      window.advance()
      if isObject {
        window.skipWhitespace()
        try key(orClosing: false)
      }
      return nil
    }
    guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
      throw unexpected(isObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
    }
    window.advance()
    let closed = frames.removeLast()
    return isObject ? .object(closed.members) : .array(closed.elements)
  }

  /// Reads a key and its colon, and notes the key in the open object.
  private mutating func key(orClosing isFirst: Bool) throws(JSONError) {
    guard window.peek() == UInt8(ascii: "\"") else {
      throw unexpected(isFirst ? "a key or \"}\"" : "a key")
    }
    let position = window.position
    let key = try string()
    let top = frames.count - 1
    let isNew = frames[top].isNew(key)
    frames[top].key = key
    guard isNew else { throw error("the key is given twice", at: position) }
    window.skipWhitespace()
    guard window.peek() == UInt8(ascii: ":") else { throw unexpected("\":\"") }
    window.advance()
  }

  private mutating func literal(
    _ text: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    for index in 0..<text.utf8CodeUnitCount {
      guard window.peek() == text.utf8Start[index] else { throw unexpected("\(text)") }
      window.advance()
    }
    return value
  }

  /// The string member `key` of the outermost object, if it was read before an error stopped.
  func outermostString(_ key: String) -> String? {
    guard let member = frames.first?.members.first(where: { $0.key == key }) else { return nil }
    guard case .string(let text) = member.value else { return nil }
    return text
  }
}

extension JSONReader.Frame {
  /// Whether the object has no such key so far; it counts as one of its keys from now on.
  fileprivate mutating func isNew(_ key: String) -> Bool {
    guard members.count > 16 else { return !members.contains { $0.key.isExactly(key) } }
    if seen.isEmpty { seen = Set(members.map { ExactKey(text: $0.key) }) }
    return seen.insert(ExactKey(text: key)).inserted
  }
}

/// A key that equals no other encoding of the same letters.
struct ExactKey: Hashable {
  var text: String

  static func == (left: ExactKey, right: ExactKey) -> Bool { left.text.isExactly(right.text) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
