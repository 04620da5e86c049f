/// The members of an object, taken one by one by their keys.
///
/// What is left at the end was not expected, so a misspelt key is an error and not a default:
///
///     var node = try cursor.fields()
///     let id = try node.required("id").string()
///     let viewport = try node.required("viewport").number(.atLeast(0))
///     let anchor = try node.optional("anchor")?.number(.between(0, 1)) ?? 0
///     try node.end()
public struct Fields: Sendable {
  public let path: JSONPath
  private let members: [JSONMember]
  private var isTaken: [Bool]

  /// - Throws: if the value is no object.
  public init(_ cursor: JSONCursor) throws(JSONError) {
    guard case .object(let members) = cursor.value else { throw cursor.unexpected("an object") }
    path = cursor.path
    self.members = members
    isTaken = Array(repeating: false, count: members.count)
  }

  /// The value of a key, or nil if the object doesn't have it. `null` is a value.
  ///
  /// - Complexity: O(members).
  public mutating func optional(_ key: String) -> JSONCursor? {
    guard let index = members.firstIndex(where: { $0.key.isExactly(key) }) else { return nil }
    isTaken[index] = true
    return JSONCursor(members[index].value, at: path.appending(key))
  }

  /// The value of a key that the object must have.
  ///
  /// - Throws: if it doesn't have it; if another key looks like it, the error says which.
  public mutating func required(_ key: String) throws(JSONError) -> JSONCursor {
    if let cursor = optional(key) { return cursor }
    guard let similar = misspelling(of: key) else { throw wrong("missing key \"\(key)\"") }
    let found = JSONWriter.excerpt(of: similar)
    throw wrong("missing key \"\(key)\", found \(found)")
  }

  /// The value of a key that must be there only sometimes.
  public mutating func part(
    _ key: String, isRequired: Bool
  ) throws(JSONError) -> JSONCursor? {
    isRequired ? try required(key) : optional(key)
  }

  /// Whether the object has a key; does not take it.
  public func has(_ key: String) -> Bool { members.contains { $0.key.isExactly(key) } }

  /// - Throws: if there is a key that was not asked for.
  public func end() throws(JSONError) {
    guard let index = isTaken.firstIndex(of: false) else { return }
    throw wrong("unknown key \(JSONWriter.excerpt(of: members[index].key))")
  }

  /// An error of the object as a whole.
  public func wrong(_ problem: String) -> JSONError { JSONError(path: path, problem: problem) }

  /// A key that was not asked for so far and is one or two letters away from this one.
  private func misspelling(of key: String) -> String? {
    let limit = key.utf8.count < 5 ? 1 : 2
    return members.indices
      .filter { !isTaken[$0] && members[$0].key.utf8.count <= key.utf8.count + limit }
      .map { members[$0].key }
      .first { editDistance($0, key) <= limit }
  }
}

/// How many letters must be put in, left out or exchanged to turn one word into the other.
private func editDistance(_ first: String, _ second: String) -> Int {
  let columns = Array(second)
  var row = Array(0...columns.count)
  for letter in first {
    var diagonal = row[0]
    row[0] += 1
    for column in columns.indices {
      let exchanged = diagonal + (letter == columns[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(exchanged, diagonal + 1, row[column] + 1)
    }
  }
  return row[columns.count]
}
