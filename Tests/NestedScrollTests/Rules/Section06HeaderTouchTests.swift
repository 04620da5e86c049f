import NestedScroll
import Testing

/// A page in an outer list: a header, a pager, lists as its pages.
private struct Page {
  var engine = ScrollEngine()
  let outer: NodeID
  let header: NodeID
  let pager: NodeID
  let first: NodeID
  let second: NodeID

  init(_ touch: Header.Touch, policy: Policy = .stickyHeader) {
    outer = engine.list(450, viewport: 400)
    header = engine.insert(
      .header(Header(height: 100, touch: touch), viewport: 400, policy: policy), under: outer)
    pager = engine.insert(.pager(viewport: 300), under: header)
    first = engine.list(500, in: pager, viewport: 400)
    second = engine.list(500, in: pager, viewport: 400)
  }

  func offsets() -> [Double] { engine.offsets(outer, header, first, second) }
}

@Suite("Rules: touches on a header")
struct Section06HeaderTouchTests {
  @Test func aloneMovesTheHeaderAndItsAncestors() {
    var page = Page(.alone)
    page.engine.drag(page.header, by: 120, along: .vertical, area: .header)
    #expect(page.offsets() == [20, 100, 0, 0])
  }

  @Test func headerFirstGoesDownThenOutAndRetraces() {
    var page = Page(.headerFirst)
    page.engine.setOffset(10, of: page.first)
    page.engine.down(page.header, at: 0, area: .header)
    page.engine.go(y: 10 + 230, at: 0.016)
    // The header 100, the list its 90 that are left, the outer list 40.
    #expect(page.offsets() == [40, 100, 100, 0])
    // Back: the list to where it stood, the header, then the outer list.
    page.engine.go(y: 10 + 230 - 50, at: 0.032)
    #expect(page.offsets() == [40, 100, 50, 0])
    page.engine.go(y: 10 + 230 - 110, at: 0.048)
    #expect(page.offsets() == [40, 80, 10, 0])
    page.engine.go(y: 10 + 230 - 200, at: 0.064)
    #expect(page.offsets() == [30, 0, 10, 0])
  }

  @Test func oneThatJoinsLaterRetracesToWhereItJoined() {
    var page = Page(.headerFirst)
    page.engine.setOffset(20, of: page.second)
    page.engine.down(page.header, at: 0, area: .header)
    page.engine.go(y: 10 + 130, at: 0.016)
    #expect(page.offsets() == [0, 100, 30, 20])
    page.engine.select(page: 1, in: page.pager)
    page.engine.go(y: 10 + 150, at: 0.032)
    #expect(page.offsets() == [0, 100, 30, 40])
    page.engine.go(y: 10 + 110, at: 0.048)
    #expect(page.offsets() == [0, 80, 30, 20])
  }

