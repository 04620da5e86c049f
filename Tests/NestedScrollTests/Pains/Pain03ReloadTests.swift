import NestedScroll
import Testing

// 3. Reloading, rotating, pushing and popping: the page shifts, sticks, stands between two pages.
extension PainTests {
  /// The states that a reload may come into.
  enum Moment: CaseIterable {
    case atRest, inADrag, inAFling, inABounce, betweenPages
  }

  private func page(at moment: Moment) -> PainPage {
    var page = PainPage()
    page.put(header: 200, 0, at: 400)
    switch moment {
    case .atRest: break
    case .inADrag:
      page.down(on: page.lists[0])
      page.go(y: 120)
    case .inAFling:
      page.engine.fling(page.lists[0], velocity: Vector(x: 0, y: -2500))
      page.step(4)
    case .inABounce:
      page.put(0, at: 2340)
      page.engine.fling(page.lists[0], velocity: Vector(x: 0, y: 1500))
      page.step(4)
    case .betweenPages:
      page.engine.select(page: 1, in: page.pager, animated: true)
      page.step(4)
    }
    return page
  }

  @Test(arguments: Moment.allCases)
  func aReloadOfTheSameChangesNothing(moment: Moment) {
    var page = page(at: moment)
    let before = page.nodes.map { page.engine.shownOffset(of: $0) }
    let motions = page.engine.motionStates
    for node in page.nodes { page.engine.update(node) }
    #expect(page.nodes.map { page.engine.shownOffset(of: $0) } == before)
    #expect(page.engine.motionStates == motions)
  }

  @Test(arguments: Moment.allCases)
  func aRotationAndBackKeepsThePinThePlacesAndThePage(moment: Moment) {
    var page = page(at: moment)
    let pages = page.engine.pages(of: page.pager)
    func turn(_ tall: Bool) {
      page.engine.update(page.root) { $0.viewport = tall ? 700 : 350 }
      for list in page.lists { page.engine.update(list) { $0.viewport = tall ? 660 : 310 } }
      page.engine.update(page.pager) { $0.viewport = tall ? 400 : 700 }
    }
    let (header, list) = (page.header, page.list(0))
    let progress = page.engine.progress(of: page.pager)
    turn(false)
    #expect(page.header == header)
    // What stands stretched at its end stays at its end.
    #expect(page.list(0) == (moment == .inABounce ? 2690 : list))
    #expect((page.engine.progress(of: page.pager) - progress).magnitude < 1e-9)
    #expect(page.engine.pages(of: page.pager) == pages)
    turn(true)
    #expect(page.header == header)
    #expect(page.list(0) == list)
    #expect((page.engine.progress(of: page.pager) - progress).magnitude < 1e-9)
    page.up()
    page.rest()
    #expect(page.offsets[1].truncatingRemainder(dividingBy: 400) == 0)
  }

  @Test(arguments: Moment.allCases)
  func fewerRowsClampTheListAndMoveNobodyElse(moment: Moment) {
    var page = page(at: moment)
    let header = page.header
    let others = Array(page.offsets.dropFirst(3))
    page.engine.update(page.lists[0]) { $0.content = 1000 }
    #expect(page.list(0) <= 340)
    #expect(page.header == header)
    #expect(Array(page.offsets.dropFirst(3)) == others)
    page.up()
    page.rest()
    // And the header can be pulled down again.
    page.engine.select(page: 0, in: page.pager)
    page.drag(page.lists[0], y: -1000)
    #expect(page.header == 0)
  }
}
