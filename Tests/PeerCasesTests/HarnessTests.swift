import NestedScroll
import Testing

/// The harness can fail: what it is trusted with is tried on cases made up here.
@Suite struct PeerCasesHarnessTests {
  @Test func whatNobodyReadIsAnError() throws {
    let fields = try Fields(["known": 1, "unknown": 2], at: "event")
    #expect(try fields.number("known") == 1)
    #expect(throws: CaseError.self) { try fields.finish() }
    fields.comment("unknown")
    #expect(throws: Never.self) { try fields.finish() }
  }

  @Test func numbersAreComparedInEveryForm() throws {
    var verdict = Verdict()
    try verdict.number(1, is: 1, "a")
    try verdict.number(1, is: ["approx": 1.5, "tol": 0.5], "b")
    try verdict.number(1, is: ["gt": 0, "lt": 2], "c")
    #expect(verdict.holds)
    try verdict.number(1, is: 1.5, "d")
    try verdict.number(1, is: ["approx": 1.5, "tol": 0.4], "e")
    try verdict.number(1, is: ["gt": 1], "f")
    #expect(verdict.mismatches.count == 3)
    #expect(throws: CaseError.self) { try verdict.number(1, is: ["about": 1], "g") }
    #expect(throws: CaseError.self) { try verdict.number(1, is: "max", "h") }
  }

  @Test func aCaseThatComparesNothingHasNotPassed() {
    #expect(!Verdict().holds)
  }

  @Test func allThreeFormsOfFilesAreRead() throws {
    func ids(_ text: String) throws -> [String] {
      try CaseFiles.read(Array(text.utf8), file: "own").map { "\($0.system)/\($0.id)" }
    }
    #expect(try ids(#"{"cases": [{"id": "a", "system": "s"}, {"id": "b"}]}"#) == ["s/a", "own/b"])
    #expect(try ids(#"[{"id": "a"}]"#) == ["own/a"])
    #expect(try ids(#"{"meta": {}, "table": {"x": 1}}"#) == ["own/table"])
    #expect(try ids(#"{"t": {"a": {"x": 1}, "b": {"x": 1}}}"#) == ["own/t/a", "own/t/b"])
    #expect(throws: CaseError.self) { try ids(#"[{"name": "a"}]"#) }
  }

  @Test func checkpointsAreReadFromBothForms() throws {
    func points(_ expect: JSON) -> [Int] {
      PeerCase(
        file: "f", id: "i", system: "s", raw: ["events": [1, 2, 3], "expect": expect]
      ).checkpoints.map(\.after)
    }
    #expect(points([["after": 0, "x": 1], ["after": 2]]) == [0, 2])
    #expect(points(["offsets": [:], "steps": [["after": -1], ["after": 1]]]) == [-1, 1, 2])
  }

  @Test func oursIsPutInTheirPlace() {
    let peerCase = PeerCase(
      file: "f", id: "i", system: "s", raw: ["expect": [["offsets": ["a": 1, "b": 2]]]])
    let ours = peerCase.replacing([("expect.0.offsets.b", 3)])
    #expect(ours.expect == [["offsets": ["a": 1, "b": 3]]])
  }

  @Test func aTallyThatLostACaseDoesNotAddUp() {
    var tally = Tally()
    tally.add(.passed)
    tally.add(.notApplicable(.peerBug("it is wrong")))
    #expect(tally.addsUp)
    tally.add(.failed(["no"]))
    #expect(!tally.addsUp)
  }
}
