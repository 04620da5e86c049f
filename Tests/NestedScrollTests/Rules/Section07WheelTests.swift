import NestedScroll
import Testing

@Suite("Rules: wheels")
struct Section07WheelTests {
  @Test func aNotchIsRoutedAtOnceAndPullsNothing() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.wheel(list, by: notch(30), time: 0)
    #expect(engine.offset(of: list) == 30)
    engine.wheel(list, by: notch(-50), time: 0.02)
    #expect(engine.offset(of: list) == 0)
    #expect(engine.pull(of: list) == 0)
    #expect(engine.report.unconsumed.y == -20)
  }

  @Test func aNotchCountsOnItsLargerAxis() {
    var engine = ScrollEngine()
    let row = engine.list(1000, axis: .horizontal)
    let list = engine.list(1000, in: row)
    engine.wheel(list, by: notch(10, x: 11), time: 0)
    #expect(engine.offsets(row, list) == [11, 0])
    engine.wheel(list, by: notch(10, x: 10), time: 0.01)
    #expect(engine.offsets(row, list) == [11, 10])
    engine.wheel(list, by: notch(3, x: 5), time: 0.02, free: true)
    #expect(engine.offsets(row, list) == [11, 10] || engine.offsets(row, list) == [16, 13])
  }

  @Test func aNotchStopsADecay() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    engine.fling(list, velocity: notch(1000))
    engine.advance(to: 0.1)
    let offset = engine.offset(of: list)
    engine.wheel(list, by: notch(5), time: 0.1)
    let moving = engine.isMoving
    #expect(!moving)
    #expect(isNear(engine.offset(of: list), offset + 5))
  }

  @Test func aPauseSettlesAheadOfWhereTheRunBegan() {
    var engine = ScrollEngine()
    let list = engine.list(1000, snap: series(every: 100))
    engine.wheel(list, by: notch(10), time: 0)
    engine.wheel(list, by: notch(10), time: 0.09)
    engine.advance(to: 0.18)
    #expect(engine.offset(of: list) == 20)
    engine.advance(to: 0.2)
    #expect(engine.offset(of: list) > 20)
    engine.settle()
    #expect(engine.offset(of: list) == 100)
    engine.wheel(list, by: notch(-10), time: 5)
    engine.settle()
    #expect(engine.offset(of: list) == 0)
  }

  @Test func smoothNotchesAddUpAndLookAheadToo() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.wheel(list, by: notch(100), time: 0, smooth: true)
    #expect(engine.offset(of: list) == 0)
    engine.advance(to: 0.05)
    let between = engine.offset(of: list)
    #expect(between > 0 && between < 100)
    engine.wheel(list, by: notch(100), time: 0.05, smooth: true)
    #expect(engine.offset(of: list) == between)
    engine.settle()
    #expect(isNear(engine.offset(of: list), 200))
  }

  @Test func aSmoothNotchLooksOnlyAheadForARest() {
    var engine = ScrollEngine()
    let list = engine.list(5000, viewport: 400, snap: series(every: 400))
    engine.wheel(list, by: notch(100), time: 0, smooth: true)
    engine.settle()
    #expect(engine.offset(of: list) == 400)
  }

  @Test func smoothNotchesBeyondTheEndAreNotSaved() {
    var engine = ScrollEngine()
    let list = engine.list(200)
    engine.wheel(list, by: notch(500), time: 0, smooth: true)
    #expect(engine.report.unconsumed.y == 400)
    engine.wheel(list, by: notch(-60), time: 0.3, smooth: true)
    engine.settle()
    #expect(isNear(engine.offset(of: list), 40))
  }

  @Test func aTouchEndsTheRunOfAWheel() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.wheel(list, by: .zero, time: 0, phase: .began)
    engine.wheel(list, by: notch(-30), time: 0.01, phase: .changed)
    engine.down(list, at: 0.02)
    engine.touchEnded(time: 0.03)
    engine.settle()
    #expect(engine.pull(of: list) == 0)
  }

  @Test func aSmoothNotchOnABounceLeavesNothingStretched() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.down(list, at: 0)
    engine.go(y: -110, at: 0.01)
    engine.up(at: 0.02)
    engine.advance(to: 0.04)
    engine.wheel(list, by: notch(5), time: 0.04, smooth: true)
    engine.settle()
    #expect(engine.pull(of: list) == 0)
  }

  @Test func aNotchOfOnePointCounts() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.wheel(list, by: notch(1), time: 0)
    #expect(engine.offset(of: list) == 1)
  }

  @Test func aNotchOfNothingTouchesNothing() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let lists = (0..<2).map { _ in engine.list(1000, in: header) }
    engine.setOffset(100, of: header)
    engine.drag(lists[1], by: 5, along: .vertical)
    engine.wheel(lists[0], by: .zero, time: 0)
    engine.drag(header, by: 7, along: .vertical, area: .header)
    #expect(engine.offsets(lists[0], lists[1]) == [0, 12])
  }

  @Test func aSmoothNotchTakesTheSpeedOfNoOtherCommand() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    engine.scroll(list, to: 5000, animated: true)
    engine.advance(to: 0.1)
    let offset = engine.offset(of: list)
    engine.wheel(list, by: notch(10), time: 0.1, smooth: true)
    #expect(engine.velocity(of: list) == 0)
    engine.settle()
    #expect(isNear(engine.offset(of: list), offset + 10))
  }

  @Test func aSmoothNotchTakesOverAFling() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.wheel(list, by: Vector(x: 0, y: 30), time: 0.1, smooth: true)
    #expect(engine.ended == ["vertical fling interrupted"])
    #expect(engine.motionStates.map(\.kind) == [.command])
  }

  @Test func aCommandEndsTheRunOfAWheel() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.wheel(list, by: Vector(x: 0, y: 30), time: 0.01)
    engine.scrollToTop(list)
    engine.settle()
    #expect(engine.time == 0.01)
  }

  @Test func aSmoothNotchIsNotLatchedBeyondABarrier() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let pager = engine.insert(
      Node(.vertical, viewport: 100, content: 100, inputs: [.drag], pager: Pager()), under: outer)
    let list = engine.list(1000, in: pager)
    _ = engine.list(1000, in: pager)
    engine.setOffset(900, of: list)
    for (time, delta) in [(0.0, 30.0), (0.05, -30)] {
      engine.wheel(list, by: Vector(x: 0, y: delta), time: time, latch: .node, smooth: true)
    }
    engine.settle()
    #expect(engine.offsets(list, outer) == [870, 0])
  }

  @Test func notchesOfOneRunLookAheadOfWhereItBegan() {
    var engine = ScrollEngine()
    let list = engine.list(1000, snap: series(every: 100))
    engine.wheel(list, by: notch(60), time: 0)
    engine.wheel(list, by: notch(-20), time: 0.05)
    #expect(engine.ended == [])
    engine.settle()
    #expect(engine.offset(of: list) == 100)
  }
}
