import NestedScroll
import NestedScrollTesting
import Testing

@Suite struct ModelTests {
  @Test func theEngineRoutesAsTheModelDoes() throws {
    try check("the engine routes as the model does", ModelComparison.self, steps: 12, runs: 2000)
  }

  @Test func aFingerDoesAsTheModelSays() throws {
    let tally = try Tally.compare(
      "a finger does as the model says", GestureComparison.self, steps: 16, runs: 2000,
      happened: { $0.fingers.latches.map { "latched \($0.mode)" } })
    for kind in ["latched node", "latched outward"] {
      #expect(tally.has(kind, moreThan: 20), "\(kind)")
    }
  }

  @Test func severalFingersDoAsTheModelSays() throws {
    try check("several fingers do as the model says", SeveralFingers.self, steps: 16, runs: 2000)
  }

  /// A model in which the nodes inside one that has moved move on.
  @Test func aFingerThatIsNotLatchedIsNoticed() throws {
    let steps = try Tally.steps(showing: GestureComparison.self, steps: 16, runs: 20_000) {
      machine in machine.fingers.forgetLatches()
    }
    // A finger comes down, and moves more than once.
    #expect((3...4).contains(steps.count), "\(steps)")
  }

  /// A model whose slop is another one is noticed, in the three steps it takes.
  @Test func aWrongModelIsNoticed() throws {
    do {
      try check("a wrong model", runs: 500) { choices in
        try walk(LongerSlop.self, steps: 16, &choices)
      }
      Issue.record("the wrong model passes")
    } catch let found as Counterexample {
      // The page, a finger that comes down, and one move.
      #expect(found.notes.count == 3)
    }
  }
}
