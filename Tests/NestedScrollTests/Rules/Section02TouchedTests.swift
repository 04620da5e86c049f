import NestedScroll
import Testing

@Suite("Rules: the touched scroller")
struct Section02TouchedTests {
  @Test func itIsTheInnermostOfTheChainWhenTheGestureIsDecided() {
    var engine = ScrollEngine()
    let page = engine.list(1000)
    let list = engine.list(nil, in: page)
    engine.down(list, at: 0)
    engine.go(y: 5, at: 0.016)
    engine.update(list) { $0.content = 300 }
    engine.go(y: 30, at: 0.032)
    #expect(engine.offsets(list, page) == [20, 0])
    #expect(engine.touchedScroller == list)
  }

  @Test func aHeaderThatCannotMoveIsNoChain() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let header = engine.insert(.header(Header(height: 60, stay: 60), viewport: 700), under: pager)
    engine.insert(.header(Header(height: 60, stay: 60), viewport: 700), under: pager)
    #expect(engine.chain(of: header, along: .vertical, area: .header) == [])
    // Nothing here scrolls vertically, so the finger's horizontal part decides.
    engine.down(header, at: 0, area: .header)
    engine.go(x: 30, y: 40, at: 0.016)
    #expect(engine.touchedScroller == pager)
    #expect(engine.offset(of: pager) == 20)
  }

  @Test func whatIsAroundAHeaderThatCannotMoveIsNotWhatIsTouched() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let header = engine.insert(
      .header(Header(height: 60, stay: 60), viewport: 100), under: outer)
    let list = engine.list(1000, in: header)
    engine.down(header, at: 0, area: .header)
    engine.go(y: 10 + 30, at: 0.01)
    #expect(engine.offsets(list, outer) == [30, 0])
    #expect(engine.touchedScroller != outer)
  }
}
