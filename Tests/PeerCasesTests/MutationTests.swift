import Foundation
import Testing

/// A case that passes must be able to fail: whatever number or answer of it is made wrong, it is
/// noticed.
///
/// Every sixteenth case is tried, all of them with `PEER_MUTATIONS=all`.
@Suite struct PeerCasesMutationTests {
  /// Answers that are in the peers' cases and that no adapter reads: times of a peer's own curve,
  /// and remarks in the form of an answer.
  static let unread: Set<String> = [
    "F-NSV-057 expect.no_crash", "F-PHY-003 expect.offsets_formula.s", "F-PHY-031 expect.drag",
    "F-SCR-018 expect.no_crash", "C-LTH-035 expect.steps.1.overscroll_root",
    "C-LTH-035 expect.steps.2.overscroll_root", "C-LTH-047 expect.overscroll_root",
    "C-LTH-050 expect.snap_target_set_only_at_animation_end",
    "G-OVS-001 expect.reached_overscroll", "G-OVS-001 expect.recovered",
    "G-OVS-009 expect.steps.1.frozen", "G-OVS-010 expect.steps.3.unchanged",
    "G-OVS-014 expect.steps.1.frozen", "B-BSC-004 expect.momentum.duration_ms",
    "B-BSC-004 expect.momentum.rate", "B-BSC-006 expect.damped.delta",
  ]

  @Test func everyExpectationThatIsWrongIsNoticed() throws {
    let results = try PeerCasesTests.results.get()
    let step = ProcessInfo.processInfo.environment["PEER_MUTATIONS"] == "all" ? 1 : 16
    for at in stride(from: 0, to: results.entries.count, by: step) {
      let entry = results.entries[at]
      guard case .passed = entry.outcome,
        let adapter = Adapters.adapter(for: entry.peerCase.system)
      else { continue }
      for path in entry.peerCase.expect.leaves(below: ["expect"])
      where adapter.commentary.isDisjoint(with: path) {
        let value = path.reduce(entry.peerCase.raw) { $0[$1] }
        let isNoticed = value.wrongOnes.contains { wrong in
          var verdict = Verdict()
          let mutant = entry.peerCase.replacing([(path.joined(separator: "."), wrong)])
          do {
            try adapter.run(mutant, &verdict)
          } catch {
            return true
          }
          return !verdict.holds
        }
        let name = "\(entry.peerCase.id) \(path.joined(separator: "."))"
        if Self.unread.contains(name) { continue }
        #expect(isNoticed, "\(entry.peerCase.id): nobody reads \(path.joined(separator: "."))")
      }
    }
  }
}

extension JSON {
  /// The paths of all numbers and truths in a value.
  fileprivate func leaves(below path: [String]) -> [[String]] {
    switch self {
    case .number, .bool: [path]
    case .array(let array):
      array.enumerated().flatMap { $1.leaves(below: path + ["\($0)"]) }
    case .object(let object):
      object.sorted { $0.key < $1.key }.flatMap { $0.value.leaves(below: path + [$0.key]) }
    case .null, .string: []
    }
  }

  /// Values that are wrong if this one is right: too much, or too little where it is a bound.
  fileprivate var wrongOnes: [JSON] {
    switch self {
    case .number(let number): [.number(number + 1e7), .number(number - 1e7)]
    case .bool(let bool): [.bool(!bool)]
    default: []
    }
  }
}
