import CountedMemory
import Glibc

/// Ends the run with a message unless the condition holds, without which a figure means nothing. An
/// optimised precondition would keep its message to itself.
func demand(_ condition: Bool, _ message: @autoclosure () -> String) {
  if condition { return }
  print("MEANINGLESS: \(message())")
  exit(70)
}

/// How often `body` allocates.
func allocations(_ body: () -> Void) -> Int {
  let before = memory_allocations()
  body()
  return Int(memory_allocations() - before)
}

/// Nanoseconds of one `body`, of which `count` are run.
func nanoseconds(count: Int, _ body: () -> Void) -> Double {
  let start = ContinuousClock.now
  body()
  let (seconds, attoseconds) = (ContinuousClock.now - start).components
  return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(count)
}

/// The best times of several bodies, their batches taken in turn so that whatever else the machine
/// does meanwhile slows all of them alike. As long as `isFine` says no, up to four more rounds are
/// made: other work can only make a best time worse.
func best(
  batches: Int, count: Int, _ bodies: [() -> Void],
  until isFine: ([Double]) -> Bool = { _ in true }
) -> [Double] {
  var best = [Double](repeating: .infinity, count: bodies.count)
  for _ in 0..<5 {
    for _ in 0..<batches {
      for (index, body) in bodies.enumerated() {
        best[index] = min(best[index], nanoseconds(count: count, body))
      }
    }
    if isFine(best) { break }
  }
  return best
}

/// A measured figure, what it may be at most, and whether it is.
struct Bound {
  let text: String
  let isKept: Bool

  init(_ name: String, _ value: Double, atMost limit: Double, unit: String = "", digits: Int = 2) {
    isKept = value <= limit
    text =
      column(name, 64) + column(decimal(value, digits) + unit, 14, right: true)
      + "   at most " + column(decimal(limit, digits) + unit, 12) + (isKept ? "" : "  EXCEEDED")
  }

  init(_ name: String, exactly expected: Int, _ value: Int) {
    isKept = value == expected
    text =
      column(name, 64) + column("\(value)", 14, right: true) + "   exactly "
      + column("\(expected)", 12) + (isKept ? "" : "  EXCEEDED")
  }
}

/// A number with a fixed count of digits after the point; no Foundation, no rounding to even.
func decimal(_ value: Double, _ digits: Int) -> String {
  guard value.isFinite else { return "\(value)" }
  var scale = 1
  for _ in 0..<digits { scale *= 10 }
  let scaled = Int((abs(value) * Double(scale)).rounded())
  let whole = "\(value < 0 ? "-" : "")\(scaled / scale)"
  if digits == 0 { return whole }
  let fraction = String(scaled % scale)
  return whole + "." + String(repeating: "0", count: digits - fraction.count) + fraction
}

/// A text filled with blanks to a width.
func column(_ text: String, _ width: Int, right: Bool = false) -> String {
  let blanks = String(repeating: " ", count: max(0, width - text.count))
  return right ? blanks + text : text + blanks
}
