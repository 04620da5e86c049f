import NestedScroll
import Testing

@Suite("Rules: gestures")
struct Section07GesturesTests {
  @Test func nothingMovesUntilTheSlopIsExceededAndExactlyThatIsCut() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.down(list, at: 0)
    engine.go(y: 10, at: 0.016)
    #expect(engine.offset(of: list) == 0)
    let before = engine.isClaimed
    #expect(!before)
    engine.go(y: 10.5, at: 0.032)
    #expect(engine.offset(of: list) == 0.5)
    let after = engine.isClaimed
    #expect(after)
    engine.go(y: 4, at: 0.048)
    #expect(engine.offset(of: list) == 0)
  }

  @Test func anAxisWithoutAChainDoesNotCount() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.down(list, at: 0)
    engine.go(x: 200, y: 9, at: 0.016)
    engine.go(x: 200, y: 12, at: 0.032)
    #expect(engine.offset(of: list) == 2)
  }

  @Test func theLargerComponentDecidesAndATieIsVertical() {
    var engine = ScrollEngine()
    let row = engine.list(1000, axis: .horizontal)
    let list = engine.list(1000, in: row)
    engine.down(list, at: 0)
    engine.go(x: 20, y: 20, at: 0.016)
    #expect(engine.offsets(row, list) == [0, 10])
    engine.touchCancelled(time: 0.02)
    engine.down(list, at: 0.1)
    engine.go(x: 20, y: 19, at: 0.116)
    #expect(engine.offsets(row, list) == [10, 10])
    engine.go(x: 20, y: 90, at: 0.132)
    #expect(engine.offsets(row, list) == [10, 10])
  }

  @Test func aFreeTouchMovesBothAxesWhole() {
    var engine = ScrollEngine()
    let row = engine.list(1000, axis: .horizontal)
    let list = engine.list(1000, in: row)
    engine.down(list, at: 0, free: true)
    engine.go(x: 5, y: 9, at: 0.016)
    #expect(engine.offsets(row, list) == [0, 0])
    engine.go(x: 7, y: 20, at: 0.032)
    #expect(engine.offsets(row, list) == [7, 20])
    engine.go(x: 9, y: 21, at: 0.048)
    #expect(engine.offsets(row, list) == [9, 21])
  }

  @Test func aTouchCatchesAFlingAtItsOwnTime() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    engine.fling(list, velocity: Vector(x: 0, y: 2000))
    engine.advance(to: 0.1)
    engine.down(list, at: 0.15)
    // 2000 / 2.002 * (1 - e^(-2.002 * 0.15)) = 259.1...
    let position = 2000 / decayRate * (1 - exponential(-decayRate * 0.15))
    #expect(isNear(engine.offset(of: list), position))
    let (moving, claimed) = (engine.isMoving, engine.isClaimed)
    #expect(!moving)
    #expect(claimed)
    #expect(engine.ended == ["vertical fling interrupted"])
    // The slop is 0 on the axis of what it caught.
    engine.go(y: 1, at: 0.166)
    #expect(isNear(engine.offset(of: list), position + 1))
  }

  @Test func aCaughtBounceIsHeldWhereItIsShown() {
    var engine = ScrollEngine()
    let list = engine.list(1000, viewport: 400, edges: .bounce)
    engine.down(list, at: 0)
    engine.go(y: -110, at: 0.016)
    engine.up(at: 0.016)
    engine.advance(to: 0.05)
    let before = engine.stretch(of: list)
    engine.down(list, at: 0.05)
    #expect(engine.stretch(of: list) == before)
    #expect(isNear(shown(engine.pull(of: list), length: 400), before))
    engine.advance(to: 1)
    #expect(engine.stretch(of: list) == before)
    engine.touchCancelled(time: 1)
    engine.settle()
    #expect(engine.pull(of: list) == 0)
  }

  @Test func aBounceOfAnotherNodeGoesOn() {
    var engine = ScrollEngine()
    let page = engine.list(1000)
    let first = engine.list(1000, in: page, edges: .bounce, policy: .contain)
    let second = engine.list(1000, in: page, policy: .contain)
    engine.down(first, at: 0)
    engine.go(y: -60, at: 0.016)
    engine.up(at: 0.016)
    engine.down(second, at: 0.02)
    #expect(engine.motionStates.map(\.kind) == [.spring])
    engine.settle()
    #expect(engine.pull(of: first) == 0)
  }

  @Test func aFlingThatSharesANodeEnds() {
    var engine = ScrollEngine()
    let page = engine.list(1000)
    let first = engine.list(5000, in: page)
    let second = engine.list(1000, in: page)
    engine.fling(first, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.1)
    engine.down(second, at: 0.1)
    let moving = engine.isMoving
    #expect(!moving)
  }

  @Test func aSnapOfAnotherNodeOfTheChainEnds() {
    var engine = ScrollEngine()
    let header = engine.insert(
      .header(
        Header(height: 100, snap: SnapRule.Threshold()), viewport: 400, policy: .stickyHeader))
    let list = engine.list(1000, in: header, viewport: 400)
    engine.down(list, at: 0)
    engine.go(y: 70, at: 0.016)
    engine.up(at: 0.016)
    #expect(engine.motionStates.map(\.kind) == [.snap])
    engine.advance(to: 0.05)
    engine.down(list, at: 0.05)
    let offset = engine.offset(of: header)
    #expect(offset > 60 && offset < 100)
    engine.advance(to: 0.2)
    #expect(engine.offset(of: header) == offset)
    // It settles again at the end of the touch that stopped it.
    engine.up(at: 0.2)
    engine.settle()
    #expect(engine.offset(of: header) == 100)
  }

  @Test func whenTheAxisIsLockedTheOtherOneSettles() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let first = engine.list(1000, in: pager, viewport: 400)
    _ = engine.list(1000, in: pager, viewport: 400)
    engine.down(first, at: 0)
    engine.go(x: 110, at: 0.016)
    engine.up(at: 0.016)
    engine.advance(to: 0.05)
    let caught = engine.offset(of: pager)
    #expect(caught > 0 && caught < 100)
    engine.down(first, at: 0.05)
    #expect(engine.offset(of: pager) == caught)
    // Vertical wins; the pager, which was caught, goes on to its page while the finger is down.
    engine.go(x: 0, y: 30, at: 0.066)
    #expect(engine.offset(of: first) == 20)
    engine.advance(to: 2)
    #expect(engine.offset(of: pager) == 0)
    #expect(engine.offset(of: first) == 20)
  }

  @Test func bothAxesOfACaughtDiagonalSettleAtTheEnd() {
    var engine = ScrollEngine()
    let row = engine.list(5000, axis: .horizontal, snap: series(every: 100))
    let list = engine.list(5000, in: row, snap: series(every: 100))
    engine.fling(list, velocity: Vector(x: 1000, y: 1000))
    engine.advance(to: 0.1)
    engine.down(list, at: 0.1)
    let caught = engine.offsets(row, list)
    #expect(caught[0] > 0 && caught[1] > 0)
    engine.touchEnded(time: 0.2)
    engine.settle()
    let ends = engine.offsets(row, list).map { $0.remainder(dividingBy: 100) }
    #expect(ends == [0, 0])
  }

  @Test func aVelocityGivenBeforeAnAxisIsDecidedDecidesIt() {
    var engine = ScrollEngine()
    let row = engine.list(10_000, axis: .horizontal)
    let list = engine.list(10_000, in: row)
    engine.down(list, at: 0)
    engine.go(x: 3, y: 3, at: 0.016)
    engine.up(x: 900, y: 1000, at: 0.02)
    engine.settle()
    #expect(isNear(engine.offset(of: list), 1000 / decayRate, absolute: 1e-6))
    #expect(engine.offset(of: row) == 0)
    engine.down(list, at: 9)
    engine.up(x: 1100, y: 1000, at: 9.02)
    engine.settle()
    #expect(isNear(engine.offset(of: row), 1100 / decayRate, absolute: 1e-6))
  }

  @Test func aFlingThatAPagerTakesTurnsItsPage() {
    var engine = ScrollEngine()
    let pager = engine.insert(
      Node(.horizontal, viewport: 400, content: nil, inputs: .all, pager: Pager()))
    let list = engine.list(10_000, in: pager, viewport: 400)
    for _ in 0..<2 { _ = engine.list(10_000, in: pager, viewport: 400) }
    engine.fling(list, velocity: Vector(x: 1100, y: 0))
    #expect(engine.pages(of: pager)?.target == 1)
    engine.settle()
    #expect(engine.offset(of: pager) == 400)
  }

  @Test func aTapSettlesWhatItTouched() {
    var engine = ScrollEngine()
    let list = engine.list(1000, snap: series(every: 100))
    engine.setOffset(140, of: list)
    engine.down(list, at: 0)
    engine.touchEnded(time: 0.05)
    engine.settle()
    #expect(engine.offset(of: list) == 100)
  }

  @Test func cancelledSettlesWithoutVelocity() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    engine.down(list, at: 0)
    for step in 1...5 { engine.go(y: Double(step) * 30, at: Double(step) * 0.016) }
    engine.touchCancelled(time: 0.08)
    let moving = engine.isMoving
    #expect(!moving)
    #expect(engine.offset(of: list) == 140)
  }

  @Test func theMeasuredVelocityStartsTheFling() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    engine.down(list, at: 0)
    for step in 1...5 { engine.go(y: Double(step) * 20, at: Double(step) * 0.02) }
    engine.touchEnded(time: 0.1)
    // 1000 points per second.
    engine.settle()
    #expect(isNear(engine.offset(of: list), 90 + 1000 / decayRate, absolute: 1e-6))
  }

  @Test func aFingerHeldStillDoesNotFling() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    engine.down(list, at: 0)
    for step in 1...5 { engine.go(y: Double(step) * 20, at: Double(step) * 0.02) }
    engine.touchEnded(time: 0.1 + 0.05)
    let moving = engine.isMoving
    #expect(!moving)
  }

  @Test func theFastestReleaseIsCapped() {
    var engine = ScrollEngine(physics: Physics(maxVelocity: 1000))
    let list = engine.list(100_000)
    engine.down(list, at: 0)
    engine.go(y: 11, at: 0.016)
    engine.up(y: 5000, at: 0.02)
    #expect(engine.report.cappedVelocity == 4000)
    engine.settle()
    #expect(isNear(engine.offset(of: list), 1 + 1000 / decayRate, absolute: 1e-6))
  }

  @Test func beganOnAPointerThatIsDownCancelsTheOldOne() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.down(list, at: 0)
    engine.go(y: -60, at: 0.016)
    engine.down(list, at: 0.02)
    engine.go(y: 5, at: 0.03)
    engine.touchEnded(time: 0.04)
    engine.settle()
    #expect(engine.pull(of: list) == 0)
    #expect(engine.offset(of: list) == 0)
  }

  @Test func aDragHoldsWhatItPullsAndSettlesNothing() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce, snap: series(every: 100))
    engine.drag(list, by: 130, along: .vertical)
    engine.settle()
    #expect(engine.offset(of: list) == 130)
    engine.drag(list, by: -150, along: .vertical)
    engine.settle()
    #expect(engine.pull(of: list) == -20)
  }

  @Test func whatIsNoPositionIsCountedOnceAndDropped() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.touchBegan(on: list, at: Point(x: .nan, y: 0), time: 0)
    #expect(engine.report.droppedInputs == 1)
    engine.down(list, at: 0)
    #expect(engine.report.droppedInputs == 0)
    engine.touchMoved(to: Point(x: 0, y: .infinity), time: 0.1)
    #expect(engine.report.droppedInputs == 1)
    engine.touchEnded(time: 0.2, velocity: Vector(x: 0, y: .nan))
    #expect(engine.report.droppedInputs == 1)
    engine.advance(to: .nan)
    #expect(engine.report.droppedInputs == 1)
    engine.advance(to: -.infinity)
    #expect(engine.report.droppedInputs == 1)
    #expect(engine.time == 0.2)
  }

  @Test func aCaughtFingerHasNoSlopOnTheAxisThatItCaught() {
    for axis in Axis.allCases {
      var engine = ScrollEngine()
      let list = engine.list(10_000, axis: axis)
      engine.fling(list, velocity: axis == .vertical ? Vector(x: 0, y: 500) : Vector(x: 500, y: 0))
      engine.down(list, at: 0.1)
      let caught = engine.offset(of: list)
      if axis == .vertical { engine.go(y: 0.5, at: 0.11) } else { engine.go(x: 0.5, at: 0.11) }
      #expect(engine.offset(of: list) == caught + 0.5)
    }
  }

  @Test func theTouchedScrollerIsThatOfTheFingerThatCameLast() {
    var engine = ScrollEngine()
    let lists = (0..<3).map { _ in engine.list(1000) }
    engine.down(lists[0], at: 0, pointer: 1)
    engine.down(lists[1], at: 0, pointer: 2)
    engine.go(y: 20, at: 0.1, pointer: 1)
    engine.go(y: 20, at: 0.1, pointer: 2)
    engine.up(at: 0.2, pointer: 1)
    // It takes the place of the one that was lifted, before the other one.
    engine.down(lists[2], at: 0.3, pointer: 3)
    engine.go(y: 20, at: 0.4, pointer: 3)
    #expect(engine.touchedScroller == lists[2])
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func aVelocityDecidesOnAnAxisThatThereIs(axis: Axis) {
    var engine = ScrollEngine()
    let list = engine.list(10_000, axis: axis)
    let across = Vector(2000, along: axis.cross)
    engine.down(list, at: 0)
    engine.up(
      x: axis == .horizontal ? 1000 : across.x, y: axis == .vertical ? 1000 : across.y, at: 0)
    #expect(engine.velocity(of: list) == 1000)
  }

  @Test func aFingerStartsWithoutTheClaimOfTheOneBefore() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.down(list, at: 0)
    engine.go(y: 30, at: 0.01)
    #expect(engine.isClaimed)
    engine.up(at: 0.02)
    engine.down(list, at: 1)
    #expect(!engine.isClaimed)
  }

  @Test func aPageThatTurnsLeavesTheOtherAxisItsFling() {
    var engine = ScrollEngine()
    let pages = engine.insert(.pager(axis: .vertical, viewport: 400))
    let inner = engine.insert(.pager(viewport: 400), under: pages)
    let row = engine.list(5000, in: inner, axis: .horizontal, viewport: 400)
    _ = engine.list(5000, in: inner, axis: .horizontal, viewport: 400)
    _ = engine.list(5000, in: pages, viewport: 400)
    engine.down(row, at: 0, free: true)
    engine.go(x: 50, y: 110, at: 0.01)
    engine.up(x: 500, y: 1000, at: 0.02)
    let moving = engine.motionStates.map { "\($0.axis) \($0.kind)" }
    #expect(Set(moving) == ["horizontal fling", "vertical snap"])
  }
}
