import NestedScroll
import Testing

/// A header of 100 points that collapses as far as the page below it fills a view of 400.
@Suite("Rules: the page that a header's travel depends on")
struct Section10PageBelowTests {
  private var header: Node {
    .header(Header(height: 100, collapse: .whenNeeded), viewport: 400)
  }

  @Test func aPagerInAListThatScrollsItsWayDoesNotCount() {
    var engine = ScrollEngine()
    let header = engine.insert(header)
    let list = engine.list(350, in: header, viewport: 400)
    let pager = engine.insert(.pager(viewport: 400), under: list)
    _ = engine.list(5000, in: pager)
    // 100 + 350 - 400.
    #expect(engine.extent(of: header) == 0...50)
  }

  @Test func aPagerInARowCounts() {
    var engine = ScrollEngine()
    let header = engine.insert(header)
    let row = engine.list(1000, in: header, axis: .horizontal, viewport: 400)
    let pager = engine.insert(.pager(viewport: 400), under: row)
    for content in [350.0, 5000] { _ = engine.list(content, in: pager) }
    #expect(engine.extent(of: header) == 0...50)
    engine.select(page: 1, in: pager)
    #expect(engine.extent(of: header) == 0...100)
  }

  @Test func beforeItsFirstPageAPagerIsOnThatPage() {
    var engine = ScrollEngine()
    let header = engine.insert(header)
    let pager = engine.insert(
      Node(.horizontal, viewport: 400, content: nil, insets: Insets(start: 80), pager: Pager()),
      under: header)
    for content in [350.0, 5000] { _ = engine.list(content, in: pager) }
    engine.setOffset(-80, of: pager)
    #expect(engine.progress(of: pager) == -0.2)
    #expect(engine.extent(of: header) == 0...50)
  }
}
