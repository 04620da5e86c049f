import NestedScroll
import Testing

@Suite("Rules: zero and limits")
struct Section05LimitTests {
  @Test func zeroDoesNothingNotEvenToWhoWasTouchedLast() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let first = engine.list(1000, in: header, viewport: 400)
    let second = engine.list(1000, in: header, viewport: 400)
    engine.drag(first, by: 10, along: .vertical)
    engine.drag(first, by: -10, along: .vertical)
    engine.drag(second, by: 0, along: .vertical)
    // The header's touch goes on into the scroller that was touched last.
    engine.drag(header, by: 130, along: .vertical, area: .header)
    #expect(engine.offsets(header, first, second) == [100, 30, 0])
  }

  @Test func zeroDoesNotEndARunOfTheWheel() {
    var engine = ScrollEngine()
    let list = engine.list(1000, snap: series(every: 100))
    engine.wheel(list, by: Vector(x: 0, y: 30), time: 0)
    engine.drag(list, by: 0, along: .vertical)
    let isMoving = engine.isMoving
    #expect(!isMoving)
  }

  @Test func aDeltaAsLongAsTheWayLandsOnTheLimitExactly() {
    // The way back to -0.1 is rounded more coarsely than -0.1 is.
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(.vertical, viewport: 100, content: 1000, insets: Insets(start: 0.1)))
    var misses = 0
    for step in 1...200 {
      let offset = Double(step) * 1.7
      engine.setOffset(offset, of: list)
      engine.drag(list, by: -0.1 - offset, along: .vertical)
      if engine.offset(of: list) != -0.1 { misses += 1 }
    }
    #expect(misses == 0)
  }
}
