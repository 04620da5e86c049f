import NestedScroll
import Testing

// 1. Refreshing: the page shakes, a page can't be scrolled any more, the pin and the refresh
// overwrite each other.
extension PainTests {
  @Test(arguments: [0.0, 90, 200], [0, 1])
  func aRefreshHoldsItsEdgeAndNothingElse(header: Double, owner: Int) {
    var page = PainPage(listEdges: .bounce)
    // The header has a refresh, and so has a list: neither needs a page of another kind.
    for node in [page.root, page.lists[0]] {
      page.engine.update(node) { $0.refreshAtStart = Refresh(trigger: 60, hold: 54) }
    }
    let node = owner == 0 ? page.root : page.lists[0]
    page.put(header: header)
    let others = page.nodes.filter { $0 != node }.map { page.engine.extent(of: $0) }
    page.engine.beginRefresh(.start, of: node)
    #expect(page.engine.extent(of: node)?.lowerBound == -54)
    #expect(page.nodes.filter { $0 != node }.map { page.engine.extent(of: $0) } == others)
    // Whatever is done meanwhile is done as always: a finger's way is the page's, to the last bit.
    for way in [30.0, -200, 350, -20] {
      let before = page.total(0)
      page.down(on: page.lists[0])
      page.go(y: way)
      let pulled = page.nodes.reduce(0) { $0 + page.engine.pull(of: $1) }
      #expect(page.total(0) + pulled - before == way)
      page.up()
      page.rest()
    }
    // Away to another page and back, and the end comes while the page is not seen.
    page.engine.select(page: 1, in: page.pager, animated: true)
    page.rest()
    page.drag(page.lists[1], y: 120)
    // The finger may have pulled the other one too.
    for refreshing in [page.root, page.lists[0]] {
      page.engine.endRefresh(.start, of: refreshing)
    }
    page.rest()
    page.engine.select(page: 0, in: page.pager, animated: true)
    page.rest()
    for extent in page.nodes.map({ page.engine.extent(of: $0) }) {
      #expect(extent?.lowerBound == 0)
    }
    #expect(page.nodes.allSatisfy { page.engine.pull(of: $0) == 0 })
    // Nobody is stuck: the page opens and collapses by its whole travel.
    page.drag(page.lists[0], y: -page.total(0))
    #expect(page.offsets[0] == 0)
    #expect(page.list(0) == 0)
    page.drag(page.lists[0], y: 250)
    #expect(page.header == 200)
    #expect(page.list(0) == 50)
  }

  @Test func aPullRefreshesTheNodeThatHasOneAndNoOther() {
    var page = PainPage(listEdges: .bounce)
    page.engine.update(page.lists[0]) { $0.refreshAtStart = Refresh(trigger: 60, hold: 54) }
    page.drag(page.lists[0], y: -70)
    #expect(page.engine.refreshPhase(.start, of: page.lists[0]) == .refreshing)
    #expect(page.list(0) == -54)
    // The page beside it has none: there the header bounces, and comes back.
    page.engine.select(page: 1, in: page.pager)
    page.drag(page.lists[1], y: -70)
    #expect(page.header == 0)
    #expect(page.list(1) == 0)
    #expect(page.engine.refreshPhase(.start, of: page.lists[0]) == .refreshing)
  }
}
