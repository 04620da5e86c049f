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
}
