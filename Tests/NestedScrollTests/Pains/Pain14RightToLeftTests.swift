import NestedScroll
import NestedScrollTesting
import Testing

// 14. Right to left: the first page is blank, the tabs are turned round and the pages are not.
extension PainTests {
  @Test func rightToLeftIsTheMirrorImage() {
    var left = PainPage()
    var right = PainPage(direction: .rightToLeft)
    var random = SplitMix64(seed: 14)
    for _ in 0..<60 {
      let at = left.engine.pages(of: left.pager)?.settled ?? 0
      let way = Vector(x: random.double(-300...300), y: random.double(-300...300))
      let speed = Vector(x: random.double(-900...900), y: random.double(-900...900))
      left.down(on: left.lists[at])
      left.go(x: way.x, y: way.y)
      left.up(x: speed.x, y: speed.y)
      right.down(on: right.lists[at])
      right.go(x: -way.x, y: way.y)
      right.up(x: -speed.x, y: speed.y)
      for _ in 0..<200 where left.engine.isMoving || right.engine.isMoving {
        left.step()
        right.step()
        #expect(left.offsets == right.offsets)
      }
      #expect(left.engine.pages(of: left.pager) == right.engine.pages(of: right.pager))
      #expect(left.engine.progress(of: left.pager) == right.engine.progress(of: right.pager))
    }
  }

  @Test func theFirstPageIsTheFirstEitherWay() {
    let page = PainPage(direction: .rightToLeft)
    let pages = page.engine.pages(of: page.pager)
    #expect([pages?.current, pages?.target, pages?.settled] == [0, 0, 0])
    #expect(page.offsets[1] == 0)
  }
}
