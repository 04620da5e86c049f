import NestedScroll
import Testing

@Suite("Rules: pages that keep their identity")
struct Section09KeepingTests {
  @Test func roomThatOpensUnderAStretchedPagerBecomesOffset() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400, edges: .bounce))
    let first = engine.list(100, in: pager)
    engine.down(first, at: 0)
    engine.go(x: 10 + 100, at: 0.01)
    #expect(engine.pull(of: pager) == 100)
    let shownBefore = engine.shownOffset(of: pager)
    _ = engine.list(100, in: pager)
    #expect(engine.pull(of: pager) == 0)
    #expect(isNear(engine.offset(of: pager), shownBefore))
    engine.touchEnded(time: 0.5)
    engine.settle()
    #expect(engine.offset(of: pager) == 0)
  }
}
