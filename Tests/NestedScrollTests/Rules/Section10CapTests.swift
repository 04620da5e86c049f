import NestedScroll
import Testing

@Suite("Rules: headers capped by a short page")
struct Section10CapTests {
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
