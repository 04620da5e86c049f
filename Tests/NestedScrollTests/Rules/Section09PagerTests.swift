import NestedScroll
import Testing

/// A pager of 400 points a page, lists as pages.
private struct Pages {
  var engine = ScrollEngine()
  let pager: NodeID
  var lists: [NodeID] = []

  init(_ count: Int = 4, pager rule: Pager = Pager(), edges: Edges = .clamp) {
    pager = engine.insert(.pager(rule, viewport: 400, edges: edges))
    for _ in 0..<count { lists.append(engine.list(5000, in: pager, viewport: 600, edges: .bounce)) }
  }

  var offset: Double { engine.offset(of: pager) }

  var indices: [Int] {
    guard let pages = engine.pages(of: pager) else { return [] }
    return [pages.current, pages.target, pages.settled]
  }

  /// Every change that the last call told.
  var told: [String] {
    engine.report.pageChanges.map {
      "\($0.from.current) \($0.from.target) \($0.from.settled) > "
        + "\($0.to.current) \($0.to.target) \($0.to.settled)"
    }
  }

  mutating func swipe(_ distance: Double, velocity: Double = 0, page: Int = 0) {
    let time = engine.time
    engine.down(lists[page], at: time)
    engine.go(x: distance + (distance < 0 ? -10 : 10), at: time + 0.01)
    engine.up(x: velocity, at: time + 0.02)
  }
}

@Suite("Rules: pagers")
struct Section09PagerTests {
  @Test func aSlowReleaseGoesOnFromHalfAPage() {
    var pages = Pages()
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
    var pages = Pages()
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

  @Test func theIndicesFollowADragAndASnap() {
    var pages = Pages()
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
    var pages = Pages()
    pages.engine.down(pages.lists[0], at: 0)
    pages.engine.go(x: 10 + 400, at: 0.01)
    #expect(pages.indices == [1, 1, 0])
    pages.engine.touchEnded(time: 1)
    #expect(pages.indices == [1, 1, 1])
  }

  @Test func selectingFarAwayVisitsNoPageBetween() {
    var pages = Pages(6)
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
    var pages = Pages(6)
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
    var pages = Pages()
    pages.engine.fling(pages.lists[0], velocity: Vector(x: 0, y: 1000))
    pages.engine.select(page: 0, in: pages.pager)
    #expect(pages.told == [])
    let moving = pages.engine.isMoving
    #expect(moving)
  }

  @Test func aFlingInThePageThatIsLeftEndsWhereItIs() {
    var pages = Pages()
    pages.engine.fling(pages.lists[0], velocity: Vector(x: 0, y: 1000))
    pages.engine.advance(to: 0.1)
    let offset = pages.engine.offset(of: pages.lists[0])
    pages.engine.select(page: 1, in: pages.pager, animated: true)
    #expect(pages.engine.ended == ["vertical fling interrupted"])
    pages.engine.settle()
    #expect(pages.engine.offset(of: pages.lists[0]) == offset)
  }

  @Test func aBounceInThePageThatIsLeftEndsAtItsEdge() {
    var pages = Pages()
    pages.engine.fling(pages.lists[0], velocity: Vector(x: 0, y: -1000))
    pages.engine.advance(to: 0.05)
    #expect(pages.engine.pull(of: pages.lists[0]) < 0)
    pages.engine.select(page: 1, in: pages.pager)
    #expect(pages.engine.ended == ["vertical spring interrupted"])
    #expect(pages.engine.pull(of: pages.lists[0]) == 0)
  }

  @Test func aSnapInThePageThatIsLeftEndsAtItsTarget() {
    var pages = Pages()
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
    var pages = Pages()
    pages.engine.fling(pages.lists[0], velocity: Vector(x: 0, y: 3000))
    pages.engine.advance(to: 0.1)
    pages.engine.drag(pages.pager, by: 150, along: .horizontal)
    let before = pages.engine.isMoving
    #expect(before)
    pages.engine.drag(pages.pager, by: 60, along: .horizontal)
    let after = pages.engine.isMoving
    #expect(!after)
  }

  @Test func insertingAndRemovingKeepsTheCurrentPage() {
    var pages = Pages()
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
    var pages = Pages()
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
    var pages = Pages(3)
    pages.engine.select(page: 1, in: pages.pager)
    pages.engine.remove(pages.lists[1])
    #expect(pages.offset == 400)
    #expect(pages.indices == [1, 1, 1])
    pages.engine.remove(pages.lists[2])
    #expect(pages.offset == 0)
    #expect(pages.indices == [0, 0, 0])
  }

  @Test func aSizeChangeKeepsThePositionCountedInPages() {
    var pages = Pages()
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
    var pages = Pages()
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
    var pages = Pages(3, edges: .bounce)
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
    var pages = Pages(10, pager: Pager(pageLength: 100))
    // 1000 - 400: the pages 6 to 9 rest there.
    pages.engine.select(page: 8, in: pages.pager)
    #expect(pages.offset == 600)
    #expect(pages.indices == [8, 8, 8])
    pages.engine.select(page: 9, in: pages.pager, animated: true)
    pages.engine.settle()
    #expect(pages.offset == 600)
    #expect(pages.indices == [9, 9, 9])
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
