/// Runs `body` with every value, in order, and puts the label and the value in front of what it
/// throws; loops can be nested. For worlds small enough to be tried whole.
///
/// ```swift
/// try withEvery("levels", in: 1...4) { levels in
///   try withEvery("delta", in: [-1.0, 0, 1]) { delta in
///     try expectEqual(...)  // fails with: levels = 3, delta = -1.0: 2.0 is not equal to 1.0
///   }
/// }
/// ```
public func withEvery<Values: Sequence>(
  _ label: String, in values: Values, _ body: (Values.Element) throws -> Void
) throws {
  for value in values {
    do {
      try body(value)
    } catch let inner as LabelledFailure {
      throw LabelledFailure(labels: ["\(label) = \(value)"] + inner.labels, failure: inner.failure)
    } catch {
      throw LabelledFailure(labels: ["\(label) = \(value)"], failure: "\(error)")
    }
  }
}

/// What was thrown in a `withEvery` loop, and with which values.
public struct LabelledFailure: Error, CustomStringConvertible {
  /// The values of the loops around the failure, each with its label, the outermost first.
  public let labels: [String]
  /// What was thrown inside the loops.
  public let failure: String

  /// The labels and the failure.
  public var description: String {
    "\(labels.joined(separator: ", ")): \(failure)"
  }
}
