import NestedScroll
import Testing

/// A header, a pager with a rule for page offsets, three lists.
private struct Profile {
  var engine = ScrollEngine()
  let header: NodeID
  let pager: NodeID
  var lists: [NodeID] = []

  init(_ rule: Pager.PageOffsets) {
    header = engine.insert(.header(Header(height: 200), viewport: 700))
    pager = engine.insert(.pager(Pager(pageOffsets: rule), viewport: 400), under: header)
    for _ in 0..<4 { lists.append(engine.list(5000, in: pager, viewport: 700)) }
  }

  func offsets() -> [Double] { lists.map { engine.offset(of: $0) } }
}

@Suite("Rules: page offsets")
struct Section09OffsetsTests {
  @Test func keepKeeps() {
    var page = Profile(.keep)
    page.engine.setOffset(300, of: page.lists[1])
    page.engine.select(page: 1, in: page.pager)
    page.engine.select(page: 2, in: page.pager)
    page.engine.select(page: 1, in: page.pager)
    #expect(page.offsets() == [0, 300, 0, 0])
  }

  @Test func resetWhileTheHeaderShows() {
    var page = Profile(.resetWhileHeaderShows)
    page.engine.setOffset(300, of: page.lists[1])
    page.engine.setOffset(400, of: page.lists[2])
    page.engine.setOffset(200, of: page.header)
    page.engine.drag(page.lists[0], by: 1, along: .horizontal)
    #expect(page.offsets() == [0, 300, 400, 0])
    page.engine.drag(page.lists[0], by: 399, along: .horizontal)
    page.engine.setOffset(199, of: page.header)
    // Only what becomes visible, before it does.
    page.engine.drag(page.lists[1], by: 1, along: .horizontal)
    #expect(page.offsets() == [0, 300, 0, 0])
  }

  @Test func resetOnLeaveCountsFromTheNextTimeItShows() {
    var page = Profile(.resetOnLeave)
    page.engine.setOffset(300, of: page.lists[0])
    page.engine.setOffset(300, of: page.lists[2])
    page.engine.select(page: 1, in: page.pager)
    // It was left, but it doesn't show.
    #expect(page.offsets() == [300, 0, 300, 0])
    page.engine.drag(page.lists[1], by: -1, along: .horizontal)
    #expect(page.offsets() == [0, 0, 300, 0])
    // A page that was never visible keeps its offset.
    page.engine.select(page: 2, in: page.pager)
    #expect(page.offsets() == [0, 0, 300, 0])
  }

  @Test func aPageThatADragPassesOverHasBeenVisible() {
    var page = Profile(.resetOnLeave)
    page.engine.setOffset(300, of: page.lists[1])
    page.engine.drag(page.lists[0], by: 800, along: .horizontal)
    #expect(page.offsets() == [0, 300, 0, 0])
    page.engine.drag(page.lists[2], by: -400, along: .horizontal)
    #expect(page.offsets() == [0, 0, 0, 0])
  }

  @Test func pagesThatASelectJumpsOverHaveNot() {
    for animated in [false, true] {
      var page = Profile(.resetOnLeave)
      page.engine.setOffset(300, of: page.lists[1])
      page.engine.select(page: 3, in: page.pager, animated: animated)
      page.engine.settle()
      page.engine.select(page: 1, in: page.pager, animated: animated)
      page.engine.settle()
      #expect(page.offsets() == [0, 300, 0, 0])
    }
  }

  @Test func thePageSelectedIsResetOnceBeforeItShows() {
    var page = Profile(.resetWhileHeaderShows)
    page.engine.setOffset(300, of: page.lists[3])
    page.engine.select(page: 3, in: page.pager, animated: true)
    page.engine.advance(to: 0.01)
    #expect(page.offsets() == [0, 0, 0, 0])
    // The page shows now: what it is told from here on is kept.
    page.engine.setOffset(120, of: page.lists[3])
    page.engine.settle()
    #expect(page.engine.offset(of: page.pager) == 1200)
    #expect(page.offsets() == [0, 0, 0, 120])
  }

