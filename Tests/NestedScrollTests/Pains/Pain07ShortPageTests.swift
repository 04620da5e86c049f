import NestedScroll
import Testing

// 7. Short and empty pages: the header can't be pulled back, or the page scrolls into a blank.
extension PainTests {
  @Test(arguments: [0.0, 1, 300, 499, 659, 660, 661])
  func theHeaderCollapsesAndComesBackOverAnyPage(content: Double) {
    var page = PainPage(contents: [content, 3000])
    page.drag(page.lists[0], y: 300)
    #expect(page.header == 200)
    page.drag(page.lists[0], y: -60)
    #expect(page.header == 140 + max(0, content - 660))
    page.drag(page.lists[0], y: -500)
    #expect(page.header == 0)
    page.drag(page.root, y: 80, area: .header)
    #expect(page.header == 80)
  }

  @Test(arguments: [0.0, 300, 460, 500, 659, 661, 3000])
  func noBlankIsShownWhereNoneIsWanted(content: Double) {
    var page = PainPage(
      header: Header(height: 240, stay: 40, collapse: .whenNeeded), contents: [content, 3000])
    func blank(_ page: PainPage) -> Double {
      // What is below the header and the list's rows, while some row could still be above.
      let shown = 240 - page.header + content - page.list(0)
      return page.header > 0 ? max(0, 700 - shown) : 0
    }
    for way in [50.0, 100, -30, 400, 900, -100, 5000] {
      page.down(on: page.lists[0])
      for _ in 0..<4 {
        page.go(y: way / 4)
        #expect(blank(page) <= 1e-9)
      }
      page.up()
      page.rest { #expect(blank($0) <= 1e-9) }
    }
  }

  @Test func aLongPageAndAShortOneShareAHeader() {
    var page = PainPage(
      header: Header(height: 240, stay: 40, collapse: .whenNeeded), contents: [3000, 300])
    page.put(header: 200, 0, at: 900)
    page.engine.select(page: 1, in: page.pager, animated: true)
    var last = page.header
    page.rest { now in
      // It opens while the short page comes, without a jump.
      #expect(now.header <= last)
      #expect(last - now.header <= 60)
      last = now.header
    }
    #expect(page.header == 0)
    #expect(page.list(0) == 900)
    page.engine.select(page: 0, in: page.pager, animated: true)
    page.rest()
    #expect(page.header == 200)
  }
}
