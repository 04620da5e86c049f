import NestedScrollTesting
import Testing

/// Law 10 with any numbers at all in nodes and events.
@Suite struct WildInputTests {
  @Test func noInputTrapsOrHangs() throws {
    try check("no input traps or hangs", runs: 4000, playWildInput)
  }
}
