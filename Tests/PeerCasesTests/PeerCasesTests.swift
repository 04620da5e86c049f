import Testing

/// The cases of the peers' own test suites and of their users' reports, all of them.
///
/// A case passes, or stands in the table of those that do not apply with the reason why. Nothing
/// is left out: the sum must come out. `PEER_CASES=folder swift test --filter PeerCases` runs a
/// folder of one's own in the same format.
@Suite struct PeerCasesTests {
  static let results = Result { try Results.run() }

  /// How many cases the files beside the tests hold at least; a folder of one's own may hold any
  /// number.
  static let known = ["ios": 53, "android": 336, "flutter-web": 363, "physics-tables": 48]

  @Test func everyCasePassesOrIsExplained() throws {
    let results = try Self.results.get()
    print(results.summary())
    for entry in results.entries {
      #expect(
        entry.mismatches.isEmpty,
        """
        \(entry.peerCase.file)/\(entry.peerCase.id) (\(entry.peerCase.source)):
        \(entry.mismatches.map { "  \($0)" }.joined(separator: "\n"))
        """)
    }
  }

  @Test func theSumComesOut() throws {
    let results = try Self.results.get()
    for complaint in results.complaints { Issue.record("\(complaint)") }
    for (system, tally) in results.tallies {
      #expect(
        tally.addsUp,
        "\(system): \(tally.passed + tally.passedWithOurs) + \(tally.notApplicable) of \(tally.total)"
      )
    }
    #expect(results.sum.total > 0)
    guard CaseFiles.folder == nil else { return }
    for (file, count) in Self.known {
      let found = results.entries.count { $0.peerCase.file == file }
      #expect(found >= count, "\(file).json has lost cases: \(found) of \(count)")
    }
  }
}
