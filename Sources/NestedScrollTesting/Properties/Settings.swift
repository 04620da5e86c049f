#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What the environment says about all checks.
///
/// - `PROPERTY_SEED`: the seed of every check that names none; `fresh` draws a new one. Without it
///   the seed is always the same, so a green build stays green.
/// - `PROPERTY_RUNS`: how many times as many runs to make as the checks say: 10, or only 0.1.
/// - `PROPERTY_RUN`: make this run only.
/// - `PROPERTY_TRACE`: name each run on standard error before it starts, so that one that traps or
///   hangs can be found; `PROPERTY_RUN` then repeats it.
package struct Settings {
  package static let fixedSeed: UInt64 = 2_718_281_828
  package static let current = Settings(environment: value(of:))

  package var seed = fixedSeed
  package var factor = 1.0
  package var onlyRun: Int?
  package var traces = false

  package init(environment: (String) -> String?) {
    switch environment("PROPERTY_SEED") {
    case "fresh": seed = UInt64.random(in: 0...UInt64(UInt32.max))
    case let text?:
      guard let number = UInt64(text) else {
        preconditionFailure("PROPERTY_SEED=\(text) is neither a number nor 'fresh'")
      }
      seed = number
    case nil: break
    }
    if let text = environment("PROPERTY_RUNS") {
      guard let number = Double(text), number > 0, number <= 1e6 else {
        preconditionFailure("PROPERTY_RUNS=\(text) is not a positive number")
      }
      factor = number
    }
    onlyRun = environment("PROPERTY_RUN").flatMap { Int($0) }
    traces = environment("PROPERTY_TRACE") != nil
  }

  /// How many runs to make where a check says so many; at least one.
  package func runs(_ count: Int) -> Int { Int((Double(count) * factor).rounded(.up)) }

  private static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// Writes a line to standard error at once.
func trace(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = write(2, bytes, bytes.count)
}
