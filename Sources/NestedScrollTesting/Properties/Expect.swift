/// A law that does not hold in a case, in words.
public struct Failure: Error, CustomStringConvertible {
  /// What is wrong.
  public let description: String

  /// A failure in the caller's words.
  public init(_ description: String) {
    self.description = description
  }
}

/// Throws a `Failure` unless `condition` holds.
public func expect(
  _ condition: Bool, _ message: @autoclosure () -> String = "the condition is false",
  file: StaticString = #fileID, line: UInt = #line
) throws {
  if !condition { throw Failure("\(message()) (\(file):\(line))") }
}

/// Throws a `Failure` naming both values unless they are equal.
public func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) throws {
  if value == expected { return }
  let text = message()
  throw Failure(
    "\(text.isEmpty ? "" : text + ": ")\(value) is not equal to \(expected) (\(file):\(line))")
}

/// Throws a `Failure` naming both numbers unless they differ by at most `tolerance` times the
/// largest of 1 and their magnitudes. Neither may be NaN.
public func expectClose(
  _ value: Double, _ expected: Double, tolerance: Double = 1e-9,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) throws {
  let scale = max(1, abs(value), abs(expected))
  if value == expected || abs(value - expected) <= tolerance * scale { return }
  let text = message()
  throw Failure(
    "\(text.isEmpty ? "" : text + ": ")\(value) is not within \(tolerance) of \(expected)"
      + " (\(file):\(line))")
}
