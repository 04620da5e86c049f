import NestedScroll
import Testing

/// Rests at 0 and 100, the next one from a tenth of the way on.
private let eager = Snap(
  points: [.offset(0), .offset(100)], rule: SnapRule(threshold: SnapRule.Threshold(0.1)))

@Suite("Rules: what is left between its rests")
struct Section08LeftBetweenTests {
  @Test func whatACommandStoppedGoesOnForward() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let list = engine.list(1000, in: header, snap: eager)
    engine.setOffset(100, of: header)
    engine.scroll(list, to: 80, animated: true)
    engine.scroll(list, by: 80, animated: true)
    engine.advance(to: 0.05)
    let between = engine.offset(of: list)
    #expect(between > 10 && between < 90)
    engine.setOffset(90, of: header)
    engine.settle()
    #expect(engine.offsets(header, list) == [90, 100])
  }

  @Test func aRestThatIsNoneAnyMoreIsLeftForward() {
    var engine = ScrollEngine()
    let list = engine.list(1000, snap: Snap(points: [.offset(0), .offset(100)]))
    engine.down(list, at: 0)
    engine.go(y: 10 + 70, at: 0.01)
    engine.up(at: 0.02)
    engine.advance(to: 0.05)
    #expect(engine.landing(of: list) == 100)
    engine.update(list) { $0.snap = Snap(points: [.offset(0), .offset(200)]) }
    engine.settle()
    #expect(engine.offset(of: list) == 200)
  }

  @Test func aHeaderThatAFlingLeavesBetweenItsRestsAtTheEndOfTheChainGoesToOne() {
    var engine = ScrollEngine()
    let header = engine.insert(
      .header(
        Header(height: 100, snap: SnapRule.Threshold()), viewport: 400,
        policy: Policy(forward: Turn(preScroll: .until(60), postScroll: .none))))
    let list = engine.list(500, in: header, viewport: 400)
    engine.fling(list, velocity: Vector(x: 0, y: 2000))
    engine.settle()
    #expect(engine.offsets(header, list) == [100, 100])
  }

  @Test func aFlingThatNoLongerEndsAtAPinEndsOnARest() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(.vertical, viewport: 100, content: 400, snap: series(every: 100), stopsAtPin: true))
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.05)
    engine.update(list) { $0.content = 10_000 }
    engine.settle()
    // 1000 / L = 499.5.
    #expect(engine.offset(of: list) == 500)
  }

  @Test func aListThatAHeaderTouchMovedGoesToARestThoughItsPageWasLeft() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let pager = engine.insert(.pager(viewport: 400), under: header)
    let lists = (0..<2).map { _ in engine.list(1000, in: pager, snap: series(every: 100)) }
    engine.down(header, at: 0, area: .header)
    engine.go(y: 10 + 130, at: 0.01)
    #expect(engine.offsets(header, lists[0]) == [100, 30])
    engine.select(page: 1, in: pager)
    engine.up(at: 1)
    engine.settle()
    #expect(engine.offsets(header, lists[0]) == [100, 0])
  }

  @Test func whatIsStretchedIsPutOnNoRest() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce, snap: Snap(points: [.offset(0), .offset(880)]))
    engine.setOffset(900, of: list)
    engine.drag(list, by: 50, along: .vertical)
    engine.scroll(list, by: -20)
    #expect(engine.offsets(list) == [900])
    #expect(engine.pulls(list) == [30])
    engine.settle()
    #expect(engine.offsets(list) == [880])
    #expect(engine.pulls(list) == [0])
  }

  @Test func whatAFingerHoldsACommandPutsOnNoRest() {
    var engine = ScrollEngine()
    let list = engine.list(1000, snap: series(every: 100))
    engine.down(list, at: 0)
    engine.go(y: 10 + 30, at: 0.01)
    engine.scroll(list, by: 20)
    #expect(engine.offset(of: list) == 50)
    engine.up(at: 1)
    engine.settle()
    #expect(engine.offset(of: list) == 100)
  }

  @Test func aFlingOnTheLastRestIsNoMotion() {
    var engine = ScrollEngine()
    let list = engine.list(1000, snap: Snap(points: [.offset(0), .offset(100)]))
    engine.setOffset(100, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    #expect(engine.ended == [])
    let isMoving = engine.isMoving
    #expect(!isMoving)
  }

  @Test func aRightToLeftRowThatTurnsBackLeavesItsFrameAlone() {
    var engine = ScrollEngine()
    let frame = engine.list(1000, axis: .horizontal)
    let row = engine.insert(
      Node(
        .horizontal, viewport: 100, content: 10_000,
        snap: Snap(points: [.offset(0), .offset(100)]), direction: .rightToLeft), under: frame)
    engine.setOffset(500, of: frame)
    engine.setOffset(500, of: row)
    engine.fling(row, velocity: Vector(x: -1000, y: 0))
    engine.settle()
    #expect(engine.offsets(row, frame) == [100, 500])
  }

  @Test func aFlingThatEndsExactlyAtAnEdgeEndsThereAndOnNoPixel() throws {
    var free = ScrollEngine()
    let long = free.list(10_000)
    free.fling(long, velocity: Vector(x: 0, y: 777))
    let end = try #require(free.landing(of: long))
    #expect(end != end.rounded())
    var engine = ScrollEngine()
    engine.pixelLength = 1
    let list = engine.list(end, viewport: 0)
    engine.fling(list, velocity: Vector(x: 0, y: 777))
    engine.settle()
    #expect(engine.offset(of: list) == end)
  }

  @Test func aWayToTheStartLandsOnIt() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(.vertical, viewport: 100, content: 1000, insets: Insets(start: 1.3)))
    for offset in [10, 254.4, 300.1] {
      engine.setOffset(offset, of: list)
      engine.scroll(list, to: -100, animated: true)
      #expect(engine.landing(of: list) == -1.3)
    }
  }
}
