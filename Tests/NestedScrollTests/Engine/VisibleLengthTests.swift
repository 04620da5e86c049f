import NestedScroll
import Testing

@Suite("How much of a node shows")
struct VisibleLengthTests {
  @Test func lessOfAListUnderAnOpenHeader() {
    var engine = ScrollEngine()
    let root = engine.insert(
      .header(Header(height: 240, stay: 40), viewport: 700, edges: Edges(start: .bounce)))
    let pager = engine.insert(.pager(viewport: 400), under: root)
    let list = engine.insert(.list(viewport: 660, content: 3000), under: pager)
    #expect(engine.visibleLength(of: list) == 460)
    #expect(engine.visibleLength(of: root) == 700)
    #expect(engine.visibleLength(of: pager) == 400)
    engine.drag(list, by: 150, along: .vertical)
    #expect(engine.visibleLength(of: list) == 610)
    engine.drag(list, by: 150, along: .vertical)
    #expect(engine.visibleLength(of: list) == 660)
    engine.scrollToTop(list)
    engine.drag(list, by: -100, along: .vertical)
    #expect(engine.visibleLength(of: list) == 460 - engine.stretch(of: root).magnitude)
  }

  @Test func nothingOfAPageThatIsTurnedAway() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let pages = (0..<2).map { _ in
      engine.insert(.list(.horizontal, viewport: 400, content: 900), under: pager)
    }
    #expect(pages.map { engine.visibleLength(of: $0) } == [400, 0])
    engine.setOffset(100, of: pager)
    #expect(pages.map { engine.visibleLength(of: $0) } == [300, 100])
  }

  @Test func aPositionSaysWhereAScrollerStarts() {
    var engine = ScrollEngine()
    let outer = engine.insert(.list(viewport: 500, content: 2000))
    let inner = engine.insert(
      Node(.vertical, viewport: 200, content: 600, position: 400), under: outer)
    #expect(engine.visibleLength(of: inner) == 100)
    engine.setOffset(1000, of: outer)
    #expect(engine.visibleLength(of: inner) == 0)
    engine.remove(inner)
    #expect(engine.visibleLength(of: inner) == 0)
  }
}
