/// Which numbers a value may be, and the words for that.
public enum NumberRange: Sendable, Equatable {
  case any
  case atLeast(Double)
  case above(Double)
  case between(Double, Double)

  /// Whether a number is in the range; NaN is in `any` only.
  public func contains(_ value: Double) -> Bool {
    switch self {
    case .any: true
    case .atLeast(let low): value >= low
    case .above(let low): value > low
    case .between(let low, let high): value >= low && value <= high
    }
  }
}

extension NumberRange: CustomStringConvertible {
  /// What was expected, such as `a number from 0 to 1`.
  public var description: String {
    switch self {
    case .any: "a number"
    case .atLeast(let low): "a number of at least \(JSONWriter.text(of: low))"
    case .above(let low): "a number above \(JSONWriter.text(of: low))"
    case .between(let low, let high):
      "a number from \(JSONWriter.text(of: low)) to \(JSONWriter.text(of: high))"
    }
  }
}
