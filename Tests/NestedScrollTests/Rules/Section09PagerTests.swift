import NestedScroll
import Testing

@Suite("Rules: pagers")
struct Section09PagerTests {
  @Test func aSlowReleaseGoesOnFromHalfAPage() {
    var pages = PagesOfLists()
    pages.swipe(199)
    pages.engine.settle()
    #expect(pages.offset == 0)
    pages.swipe(200)
    pages.engine.settle()
    #expect(pages.offset == 400)
    // Slower than 400 counts as at rest.
    pages.swipe(-150, velocity: -399, page: 1)
    pages.engine.settle()
    #expect(pages.offset == 400)
  }

  @Test func aFastReleaseGoesOnePageAtMost() {
    var pages = PagesOfLists()
    pages.swipe(10, velocity: 400)
    pages.engine.settle()
    #expect(pages.offset == 400)
    pages.swipe(10, velocity: 9000, page: 1)
    pages.engine.settle()
    #expect(pages.offset == 800)
    // It never goes against its direction.
    pages.swipe(300, velocity: -500, page: 2)
    pages.engine.settle()
    #expect(pages.offset == 800)
    pages.swipe(-100, velocity: -500, page: 2)
    pages.engine.settle()
    #expect(pages.offset == 400)
  }

  @Test func insertingAndRemovingKeepsTheCurrentPage() {
    var pages = PagesOfLists()
    pages.engine.select(page: 2, in: pages.pager)
    let new = pages.engine.insert(
      .list(viewport: 600, content: 10), under: pages.pager, at: 0)
    #expect(pages.told == [])
    #expect(pages.indices == [3, 3, 3])
    #expect(pages.offset == 1200)
    pages.engine.remove(new)
    #expect(pages.told == [])
    #expect(pages.indices == [2, 2, 2])
    #expect(pages.offset == 800)
    pages.engine.move(pages.lists[2], under: pages.pager, at: 0)
    #expect(pages.told == [])
    #expect(pages.indices == [0, 0, 0])
    #expect(pages.offset == 0)
    pages.engine.move(pages.lists[3], under: pages.pager, at: 0)
    #expect(pages.indices == [1, 1, 1])
    #expect(pages.offset == 400)
  }

  @Test func insertingMovesAMotionAlong() {
    var pages = PagesOfLists()
    pages.swipe(100, velocity: 1000)
    pages.engine.advance(to: 0.05)
    let before = pages.offset
    pages.engine.insert(.list(viewport: 600, content: 10), under: pages.pager, at: 0)
    #expect(isNear(pages.offset, before + 400))
    pages.engine.settle()
    #expect(pages.offset == 800)
    #expect(pages.indices == [2, 2, 2])
  }

  @Test func removingTheCurrentPageShowsTheNext() {
    var pages = PagesOfLists(3)
    pages.engine.select(page: 1, in: pages.pager)
    pages.engine.remove(pages.lists[1])
    #expect(pages.offset == 400)
    #expect(pages.indices == [1, 1, 1])
    pages.engine.remove(pages.lists[2])
    #expect(pages.offset == 0)
    #expect(pages.indices == [0, 0, 0])
  }

  @Test func aSizeChangeKeepsThePositionCountedInPages() {
    var pages = PagesOfLists()
    pages.engine.select(page: 2, in: pages.pager)
    pages.engine.update(pages.pager) { $0.viewport = 500 }
    #expect(pages.offset == 1000)
    #expect(pages.told == [])
    pages.engine.drag(pages.pager, by: 100, along: .horizontal)
    #expect(isNear(pages.engine.progress(of: pages.pager), 2.2))
    pages.engine.update(pages.pager) { $0.viewport = 400 }
    #expect(isNear(pages.engine.progress(of: pages.pager), 2.2))
  }

  @Test func aSizeChangeInASnapGoesOnToTheSamePage() {
    var pages = PagesOfLists()
    pages.swipe(100, velocity: 1000)
    pages.engine.advance(to: 0.05)
    let progress = pages.engine.progress(of: pages.pager)
    pages.engine.update(pages.pager) { $0.viewport = 500 }
    #expect(isNear(pages.engine.progress(of: pages.pager), progress))
    pages.engine.settle()
    #expect(pages.offset == 500)
  }

  @Test func whatTheLastPageLeavesGoesUpTheChain() {
    var engine = ScrollEngine()
    let outer = engine.insert(.pager(viewport: 400))
    let inner = engine.insert(.pager(viewport: 400), under: outer)
    let list = engine.list(1000, in: inner, viewport: 600)
    _ = engine.list(1000, in: inner, viewport: 600)
    _ = engine.list(1000, in: outer, viewport: 600)
    engine.drag(list, by: 500, along: .horizontal)
    #expect(engine.offsets(inner, outer) == [400, 100])
    engine.drag(list, by: -600, along: .horizontal)
    #expect(engine.offsets(inner, outer) == [0, 0])
    #expect(engine.report.unconsumed.x == -100)
    #expect(engine.report.unconsumedAt(.horizontal) == outer)
  }

