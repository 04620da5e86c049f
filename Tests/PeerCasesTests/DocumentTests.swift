import Foundation
import Testing

/// `Docs/Peers.md` says how many cases of each system hold.
@Suite struct DocumentTests {
  private struct Row: Equatable {
    var cases: Int
    var hold: Int
  }

  private static func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..")
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func rows() throws -> [String: Row] {
    var rows: [String: Row] = [:]
    for line in try text("Docs/Peers.md").split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 7, cells[1].hasPrefix("`"), let cases = Int(cells[4]),
        let hold = Int(cells[5])
      else { continue }
      rows[cells[1].filter { $0 != "`" }] = Row(cases: cases, hold: hold)
    }
    return rows
  }

  @Test(.enabled(if: CaseFiles.folder == nil)) func everySystemIsInTheDocument() throws {
    let rows = try Self.rows()
    var counted: [String: Row] = [:]
    for (system, tally) in try PeerCasesTests.results.get().tallies {
      let name = String(system.split(separator: "/").last ?? "")
      counted[name] = Row(cases: tally.total, hold: tally.passed + tally.passedWithOurs)
    }
    for (system, row) in counted { #expect(rows[system] == row, "\(system)") }
    #expect(Set(rows.keys) == Set(counted.keys))
    // And the sums in its sentences and in the README.
    let sum = try PeerCasesTests.results.get().sum
    #expect(try Self.text("Docs/Peers.md").contains("holds \(sum.total) cases"))
    let hold = sum.passed + sum.passedWithOurs
    let readme = try Self.text("README.md").replacingOccurrences(of: "\n", with: " ")
    #expect(readme.contains("\(sum.total) numbers from their test suites"))
    #expect(readme.contains("of which \(hold) hold here"))
  }
}
