import NestedScroll
import Testing

// 4. Offsets set by code: pinned back, vetoed, or honoured only until the next frame; scrolling to
// the top stops half-way.
extension PainTests {
  @Test(arguments: [0.0, 70, 200], [0.0, 5, 1800])
  func anOffsetThatIsSetIsHonouredAndStays(header: Double, list: Double) {
    for order in [true, false] {
      var page = PainPage()
      page.put(header: 200, 0, at: 500)
      if order {
        page.put(header: header)
        page.put(0, at: list)
      } else {
        page.put(0, at: list)
        page.put(header: header)
      }
      page.step(30)
      #expect(page.offsets == [header, 0, list, 0, 0])
      // The next finger goes on from there.
      page.down(on: page.lists[0])
      page.go(y: 1)
      #expect(page.total(0) == header + list + 1)
    }
  }

  @Test func anAnimatedOffsetArrivesAlone() {
    var page = PainPage()
    page.put(header: 200, 0, at: 500)
    page.engine.scroll(page.root, to: 0, animated: true)
    page.rest { #expect($0.list(0) == 500) }
    #expect(page.offsets == [0, 0, 500, 0, 0])
    page.engine.scroll(page.lists[0], to: 1234, animated: true)
    page.rest { #expect($0.header == 0) }
    #expect(page.list(0) == 1234)
  }

  @Test(arguments: [0.0, 120, 200], [0.0, 700, 2340])
  func toTheTopGoesAllTheWayInOneMotion(header: Double, list: Double) {
    var page = PainPage()
    page.put(header: header, 0, at: list)
    page.engine.scrollToTop(page.root, animated: true)
    var ends = 0
    var last = header + list
    page.rest { now in
      ends += now.engine.report.endedMotions.count
      // Never back, and nobody waits for anybody: the list first, the header with what is left.
      #expect(now.total(0) <= last)
      #expect(now.list(0) == 0 || now.header == header)
      last = now.total(0)
    }
    #expect(page.offsets == [0, 0, 0, 0, 0])
    #expect(ends == (header + list > 0 ? 1 : 0))
  }

  @Test func oneNumberForTheWholeChainThereAndBack() {
    var page = PainPage()
    for total in stride(from: 0.0, through: 2540, by: 127) {
      page.engine.scroll(page.lists[0], toTotal: total)
      #expect(page.engine.chainOffset(of: page.lists[0]) == total)
      #expect(page.header == min(200, total))
    }
  }
}
