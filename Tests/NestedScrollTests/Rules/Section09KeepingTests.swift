import NestedScroll
import Testing

@Suite("Rules: pages that keep their identity")
struct Section09KeepingTests {
  @Test func aSizeChangeKeepsACurrentPageThatRestsAtTheEnd() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(Pager(pageLength: 100), viewport: 400))
    for _ in 0..<10 { _ = engine.list(100, in: pager) }
    engine.select(page: 9, in: pager)
    #expect(engine.offset(of: pager) == 600)
    engine.update(pager) { $0.viewport = 200 }
    #expect(engine.pages(of: pager)?.current == 9)
    #expect(engine.offset(of: pager) == 800)
    #expect(engine.report.pageChanges.isEmpty)
  }

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

  @Test func aFlingCutShortByAPageTurnLeavesNothingBetweenRests() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let list = engine.list(10_000, in: pager, viewport: 600, snap: series(every: 100))
    _ = engine.list(100, in: pager)
    engine.fling(list, velocity: Vector(x: 0, y: 2000))
    engine.advance(to: 0.1)
    engine.select(page: 1, in: pager)
    engine.settle()
    #expect(engine.offset(of: list).remainder(dividingBy: 100) == 0)
  }

  @Test func aStretchedPagerWhoseCurrentPageMovesIsStretchedNoMore() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400, edges: .bounce))
    let first = engine.list(100, in: pager)
    _ = engine.list(100, in: pager)
    engine.drag(first, by: -100, along: .horizontal)
    #expect(engine.pull(of: pager) == -100)
    engine.move(first, under: pager, at: 1)
    #expect(engine.pages(of: pager)?.current == 1)
    #expect(engine.pull(of: pager) == 0 || engine.offset(of: pager) == 0)
    engine.settle()
    #expect(engine.pages(of: pager)?.current == 1)
  }

  @Test func aPageAddedToAStretchedPagerThatAwaitsItsFirstPageEndsTheStretch() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(Pager(page: 2), viewport: 400, edges: .bounce))
    let first = engine.list(100, in: pager)
    engine.drag(first, by: 100, along: .horizontal)
    #expect(engine.pull(of: pager) == 100)
    _ = engine.list(100, in: pager)
    #expect(engine.pages(of: pager)?.current == 1)
    #expect(engine.pull(of: pager) == 0 || engine.offset(of: pager) == 400)
  }

  @Test func progressIsANumberWhateverTheSpacing() {
    var engine = ScrollEngine()
    let pager = engine.insert(
      Node(
        .vertical, viewport: 0, content: nil, insets: Insets(start: 1e300),
        pager: Pager(spacing: .leastNonzeroMagnitude)))
    for _ in 0..<4 { _ = engine.list(0, in: pager, viewport: 0) }
    engine.setOffset(-1, of: pager)
    #expect(engine.offset(of: pager) == -1)
    #expect(engine.progress(of: pager).isFinite)
  }
}
