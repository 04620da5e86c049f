/// A place in a text.
public struct TextPosition: Sendable, Equatable, CustomStringConvertible {
  /// Counted from 1; a line ends with a line feed.
  public var line: Int
  /// Counted from 1, in Unicode scalars.
  public var column: Int
  /// Bytes before it, a byte order mark included.
  public var byte: Int

  public init(line: Int, column: Int, byte: Int) {
    self.line = line
    self.column = column
    self.byte = byte
  }

  public var description: String { "\(line):\(column)" }
}

/// What is wrong with a scenario's text or with a value in it, and where.
public struct JSONError: Error, Sendable, Equatable {
  /// Where the reader stopped; nil for a value that was read but isn't what was expected.
  public var position: TextPosition?
  /// Which value is concerned, from the scenario on.
  public var path: JSONPath
  /// One phrase, such as `expected a number, found "tall"`.
  public var problem: String

  public init(position: TextPosition? = nil, path: JSONPath, problem: String) {
    self.position = position
    self.path = path
    self.problem = problem
  }
}

extension JSONError: CustomStringConvertible {
  /// `line:column: path: problem`, without the parts that there are not.
  public var description: String {
    let place = position.map { "\($0): " } ?? ""
    return path == .root ? place + problem : "\(place)\(path): \(problem)"
  }
}
