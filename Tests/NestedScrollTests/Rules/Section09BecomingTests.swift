import NestedScroll
import Testing

/// Three pages of 400 points.
private struct Pages {
  var engine = ScrollEngine()
  let pager: NodeID
  var lists: [NodeID] = []

  init(length: Double = 400, _ rule: Pager = Pager(), edges: Edges = .clamp, insets: Insets = .zero)
  {
    pager = engine.insert(
      Node(
        .horizontal, viewport: length, content: nil, insets: insets, edges: edges, pager: rule))
    for _ in 0..<3 { lists.append(engine.list(5000, in: pager)) }
  }

  /// A finger takes the pager to an offset and stays there.
  mutating func hold(at offset: Double) {
    engine.down(lists[0], at: engine.time)
    engine.go(x: offset + 10, at: engine.time + 0.01)
  }
}

@Suite("Rules: nodes that become pagers, and pagers that change")
struct Section09BecomingTests {
  @Test func childrenOfANodeThatBecomesAPagerAreItsPages() {
    var engine = ScrollEngine()
    let node = engine.list(1000, axis: .horizontal, viewport: 400)
    let children = (0..<3).map { _ in engine.list(1000, in: node) }
    engine.update(node) { $0.pager = Pager() }
    #expect(engine.extent(of: node) == 0...800)
    engine.reveal(0, 10, in: children[2])
    #expect(engine.offset(of: node) == 800)
    engine.remove(children[1])
    #expect(engine.offset(of: node) == 400)
    engine.remove(children[2])
    #expect(engine.children(of: node) == [children[0]])
  }

  @Test func aPagerThatIsNoneAnyMoreStaysWhereItIs() {
    var pages = Pages()
    pages.engine.setOffset(400, of: pages.pager)
    pages.engine.update(pages.pager) {
      $0.pager = nil
      $0.content = 2000
    }
    #expect(pages.engine.offset(of: pages.pager) == 400)
    #expect(pages.engine.pages(of: pages.pager) == nil)
  }

  @Test func aPagerWithoutLengthKeepsItsPage() {
    var pages = Pages()
    pages.engine.select(page: 2, in: pages.pager)
    pages.engine.update(pages.pager) { $0.viewport = 0 }
    #expect(pages.engine.indices(pages.pager) == [2, 2, 2])
    pages.engine.update(pages.pager) { $0.viewport = 300 }
    #expect(pages.engine.indices(pages.pager) == [2, 2, 2])
    #expect(pages.engine.offset(of: pages.pager) == 600)
  }

  @Test func aPagerWithoutPagesIsOnTheFirst() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    engine.update(pager) { $0.viewport = 300 }
    #expect(engine.indices(pager) == [0, 0, 0])
    #expect(engine.report.pageChanges.isEmpty)
    #expect(engine.progress(of: pager) == 0)
  }

  @Test func aPagerThatLosesItsOnlyPageIsOnTheFirst() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(Pager(page: 5), viewport: 400))
    let page = engine.list(1000, in: pager)
    engine.remove(page)
    #expect(engine.indices(pager) == [0, 0, 0])
  }

  @Test func theFirstPageLeavesAPagerWhereItWasPut() {
    var engine = ScrollEngine()
    let pager = engine.insert(
      Node(
        .horizontal, viewport: 400, content: nil, insets: Insets(end: 50), offset: 0,
        pager: Pager()))
    _ = engine.list(1000, in: pager)
    #expect(engine.extent(of: pager) == 0...50)
    #expect(engine.offset(of: pager) == 0)
  }

  @Test func beforeItsFirstPageAPagerIsAtMostOnePageAway() {
    var pages = Pages(insets: Insets(start: 800))
    pages.engine.setOffset(-300, of: pages.pager)
    #expect(pages.engine.progress(of: pages.pager) == -0.75)
    pages.engine.setOffset(-600, of: pages.pager)
    #expect(pages.engine.progress(of: pages.pager) == -1)
  }

  @Test func aPagerThatIsCaughtOnItsWayEndsNothingInThePageAhead() {
    var pages = Pages()
    pages.engine.select(page: 1, in: pages.pager, animated: true)
    pages.engine.fling(pages.lists[1], velocity: Vector(x: 0, y: 1000))
    pages.engine.down(pages.pager, at: 0.02)
    #expect(pages.engine.ended == ["horizontal command interrupted"])
    #expect(pages.engine.motionStates.map(\.kind) == [.fling])
  }

  @Test func pagesOfHalfAPointAreRests() {
    var pages = Pages(length: 0.5)
    pages.hold(at: 0.3)
    pages.engine.up(at: 1)
    pages.engine.settle()
    #expect(pages.engine.offset(of: pages.pager) == 0.5)
  }

  @Test func aStartThatMovesKeepsThePositionCountedInPages() {
    var pages = Pages()
    pages.hold(at: 100)
    #expect(pages.engine.progress(of: pages.pager) == 0.25)
    pages.engine.update(pages.pager) { $0.insets.start = -50 }
    #expect(pages.engine.extent(of: pages.pager) == 50...800)
    #expect(pages.engine.progress(of: pages.pager) == 0.25)
  }

  @Test func anUpdateOfNothingLeavesAPagerWhereItIsToTheLastBit() {
    for step in 1..<200 {
      var pages = Pages(length: 300)
      let offset = Double(step) * 1.37
      pages.hold(at: offset)
      let before = pages.engine.offset(of: pages.pager)
      pages.engine.update(pages.pager)
      #expect(pages.engine.offset(of: pages.pager) == before)
    }
  }

  @Test func aPageThatComesBeforeLeavesThePagerExactlyOnItsPage() {
    for length in stride(from: 100.1, to: 110, by: 0.1) {
      var pages = Pages(length: length)
      pages.engine.select(page: 2, in: pages.pager)
      _ = pages.engine.list(1000, in: pages.pager)
      for count in 3...7 {
        pages.engine.insert(.list(viewport: 100, content: 1000), under: pages.pager, at: 1)
        #expect(pages.engine.offset(of: pages.pager) == Double(count) * length)
      }
    }
  }

  @Test func pagesThatComeUnderAFingerLeaveThePagerOnItsFirst() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400, edges: .bounce))
    engine.down(pager, at: 0)
    for _ in 0..<2 { _ = engine.list(1000, in: pager) }
    engine.up(at: 0.1)
    _ = engine.list(1000, in: pager)
    #expect(engine.offset(of: pager) == 0)
    #expect(engine.indices(pager) == [0, 0, 0])
  }

  @Test func aDeltaThatTurnsAPageSettlesThePagerAtOnce() {
    var pages = Pages()
    pages.engine.drag(pages.lists[0], by: 400, along: .horizontal)
    #expect(pages.engine.indices(pages.pager) == [1, 1, 1])
  }
}
