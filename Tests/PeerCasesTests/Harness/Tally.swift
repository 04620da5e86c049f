import Foundation

/// The counts of one system.
struct Tally {
  var total = 0
  var passed = 0
  var passedWithOurs = 0
  var peerBugs = 0
  var noCounterpart = 0
  var failed = 0

  var notApplicable: Int { peerBugs + noCounterpart }

  /// Every case stands in exactly one place.
  var addsUp: Bool { passed + passedWithOurs + notApplicable == total }

  mutating func add(_ outcome: Outcome) {
    total += 1
    switch outcome {
    case .passed: passed += 1
    case .passedWithOurs: passedWithOurs += 1
    case .notApplicable(.peerBug): peerBugs += 1
    case .notApplicable(.noCounterpart): noCounterpart += 1
    case .failed: failed += 1
    }
  }

  static func + (a: Tally, b: Tally) -> Tally {
    Tally(
      total: a.total + b.total, passed: a.passed + b.passed,
      passedWithOurs: a.passedWithOurs + b.passedWithOurs, peerBugs: a.peerBugs + b.peerBugs,
      noCounterpart: a.noCounterpart + b.noCounterpart, failed: a.failed + b.failed)
  }
}

extension Results {
  var tallies: [(system: String, tally: Tally)] {
    var tallies: [String: Tally] = [:]
    for entry in entries {
      tallies["\(entry.peerCase.file)/\(entry.peerCase.system)", default: Tally()]
        .add(entry.outcome)
    }
    return tallies.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  var sum: Tally { tallies.reduce(Tally()) { $0 + $1.tally } }

  /// The counts per system and the reasons, as they are printed.
  func summary(withReasons: Bool = true) -> String {
    func column(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    func line(_ name: String, _ tally: Tally) -> String {
      let share = tally.total == 0 ? 0 : (tally.passed + tally.passedWithOurs) * 1000 / tally.total
      let numbers = [
        tally.total, tally.passed, tally.passedWithOurs, tally.peerBugs, tally.noCounterpart,
        tally.failed,
      ]
      let head = name.padding(toLength: 44, withPad: " ", startingAt: 0)
      return head + numbers.map { column("\($0)", 7) }.joined()
        + column("\(share / 10).\(share % 10) %", 9)
    }
    var lines = [
      "peer cases".padding(toLength: 44, withPad: " ", startingAt: 0)
        + ["total", "pass", "ours", "bug", "n/a", "fail"].map { column($0, 7) }.joined()
        + column("hold", 9)
    ]
    lines += tallies.map { line($0.system, $0.tally) }
    lines.append(line("all", sum))
    guard withReasons else { return lines.joined(separator: "\n") }
    for entry in entries {
      switch entry.outcome {
      case .notApplicable(.peerBug(let why)):
        lines.append("\(entry.peerCase.id): peer's bug: \(why)")
      case .notApplicable(.noCounterpart(let why)):
        lines.append("\(entry.peerCase.id): no counterpart: \(why)")
      case .passedWithOurs(let why): lines.append("\(entry.peerCase.id): our value: \(why)")
      case .passed, .failed: continue
      }
    }
    return lines.joined(separator: "\n")
  }
}
