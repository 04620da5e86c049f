import NestedScroll
import Testing

/// A header over a pager with a long page, a short one, one not loaded, one without a scroller.
private struct Profile {
  var engine = ScrollEngine()
  let header: NodeID
  let pager: NodeID
  let long: NodeID
  let short: NodeID
  let unknown: NodeID

  init(_ collapse: Header.Collapse) {
    header = engine.insert(
      .header(Header(height: 240, stay: 40, collapse: collapse), viewport: 700))
    pager = engine.insert(.pager(viewport: 400), under: header)
    long = engine.list(3000, in: pager, viewport: 660)
    short = engine.list(500, in: pager, viewport: 660)
    unknown = engine.list(nil, in: pager, viewport: 660)
    engine.insert(Node(.horizontal, viewport: 400, content: 400), under: pager)
  }

  var offset: Double { engine.offset(of: header) }
}

@Suite("Rules: headers")
struct Section10HeaderTests {
  @Test func progressIsExactAtItsEnds() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 0.3, stay: 0.1), viewport: 700))
    let list = engine.list(3000, in: header, viewport: 700)
    #expect(engine.progress(of: header) == 0)
    engine.drag(list, by: 10, along: .vertical)
    #expect(engine.progress(of: header) == 1)
    engine.drag(list, by: -10, along: .vertical)
    #expect(engine.progress(of: header) == 0)
  }

  @Test func alwaysCollapsesOverAShortPage() {
    var page = Profile(.always)
    page.engine.select(page: 1, in: page.pager)
    page.engine.drag(page.short, by: 300, along: .vertical)
    #expect(page.offset == 200)
  }

  @Test func whenNeededAShortPageCapsTheHeader() {
    var page = Profile(.whenNeeded)
    page.engine.select(page: 1, in: page.pager)
    page.engine.drag(page.short, by: 300, along: .vertical)
    // 240 + 500 - 700.
    #expect(page.offset == 40)
    // Progress counts the whole travel.
    #expect(page.engine.progress(of: page.header) == 0.2)
  }

  @Test func whereTheHeaderWasIsKeptForALongerPage() {
    var page = Profile(.whenNeeded)
    page.engine.drag(page.long, by: 150, along: .vertical)
    #expect(page.offset == 150)
    page.engine.select(page: 1, in: page.pager)
    #expect(page.offset == 40)
    page.engine.select(page: 0, in: page.pager)
    #expect(page.offset == 150)
    // Content that arrives has the same effect.
    page.engine.select(page: 1, in: page.pager)
    page.engine.update(page.short) { $0.content = 560 }
    #expect(page.offset == 100)
    page.engine.update(page.short) { $0.content = 3000 }
    #expect(page.offset == 150)
  }

  @Test func aHeaderMovedWhileCappedForgetsWhereItWas() {
    var page = Profile(.whenNeeded)
    page.engine.drag(page.long, by: 150, along: .vertical)
    page.engine.select(page: 1, in: page.pager)
    page.engine.drag(page.short, by: -10, along: .vertical)
    #expect(page.offset == 30)
    page.engine.select(page: 0, in: page.pager)
    #expect(page.offset == 30)
  }

  @Test func unknownContentAndPagesWithoutAScrollerKeepTheFullTravel() {
    var page = Profile(.whenNeeded)
    page.engine.drag(page.long, by: 150, along: .vertical)
    page.engine.select(page: 2, in: page.pager)
    #expect(page.offset == 150)
    page.engine.select(page: 3, in: page.pager)
    #expect(page.offset == 150)
  }

  @Test func betweenTwoPagesTheCapIsInProportion() {
    var page = Profile(.whenNeeded)
    page.engine.drag(page.long, by: 200, along: .vertical)
    page.engine.drag(page.pager, by: 100, along: .horizontal)
    // A quarter of the way from 200 to 40.
    #expect(page.offset == 160)
    page.engine.drag(page.pager, by: 200, along: .horizontal)
    #expect(page.offset == 80)
    page.engine.drag(page.pager, by: -300, along: .horizontal)
    #expect(page.offset == 200)
  }

  @Test func aHeaderWithoutTravelIsOpen() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 40, stay: 40), viewport: 700))
    #expect(engine.progress(of: header) == 0)
  }

  @Test func aHeaderPinnedWhenItLostItsTravelIsPinned() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 240, stay: 40), viewport: 700))
    let list = engine.list(3000, in: header, viewport: 660)
    engine.drag(list, by: 300, along: .vertical)
    #expect(engine.offsets(header, list) == [200, 100])
    engine.update(header) { $0.header?.height = 40 }
    #expect(engine.progress(of: header) == 1)
    engine.update(header) { $0.header?.height = 140 }
    #expect(engine.progress(of: header) == 1)
    #expect(engine.offsets(header, list) == [100, 100])
  }

  @Test func aHeaderHalfOpenWhenItLostItsTravelIsOpen() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 240, stay: 40), viewport: 700))
    engine.setOffset(80, of: header)
    engine.update(header) { $0.header?.height = 40 }
    #expect(engine.progress(of: header) == 0)
  }

  @Test func aChangeOfHeightKeepsPinnedPinnedAndHalfOpenWhereItIs() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 240, stay: 40), viewport: 700))
    engine.setOffset(80, of: header)
    engine.update(header) { $0.header?.height = 300 }
    #expect(engine.offset(of: header) == 80)
    engine.update(header) { $0.header?.height = 100 }
    #expect(engine.offset(of: header) == 60)
    engine.update(header) { $0.header?.height = 500 }
    #expect(engine.offset(of: header) == 460)
    engine.update(header) { $0.header?.stay = 100 }
    #expect(engine.offset(of: header) == 400)
  }

  @Test func openAndPinnedAreItsRests() {
    var engine = ScrollEngine()
    let header = engine.insert(
      .header(
        Header(height: 100, snap: SnapRule.Threshold(forward: 0.3, backward: 0.5)),
        viewport: 700))
    let list = engine.list(3000, in: header, viewport: 700)
    engine.down(list, at: 0)
    engine.go(y: 10 + 29, at: 0.01)
    engine.up(at: 0.02)
    engine.settle()
    #expect(engine.offset(of: header) == 0)
    engine.down(list, at: 5)
    engine.go(y: 10 + 30, at: 5.01)
    engine.up(at: 5.02)
    engine.settle()
    #expect(engine.offset(of: header) == 100)
  }

  @Test func anInsetInFrontOfAHeaderIsNoPartOfItsWay() {
    var engine = ScrollEngine()
    let page = engine.insert(.header(Header(height: 100), viewport: 400))
    engine.update(page) { $0.insets = Insets(start: 20) }
    _ = engine.list(1000, in: page)
    #expect(engine.extent(of: page) == -20...100)
    let places = [(-20, 0), (0, 0), (50, 0.5), (80, 0.8), (100, 1)]
    for (offset, progress) in places {
      engine.setOffset(Double(offset), of: page)
      #expect(engine.progress(of: page) == progress)
    }
    // Pinned stays pinned when it grows; one that shows a little stays where it is.
    engine.update(page) { $0.header?.height = 150 }
    #expect(engine.offset(of: page) == 150)
    engine.setOffset(135, of: page)
    engine.update(page) { $0.header?.height = 200 }
    #expect(engine.offset(of: page) == 135)
  }

  @Test func aHeaderThatIsPastItsWayStaysThere() {
    var engine = ScrollEngine()
    let page = engine.insert(.header(Header(height: 100), viewport: 400))
    engine.update(page) { $0.insets = Insets(end: 30) }
    engine.setOffset(120, of: page)
    engine.update(page) { $0.viewport = 410 }
    #expect(engine.offset(of: page) == 120)
    engine.update(page) { $0.header?.height = 150 }
    #expect(engine.offset(of: page) == 170)
  }

  @Test func aHairBeforePinnedIsPinned() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 200), viewport: 400))
    engine.setOffset(200 - 5e-10, of: header)
    #expect(engine.progress(of: header) == 1)
    engine.setOffset(5e-10, of: header)
    #expect(engine.progress(of: header) == 0)
  }

  @Test func aHeaderOfANegativeHeightHidesNothing() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: -50), viewport: 400))
    let list = engine.list(1000, in: header, viewport: 400)
    #expect(engine.visibleLength(of: list) == 400)
  }
}
