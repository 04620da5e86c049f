import NestedScroll
import Testing

// 6. The header's height changes: the page jumps, a gap opens in the list, the pin is lost.
extension PainTests {
  @Test(arguments: [0.0, 50, 150, 200], [140.0, 240, 340, 900])
  func aHeaderMayChangeItsHeightAtAnyTime(offset: Double, height: Double) {
    for isFlying in [false, true] {
      var page = PainPage()
      page.put(header: offset, 0, at: 500)
      if isFlying {
        page.engine.fling(page.lists[0], velocity: Vector(x: 0, y: 900))
        page.step(3)
      }
      let before = page.offsets
      let wasPinned = page.engine.progress(of: page.root) == 1
      page.engine.update(page.root) { $0.header?.height = height }
      let travel = height - 40
      // Pinned stays pinned, open stays open, half-open keeps its place where there is one.
      #expect(page.header == (wasPinned ? travel : min(before[0], travel)))
      #expect(Array(page.offsets.dropFirst()) == Array(before.dropFirst()))
      page.rest()
      page.drag(page.lists[0], y: -5000)
      #expect(page.offsets[0] == 0)
      page.drag(page.lists[0], y: travel)
      #expect(page.engine.progress(of: page.root) == 1)
      #expect(page.list(0) == 0)
    }
  }
}
