import NestedScroll
import Testing

@Suite("Rules: how a refresh ends")
struct Section13EndTests {
  private func refreshing() -> (ScrollEngine, NodeID) {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(
        .vertical, viewport: 400, content: 1000, edges: .bounce,
        refreshAtStart: Refresh(trigger: 60, hold: 50)))
    return (engine, list)
  }

  @Test func whatIsPulledWhileItGoesOnIsShownWhereItWas() {
    var (engine, list) = refreshing()
    engine.beginRefresh(.start, of: list)
    engine.settle()
    engine.drag(list, by: -20, along: .vertical)
    let shown = engine.shownOffset(of: list)
    #expect(shown < -50)
    engine.endRefresh(.start, of: list)
    #expect(isNear(engine.shownOffset(of: list), shown))
  }

  @Test func aPullThatIsTakenBackByACommandIsIdleAndReported() {
    var (engine, list) = refreshing()
    engine.drag(list, by: -30, along: .vertical)
    #expect(engine.refreshPhase(.start, of: list) == .pulling)
    engine.stop(list)
    #expect(engine.refreshPhase(.start, of: list) == .idle)
    #expect(engine.report.taken(by: list) == 30)
  }
}
