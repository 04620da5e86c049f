/// What a case says, read key by key. What nobody read at the end is an error: a case can't pass
/// because its reader looked the other way.
final class Fields {
  /// Where it stands in its case, for messages.
  let path: String
  private let values: [String: JSON]
  private var unread: Set<String>

  init(_ json: JSON, at path: String) throws {
    guard let values = json.object else {
      throw CaseError("\(path): expected an object, found \(json)")
    }
    self.path = path
    self.values = values
    unread = Set(values.keys)
  }

  var keys: [String] { values.keys.sorted() }

  func has(_ key: String) -> Bool { values[key] != nil }

  subscript(key: String) -> JSON? {
    unread.remove(key)
    return values[key]
  }

  /// A value that is there and not null.
  func value(_ key: String) -> JSON? {
    let value = self[key]
    return value == .null ? nil : value
  }

  func number(_ key: String) throws -> Double {
    guard let number = self[key]?.number else { throw wrong(key, "a number") }
    return number
  }

  func string(_ key: String) throws -> String {
    guard let string = self[key]?.string else { throw wrong(key, "a string") }
    return string
  }

  func optionalNumber(_ key: String) throws -> Double? {
    guard let value = value(key) else { return nil }
    guard let number = value.number else { throw wrong(key, "a number or nothing") }
    return number
  }

  func optionalString(_ key: String) throws -> String? {
    guard let value = value(key) else { return nil }
    guard let string = value.string else { throw wrong(key, "a string or nothing") }
    return string
  }

  func flag(_ key: String) throws -> Bool {
    guard let value = value(key) else { return false }
    guard let bool = value.bool else { throw wrong(key, "true or false") }
    return bool
  }

  func fields(_ key: String) throws -> Fields? {
    guard let value = value(key) else { return nil }
    return try Fields(value, at: "\(path).\(key)")
  }

  /// Keys that explain something to a reader and say nothing that could be run or checked.
  func comment(_ keys: String...) {
    for key in keys { unread.remove(key) }
  }

  /// Ends the reading.
  func finish() throws {
    guard let first = unread.min() else { return }
    let more = unread.count > 1 ? " and \(unread.count - 1) more" : ""
    throw CaseError("\(path).\(first): not understood\(more) (\(values[first] ?? .null))")
  }

  func wrong(_ key: String, _ wanted: String) -> CaseError {
    CaseError("\(path).\(key): expected \(wanted), found \(values[key] ?? .null)")
  }
}

/// A case that can't be read, or asks for something that its adapter doesn't know.
struct CaseError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
