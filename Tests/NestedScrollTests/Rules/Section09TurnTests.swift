import NestedScroll
import Testing

@Suite("Rules: pages that are turned to, and pages that are left")
struct Section09TurnTests {
  @Test func theIndicesFollowADragAndASnap() {
    var pages = PagesOfLists()
    pages.engine.down(pages.lists[0], at: 0)
    pages.engine.go(x: 10 + 200, at: 0.01)
    // A tie stays with the page it came from.
    #expect(pages.indices == [0, 0, 0])
    #expect(pages.told == [])
    pages.engine.go(x: 10 + 201, at: 0.02)
    #expect(pages.indices == [1, 1, 0])
    #expect(pages.told == ["0 0 0 > 1 1 0"])
    pages.engine.go(x: 10 + 50, at: 0.03)
    #expect(pages.indices == [0, 0, 0])
    pages.engine.up(x: 500, at: 0.04)
    #expect(pages.indices == [0, 1, 0])
    #expect(pages.told == ["0 0 0 > 0 1 0"])
    pages.engine.settle()
    #expect(pages.indices == [1, 1, 1])
    #expect(pages.told == ["0 1 0 > 1 1 1"])
    pages.engine.advance(to: 10)
    #expect(pages.told == [])
  }

  @Test func aPageIsSettledOnlyOnceTheFingerIsUp() {
    var pages = PagesOfLists()
    pages.engine.down(pages.lists[0], at: 0)
    pages.engine.go(x: 10 + 400, at: 0.01)
    #expect(pages.indices == [1, 1, 0])
    pages.engine.touchEnded(time: 1)
    #expect(pages.indices == [1, 1, 1])
  }

  @Test func selectingFarAwayVisitsNoPageBetween() {
    var pages = PagesOfLists(6)
    pages.engine.select(page: 5, in: pages.pager, animated: true)
    #expect(pages.indices == [5, 5, 0])
    #expect(pages.told == ["0 0 0 > 5 5 0"])
    var seen: [String] = []
    while pages.engine.isMoving {
      pages.engine.advance(to: pages.engine.time + 0.01)
      seen += pages.told
    }
    #expect(seen == ["5 5 0 > 5 5 5"])
    #expect(pages.offset == 2000)
    pages.engine.select(page: 2, in: pages.pager)
    #expect(pages.indices == [2, 2, 2])
    #expect(pages.told == ["5 5 5 > 2 2 2"])
    #expect(pages.offset == 800)
    pages.engine.select(page: 99, in: pages.pager)
    #expect(pages.indices == [5, 5, 5])
    pages.engine.select(page: -1, in: pages.pager)
    #expect(pages.indices == [0, 0, 0])
  }

  @Test func anInterruptedSelectIsNowhereInParticular() {
    var pages = PagesOfLists(6)
    pages.engine.select(page: 5, in: pages.pager, animated: true)
    while pages.offset < 1300 { pages.engine.advance(to: pages.engine.time + 0.005) }
    let nearest = Int((pages.offset / 400).rounded())
    pages.engine.down(pages.lists[3], at: pages.engine.time)
    #expect(pages.indices == [nearest, nearest, 0])
    pages.engine.touchEnded(time: pages.engine.time)
    pages.engine.settle()
    #expect(pages.indices[0] == pages.indices[2])
    #expect(pages.offset == Double(pages.indices[0]) * 400)
  }

  @Test func selectingTheCurrentPageChangesNothing() {
    var pages = PagesOfLists()
    pages.engine.fling(pages.lists[0], velocity: Vector(x: 0, y: 1000))
    pages.engine.select(page: 0, in: pages.pager)
    #expect(pages.told == [])
    let moving = pages.engine.isMoving
    #expect(moving)
  }

  @Test func aFlingInThePageThatIsLeftEndsWhereItIs() {
    var pages = PagesOfLists()
    pages.engine.fling(pages.lists[0], velocity: Vector(x: 0, y: 1000))
    pages.engine.advance(to: 0.1)
    let offset = pages.engine.offset(of: pages.lists[0])
    pages.engine.select(page: 1, in: pages.pager, animated: true)
    #expect(pages.engine.ended == ["vertical fling interrupted"])
    pages.engine.settle()
    #expect(pages.engine.offset(of: pages.lists[0]) == offset)
  }

