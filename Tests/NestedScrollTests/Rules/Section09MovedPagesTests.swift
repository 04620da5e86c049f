import NestedScroll
import Testing

/// A pager of 400 points a page, lists as pages.
private struct Pages {
  var engine = ScrollEngine()
  let pager: NodeID
  var lists: [NodeID] = []

  init(_ count: Int, _ rule: Pager = Pager()) {
    pager = engine.insert(.pager(rule, viewport: 400))
    for _ in 0..<count { lists.append(engine.list(5000, in: pager)) }
  }

  /// A finger takes the pager to an offset and stays there.
  mutating func hold(at offset: Double, on page: Int) {
    let way = offset - engine.offset(of: pager)
    engine.down(lists[page], at: engine.time)
    engine.go(x: way + (way < 0 ? -10 : 10), at: engine.time + 0.01)
  }
}

@Suite("Rules: pages that move, and pages that were left")
struct Section09MovedPagesTests {
  @Test func aPagerThatCannotMoveIsOnItsFirstPage() {
    let pages = Pages(1)
    #expect(pages.engine.progress(of: pages.pager) == 0)
  }

  @Test func pagesMayBeShorterThanAPoint() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 0.5))
    for _ in 0..<3 { _ = engine.list(5000, in: pager) }
    engine.setOffset(0.75, of: pager)
    #expect(engine.progress(of: pager) == 1.5)
  }

  @Test func aPageThatComesBeforeAStretchTakesUpWhatItHasRoomFor() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(Pager(pageLength: 100), viewport: 400, edges: .bounce))
    for _ in 0..<8 { _ = engine.list(5000, in: pager) }
    engine.setOffset(100, of: pager)
    engine.setOffset(0, of: pager)
    engine.drag(pager, by: -400, along: .horizontal)
    let stretch = engine.stretch(of: pager)
    #expect(stretch < -100)
    engine.insert(.list(viewport: 100, content: 5000), under: pager, at: 0)
    #expect(engine.offset(of: pager) == 0)
    #expect(isNear(engine.stretch(of: pager), stretch + 100))
  }

  @Test func anOffsetThatWaitsForContentIsForgottenWhenThePageIsReset() {
    var engine = ScrollEngine()
    let list = engine.list(nil)
    engine.setOffset(500, of: list)
    let pager = engine.insert(.pager(Pager(pageOffsets: .resetOnLeave), viewport: 400))
    engine.move(list, under: pager)
    _ = engine.list(5000, in: pager)
    engine.select(page: 1, in: pager)
    engine.select(page: 0, in: pager)
    engine.update(list) { $0.content = 5000 }
    #expect(engine.offset(of: list) == 0)
  }

  @Test func thereIsNoGapWhereThereAreNoPages() {
    var engine = ScrollEngine()
    var node = Node.pager(Pager(spacing: 50), viewport: 400)
    node.insets = Insets(start: 0, end: 500)
    let pager = engine.insert(node)
    #expect(engine.extent(of: pager) == 0...100)
  }

  @Test func aPageThatIsMovedUnderWayIsGoneToFromWhereThePagerIs() {
    var pages = Pages(4)
    pages.engine.select(page: 3, in: pages.pager, animated: true)
    pages.engine.advance(to: 0.05)
    pages.engine.move(pages.lists[3], under: pages.pager, at: 1)
    #expect(pages.engine.offset(of: pages.pager) == 0)
    pages.engine.advance(to: 0.07)
    #expect(pages.engine.offset(of: pages.pager) > 0)
    pages.engine.settle()
    #expect(pages.engine.offset(of: pages.pager) == 400)
  }

  @Test func aPageThatShowsBesideAGapIsNotResetThere() {
    var pages = Pages(3, Pager(spacing: 100, pageOffsets: .resetOnLeave))
    pages.hold(at: 450, on: 0)
    pages.engine.setOffset(50, of: pages.lists[1])
    pages.engine.go(x: 510, at: pages.engine.time + 0.01)
    #expect(pages.engine.offsets(pages.pager, pages.lists[1]) == [500, 50])
  }

  @Test func aPageThatWasSelectedAwayFromIsResetWhenAFingerComesBack() {
    var pages = Pages(2, Pager(pageOffsets: .resetOnLeave))
    pages.engine.setOffset(50, of: pages.lists[0])
    pages.engine.select(page: 1, in: pages.pager, animated: true)
    pages.engine.settle()
    #expect(pages.engine.offset(of: pages.lists[0]) == 50)
    pages.hold(at: 300, on: 1)
    #expect(pages.engine.offset(of: pages.lists[0]) == 0)
  }

  @Test func anOffsetBeyondThePagesIsGoneToWhenTheyCome() {
    var pages = Pages(2)
    pages.engine.setOffset(900, of: pages.pager)
    #expect(pages.engine.offset(of: pages.pager) == 400)
    for _ in 0..<2 { _ = pages.engine.list(5000, in: pages.pager) }
    #expect(pages.engine.offset(of: pages.pager) == 900)
  }

  @Test func aSnapInAPageThatIsLeftEndsAtItsTarget() {
    var engine = ScrollEngine()
    var node = Node.pager(viewport: 400)
    node.inputs = .all
    let pager = engine.insert(node)
    let row = engine.list(1000, in: pager, axis: .horizontal, viewport: 400)
    _ = engine.list(1000, in: pager)
    engine.scroll(row, to: 100, animated: true)
    engine.advance(to: 0.05)
    engine.select(page: 1, in: pager)
    #expect(engine.offsets(row, pager) == [100, 400])
  }

  @Test func aNodeThatIsMovedInFromElsewhereLeavesThePagerOnItsPage() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(Pager(page: 1), viewport: 100))
    for _ in 0..<2 { _ = engine.list(300, in: pager) }
    let other = engine.list(300)
    #expect(engine.offset(of: pager) == 100)
    engine.move(other, under: pager, at: 0)
    #expect(engine.offset(of: pager) == 200)
    #expect(engine.indices(pager) == [2, 2, 2])
  }

  @Test func aPagerThatWasPutSomewhereDoesNotStartOnItsFirstPage() {
    var engine = ScrollEngine()
    let pager = engine.insert(
      .pager(Pager(page: 2), viewport: 100))
    engine.setOffset(100, of: pager)
    for _ in 0..<3 { _ = engine.list(300, in: pager) }
    #expect(engine.offset(of: pager) == 100)
  }
}
