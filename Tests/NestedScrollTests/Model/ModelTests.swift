import NestedScroll
import NestedScrollTesting
import Testing

@Suite struct ModelTests {
  @Test func theEngineRoutesAsTheModelDoes() throws {
    try check("the engine routes as the model does", ModelComparison.self, steps: 12, runs: 2000)
  }
}
