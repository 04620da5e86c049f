/// What a run of a case found: every place where the engine gave another answer.
struct Verdict {
  private(set) var mismatches: [String] = []
  /// How many answers were compared: a case that compares nothing has not passed.
  private(set) var comparisons = 0

  var holds: Bool { mismatches.isEmpty && comparisons > 0 }

  mutating func fail(_ message: String) {
    comparisons += 1
    mismatches.append(message)
  }

  mutating func isTrue(_ condition: Bool, _ what: @autoclosure () -> String) {
    comparisons += 1
    if !condition { mismatches.append(what()) }
  }

  /// Compares a number: with a number; with `{"approx", "tol"}`; with `{"gt", "lt", "gte", "lte"}`.
  mutating func number(
    _ actual: Double, is expected: JSON, tolerance: Double = 1e-9, _ what: String
  ) throws {
    comparisons += 1
    let holds: Bool
    switch expected {
    case .number(let number): holds = (actual - number).magnitude <= tolerance
    case .object:
      let bounds = try Fields(expected, at: what)
      var all = true
      if let near = try bounds.optionalNumber("approx") {
        all = (actual - near).magnitude <= (try bounds.optionalNumber("tol") ?? tolerance)
      }
      if let low = try bounds.optionalNumber("gt") { all = all && actual > low }
      if let low = try bounds.optionalNumber("gte") { all = all && actual >= low }
      if let high = try bounds.optionalNumber("lt") { all = all && actual < high }
      if let high = try bounds.optionalNumber("lte") { all = all && actual <= high }
      try bounds.finish()
      holds = all
    default: throw CaseError("\(what): expected a number, found \(expected)")
    }
    if !holds { mismatches.append("\(what) is \(actual), expected \(expected)") }
  }

  mutating func equal<Value: Equatable>(_ actual: Value, _ expected: Value, _ what: String) {
    comparisons += 1
    if actual != expected { mismatches.append("\(what) is \(actual), expected \(expected)") }
  }
}
