import NestedScroll
import Testing

@Suite("Rules: wheels and trackpads")
struct Section07WheelTests {
  private func notch(_ y: Double, x: Double = 0) -> Vector { Vector(x: x, y: y) }

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

  @Test func fingersOnAPadPullAndLetGo() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.wheel(list, by: .zero, time: 0, phase: .began)
    engine.wheel(list, by: notch(-30), time: 0.01, phase: .changed)
    // Nothing is withheld.
    #expect(engine.pull(of: list) == -30)
    engine.wheel(list, by: notch(-10), time: 0.02, phase: .changed)
    #expect(engine.pull(of: list) == -40)
    engine.advance(to: 1)
    #expect(engine.pull(of: list) == -40)
    engine.wheel(list, by: .zero, time: 1, phase: .ended)
    engine.settle()
    #expect(engine.pull(of: list) == 0)
  }

  @Test func fingersOnAPadKeepToOneAxis() {
    var engine = ScrollEngine()
    let row = engine.list(1000, axis: .horizontal)
    let list = engine.list(1000, in: row)
    engine.wheel(list, by: notch(4, x: 12), time: 0, phase: .began)
    engine.wheel(list, by: notch(40, x: 5), time: 0.01, phase: .changed)
    #expect(engine.offsets(row, list) == [17, 0])
    engine.wheel(list, by: .zero, time: 0.02, phase: .ended)
  }

  @Test func fingersOnAPadThatCaughtSomethingNeedNoSlop() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    engine.fling(list, velocity: notch(1000))
    engine.advance(to: 0.1)
    let offset = engine.offset(of: list)
    engine.wheel(list, by: .zero, time: 0.1, phase: .began)
    engine.wheel(list, by: notch(2), time: 0.11, phase: .changed)
    #expect(isNear(engine.offset(of: list), offset + 2))
  }

  @Test func whatAPadCaughtOnTheOtherAxisSettlesWhenItsAxisIsLocked() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let first = engine.list(1000, in: pager, viewport: 400)
    _ = engine.list(1000, in: pager, viewport: 400)
    engine.down(first, at: 0)
    engine.go(x: 110, at: 0.016)
    engine.up(at: 0.016)
    engine.advance(to: 0.05)
    engine.wheel(first, by: .zero, time: 0.05, phase: .began)
    let caught = engine.offset(of: pager)
    #expect(caught > 0 && caught < 100)
    engine.wheel(first, by: notch(30), time: 0.06, phase: .changed)
    engine.advance(to: 2)
    #expect(engine.offsets(pager, first) == [0, 30])
  }

  @Test func aShortMoveOnAPadIsNotWithheld() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.wheel(list, by: notch(4), time: 0, phase: .began)
    engine.wheel(list, by: notch(4), time: 0.01, phase: .changed)
    engine.wheel(list, by: .zero, time: 0.2, phase: .ended)
    #expect(engine.offset(of: list) == 8)
  }

  @Test func aPadsReleaseFlingsWithTheMeasuredVelocity() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    engine.wheel(list, by: .zero, time: 0, phase: .began)
    for step in 1...5 {
      engine.wheel(list, by: notch(20), time: Double(step) * 0.02, phase: .changed)
    }
    engine.wheel(list, by: .zero, time: 0.1, phase: .ended)
    engine.settle()
    #expect(isNear(engine.offset(of: list), 100 + 1000 / decayRate, absolute: 1e-6))
  }

  @Test func momentumEntersNoPager() {
    var engine = ScrollEngine()
    let outer = engine.list(1000, axis: .horizontal)
    let pager = engine.insert(.pager(viewport: 400), under: outer)
    let row = engine.list(450, in: pager, axis: .horizontal, viewport: 400)
    let second = engine.list(1000, in: pager, viewport: 400)
    let push = Vector(x: 70, y: 0)
    engine.wheel(row, by: push, time: 0, phase: .momentum)
    #expect(engine.offsets(row, pager, outer) == [50, 0, 0])
    #expect(engine.report.unconsumed.x == 20)
    // Not even where the pager is the first in its chain.
    engine.wheel(row, by: .zero, time: 0.1, phase: .momentumEnded)
    engine.wheel(second, by: push, time: 0.2, phase: .momentum)
    #expect(engine.offsets(row, pager, outer) == [50, 0, 0])
  }

  @Test func momentumPullsOnceAndThenBounces() {
    var engine = ScrollEngine()
    let list = engine.list(1000, viewport: 400, edges: .bounce)
    engine.wheel(list, by: notch(-30), time: 0, phase: .momentum)
    #expect(engine.pull(of: list) == -30)
    #expect(engine.motionStates.map(\.kind) == [.spring])
    engine.wheel(list, by: notch(-30), time: 0.02, phase: .momentum)
    #expect(engine.pull(of: list) > -30)
    #expect(engine.report.unconsumed.y == -30)
    engine.settle()
    #expect(engine.pull(of: list) == 0)
  }

  @Test func momentumIsNoHandThatArmsARefresh() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(
        .vertical, viewport: 400, content: 1000, refreshAtStart: Refresh(trigger: 20, hold: 50)))
    engine.wheel(list, by: notch(-30), time: 0, phase: .momentum)
    #expect(engine.refreshPhase(.start, of: list) == .idle)
    engine.wheel(list, by: .zero, time: 0.1, phase: .momentumEnded)
    engine.settle()
    #expect(engine.refreshPhase(.start, of: list) == .idle)
    #expect(engine.extent(of: list)?.lowerBound == 0)
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

  @Test func aPadGoesAlongTheAxisThatThereIs() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.wheel(list, by: .zero, time: 0, phase: .began)
    engine.wheel(list, by: Vector(x: 30, y: 20), time: 0.01, phase: .changed)
    #expect(engine.offset(of: list) == 20)
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

  @Test func aPadWhoseNodeIsGoneGoesOnWithWhatIsAbove() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(1000, in: outer)
    engine.wheel(inner, by: notch(20), time: 0, phase: .began)
    engine.remove(inner)
    engine.wheel(inner, by: notch(30), time: 0.01, phase: .changed)
    #expect(engine.offset(of: outer) == 30)
    #expect(engine.report.unknownNode == nil)
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func aPadThatStandsStillBeforeItEndsMeasuresWhatItMoved(axis: Axis) {
    var engine = ScrollEngine()
    let list = engine.list(10_000, axis: axis)
    engine.wheel(list, by: .zero, time: 0, phase: .began)
    for step in 1...5 {
      engine.wheel(list, by: Vector(20, along: axis), time: Double(step) * 0.02, phase: .changed)
    }
    engine.wheel(list, by: .zero, time: 0.12, phase: .ended)
    #expect(isNear(engine.velocity(of: list), 1000, absolute: 1e-6))
  }

  @Test func aPadThatWentNowhereFlingsNowhere() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    engine.wheel(list, by: notch(8), time: 0, phase: .began, free: true)
    engine.wheel(list, by: notch(-3), time: 0.01, phase: .changed, free: true)
    engine.wheel(list, by: notch(-5), time: 0.02, phase: .changed, free: true)
    engine.wheel(list, by: .zero, time: 0.02, phase: .ended, free: true)
    let isMoving = engine.isMoving
    #expect(!isMoving)
    #expect(engine.offset(of: list) == 0)
  }

  @Test func aPadThatMovesBothAxesHoldsWhatItCaughtOnBoth() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let first = engine.list(1000, in: pager, viewport: 400)
    _ = engine.list(1000, in: pager, viewport: 400)
    engine.down(first, at: 0)
    engine.go(x: 110, at: 0.016)
    engine.up(at: 0.016)
    engine.wheel(first, by: .zero, time: 0.05, phase: .began, free: true)
    let caught = engine.offset(of: pager)
    #expect(caught > 0 && caught < 100)
    engine.wheel(first, by: notch(30), time: 0.06, phase: .changed, free: true)
    engine.advance(to: 2)
    #expect(engine.offsets(pager, first) == [caught, 30])
  }

  @Test func ofAPadsAxesTheOneThatTurnsAPageIsLetGoFirst() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(axis: .vertical, viewport: 400))
    let row = engine.list(1000, in: pager, axis: .horizontal, edges: .bounce)
    _ = engine.list(1000, in: pager, axis: .horizontal)
    engine.wheel(row, by: .zero, time: 0, phase: .began, free: true)
    for step in 1...3 {
      engine.wheel(
        row, by: notch(20, x: -20), time: Double(step) * 0.01, phase: .changed, free: true)
    }
    #expect(engine.offsets(pager, row) == [60, 0])
    #expect(engine.pulls(row) == [-60])
    engine.wheel(row, by: .zero, time: 0.03, phase: .ended, free: true)
    // Turning the page ends what moves in the page that is left: the bounce begins after it.
    #expect(engine.pages(of: pager)?.target == 1)
    #expect(engine.motionStates.map(\.kind) == [.snap, .spring])
    #expect(engine.pulls(row) == [-60])
  }

  @Test func aFingerResumesWhatAPadHeldOnceTheRunIsOver() {
    var engine = ScrollEngine()
    let (list, other) = (engine.list(1000), engine.list(1000))
    engine.down(list, at: 0)
    engine.go(y: 10 + 20, at: 0.01)
    engine.wheel(list, by: notch(15), time: 0.02, phase: .began)
    engine.go(y: 10 + 25, at: 0.03)
    #expect(engine.offset(of: list) == 35)
    engine.drag(other, by: 5, along: .vertical)
    engine.go(y: 10 + 32, at: 0.04)
    #expect(engine.offset(of: list) == 35 + 7)
  }

  @Test func aPadThatDidNotSayThatItBeganIsHeldUntilItSaysThatItEnded() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.wheel(list, by: Vector(x: 0, y: -60), time: 0, phase: .changed)
    engine.advance(to: 1)
    #expect(engine.pull(of: list) == -60)
    engine.wheel(list, by: .zero, time: 1, phase: .ended)
    engine.settle()
    #expect(engine.pull(of: list) == 0)
  }

  @Test func aPadThatKeepsToOneAxisHoldsNothingOnTheOther() {
    var engine = ScrollEngine()
    let row = engine.list(
      1000, axis: .horizontal, edges: .bounce, snap: Snap(points: [.offset(50)]))
    let list = engine.list(1000, in: row)
    engine.wheel(list, by: .zero, time: 0, phase: .began)
    engine.wheel(list, by: notch(0, x: -20), time: 0.01, phase: .changed)
    engine.wheel(list, by: .zero, time: 0.1, phase: .ended)
    engine.wheel(list, by: .zero, time: 0.11, phase: .began)
    engine.wheel(list, by: notch(30), time: 0.12, phase: .changed)
    // The bounce that it caught has closed, and the row has gone to its rest.
    engine.advance(to: 4)
    #expect(engine.offsets(row, list) == [50, 30])
    #expect(engine.pulls(row, list) == [0, 0])
  }

  @Test func aPadOnOneAxisLeavesTheOtherToTheFingerBeforeIt() {
    var engine = ScrollEngine()
    let list = engine.list(1000, snap: series(every: 100))
    let row = engine.list(1000, in: list, axis: .horizontal)
    engine.down(list, at: 0)
    engine.go(y: 40, at: 0.1)
    engine.wheel(row, by: notch(0, x: 30), time: 0.2, phase: .began)
    #expect(engine.offsets(list, row) == [30, 30])
    engine.up(at: 0.5)
    engine.advance(to: 5)
    #expect(engine.offsets(list, row) == [0, 30])
  }

  @Test func aPadThatEndsWithAMoveMovesByIt() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    engine.wheel(list, by: .zero, time: 0, phase: .began)
    for step in 1...4 {
      engine.wheel(list, by: notch(20), time: Double(step) * 0.02, phase: .changed)
    }
    engine.wheel(list, by: notch(20), time: 0.1, phase: .ended)
    #expect(engine.offset(of: list) == 100)
    #expect(isNear(engine.velocity(of: list), 1000, absolute: 1e-6))
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

  @Test func aPadEndsThoughItsLastDeltaIsNoNumber() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.wheel(list, by: notch(-30), time: 0, phase: .began)
    #expect(engine.pull(of: list) == -30)
    engine.wheel(list, by: notch(.nan), time: 0.1, phase: .ended)
    #expect(engine.report.droppedInputs == 1)
    engine.settle()
    #expect(engine.pull(of: list) == 0)
  }

  @Test func aPadCatchesUpOnNothingWhereNothingCouldMove() {
    var engine = ScrollEngine()
    let list = engine.list(nil)
    engine.wheel(list, by: notch(30), time: 0, phase: .began)
    engine.update(list) { $0.content = 1000 }
    engine.wheel(list, by: notch(11), time: 0.1, phase: .changed)
    #expect(engine.offset(of: list) == 11)
  }

  @Test func aPadIsNoTouchToClaim() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.wheel(list, by: Vector(x: 0, y: 20), time: 0, phase: .began)
    #expect(engine.offset(of: list) == 20)
    #expect(!engine.isClaimed)
  }

  @Test func aRunOfAPadGoesOnAboveARemovedNodeUnderItsName() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(1000, in: outer)
    engine.wheel(inner, by: Vector(x: 0, y: 20), time: 0, phase: .began)
    engine.remove(inner)
    engine.wheel(outer, by: Vector(x: 0, y: 3), time: 0.01, phase: .changed)
    #expect(engine.offset(of: outer) == 3)
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

  @Test func momentumOfNothingTouchesNothing() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 200), viewport: 400))
    let (first, second) = (engine.list(1000, in: header), engine.list(1000, in: header))
    engine.wheel(second, by: .zero, time: 0, phase: .momentum)
    #expect(engine.chain(of: header, along: .vertical, area: .header) == [first, header])
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
}
