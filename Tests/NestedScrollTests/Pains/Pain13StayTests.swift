import NestedScroll
import Testing

// 13. What stays of the header: a list that can't scroll when all stays, last rows that can't be
// reached.
extension PainTests {
  @Test(arguments: [0.0, 39.5, 40, 200, 240, 300])
  func whateverStaysTheLastRowIsReachedAndTheListScrolls(stay: Double) {
    var page = PainPage(header: Header(height: 240, stay: stay), contents: [3000, 200])
    let travel = max(0, 240 - stay)
    page.drag(page.lists[0], y: 10)
    #expect(page.total(0) == 10)
    page.down(on: page.lists[0])
    page.go(y: 20_000)
    // The end of the content stands at the end of the view, below what stays.
    #expect(page.header == travel)
    #expect(page.list(0) == 3000 - (700 - stay))
    page.up()
    page.rest()
    page.drag(page.lists[0], y: -20_000)
    #expect(page.total(0) == 0)
  }

  @Test func aHeaderThatStaysWholeIsOpenAndNotInTheWay() {
    var page = PainPage(header: Header(height: 40, stay: 40))
    page.drag(page.lists[0], y: 100)
    #expect(page.offsets == [0, 0, 100, 0, 0])
    #expect(page.engine.progress(of: page.root) == 0)
    page.drag(page.root, y: 100, area: .header)
    #expect(page.list(0) == 200)
  }
}
