import NestedScroll
import Testing

// 5. Two axes: a diagonal drag turns the page, a carousel and the page move together, an inner
// pager does not hand over at its end.
extension PainTests {
  @Test func aDragMovesOneAxisOnly() {
    // Every angle, and then the finger wanders off the other way.
    for degree in stride(from: 0, to: 360, by: 3) {
      var page = PainPage()
      page.engine.select(page: 1, in: page.pager)
      page.put(header: 100, 1, at: 300)
      let start = page.offsets
      let angle = Double(degree)
      // A rough circle is enough: only which component is larger counts.
      let x = triangle(angle), y = triangle(angle + 270)
      page.down(on: page.lists[1])
      page.go(x: x * 12, y: y * 12)
      page.go(x: y * 80, y: x * 80)
      let movedAcross = page.offsets[1] != start[1]
      let movedAlong = page.header != start[0] || page.list(1) != start[3]
      #expect(movedAcross != movedAlong, "at \(degree) degrees")
      #expect(movedAcross == (x.magnitude > y.magnitude), "at \(degree) degrees")
    }
  }

  /// Between -1 and 1, 1 at 0 degrees and -1 at 180.
  private func triangle(_ degrees: Double) -> Double {
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    return turned < 180 ? 1 - turned / 90 : turned / 90 - 3
  }

  @Test func aCarouselInTheHeaderAndThePageNeverMoveTogether() {
    var page = PainPage()
    let carousel = page.engine.insert(
      .list(.horizontal, viewport: 400, content: 1200, policy: .contain), under: page.root)
    page.down(on: carousel)
    page.go(x: 60, y: 5)
    page.go(x: 10, y: 80)
    #expect(page.engine.offset(of: carousel) == 70)
    #expect(page.header == 0)
    page.up()
    page.rest()
    // Up and down over it, the page goes as anywhere.
    page.down(on: carousel)
    page.go(x: 2, y: 50)
    #expect(page.header == 50)
    #expect(page.engine.offset(of: carousel) == 70)
    page.up()
    // At its end it keeps what it can't use.
    page.engine.setOffset(800, of: carousel)
    page.drag(carousel, x: 300)
    #expect(page.engine.offset(of: carousel) == 800)
    #expect(page.offsets[1] == 0)
  }

  @Test func anInnerPagerHandsOverAtItsEndsInTheSameDrag() {
    var engine = ScrollEngine(slop: 0)
    let outer = engine.insert(.pager(viewport: 400))
    let page = engine.insert(.list(viewport: 700, content: 700), under: outer)
    engine.insert(.list(viewport: 700, content: 700), under: outer)
    let inner = engine.insert(.pager(viewport: 400), under: page)
    for _ in 0..<3 { engine.insert(.list(viewport: 700, content: 2000), under: inner) }
    engine.drag(inner, by: 900, along: .horizontal)
    #expect([inner, outer].map { engine.offset(of: $0) } == [800, 100])
    // And takes the way back in the reverse order.
    engine.drag(inner, by: -150, along: .horizontal)
    #expect([inner, outer].map { engine.offset(of: $0) } == [750, 0])
  }
}
