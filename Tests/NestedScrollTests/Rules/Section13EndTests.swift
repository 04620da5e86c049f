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

  @Test(arguments: [false, true])
  func whatIsHeldWhenItBeginsIsMovedByNothingElse(byPad: Bool) {
    var (engine, list) = refreshing()
    if byPad {
      engine.wheel(list, by: .zero, time: 0, phase: .began)
      engine.wheel(list, by: Vector(x: 0, y: -20), time: 0.01, phase: .changed)
    } else {
      engine.down(list, at: 0)
      engine.go(y: -10 - 20, at: 0.01)
    }
    engine.beginRefresh(.start, of: list)
    #expect(isNear(engine.offset(of: list), shown(-20, length: 400)))
    #expect(engine.ended == [])
    let isMoving = engine.isMoving
    #expect(!isMoving)
  }

  @Test func aPullThatIsTakenBackByACommandIsIdleAndReported() {
    var (engine, list) = refreshing()
    engine.drag(list, by: -30, along: .vertical)
    #expect(engine.refreshPhase(.start, of: list) == .pulling)
    engine.stop(list)
    #expect(engine.refreshPhase(.start, of: list) == .idle)
    #expect(engine.report.taken(by: list) == 30)
  }

  @Test func whatIsHeldOpenMayBeLessThanAPointOrMoreThanTheBand() {
    for (hold, stretch) in [(0.5, -0.5), (300, -200)] {
      var engine = ScrollEngine()
      let list = engine.insert(
        Node(
          .vertical, viewport: 400, content: 1000,
          refreshAtStart: Refresh(trigger: 0.5, hold: hold)))
      engine.beginRefresh(.start, of: list)
      #expect(engine.offset(of: list) == -hold)
      engine.endRefresh(.start, of: list)
      // What is shown of a pull is at most half of the view here.
      #expect(isNear(engine.stretch(of: list), stretch))
    }
  }

  @Test func halfOfATriggerBelowAPointIsHalfOfTheWay() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(
        .vertical, viewport: 400, content: 1000, refreshAtStart: Refresh(trigger: 0.5, hold: 40)))
    engine.drag(list, by: -0.25, along: .vertical)
    #expect(engine.refreshProgress(.start, of: list) == 0.5)
  }
}
