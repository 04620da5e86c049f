import NestedScroll
import NestedScrollTesting
import Testing

@Suite struct ModelTests {
  @Test func theEngineRoutesAsTheModelDoes() throws {
    try check("the engine routes as the model does", ModelComparison.self, steps: 12, runs: 2000)
  }

  @Test func aFingerDoesAsTheModelSays() throws {
    try check("a finger does as the model says", GestureComparison.self, steps: 16, runs: 2000)
  }

  @Test func severalFingersDoAsTheModelSays() throws {
    try check("several fingers do as the model says", SeveralFingers.self, steps: 16, runs: 2000)
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
