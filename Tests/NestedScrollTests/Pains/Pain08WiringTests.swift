import NestedScroll
import Testing

// 8. Wiring: a scroller that nobody registered throws the header to its pin at the first pixel, or
// freezes the page; so does a list that comes late.
extension PainTests {
  @Test func aPageWithoutAScrollerMovesTheHeaderOneToOne() {
    var engine = ScrollEngine(slop: 0)
    let root = engine.insert(.header(Header(height: 240, stay: 40), viewport: 700))
    let pager = engine.insert(.pager(viewport: 400), under: root)
    for _ in 0..<300 { engine.drag(pager, by: 0.5, along: .vertical) }
    #expect(engine.offset(of: root) == 150)
    engine.drag(pager, by: -60, along: .vertical)
    #expect(engine.offset(of: root) == 90)
    engine.scrollToTop(root)
    #expect(engine.offset(of: root) == 0)
  }

  @Test func aListThatComesLateJoinsUnderTheFinger() {
    var page = PainPage(contents: [nil, 1500])
    page.down(on: page.lists[0])
    page.go(y: 150)
    #expect(page.header == 150)
    // Its rows are known now: nothing jumps, and the same finger goes on into them.
    page.engine.update(page.lists[0]) { $0.content = 3000 }
    #expect(page.offsets == [150, 0, 0, 0])
    page.go(y: 80)
    #expect(page.offsets == [200, 0, 30, 0])
    page.up()
    page.rest()
    // A page that is put in under the finger, with its list.
    let late = page.engine.insert(.list(viewport: 660, content: 900), under: page.pager)
    page.engine.select(page: 2, in: page.pager)
    page.drag(late, y: 10)
    #expect(page.engine.offset(of: late) == 10)
  }

  @Test func anIdThatIsGoneMovesNobody() {
    var page = PainPage()
    page.put(header: 100)
    let gone = page.lists[0]
    page.engine.remove(gone)
    let before = page.offsets
    page.drag(gone, y: 300)
    page.engine.setOffset(50, of: gone)
    page.engine.fling(gone, velocity: Vector(x: 0, y: 4000))
    page.rest()
    #expect(page.offsets == before)
  }
}