  @Test func aChildsFlingTurnsNoPage() {
    var engine = ScrollEngine()
    let outer = engine.list(5000, axis: .horizontal)
    let pager = engine.insert(.pager(viewport: 400), under: outer)
    let row = engine.list(500, in: pager, axis: .horizontal, viewport: 400)
    _ = engine.list(500, in: pager, viewport: 400)
    engine.fling(row, velocity: Vector(x: 5000, y: 0))
    engine.settle()
    #expect(engine.offsets(row, pager, outer) == [100, 0, 0])
    // Nothing passes a pager that could still move; at its end it does.
    engine.fling(row, velocity: Vector(x: -1000, y: 0))
    engine.settle()
    engine.setOffset(300, of: outer)
    engine.fling(row, velocity: Vector(x: -1000, y: 0))
    engine.settle()
    #expect(engine.offset(of: outer) == 0)
  }

  @Test func rightToLeftTurnsDeltasRound() {
    var engine = ScrollEngine()
    let root = engine.insert(
      Node(.vertical, viewport: 600, content: 600, direction: .rightToLeft))
    let pager = engine.insert(.pager(viewport: 400), under: root)
    let list = engine.list(1000, in: pager, viewport: 600)
    _ = engine.list(1000, in: pager, viewport: 600)
    engine.down(list, at: 0)
    // The finger goes right: the next page comes from the left.
    engine.go(x: -60, at: 0.01)
    #expect(engine.offset(of: pager) == 50)
    #expect(engine.report.taken(by: pager) == -50)
    engine.up(x: -1000, at: 0.02)
    #expect(engine.pages(of: pager)?.target == 1)
    #expect(engine.velocity(of: pager) > 0)
    #expect(engine.motionStates[0].velocity < 0)
    engine.settle()
    #expect(engine.offset(of: pager) == 400)
    engine.update(root) { $0.direction = .leftToRight }
    engine.drag(list, by: -30, along: .horizontal)
    #expect(engine.offset(of: pager) == 370)
  }

  @Test func whenAPagerBouncesBackItSnaps() {
    var pages = PagesOfLists(3, edges: .bounce)
    pages.swipe(-100)
    #expect(pages.engine.pull(of: pages.pager) == -100)
    pages.engine.settle()
    #expect(pages.offset == 0)
    #expect(pages.engine.pull(of: pages.pager) == 0)
    #expect(pages.indices == [0, 0, 0])
  }

  @Test func theOutermostPagerBetweenPagesTakesTheCurve() {
    var engine = ScrollEngine()
    let outer = engine.insert(.pager(viewport: 400))
    let inner = engine.insert(.pager(viewport: 400), under: outer)
    let list = engine.list(1000, in: inner, viewport: 600)
    _ = engine.list(1000, in: inner, viewport: 600)
    _ = engine.list(1000, in: outer, viewport: 600)
    engine.setOffset(50, of: outer)
    engine.setOffset(60, of: inner)
    engine.down(list, at: 0)
    engine.up(x: 1000, at: 0.01)
    engine.settle()
    // The inner one goes back alone.
    #expect(engine.offsets(inner, outer) == [0, 400])
  }

  @Test func pagesThatCannotReachTheirPlaceRestAtTheEnd() {
    var pages = PagesOfLists(10, pager: Pager(pageLength: 100))
    // 1000 - 400: the pages 6 to 9 rest there.
    pages.engine.select(page: 8, in: pages.pager)
    #expect(pages.offset == 600)
    #expect(pages.indices == [8, 8, 8])
    pages.engine.select(page: 9, in: pages.pager, animated: true)
    pages.engine.settle()
    #expect(pages.offset == 600)
    #expect(pages.indices == [9, 9, 9])
  }

  @Test func pagesOfNoLengthAllShow() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 200), viewport: 400))
    var node = Node.pager(Pager(pageOffsets: .resetWhileHeaderShows), viewport: 0)
    node.insets.end = 50
    let pager = engine.insert(node, under: header)
    let lists = (0..<2).map { _ in engine.list(1000, in: pager) }
    engine.setOffset(70, of: lists[1])
    #expect(engine.progress(of: pager) == 0)
    engine.drag(pager, by: 10, along: .horizontal)
    #expect(engine.offset(of: pager) == 10)
    #expect(engine.progress(of: pager) == 0)
    #expect(engine.offset(of: lists[1]) == 70)
  }
}
