import NestedScroll
import Testing

@Suite("Rules: no input traps")
struct Section14TotalTests {
  @Test func aTinyPageInAHugeExtentDoesNotTrap() {
    var engine = ScrollEngine()
    let pager = engine.insert(
      Node(.horizontal, viewport: 1e-9, content: nil, insets: Insets(end: 1e12), pager: Pager()))
    for _ in 0..<2 { engine.insert(.list(viewport: 1, content: 2), under: pager) }
    engine.setOffset(1e12, of: pager)
    #expect((0...1).contains(engine.progress(of: pager)))
  }

  @Test func noStartOfAnExtentIsANegativeZero() {
    var engine = ScrollEngine()
    let list = engine.list(nil)
    #expect(engine.extent(of: list)?.lowerBound.sign == .plus)
    #expect(engine.extent(of: list)?.upperBound.sign == .plus)
  }
}
