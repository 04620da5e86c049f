import NestedScroll
import Testing

@Suite("Rules: commands")
struct Section12CommandTests {
  @Test func setOffsetIsClampedAndNeitherSnappedNorRouted() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(1000, in: outer, snap: series(every: 100))
    engine.setOffset(130, of: inner)
    #expect(engine.offsets(inner, outer) == [130, 0])
    engine.setOffset(5000, of: inner)
    #expect(engine.offsets(inner, outer) == [900, 0])
    engine.setOffset(.nan, of: inner)
    #expect(engine.report.droppedInputs == 1)
    #expect(engine.offset(of: inner) == 900)
  }

  @Test func setOffsetEndsMotionAndPull() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.drag(list, by: -50, along: .vertical)
    engine.setOffset(0, of: list)
    #expect(engine.pull(of: list) == 0)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.setOffset(10, of: list)
    #expect(engine.ended == ["vertical fling interrupted"])
    engine.settle()
    #expect(engine.offset(of: list) == 10)
  }

  @Test func anAnimatedScrollIsHonouredAsGiven() {
    var engine = ScrollEngine()
    let list = engine.list(1000, snap: series(every: 100))
    engine.scroll(list, to: 130, animated: true)
    #expect(engine.motionStates.map(\.kind) == [.command])
    engine.settle()
    #expect(engine.offset(of: list) == 130)
    engine.scroll(list, to: 250)
    #expect(engine.offset(of: list) == 250)
  }

  @Test func askedToSnapItEndsOnTheRestThatCounts() {
    for animated in [false, true] {
      var engine = ScrollEngine()
      let list = engine.list(1000, snap: series(every: 100))
      engine.scroll(list, to: 270, animated: animated, snap: true)
      engine.settle()
      #expect(engine.offset(of: list) == 300)
    }
  }

  @Test func anAnimatedScrollClamps() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.scroll(list, to: 1e9, animated: true)
    engine.settle()
    #expect(engine.offset(of: list) == 900)
  }

  @Test func scrollByRoutesThroughTheChainWithoutPulling() {
    for animated in [false, true] {
      var engine = ScrollEngine()
      let outer = engine.list(150, edges: .bounce)
      let inner = engine.list(200, in: outer)
      engine.scroll(inner, by: 130, animated: animated)
      engine.settle()
      #expect(engine.offsets(inner, outer) == [100, 30])
      engine.scroll(inner, by: 70, animated: animated)
      engine.settle()
      #expect(engine.offsets(inner, outer) == [100, 50])
      #expect(engine.pull(of: outer) == 0)
    }
  }

  @Test func scrollByReportsWhatIsLeft() {
    var engine = ScrollEngine()
    let list = engine.list(150)
    engine.scroll(list, by: 80)
    #expect(engine.report.unconsumed.y == 30)
    let other = engine.list(150)
    engine.scroll(other, by: 80, animated: true)
    var left = engine.report.unconsumed.y
    while engine.isMoving {
      engine.advance(to: engine.time + 0.016)
      left += engine.report.unconsumed.y
    }
    #expect(isNear(left, 30))
  }

  @Test func scrollByNothingChangesNothing() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.setOffset(900, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.05)
    engine.scroll(list, by: 0)
    #expect(engine.ended == [])
    engine.settle()
    #expect(engine.pull(of: list) == 0)
  }

  @Test func aScrollOnABounceLeavesNothingStretched() {
    for distance in [-5.0, 40] {
      var engine = ScrollEngine()
      let list = engine.list(1000, edges: .bounce)
      engine.setOffset(900, of: list)
      engine.fling(list, velocity: Vector(x: 0, y: 1000))
      engine.advance(to: 0.05)
      engine.scroll(list, by: distance, animated: true)
      engine.settle()
      #expect(engine.pull(of: list) == 0)
      let moving = engine.isMoving
      #expect(!moving)
    }
  }

  @Test func aLaterCommandReplacesAnEarlierOne() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    engine.scroll(list, to: 5000, animated: true)
    engine.advance(to: 0.1)
    engine.scroll(list, to: 100, animated: true)
    #expect(engine.ended == ["vertical command interrupted"])
    #expect(engine.motionStates.count == 1)
    engine.settle()
    #expect(engine.offset(of: list) == 100)
    engine.scroll(list, to: 5000, animated: true)
    engine.scrollToTop(list, animated: true)
    #expect(engine.motionStates.count == 1)
    engine.scroll(list, by: 30, animated: true)
    #expect(engine.motionStates.count == 1)
    engine.setOffset(7, of: list)
    let moving = engine.isMoving
    #expect(!moving)
  }

  @Test func aTouchInterruptsEveryCommand() {
    for command in 0..<4 {
      var engine = ScrollEngine()
      let pager = engine.insert(.pager(viewport: 400))
      let list = engine.list(10_000, in: pager, viewport: 400)
      _ = engine.list(10_000, in: pager, viewport: 400)
      engine.setOffset(500, of: list)
      switch command {
      case 0: engine.scroll(list, to: 5000, animated: true)
      case 1: engine.scroll(list, by: 100, animated: true)
      case 2: engine.scrollToTop(list, animated: true)
      default: engine.select(page: 1, in: pager, animated: true)
      }
      engine.down(list, at: 0.1)
      let moving = engine.isMoving
      #expect(!moving)
      #expect(engine.ended.count == 1)
    }
  }

  @Test func stopLeavesAStretchedNodeAtItsEdge() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.fling(list, velocity: Vector(x: 0, y: -1000))
    engine.advance(to: 0.05)
    #expect(engine.pull(of: list) < 0)
    engine.stop(list)
    #expect(engine.pull(of: list) == 0)
    let moving = engine.isMoving
    #expect(!moving)
  }

  @Test func commandsToNobodyDoNothing() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    let gone = engine.list(1000)
    engine.remove(gone)
    engine.setOffset(10, of: gone)
    engine.scroll(gone, to: 10, animated: true)
    engine.scroll(gone, by: 10)
    engine.scrollToTop(gone)
    engine.scroll(gone, toTotal: 10)
    engine.select(page: 1, in: gone)
    engine.select(page: 1, in: list)
    engine.stop(gone)
    engine.reveal(0, 10, in: gone)
    engine.beginRefresh(.start, of: list)
    #expect(engine.offset(of: list) == 0)
    let moving = engine.isMoving
    #expect(!moving)
  }

  @Test func anAnimatedScrollBeforeTheContentIsKnownIsKept() {
    var engine = ScrollEngine()
    let list = engine.list(nil)
    engine.scroll(list, to: 500, animated: true)
    engine.update(list) { $0.content = 1000 }
    engine.settle()
    #expect(engine.offset(of: list) == 500)
  }

  @Test func whatACommandStopsIsNotLeftBetweenItsRests() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let list = engine.list(10_000, in: header, viewport: 400, snap: series(every: 100))
    engine.fling(list, velocity: Vector(x: 0, y: 2000))
    engine.advance(to: 0.2)
    let between = engine.offset(of: list)
    #expect(between > 0 && between.remainder(dividingBy: 100) != 0)
    engine.setOffset(30, of: header)
    engine.settle()
    #expect(engine.offset(of: header) == 30)
    #expect(engine.offset(of: list).remainder(dividingBy: 100) == 0)
  }

  @Test func whatIsAnimatedStartsAtRest() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    let pager = engine.insert(.pager(Pager(), viewport: 100))
    for _ in 0..<2 { _ = engine.list(100, in: pager) }
    engine.scroll(list, to: 300, animated: true)
    engine.select(page: 1, in: pager, animated: true)
    engine.advance(to: 0.01)
    #expect(abs(engine.offset(of: list) - 300 * (1 - springLeft(after: 0.01))) < 1e-9)
    #expect(abs(engine.offset(of: pager) - 100 * (1 - springLeft(after: 0.01))) < 1e-9)
    engine.settle()
    let time = engine.time
    engine.scrollToTop(list, animated: true)
    engine.advance(to: time + 0.01)
    #expect(abs(engine.offset(of: list) - 300 * springLeft(after: 0.01)) < 1e-9)
  }

  @Test(arguments: [false, true])
  func whatADistanceLeavesIsToldThoughANodeRests(animated: Bool) {
    var engine = ScrollEngine()
    let list = engine.list(200, snap: Snap(points: [.offset(0), .offset(100)]))
    engine.scroll(list, by: 130, animated: animated)
    #expect(engine.report.unconsumed.y == 30)
    engine.settle()
    #expect(engine.offset(of: list) == 100)
  }

  @Test func aCommandOnAStretchedNodeTakesItBack() {
    for animated in [false, true] {
      var engine = ScrollEngine()
      let list = engine.list(1000, edges: .bounce)
      engine.drag(list, by: -30, along: .vertical)
      engine.scroll(list, to: 200, animated: animated)
      #expect(engine.pulls(list) == [0])
      engine.settle()
      #expect(engine.offset(of: list) == 200)
    }
  }

  @Test func whatAFingerHoldsACommandIsRefusedAndToldSo() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.down(list, at: 0)
    engine.go(y: 10 + 30, at: 0.01)
    engine.scroll(list, to: 500, animated: true)
    #expect(engine.ended == ["vertical command interrupted"])
    #expect(engine.offset(of: list) == 30)
  }

  @Test func aWayLeavesWhatIsTooMuchAtTheEndOfItsOrder() {
    for direction in [1.0, -1] {
      var engine = ScrollEngine()
      let outer = engine.list(200)
      let forward = Turn(mode: .parentFirst)
      let list = engine.list(200, in: outer, policy: Policy(forward: forward))
      engine.setOffset(50, of: outer)
      engine.setOffset(50, of: list)
      engine.scroll(list, by: 120 * direction, animated: true)
      #expect(engine.report.unconsumed.y == 20 * direction)
      #expect(engine.report.unconsumedAt(.vertical) == (direction > 0 ? list : outer))
    }
  }

  @Test func selectingThePageThatIsLeftGoesBackToIt() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    for _ in 0..<3 { _ = engine.list(1000, in: pager) }
    engine.setOffset(100, of: pager)
    engine.select(page: 0, in: pager)
    #expect(engine.offset(of: pager) == 0)
  }

  @Test func whatIsTakenWholeIsLeftNowhere() {
    var engine = ScrollEngine()
    let (list, row) = (engine.list(1000), engine.list(1000, axis: .horizontal))
    engine.scroll(list, by: 2000)
    #expect(engine.report.unconsumedAt(.vertical) == list)
    engine.scroll(list, by: -50, animated: true)
    #expect(engine.report.unconsumedAt(.vertical) == nil)
    engine.scroll(row, by: 2000)
    #expect(engine.report.unconsumedAt(.horizontal) == row)
    engine.scroll(row, by: -50)
    #expect(engine.report.unconsumedAt(.horizontal) == nil)
  }

  @Test func aWayOfOnePointIsGoneInOneStep() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.scroll(list, by: 1, animated: true)
    engine.settle()
    #expect(engine.offset(of: list) == 1)
  }

  @Test func aPagerThatACommandPutBetweenPagesStaysThereWhenAFlingInItStops() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let row = engine.list(4000, in: pager, axis: .horizontal, viewport: 400)
    _ = engine.list(1000, in: pager)
    engine.fling(row, velocity: Vector(x: 1000, y: 0))
    engine.setOffset(100, of: pager)
    engine.stop(row)
    #expect(!engine.isMoving)
    engine.settle()
    #expect(engine.offset(of: pager) == 100)
  }
}
