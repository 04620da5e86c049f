import NestedScroll
import Testing

@Suite("Rules: latches")
struct Section07LatchTests {
  @Test func nodeKeepsAllOfAGestureBothWays() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(130, in: outer)
    engine.down(inner, at: 0, latch: .node)
    engine.go(y: 60, at: 0.01)
    // The first that takes some takes all it can of that very delta too.
    #expect(engine.offsets(inner, outer) == [30, 0])
    #expect(engine.report.unconsumed.y == 20)
    engine.go(y: 80, at: 0.02)
    #expect(engine.offsets(inner, outer) == [30, 0])
    engine.go(y: 70, at: 0.03)
    #expect(engine.offsets(inner, outer) == [20, 0])
    engine.touchEnded(time: 0.2)
    engine.down(inner, at: 1, latch: .node)
    engine.go(y: -60, at: 1.01)
    #expect(engine.offsets(inner, outer) == [0, 0])
    engine.touchEnded(time: 1.2)
    engine.setOffset(30, of: inner)
    // Now the inner one has no way forward: the outer one is first.
    engine.down(inner, at: 2, latch: .node)
    engine.go(y: 60, at: 2.01)
    #expect(engine.offsets(inner, outer) == [30, 50])
    engine.go(y: -60, at: 2.02)
    #expect(engine.offsets(inner, outer) == [30, 0])
  }

  @Test func whatTheLatchedNodeLeavesIsItsOwnToPull() {
    var engine = ScrollEngine()
    let outer = engine.list(1000, edges: .bounce)
    let inner = engine.list(130, in: outer, edges: .bounce)
    engine.down(inner, at: 0, latch: .node)
    engine.go(y: 60, at: 0.01)
    #expect(engine.offsets(inner, outer) == [30, 0])
    #expect(engine.pulls(inner, outer) == [20, 0])
  }

  @Test func outwardLeavesOutWhatIsInside() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let middle = engine.list(120, in: outer)
    let inner = engine.list(130, in: middle)
    engine.down(inner, at: 0, latch: .outward)
    engine.go(y: 10 + 40, at: 0.01)
    #expect(engine.offsets(inner, middle, outer) == [30, 10, 0])
    // The middle one has moved: the inner one is out, also on the way back.
    engine.go(y: 10 + 15, at: 0.02)
    #expect(engine.offsets(inner, middle, outer) == [30, 0, 0])
    engine.go(y: 10 + 60, at: 0.03)
    #expect(engine.offsets(inner, middle, outer) == [30, 20, 25])
    engine.go(y: 10 + 20, at: 0.04)
    #expect(engine.offsets(inner, middle, outer) == [30, 20, 0])
  }

  @Test func aLatchCountsOnBothAxes() {
    var engine = ScrollEngine()
    let outerRow = engine.list(1000, axis: .horizontal)
    let outer = engine.list(1000, in: outerRow)
    let list = engine.list(1000, in: outer)
    engine.down(list, at: 0, free: true, latch: .node)
    engine.go(y: 30, at: 0.01)
    #expect(engine.offsets(list, outer, outerRow) == [30, 0, 0])
    engine.go(x: 20, y: 30, at: 0.02)
    #expect(engine.offsets(list, outer, outerRow) == [30, 0, 0])
  }

  @Test func nodesOfOneViewAreLatchedTogether() {
    var engine = ScrollEngine()
    let outerRow = engine.list(1000, axis: .horizontal)
    let outer = engine.list(1000, in: outerRow)
    let rows = engine.insert(
      Node(.vertical, viewport: 100, content: 1000, view: 7), under: outer)
    let columns = engine.insert(
      Node(.horizontal, viewport: 100, content: 130, view: 7), under: rows)
    engine.down(columns, at: 0, free: true, latch: .node)
    engine.go(y: 30, at: 0.01)
    engine.go(x: 50, y: 40, at: 0.02)
    #expect(engine.offsets(columns, rows, outer, outerRow) == [30, 40, 0, 0])
    engine.go(x: 20, y: -40, at: 0.03)
    #expect(engine.offsets(columns, rows, outer, outerRow) == [0, 0, 0, 0])
  }

  @Test func aWheelsLatchOutlivesItsRunWhileItsNodeHasJustMoved() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(130, in: outer)
    let notch = Vector(x: 0, y: 20)
    engine.wheel(inner, by: notch, time: 0, latch: .node)
    engine.wheel(inner, by: notch, time: 0.05, latch: .node)
    engine.wheel(inner, by: notch, time: 0.1, latch: .node)
    #expect(engine.offsets(inner, outer) == [30, 0])
    // A new run, 0.11 s after the inner one moved last: free again.
    engine.wheel(inner, by: notch, time: 0.21, latch: .node)
    #expect(engine.offsets(inner, outer) == [30, 20])
  }

  @Test func aLongerLatchPauseHoldsLonger() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(130, in: outer)
    let notch = Vector(x: 0, y: 40)
    engine.wheel(inner, by: notch, time: 0, latch: .node, latchPause: 1)
    engine.wheel(inner, by: notch, time: 0.5, latch: .node, latchPause: 1)
    #expect(engine.offsets(inner, outer) == [30, 0])
    engine.wheel(inner, by: notch, time: 1.1, latch: .node, latchPause: 1)
    #expect(engine.offsets(inner, outer) == [30, 40])
  }

  @Test(arguments: [Double.nan, .infinity])
  func aLatchPauseThatIsNoNumberIsTheUsualOne(pause: Double) {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(130, in: outer)
    let notch = Vector(x: 0, y: 40)
    engine.wheel(inner, by: notch, time: 0, latch: .node, latchPause: pause)
    engine.wheel(inner, by: notch, time: 0.09, latch: .node, latchPause: pause)
    #expect(engine.offsets(inner, outer) == [30, 0])
    engine.wheel(inner, by: notch, time: 0.2, latch: .node, latchPause: pause)
    #expect(engine.offsets(inner, outer) == [30, 40])
  }

  @Test func aSmoothNotchIsLatchedToTheFirstThatHasRoom() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(130, in: outer)
    engine.setOffset(30, of: inner)
    engine.wheel(inner, by: Vector(x: 0, y: 20), time: 0, latch: .node, smooth: true)
    engine.settle()
    #expect(engine.offsets(inner, outer) == [30, 20])
    engine.setOffset(0, of: inner)
    engine.wheel(
      inner, by: Vector(x: 0, y: -15), time: engine.time + 1, latch: .node, smooth: true)
    engine.settle()
    #expect(engine.offsets(inner, outer) == [0, 5])
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func aNotchOnBothAxesIsLatchedToTheInnerNode(axis: Axis) {
    var engine = ScrollEngine()
    let outer = engine.list(1000, axis: axis.cross)
    let inner = engine.list(1000, in: outer, axis: axis)
    engine.wheel(inner, by: Vector(x: 30, y: 30), time: 0, latch: .node, free: true)
    #expect(engine.offsets(inner, outer) == [30, 0])
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func aDeltaOnBothAxesIsLatchedToTheInnerNode(axis: Axis) {
    var engine = ScrollEngine()
    let outer = engine.list(1000, axis: axis.cross)
    let inner = engine.list(1000, in: outer, axis: axis)
    engine.down(inner, at: 0, free: true, latch: .node)
    engine.go(x: 30, y: 30, at: 0.01)
    #expect(engine.offsets(inner, outer) == [30, 0])
  }

  @Test func aPadsLatchCountsOnBothAxes() {
    var engine = ScrollEngine()
    let outerRow = engine.list(1000, axis: .horizontal)
    let list = engine.list(1000, in: outerRow)
    engine.wheel(list, by: .zero, time: 0, phase: .began, latch: .node, free: true)
    engine.wheel(
      list, by: Vector(x: 0, y: 30), time: 0.01, phase: .changed, latch: .node, free: true)
    engine.wheel(
      list, by: Vector(x: 20, y: 0), time: 0.02, phase: .changed, latch: .node, free: true)
    #expect(engine.offsets(list, outerRow) == [30, 0])
  }

  /// Where two lists are once smooth notches came at 0 and at some time, both latched.
  private func smooth(again: Double, frames: Double, latch: Latch? = .node) -> [Double] {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(130, in: outer)
    let notch = Vector(x: 0, y: 50)
    engine.wheel(inner, by: notch, time: 0, latch: latch, smooth: true)
    while engine.time < again - frames { engine.advance(to: engine.time + frames) }
    engine.wheel(inner, by: notch, time: again, latch: latch)
    return engine.offsets(inner, outer)
  }

  @Test(arguments: [0.002, 0.1, 0.4])
  func aLatchOutlivesASmoothNotchAtAnyFrames(frames: Double) {
    // The way to the end takes longer than the pause that ends a run.
    #expect(smooth(again: 0.5, frames: frames) == [30, 0])
    #expect(smooth(again: 9, frames: frames) == [30, 50])
  }

  @Test func aSmoothNotchElsewhereKeepsNoLatch() {
    var engine = ScrollEngine()
    let other = engine.list(1000)
    let outer = engine.list(1000)
    let inner = engine.list(130, in: outer)
    let notch = Vector(x: 0, y: 50)
    engine.wheel(other, by: Vector(x: 0, y: 900), time: 0, smooth: true)
    engine.wheel(inner, by: notch, time: 0.1, latch: .node)
    #expect(engine.offsets(inner, outer) == [30, 0])
    engine.advance(to: 0.3)
    engine.wheel(inner, by: notch, time: 0.31, latch: .node)
    #expect(engine.offsets(inner, outer) == [30, 50])
  }

  @Test func outwardStillLetsTheNodeThatMovedPull() {
    var engine = ScrollEngine()
    let list = engine.list(130, edges: .bounce)
    engine.down(list, at: 0, latch: .outward)
    engine.go(y: 10 + 50, at: 0.01)
    #expect(engine.offsets(list) == [30])
    #expect(engine.pulls(list) == [20])
  }

  @Test func aFlingOfATouchThatMovedNothingIsLatchedToo() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(130, in: outer)
    engine.down(inner, at: 0, latch: .node)
    engine.up(y: 1000, at: 0.01)
    engine.settle()
    #expect(engine.offsets(inner, outer) == [30, 0])
  }

  @Test func aFlingThatIsLatchedOutwardLeavesOutWhatIsInside() {
    var engine = ScrollEngine()
    let outer = engine.list(
      10_000, policy: Policy(forward: Turn(preScroll: .until(50))))
    let inner = engine.list(10_000, in: outer)
    engine.down(inner, at: 0, latch: .outward)
    engine.up(y: 1000, at: 0)
    engine.advance(to: 0.1)
    // The outer one moves first, to 50 and then with what the inner one may not take.
    let way = 1000 / decayRate * (1 - exponential(-0.1 * decayRate))
    #expect(engine.offset(of: inner) == 0)
    #expect(isNear(engine.offset(of: outer), way, absolute: 1e-6))
  }

  @Test func whatALatchLeavesOutACommandStillMoves() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    let row = engine.list(1000, in: list)
    engine.down(row, at: 0, latch: .node)
    engine.go(y: 30, at: 0.1)
    engine.scroll(list, to: 300, animated: true)
    engine.advance(to: 0.2)
    engine.go(y: 40, at: 0.2)
    engine.advance(to: 5)
    #expect(engine.offsets(list, row) == [300, 30])
  }

  @Test(arguments: [false, true])
  func aNotchIsLatchedToThePagerThatCloses(isSmooth: Bool) {
    var engine = ScrollEngine()
    let pager = engine.insert(Node(.vertical, viewport: 400, content: nil, pager: Pager()))
    let list = engine.list(1000, in: pager, viewport: 400)
    _ = engine.list(1000, in: pager)
    engine.setOffset(60, of: pager)
    engine.setOffset(300, of: list)
    engine.wheel(
      list, by: Vector(x: 0, y: -30), time: 0, latch: .node, latchPause: 10, smooth: isSmooth)
    engine.advance(to: 0.09)
    #expect(engine.offset(of: pager) < 60)
    #expect(engine.offset(of: list) == 300)
  }

  @Test func aSmoothNotchGoesOnWithALatchOfItsOwn() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let list = engine.list(130, in: outer)
    engine.wheel(list, by: Vector(x: 0, y: 20), time: 0, latch: .node, smooth: true)
    engine.wheel(list, by: Vector(x: 0, y: 50), time: 0.05, smooth: true)
    engine.settle()
    #expect(engine.offset(of: list) == 30)
    #expect(isNear(engine.offset(of: outer), 40))
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func momentumOnBothAxesIsLatchedToTheInner(axis: Axis) {
    var engine = ScrollEngine()
    let outer = engine.list(1000, axis: axis)
    let inner = engine.list(1000, in: outer, axis: axis.cross)
    engine.wheel(inner, by: Vector(x: 5, y: 5), time: 0, phase: .momentum, latch: .node)
    #expect(engine.offsets(outer, inner) == [0, 5])
  }

  @Test func theLatchOfAPadOutlivesIt() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(130, in: outer)
    let latch = Latch.node
    engine.wheel(inner, by: Vector(x: 0, y: 30), time: 0, phase: .began, latch: latch)
    engine.wheel(inner, by: .zero, time: 0.05, phase: .ended, latch: latch)
    engine.wheel(inner, by: Vector(x: 0, y: 50), time: 0.09, phase: .began, latch: latch)
    #expect(engine.offsets(inner, outer) == [30, 0])
    #expect(engine.report.unconsumed.y == 50)
  }

  @Test func aLatchOutlivesTheRemovalOfAnotherNode() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(130, in: outer)
    let other = engine.list(1000)
    engine.down(inner, at: 0, latch: .node)
    engine.go(y: 10 + 30, at: 0.01)
    engine.remove(other)
    engine.go(y: 10 + 70, at: 0.02)
    #expect(engine.offsets(inner, outer) == [30, 0])
  }

  @Test func whoDoesNotMoveInAFlingIsNotLatchedTo() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 200), viewport: 400))
    let list = engine.list(5000, in: header, viewport: 400)
    engine.setOffset(200, of: header)
    engine.down(list, at: 0, latch: .node)
    engine.up(y: 1000, at: 0.01)
    engine.advance(to: 0.02)
    #expect(engine.offset(of: list) > 9)
    #expect(engine.offset(of: list) < 10)
  }

  @Test func whatIsLatchedUnwindsAlone() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let list = engine.list(1000, in: outer, edges: .bounce)
    engine.drag(list, by: -10, along: .vertical)
    engine.update(outer) { $0.edges = Edges(start: .bounce, end: .clamp) }
    engine.drag(outer, by: -20, along: .vertical)
    #expect(engine.pulls(list, outer) == [-10, -20])
    engine.down(list, at: 0, latch: .node)
    engine.go(y: 10 + 25, at: 0.01)
    #expect(engine.pulls(list, outer) == [0, -20])
    #expect(engine.offsets(list, outer) == [15, 0])
  }

  @Test func aPagerDoesNotCloseOnceAStretchInItIsLatchedTo() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(axis: .vertical, viewport: 100))
    let list = engine.list(1000, in: pager, edges: .bounce)
    _ = engine.list(1000, in: pager)
    engine.drag(list, by: -10, along: .vertical)
    engine.setOffset(40, of: pager)
    engine.down(list, at: 0, latch: .node)
    engine.go(y: 10 + 30, at: 0.01)
    #expect(engine.pull(of: list) == 0)
    #expect(engine.offsets(list, pager) == [20, 40])
  }

  @Test func aPadsLatchOutlivesItsRunWhileItsOwnFlingMovesTheNode() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(2000, in: outer)
    engine.setOffset(500, of: outer)
    engine.wheel(inner, by: .zero, time: 0, phase: .began, latch: .node)
    for step in 1...5 {
      engine.wheel(
        inner, by: Vector(x: 0, y: 20), time: Double(step) * 0.02, phase: .changed, latch: .node)
    }
    engine.wheel(inner, by: .zero, time: 0.1, phase: .ended)
    engine.advance(to: 0.5)
    #expect(engine.velocity(of: inner) > 0)
    engine.wheel(inner, by: .zero, time: 0.5, phase: .began, latch: .node)
    engine.setOffset(1900, of: inner)
    engine.wheel(inner, by: Vector(x: 0, y: 50), time: 0.6, phase: .changed, latch: .node)
    #expect(engine.offset(of: outer) == 500)
  }
}
