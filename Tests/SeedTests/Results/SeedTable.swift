/// What became of every finger's travel in every design, as the tables of `Docs/Seeds.md`.
enum SeedTable {
  static func text() throws -> String {
    let fingers = try FingerScript.all()
    return ObserverOrder.allCases.map { table($0, fingers) }.joined(separator: "\n\n")
  }

  private static func table(_ order: ObserverOrder, _ fingers: [FingerScript]) -> String {
    let heads = ["finger", "travel"] + Design.allCases.map(\.name) + ["engine"]
    var lines = ["### With the \(order.rawValue)", "", row(heads)]
    lines.append("|---|--:|" + String(repeating: "--:|", count: heads.count - 2))
    for finger in fingers {
      let travel = finger.deltas.reduce(0) { $0 + $1.magnitude }
      let designs = Design.allCases.map { DesignRun($0, finger, order).account.cell }
      lines.append(row([finger.name, travel.short] + designs + [engine(finger)]))
    }
    let counts = Design.allCases.map { design in
      fingers.count { DesignRun(design, $0, order).account == .exact }
    }
    let exact = fingers.count { engine($0) == Account.exact.cell }
    lines.append(row(["exact, of \(fingers.count)", ""] + counts.map(String.init) + ["\(exact)"]))
    return lines.joined(separator: "\n")
  }

  /// What the pages of this engine do with a finger, all counterparts together.
  private static func engine(_ finger: FingerScript) -> String {
    var all = Account()
    for design in Design.allCases {
      let account = EngineRun(design, finger).account
      all.lost = max(all.lost, account.lost)
      all.doubled = max(all.doubled, account.doubled)
      all.misplaced = max(all.misplaced, account.misplaced)
    }
    return all.cell
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }
}

extension Account {
  /// The account in a few characters.
  var cell: String {
    var parts: [String] = []
    if lost > 0 { parts.append("−\(lost.short)") }
    if doubled > 0 { parts.append("+\(doubled.short)") }
    if parts.isEmpty, misplaced > 0 { parts.append("(\(misplaced.short))") }
    return parts.isEmpty ? "exact" : parts.joined(separator: " ")
  }
}

extension Double {
  /// With one decimal, and none where there is nothing behind it.
  var short: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
