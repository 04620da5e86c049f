import NestedScroll
import Testing

/// Section 6: a touch on a tab bar, which is a pager's own area.
@Suite("Rules: touches on a tab bar")
struct Section06TabBarTests {
  @Test func aVerticalDragOnATabBarGoesOnIntoThePage() {
    var engine = ScrollEngine(slop: 0)
    let header = engine.insert(.header(Header(height: 50), viewport: 100))
    let pager = engine.insert(.pager(viewport: 100), under: header)
    let list = engine.insert(.list(viewport: 100, content: 200), under: pager)
    engine.touchBegan(on: pager, at: Point(x: 0, y: 0), time: 0, area: .header)
    engine.touchMoved(to: Point(x: 0, y: -60), time: 0)
    #expect(engine.offset(of: header) == 50)
    #expect(engine.offset(of: list) == 10)
    #expect(engine.touchedScroller == list)
    engine.touchMoved(to: Point(x: 0, y: -30), time: 0)
    #expect(engine.offset(of: list) == 0)
    #expect(engine.offset(of: header) == 30)
  }

  @Test func aTabBarAloneStillMovesItsPage() {
    var engine = ScrollEngine(slop: 0)
    let pager = engine.insert(.pager(viewport: 100))
    let list = engine.insert(.list(viewport: 100, content: 200), under: pager)
    #expect(engine.chain(of: pager, along: .vertical, area: .header) == [list])
    engine.touchBegan(on: pager, at: Point(x: 0, y: 0), time: 0, area: .header)
    engine.touchMoved(to: Point(x: 0, y: -30), time: 0)
    #expect(engine.offset(of: list) == 30)
  }

  @Test func aHorizontalDragOnAHeaderTurnsNoPage() {
    var engine = ScrollEngine(slop: 0)
    let header = engine.insert(.header(Header(height: 50), viewport: 100))
    let pager = engine.insert(.pager(viewport: 100), under: header)
    for _ in 0..<2 { engine.insert(.list(viewport: 100, content: 200), under: pager) }
    engine.touchBegan(on: header, at: Point(x: 0, y: 0), time: 0, area: .header)
    engine.touchMoved(to: Point(x: -30, y: 0), time: 0)
    #expect(engine.offset(of: pager) == 0)
  }

  @Test func whatIsBelowIsStretchedBeforeAnAncestorsClaim() {
    var engine = ScrollEngine()
    let root = engine.insert(
      Node(
        .vertical, viewport: 100, content: nil, policy: .stickyHeader, edges: .bounce,
        pager: Pager()))
    let pager = engine.insert(.pager(viewport: 100), under: root)
    let list = engine.insert(.list(viewport: 100, content: 200, edges: .bounce), under: pager)
    engine.drag(pager, by: 120, along: .vertical, area: .header)
    // The root's turn after the list gets no further than its claim before it.
    #expect(engine.pulls(list, root) == [20, 0])
  }

  @Test func aDragOnATabBarGoesFromPageToPageWhereverTheyLie() {
    // Three such pages divided by one are less than three, as rounded.
    let length = 358.4
    var engine = ScrollEngine()
    let tabs = engine.insert(.pager(viewport: length))
    let rows = (0..<8).map { _ in
      engine.list(1000, in: tabs, axis: .horizontal, viewport: length)
    }
    engine.setOffset(3 * length, of: tabs)
    engine.down(tabs, at: 0, area: .header)
    engine.go(x: 10 + 4 * length + 50, at: 0.01)
    #expect(engine.offset(of: tabs) == 7 * length)
    #expect(engine.offset(of: rows[3]) == 0)
    #expect(isNear(engine.offset(of: rows[7]), 50, absolute: 1e-9))
  }

  @Test(arguments: [[40.0], [20, 20], [5, 15, 20]])
  func aPageWhosePlaceIsCutShortIsTurnedToAtItsPlace(parts: [Double]) {
    var engine = ScrollEngine()
    let pager = engine.insert(
      .pager(Pager(pageLength: 60), viewport: 100))
    let rows = (0..<2).map { _ in engine.list(1000, in: pager, axis: .horizontal) }
    engine.down(pager, at: 0, area: .header)
    var way = 10.0
    engine.go(x: way, at: 0.01)
    for part in parts {
      way += part
      engine.go(x: way, at: 0.02)
    }
    // The pager's 20 points, and then the row of the page that it is on.
    #expect(engine.offsets(pager, rows[0], rows[1]) == [20, 0, 20])
  }

  @Test(arguments: [128.0, 1])
  func aDragBackOnATabBarRetracesInEveryPageItComesTo(length: Double) {
    var engine = ScrollEngine(slop: 0)
    let tabs = engine.insert(.pager(viewport: length))
    let rows = (0..<4).map { _ in
      engine.list(10 * length, in: tabs, axis: .horizontal, viewport: length)
    }
    engine.select(page: 3, in: tabs)
    engine.down(tabs, at: 0, area: .header)
    for page in 1...3 { engine.go(x: -Double(page) * length, at: Double(page) / 100) }
    engine.go(x: 0, at: 0.04)
    #expect(engine.offsets(tabs) == [3 * length])
    // Every page was at its start when the gesture came to it.
    for row in rows { engine.setOffset(length / 4, of: row) }
    engine.setOffset(0, of: rows[3])
    engine.go(x: -2 * length, at: 0.05)
    #expect(engine.offsets(tabs, rows[2]) == [length * 5 / 4, 0])
    engine.go(x: -4 * length, at: 0.06)
    #expect(engine.offsets(tabs, rows[2], rows[1], rows[0]) == [0, 0, 0, 0])
    // Three pages and three quarters.
    #expect(engine.report.unconsumed.x == -length / 4)
  }

  @Test func aTabBarWithoutLengthIsDraggedNowhere() {
    var engine = ScrollEngine()
    let tabs = engine.insert(.pager(viewport: 0, edges: .bounce))
    for _ in 0..<2 { _ = engine.list(100, in: tabs) }
    engine.down(tabs, at: 0, area: .header)
    engine.go(x: 50, at: 0.01)
    #expect(engine.offset(of: tabs) == 0)
  }

  @Test func aPagerBelowThatStandsBetweenPagesGoesFirst() {
    var engine = ScrollEngine()
    let tabs = engine.insert(.pager(viewport: 400))
    let inner = engine.insert(.pager(viewport: 400), under: tabs)
    for _ in 0..<2 { _ = engine.list(1000, in: inner) }
    _ = engine.list(1000, in: tabs)
    engine.setOffset(100, of: inner)
    engine.drag(tabs, by: 50, along: .horizontal, area: .header)
    #expect(engine.offsets(tabs, inner) == [0, 150])
  }
}
