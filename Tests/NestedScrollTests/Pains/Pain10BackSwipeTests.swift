import NestedScroll
import Testing

// 10. Swiping back: dead over the pager, or alive on every page.
extension PainTests {
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aSwipeBackIsTheHostsOnTheFirstPageAndNobodyElses(direction: LayoutDirection) {
    let back = direction == .leftToRight ? -1.0 : 1.0
    var page = PainPage(direction: direction)
    page.put(header: 80, 0, at: 300)
    let before = page.offsets
    page.down(on: page.lists[0])
    var left = 0.0
    for _ in 0..<10 {
      page.go(x: back * 6)
      // Every bit of it is told, at once, for the host's gesture to follow.
      left += page.engine.report.unconsumed.x
    }
    #expect(left == back * 60)
    #expect(page.offsets == before)
    page.up(x: back * 500)
    page.rest()
    #expect(page.offsets == before)
    // On the second page the same swipe is the pager's, whole.
    page.engine.select(page: 1, in: page.pager)
    page.down(on: page.lists[1])
    page.go(x: back * 60)
    #expect(page.engine.report.unconsumed.x == 0)
    #expect(page.offsets[1] == 340)
  }

  @Test func aSwipeUpOrDownIsNeverTheHosts() {
    var page = PainPage()
    page.down(on: page.lists[0])
    for way in [3.0, 50, 200, -20] {
      page.go(x: -way, y: way * 1.5)
      #expect(page.engine.report.unconsumed.x == 0)
    }
  }
}