  @Test func allOfAPageIsResetNestedPagesToo() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 200), viewport: 700))
    let outer = engine.insert(
      .pager(Pager(pageOffsets: .resetWhileHeaderShows), viewport: 400), under: header)
    let first = engine.list(5000, in: outer, viewport: 700)
    let inner = engine.insert(.pager(viewport: 400), under: outer)
    let a = engine.list(5000, in: inner, viewport: 700)
    let b = engine.list(5000, in: inner, viewport: 700)
    engine.setOffset(100, of: a)
    engine.setOffset(200, of: b)
    engine.select(page: 1, in: inner)
    #expect(engine.offsets(a, b) == [100, 200])
    engine.drag(first, by: 1, along: .horizontal)
    #expect(engine.offsets(a, b) == [0, 0])
    // Which page it is on is no offset in a page.
    #expect(engine.offset(of: inner) == 400)
  }

  @Test func aPageThatShowsBecauseAnotherIsRemovedIsReset() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(Pager(pageOffsets: .resetOnLeave), viewport: 400))
    let (a, b) = (engine.list(5000, in: pager), engine.list(5000, in: pager))
    engine.setOffset(10, of: b)
    engine.select(page: 1, in: pager)
    #expect(engine.offset(of: b) == 10)
    engine.setOffset(20, of: a)
    engine.remove(b)
    #expect(engine.offsets(pager, a) == [0, 0])
  }

  /// Where the first page's list is once its pager was at an offset and came back: 50 before.
  private func kept(
    _ viewport: Double, spacing: Double = 0, pagerAt offset: Double
  ) -> Double {
    var engine = ScrollEngine()
    let pager = engine.insert(
      .pager(Pager(spacing: spacing, pageOffsets: .resetOnLeave), viewport: viewport))
    let lists = (0..<3).map { _ in engine.list(300, in: pager) }
    engine.setOffset(50, of: lists[0])
    engine.setOffset(offset, of: pager)
    engine.setOffset(0, of: pager)
    return engine.offset(of: lists[0])
  }

  @Test func aPageOfWhichOnlyTheSpaceBesideItShowsIsLeft() {
    #expect(kept(100, spacing: 20, pagerAt: 99) == 50)
    #expect(kept(100, spacing: 20, pagerAt: 110) == 0)
  }

  @Test func whereOnlyTheSpaceBetweenPagesShowsTheNextOneCounts() {
    #expect(kept(10, spacing: 100, pagerAt: 50) == 0)
  }

  @Test func pagesOfHalfAPointShowOneAtATime() {
    #expect(kept(0.5, pagerAt: 0.5) == 0)
  }

  @Test func pagesThatARevealJumpsOverHaveNotBeenVisible() {
    for animated in [false, true] {
      var page = Profile(.resetOnLeave)
      page.engine.setOffset(300, of: page.lists[1])
      page.engine.reveal(0, 10, in: page.lists[3], animated: animated)
      page.engine.settle()
      page.engine.select(page: 1, in: page.pager)
      #expect(page.offsets() == [0, 300, 0, 0])
    }
  }

  @Test func aPageThatIsMovedPassesNoOthers() {
    var page = Profile(.resetOnLeave)
    page.engine.select(page: 1, in: page.pager)
    page.engine.select(page: 0, in: page.pager)
    page.engine.setOffset(50, of: page.lists[0])
    page.engine.move(page.lists[0], under: page.pager, at: 2)
    page.engine.drag(page.lists[0], by: -10, along: .horizontal)
    #expect(page.offsets()[0] == 50)
  }

  @Test func thePageToStartOnShowsFromTheBeginning() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 200), viewport: 700))
    let pager = engine.insert(
      .pager(Pager(page: 2, pageOffsets: .resetWhileHeaderShows), viewport: 400), under: header)
    let lists = (0..<3).map { _ in engine.list(5000, in: pager, viewport: 700) }
    for list in lists { engine.setOffset(300, of: list) }
    engine.drag(lists[2], by: -1, along: .horizontal)
    #expect(lists.map { engine.offset(of: $0) } == [300, 0, 300])
  }

  @Test func aPageThatStartsAnewIsNotStretched() {
    var page = Profile(.resetOnLeave)
    let list = page.lists[0]
    page.engine.update(list) { $0.edges = .bounce }
    page.engine.setOffset(200, of: page.header)
    page.engine.setOffset(4300, of: list)
    page.engine.select(page: 1, in: page.pager)
    page.engine.drag(list, by: 1, along: .vertical)
    #expect(page.engine.pull(of: list) == 1)
    page.engine.drag(page.lists[1], by: -1, along: .horizontal)
    #expect(page.engine.pull(of: list) == 0)
    #expect(page.engine.offset(of: list) == 0)
  }
}
