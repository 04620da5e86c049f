import NestedScroll
import Testing

@Suite("Rules: no input traps")
struct Section14TotalTests {
  @Test func aTinyPageInAHugeExtentDoesNotTrap() {
    do {
      var engine = ScrollEngine()
      let pager = engine.insert(
        Node(
          .horizontal, viewport: 1e-9, content: nil, insets: Insets(end: 1e12), pager: Pager()))
      for _ in 0..<2 { engine.insert(.list(viewport: 1, content: 2), under: pager) }
      engine.setOffset(1e12, of: pager)
      let progress = engine.progress(of: pager)
      precondition(progress >= 0 && progress <= 1)
    }
  }
}
