import Testing

/// A case that passes must be able to fail: whatever number or answer of it is made wrong, it is
/// noticed.
@Suite struct PeerCasesMutationTests {
  @Test func everyExpectationThatIsWrongIsNoticed() throws {
    let results = try PeerCasesTests.results.get()
    for entry in results.entries {
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