  @Test func aBounceInThePageThatIsLeftEndsAtItsEdge() {
    var pages = PagesOfLists()
    pages.engine.fling(pages.lists[0], velocity: Vector(x: 0, y: -1000))
    pages.engine.advance(to: 0.05)
    #expect(pages.engine.pull(of: pages.lists[0]) < 0)
    pages.engine.select(page: 1, in: pages.pager)
    #expect(pages.engine.ended == ["vertical spring interrupted"])
    #expect(pages.engine.pull(of: pages.lists[0]) == 0)
  }

  @Test func aSnapInThePageThatIsLeftEndsAtItsTarget() {
    var pages = PagesOfLists()
    pages.engine.update(pages.lists[0]) { $0.snap = series(every: 100) }
    pages.engine.setOffset(130, of: pages.lists[0])
    pages.engine.down(pages.lists[0], at: 0)
    pages.engine.touchEnded(time: 0.01)
    pages.engine.advance(to: 0.02)
    pages.engine.select(page: 1, in: pages.pager)
    #expect(pages.engine.ended == ["vertical snap interrupted"])
    #expect(pages.engine.offset(of: pages.lists[0]) == 100)
  }

  @Test func aDragToAnotherPageEndsTheMotionsOfTheOneLeft() {
    var pages = PagesOfLists()
    pages.engine.fling(pages.lists[0], velocity: Vector(x: 0, y: 3000))
    pages.engine.advance(to: 0.1)
    pages.engine.drag(pages.pager, by: 150, along: .horizontal)
    let before = pages.engine.isMoving
    #expect(before)
    pages.engine.drag(pages.pager, by: 60, along: .horizontal)
    let after = pages.engine.isMoving
    #expect(!after)
  }

  @Test func whatMovesInThePageThatIsLeftTakesNotThePagersTargetWithIt() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let row = engine.list(1000, in: pager, axis: .horizontal)
    _ = engine.list(100, in: pager)
    engine.fling(row, velocity: Vector(x: 200, y: 0))
    engine.scroll(pager, by: 50, along: .horizontal, animated: true)
    #expect(engine.indices(pager) == [0, 1, 0])
    #expect(engine.ended == ["horizontal fling interrupted"])
  }

  @Test func sentOnToThePageThatItGoesToAPagerLeavesNone() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let lists = (0..<2).map { _ in engine.list(1000, in: pager) }
    engine.select(page: 1, in: pager, animated: true)
    engine.advance(to: 0.01)
    engine.scroll(lists[0], to: 100, animated: true)
    engine.select(page: 1, in: pager, animated: true)
    #expect(engine.offset(of: lists[0]) == 0)
    #expect(engine.indices(pager) == [1, 1, 0])
  }

  @Test func aPagerSentToOneOfTheLastPagesLeavesNoOtherOnTheWay() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(Pager(pageLength: 40), viewport: 100))
    let lists = (0..<4).map { _ in engine.list(1000, in: pager) }
    // The pages 2 and 3 lie at the end both.
    engine.scroll(lists[2], to: 100, animated: true)
    engine.select(page: 3, in: pager, animated: true)
    #expect(engine.offset(of: lists[2]) == 0)
    #expect(engine.indices(pager) == [3, 3, 0])
  }

  @Test func aSpringThatSwingsBackLeavesAPagerOnItsWay() {
    var engine = ScrollEngine()
    let outer = engine.list(200, axis: .horizontal, edges: .bounce)
    let pager = engine.insert(.pager(viewport: 100), under: outer)
    for _ in 0..<2 { _ = engine.list(100, in: pager) }
    engine.down(pager, at: 0)
    engine.go(x: -30, at: 0.01)
    engine.up(x: 2000, at: 0.02)
    engine.select(page: 1, in: pager, animated: true)
    engine.advance(to: 0.05)
    #expect(engine.offset(of: outer) > 0)
    #expect(engine.indices(pager) == [1, 1, 0])
  }

  @Test func aNodeThatStopsInAPageBeingSelectedLeavesTheSelection() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    for _ in 0..<2 { _ = engine.list(1000, in: pager) }
    let row = engine.list(1000, in: pager, axis: .horizontal, viewport: 400)
    engine.select(page: 2, in: pager, animated: true)
    engine.scroll(row, to: 50, animated: true)
    engine.stop(row)
    #expect(engine.indices(pager) == [2, 2, 0])
    engine.settle()
    #expect(engine.indices(pager) == [2, 2, 2])
  }
}
