import ScrollScenario

/// A JSON value as it stands in a case file.
enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// Reads a file's text: one value, or a list of them.
  init(_ text: [UInt8]) throws {
    var stream = ScenarioStream(.bytes(text))
    var values: [JSON] = []
    while let entry = stream.next() { values.append(JSON(try entry.value.get())) }
    let isList = text.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 } == 0x5B
    if !isList, values.count == 1 { self = values[0] } else { self = .array(values) }
  }

  private init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = .number(number)
    case .string(let string): self = .string(string)
    case .array(let array): self = .array(array.map { JSON($0) })
    case .object(let members):
      self = .object(
        Dictionary(members.map { ($0.key, JSON($0.value)) }) { _, last in last })
    }
  }

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var string: String? { if case .string(let string) = self { string } else { nil } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  var array: [JSON]? { if case .array(let array) = self { array } else { nil } }
  var object: [String: JSON]? { if case .object(let object) = self { object } else { nil } }

  /// All numbers of an array; nil if there is anything else in it.
  var numbers: [Double]? {
    guard let array else { return nil }
    let numbers = array.compactMap(\.number)
    return numbers.count == array.count ? numbers : nil
  }

  /// The value below a key or an index; null where there is none.
  subscript(key: String) -> JSON {
    switch self {
    case .object(let object): object[key] ?? .null
    case .array(let array):
      Int(key).flatMap { array.indices.contains($0) ? array[$0] : nil } ?? .null
    default: .null
    }
  }

  /// The same value with another one in its place below a path of keys and indices.
  func replacing(_ path: ArraySlice<String>, by new: JSON) -> JSON {
    guard let key = path.first else { return new }
    let rest = path.dropFirst()
    switch self {
    case .object(var object):
      object[key] = (object[key] ?? .null).replacing(rest, by: new)
      return .object(object)
    case .array(var array):
      guard let index = Int(key), array.indices.contains(index) else { return self }
      array[index] = array[index].replacing(rest, by: new)
      return .array(array)
    default:
      return .object([key: JSON.null.replacing(rest, by: new)])
    }
  }
}

extension JSON: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(nilLiteral: ()) { self = .null }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}

extension JSON: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .string(let string): "\"\(string)\""
    case .array(let array): "[\(array.map(\.description).joined(separator: ", "))]"
    case .object(let object):
      "{"
        + object.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }
}

extension JSON {
  /// The value as JSON text.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number):
      number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
    case .string(let string): Self.quoted(string)
    case .array(let array): "[\(array.map(\.text).joined(separator: ", "))]"
    case .object(let object):
      "{"
        + object.sorted { $0.key < $1.key }
        .map { "\(Self.quoted($0.key)): \($0.value.text)" }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ string: String) -> String {
    let escaped = string.flatMap { character -> [Character] in
      character == "\"" || character == "\\" ? ["\\", character] : [character]
    }
    return "\"\(String(escaped))\""
  }
}
