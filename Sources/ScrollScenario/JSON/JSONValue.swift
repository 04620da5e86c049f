/// A JSON value, as it was written: members keep their order and strings every character.
///
/// Numbers are the nearest `Double`, which is all the precision a scroll engine computes with;
/// a number too large for one is refused when it is read.
public enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])
}

/// One `"key": value` of an object.
public struct JSONMember: Sendable, Equatable {
  public var key: String
  public var value: JSONValue

  public init(key: String, value: JSONValue) {
    self.key = key
    self.value = value
  }
}

extension JSONValue {
  /// The value of a member, or nil if this is no object or has no such key.
  ///
  /// - Complexity: O(members). To read a whole object use ``Fields``.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key.isExactly(key) }?.value
  }

  /// What an error says it found: the value itself where that is short, else what kind it is.
  public var summary: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): JSONWriter.text(of: value)
    case .string(let value): JSONWriter.excerpt(of: value)
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension String {
  /// Whether both are the same characters in the same encoding.
  ///
  /// `==` also equates the composed and the decomposed form of a letter, which are two keys in
  /// JSON.
  func isExactly(_ other: String) -> Bool {
    utf8.count == other.utf8.count && self == other && utf8.elementsEqual(other.utf8)
  }
}