  @Test func likeContentIsATouchOnTheActiveScroller() {
    var page = Page(.likeContent)
    page.engine.setOffset(50, of: page.first)
    page.engine.setOffset(60, of: page.header)
    page.engine.drag(page.header, by: -80, along: .vertical, area: .header)
    #expect(page.offsets() == [0, 30, 0, 0])
    #expect(
      page.engine.chain(of: page.header, along: .horizontal, area: .header) == [page.pager])
  }

  @Test func ancestorsClaimFirst() {
    var page = Page(.headerFirst)
    page.engine.update(page.outer) { $0.policy = .floatingHeader }
    page.engine.drag(page.header, by: 80, along: .vertical, area: .header)
    #expect(page.offsets() == [50, 30, 0, 0])
    // Backward too.
    page.engine.drag(page.header, by: -20, along: .vertical, area: .header)
    #expect(page.offsets() == [30, 30, 0, 0])
  }

  @Test func ofScrollersSideBySideTheOneTouchedLastIsActive() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let short = engine.list(100, in: header, viewport: 400)
    let first = engine.list(1000, in: header, viewport: 400)
    let second = engine.list(1000, in: header, viewport: 400)
    engine.drag(header, by: 110, along: .vertical, area: .header)
    #expect(engine.offsets(short, first, second) == [0, 10, 0])
    engine.drag(second, by: 5, along: .vertical)
    engine.drag(header, by: 7, along: .vertical, area: .header)
    #expect(engine.offsets(short, first, second) == [0, 10, 12])
  }

  @Test func aDragLikeTheOneBeforeIsATouchToo() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let first = engine.list(1000, in: header, viewport: 400)
    let second = engine.list(1000, in: header, viewport: 400)
    engine.setOffset(100, of: header)
    engine.drag(first, by: 5, along: .vertical)
    engine.down(second, at: 0)
    engine.touchEnded(time: 0.1)
    engine.drag(first, by: 5, along: .vertical)
    engine.drag(header, by: 7, along: .vertical, area: .header)
    #expect(engine.offsets(first, second) == [17, 0])
  }

  @Test func descendantsInDescendantsGoOutermostFirst() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let list = engine.list(450, in: header, viewport: 400)
    let inner = engine.list(450, in: list, viewport: 400)
    engine.down(header, at: 0, area: .header)
    engine.go(y: 10 + 170, at: 0.016)
    #expect(engine.offsets(header, list, inner) == [100, 50, 20])
    engine.go(y: 10 + 140, at: 0.032)
    #expect(engine.offsets(header, list, inner) == [100, 40, 0])
  }

  @Test func aNodeRetracesOnlyInsideItsExtent() {
    // It began at -50; meanwhile its start moved to 0.
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let list = engine.insert(
      Node(.vertical, viewport: 400, content: 1000, insets: Insets(start: 50)), under: header)
    engine.down(header, at: 0, area: .header)
    engine.go(y: 10 + 200, at: 0.016)
    #expect(engine.offsets(header, list) == [100, 50])
    engine.update(list) { $0.insets.start = 0 }
    engine.go(y: 10 + 120, at: 0.032)
    #expect(engine.offsets(header, list) == [70, 0])
  }

  @Test func aFlungListIsTheOneThatAHeaderTouchGoesOnTo() {
    var engine = ScrollEngine()
    let page = engine.insert(
      .header(Header(height: 40), viewport: 100))
    let lists = (0..<2).map { _ in engine.list(1000, in: page) }
    engine.setOffset(40, of: page)
    engine.fling(lists[1], velocity: Vector(x: 0, y: 200))
    engine.settle()
    let before = engine.offset(of: lists[1])
    engine.drag(page, by: 10, along: .vertical, area: .header)
    #expect(engine.offsets(lists[0], lists[1]) == [0, before + 10])
  }

  @Test func whatWasTouchedLastIsForgottenOnceItIsElsewhere() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let first = engine.list(1000, in: header, viewport: 400)
    let second = engine.list(1000, in: header, viewport: 400)
    engine.setOffset(100, of: header)
    engine.drag(second, by: 5, along: .vertical)
    engine.move(second)
    engine.drag(header, by: 7, along: .vertical, area: .header)
    #expect(engine.offsets(first, second) == [7, 5])
  }

  @Test func theListTouchedLastMayBeTheShortOneBetweenTwo() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let short = engine.list(100, in: header, viewport: 400)
    let touched = engine.list(100, in: header, viewport: 400)
    let long = engine.list(1000, in: header, viewport: 400)
    engine.drag(touched, by: 100, along: .vertical)
    engine.drag(header, by: 7, along: .vertical, area: .header)
    #expect(engine.offsets(header, short, touched, long) == [100, 0, 0, 7])
  }

  @Test func aTouchOnAHeaderThatIsGoneWithItsListGoesOnAbove() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let header = engine.insert(.header(Header(height: 100), viewport: 100), under: outer)
    _ = engine.list(1000, in: header)
    engine.setOffset(100, of: outer)
    engine.down(header, at: 0, area: .header)
    engine.go(y: 10 + 30, at: 0.01)
    engine.remove(header)
    engine.go(y: 10 + 50, at: 0.02)
    #expect(engine.offset(of: outer) == 120)
    engine.go(y: 10, at: 0.03)
    #expect(engine.offset(of: outer) == 70)
  }

  @Test func aListThatTakesNoFingersFromAboveIsLeftOut() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let list = engine.insert(
      Node(.vertical, viewport: 400, content: 1000, inputs: [.wheel]), under: header)
    engine.drag(header, by: 120, along: .vertical, area: .header)
    #expect(engine.offsets(header, list) == [100, 0])
    #expect(engine.report.unconsumed.y == 20)
  }

  @Test func aDeltaOfItsOwnGoesBackToWhereItFoundTheList() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let list = engine.list(1000, in: header, viewport: 400)
    engine.drag(header, by: 200, along: .vertical, area: .header)
    #expect(engine.offsets(header, list) == [100, 100])
    engine.drag(header, by: -50, along: .vertical, area: .header)
    #expect(engine.offsets(header, list) == [50, 100])
  }
}
