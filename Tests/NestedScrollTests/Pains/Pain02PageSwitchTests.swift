import NestedScroll
import Testing

// 2. Turning a page: the list left behind loses its place, the header jumps, the page that comes
// shifts when it has come.
extension PainTests {
  @Test(arguments: [0.0, 80, 200], [true, false])
  func turningAPageMovesNothingElse(header: Double, byFinger: Bool) {
    var page = PainPage()
    page.put(header: header, 0, at: 500)
    page.put(1, at: 321)
    var expected = page.offsets
    for target in [1, 2, 1, 0] {
      if byFinger {
        let forward = target * 400 > Int(page.offsets[1])
        page.down(on: page.lists[Int(page.offsets[1]) / 400])
        for _ in 0..<5 { page.go(x: forward ? 30 : -30) }
        page.up(x: forward ? 800 : -800)
      } else {
        page.engine.select(page: target, in: page.pager, animated: true)
      }
      page.rest { now in
        expected[1] = now.offsets[1]
        #expect(now.offsets == expected)
      }
      #expect(page.offsets[1] == Double(target) * 400)
    }
  }

  @Test func aResetIsDoneBeforeThePageIsSeen() {
    var page = PainPage(offsets: .resetWhileHeaderShows)
    page.engine.select(page: 1, in: page.pager)
    page.put(header: 200, 1, at: 700)
    page.engine.select(page: 0, in: page.pager)
    page.put(header: 80)
    page.down(on: page.lists[0])
    page.go(x: 1)
    // One point of it shows, and it is where it will be.
    #expect(page.list(1) == 0)
    page.up()
    page.rest()
    // With the header away, places are kept.
    page.put(header: 200, 1, at: 700)
    page.engine.select(page: 1, in: page.pager, animated: true)
    page.rest()
    #expect(page.list(1) == 700)
  }

  @Test func aSwipeThatIsTakenBackLeavesItsPageInCharge() {
    var page = PainPage()
    page.put(header: 200, 0, at: 900)
    page.drag(page.lists[0], x: 40)
    #expect(page.offsets[1] == 0)
    page.drag(page.lists[0], y: -50)
    #expect(page.list(0) == 850)
    #expect(page.list(1) == 0)
  }

  @Test func aListThatIsLeftWhileItFliesStopsAndMovesNobody() {
    var page = PainPage()
    page.put(header: 200, 0, at: 900)
    page.engine.fling(page.lists[0], velocity: Vector(x: 0, y: -4000))
    page.step(5)
    let left = page.list(0)
    page.engine.select(page: 1, in: page.pager, animated: true)
    page.rest { now in
      #expect(now.list(0) == left)
      #expect(now.header == 200)
    }
    #expect(page.engine.pages(of: page.pager)?.settled == 1)
  }
}
