import NestedScroll
import Testing

@Suite("Rules: headers capped by a short page")
struct Section10CapTests {
  @Test func aHeaderAtItsCapIsNotPinned() {
    var engine = ScrollEngine()
    let header = engine.insert(
      .header(Header(height: 240, stay: 40, collapse: .whenNeeded), viewport: 700))
    let list = engine.list(500, in: header, viewport: 660)
    engine.drag(list, by: 100, along: .vertical)
    #expect(engine.offset(of: header) == 40)
    // It is half open, so it stays where it is.
    engine.update(header) { $0.header?.height = 300 }
    #expect(engine.extent(of: header) == 0...100)
    #expect(engine.offset(of: header) == 40)
  }

  @Test func whereItWasSurvivesAChangeOfHeight() {
    var engine = ScrollEngine()
    let header = engine.insert(
      .header(Header(height: 240, stay: 40, collapse: .whenNeeded), viewport: 700))
    let pager = engine.insert(.pager(viewport: 400), under: header)
    let long = engine.list(3000, in: pager, viewport: 660)
    _ = engine.list(500, in: pager, viewport: 660)
    engine.drag(long, by: 150, along: .vertical)
    engine.select(page: 1, in: pager)
    #expect(engine.offset(of: header) == 40)
    engine.update(header) { $0.header?.height = 250 }
    #expect(engine.offset(of: header) == 50)
    engine.select(page: 0, in: pager)
    #expect(engine.offset(of: header) == 150)
  }

  @Test func pinnedStaysPinnedWhileAPageCapsIt() {
    var engine = ScrollEngine()
    let header = engine.insert(
      .header(Header(height: 240, stay: 40, collapse: .whenNeeded), viewport: 700))
    let pager = engine.insert(.pager(viewport: 400), under: header)
    let long = engine.list(3000, in: pager, viewport: 660)
    _ = engine.list(500, in: pager, viewport: 660)
    engine.drag(long, by: 200, along: .vertical)
    engine.select(page: 1, in: pager)
    engine.update(header) { $0.header?.height = 300 }
    engine.select(page: 0, in: pager)
    #expect(engine.progress(of: header) == 1)
  }

  @Test func aPagerAlongTheHeaderCountsWithAllItsPages() {
    var engine = ScrollEngine()
    let header = engine.insert(
      .header(Header(height: 240, stay: 40, collapse: .whenNeeded), viewport: 700))
    let pager = engine.insert(.pager(axis: .vertical, viewport: 400), under: header)
    for _ in 0..<3 { engine.insert(Node(.horizontal, viewport: 10, content: 10), under: pager) }
    engine.drag(pager, by: 200, along: .vertical)
    #expect(engine.offset(of: header) == 200)
  }

  @Test func aStretchedHeaderThatGetsMoreTravelKeepsItsPlace() {
    var engine = ScrollEngine()
    let header = engine.insert(
      .header(
        Header(height: 240, stay: 40, collapse: .whenNeeded), viewport: 700, edges: .bounce))
    let list = engine.list(460, in: header, viewport: 660)
    engine.drag(list, by: 50, along: .vertical)
    #expect(engine.pull(of: header) == 50)
    engine.update(list) { $0.content = 3000 }
    let offset = engine.offset(of: header)
    let pull = engine.pull(of: header)
    #expect(pull == 0 || offset == engine.extent(of: header)?.upperBound)
  }
}
