/// What became of a case.
enum Outcome {
  case passed
  /// It passed with our own value in the place of the peer's.
  case passedWithOurs(String)
  case notApplicable(NotApplicable)
  case failed([String])
}

/// All cases run, once.
struct Results {
  struct Entry {
    let peerCase: PeerCase
    let outcome: Outcome

    var mismatches: [String] { if case .failed(let found) = outcome { found } else { [] } }
  }

  let entries: [Entry]
  /// Mistakes in the tables themselves.
  let complaints: [String]

  static func run() throws -> Results {
    let cases = try CaseFiles.load()
    var complaints: [String] = []
    var ids: Set<String> = []
    for peerCase in cases where !ids.insert(peerCase.id).inserted {
      complaints.append("two cases have the id \(peerCase.id)")
    }
    var table = NotApplicable.table
    for (id, why) in try CaseFiles.ownReasons() { table[id] = .noCounterpart(why) }
    let differences = Dictionary(grouping: Difference.table, by: \.id)
    if CaseFiles.folder == nil {
      let known = Set(table.keys).union(differences.keys)
      for id in known.subtracting(ids).sorted() {
        complaints.append("a table names \(id), but there is no such case")
      }
    }
    let entries = cases.map { peerCase in
      Entry(
        peerCase: peerCase,
        outcome: outcome(of: peerCase, table[peerCase.id], differences[peerCase.id] ?? []))
    }
    return Results(entries: entries, complaints: complaints)
  }

  private static func outcome(
    of peerCase: PeerCase, _ exception: NotApplicable?, _ differences: [Difference]
  ) -> Outcome {
    let mismatches = mismatches(of: peerCase)
    if let exception {
      // A table must not hide what holds.
      return mismatches.isEmpty
        ? .failed(["it stands in the table as not applicable, but it passes"])
        : .notApplicable(exception)
    }
    guard let first = differences.first else {
      return mismatches.isEmpty ? .passed : .failed(mismatches)
    }
    if mismatches.isEmpty { return .failed(["it passes with the peer's own value"]) }
    let ours = self.mismatches(
      of: peerCase.replacing(differences.map { ($0.path, $0.ours) }))
    return ours.isEmpty ? .passedWithOurs(first.why) : .failed(ours)
  }

  private static func mismatches(of peerCase: PeerCase) -> [String] {
    guard let adapter = Adapters.adapter(for: peerCase.system) else {
      return ["nobody reads cases of the system \(peerCase.system)"]
    }
    var verdict = Verdict()
    do {
      try adapter.run(peerCase, &verdict)
    } catch {
      return verdict.mismatches + ["\(error)"]
    }
    return verdict.comparisons == 0 ? ["nothing was compared"] : verdict.mismatches
  }
}
