import NestedScroll
import Testing

@Suite("Rules: fingers on a pad")
struct Section07PadTests {
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

  @Test func aPadGoesAlongTheAxisThatThereIs() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.wheel(list, by: .zero, time: 0, phase: .began)
    engine.wheel(list, by: Vector(x: 30, y: 20), time: 0.01, phase: .changed)
    #expect(engine.offset(of: list) == 20)
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
}
