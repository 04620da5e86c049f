/// The simplest case found in which a law does not hold.
public struct Counterexample: Error, Sendable, CustomStringConvertible {
  /// Where the case came from.
  public enum Origin: Sendable, Equatable {
    /// Drawn in a run from a seed.
    case run(Int, seed: UInt64)
    /// Made by the tape that was given.
    case tape
  }

  /// The law, in the words given to `check`.
  public let law: String
  /// What makes the case again: `check(law, replaying: tape)`.
  public let tape: [UInt64]
  /// What the property noted in this case, in order.
  public let notes: [String]
  /// What the property threw.
  public let failure: String
  /// Where the case came from.
  public let origin: Origin
  /// The cases tried on the way from the one first found to this one.
  public let attempts: Int
  /// False if the case passed when it was run once more: the property then depends on something
  /// that is not drawn.
  public let isRepeatable: Bool
  /// The call that runs it again, up to its first argument label; nil: the plain `check`.
  let call: String?

  /// The case, what is wrong in it, and how to run it again.
  public var description: String {
    var lines = ["the law \"\(law)\" does not hold:"]
    lines += notes.map { "  " + $0 }
    lines.append("  \(failure)")
    if !isRepeatable {
      lines.append("  NOT REPEATABLE: the same case passed when it was run once more")
    }
    lines.append(
      "to run this case: try \(call ?? "check(\"\(law)\", ")replaying: \(tape)) { ... }")
    if case .run(let run, let seed) = origin {
      lines.append(
        "found in run \(run) of seed \(seed) (PROPERTY_SEED=\(seed)),"
          + " made simple in \(attempts) attempts")
    }
    return lines.joined(separator: "\n")
  }
}

/// A check that could not say anything, since too few cases were ones its law speaks of.
public struct TooFewCases: Error, CustomStringConvertible {
  /// The law and how many cases it spoke of.
  public let description: String
}
