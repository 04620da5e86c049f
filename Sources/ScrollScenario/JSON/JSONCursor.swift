/// A value and where it is, to be read as the type that is expected there.
///
/// Each reading throws an error that names the path, what was expected and what was found.
public struct JSONCursor: Sendable {
  public let value: JSONValue
  public let path: JSONPath

  /// - Parameter path: where the value is, for errors.
  public init(_ value: JSONValue, at path: JSONPath = .root) {
    self.value = value
    self.path = path
  }

  /// Whether the value is `null`, which no other reading takes.
  public var isNull: Bool { value == .null }

  /// A string.
  public func string() throws(JSONError) -> String {
    guard case .string(let text) = value else { throw unexpected("a string") }
    return text
  }

  /// `true` or `false`.
  public func bool() throws(JSONError) -> Bool {
    guard case .bool(let flag) = value else { throw unexpected("true or false") }
    return flag
  }

  /// A number in a range.
  public func number(_ range: NumberRange = .any) throws(JSONError) -> Double {
    guard case .number(let number) = value else { throw unexpected("a number") }
    guard range.contains(number) else { throw unexpected("\(range)") }
    return number
  }

  /// A whole number. `1.0` and `1e0` are whole.
  public func integer(
    in range: ClosedRange<Int> = -0x20_0000_0000_0000...0x20_0000_0000_0000
  ) throws(JSONError) -> Int {
    guard case .number(let number) = value, let whole = Int(exactly: number) else {
      throw unexpected("a whole number")
    }
    guard range.contains(whole) else {
      throw unexpected(
        range.lowerBound < whole
          ? "a whole number up to \(range.upperBound)"
          : "a whole number of at least \(range.lowerBound)")
    }
    return whole
  }

  /// The elements of an array, each with its place in its path.
  public func elements() throws(JSONError) -> [JSONCursor] {
    guard case .array(let elements) = value else { throw unexpected("an array") }
    return elements.enumerated().map { JSONCursor($1, at: path.appending($0)) }
  }

  /// The two numbers of a pair such as `[from, to]`.
  public func pair() throws(JSONError) -> (Double, Double) {
    guard case .array(let elements) = value, elements.count == 2 else {
      throw unexpected("an array of two numbers")
    }
    let cursors = try self.elements()
    return (try cursors[0].number(), try cursors[1].number())
  }

  /// The members of an object.
  public func fields() throws(JSONError) -> Fields { try Fields(self) }

  /// What the string stands for, one of a few names.
  public func choice<Choice>(
    _ choices: KeyValuePairs<String, Choice>
  ) throws(JSONError) -> Choice {
    if case .string(let text) = value, let found = choices.first(where: { $0.key == text }) {
      return found.value
    }
    throw unexpected(choices.map { "\"\($0.key)\"" }.joined(separator: " or "))
  }

  /// An error of this value: that it isn't what is expected.
  public func unexpected(_ expected: String) -> JSONError {
    wrong("expected \(expected), found \(value.summary)")
  }

  /// An error of this value.
  public func wrong(_ problem: String) -> JSONError { JSONError(path: path, problem: problem) }
}
