import NestedScroll
import Testing

@Suite("Rules: a system's momentum")
struct Section07MomentumTests {
  private func carry(_ engine: inout ScrollEngine, _ node: NodeID, _ delta: Vector, _ time: Double)
  {
    engine.wheel(node, by: delta, time: time, phase: .momentum)
  }

  @Test func itEntersNoPager() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let row = engine.list(1000, in: pager, axis: .horizontal, viewport: 400)
    _ = engine.list(1000, in: pager)
    // Not even to bring it back to its page, and not where it is itself what is scrolled.
    for (node, delta) in [(row, -50.0), (pager, 50)] {
      var engine = engine
      engine.setOffset(100, of: pager)
      carry(&engine, node, Vector(x: delta, y: 0), 0)
      #expect(engine.offset(of: pager) == 100)
    }
  }

  @Test func itBouncesWithTheSpeedAtWhichTheStretchIsShown() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.setOffset(899, of: list)
    carry(&engine, list, Vector(x: 0, y: 1), 0)
    carry(&engine, list, Vector(x: 0, y: 10), 0.02)
    // 500 points a second, times the slope of the band at a pull of 10.
    #expect(isNear(engine.velocity(of: list), 500 * 5500 / (105.5 * 105.5)))
  }

  @Test func whatABounceRefusesIsLeftAtTheEndOfItsOrder() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let list = engine.list(
      1000, in: outer, edges: .bounce, policy: Policy(forward: Turn(mode: .parentFirst)))
    engine.setOffset(900, of: outer)
    engine.setOffset(900, of: list)
    carry(&engine, list, Vector(x: 0, y: 10), 0)
    carry(&engine, list, Vector(x: 0, y: 10), 0.02)
    #expect(engine.report.unconsumed.y == 10)
    #expect(engine.report.unconsumedAt(.vertical) == list)
  }

  @Test func aBounceRefusesItThoughAnotherListMoves() {
    var engine = ScrollEngine()
    let other = engine.list(1000)
    let list = engine.list(1000, edges: .bounce)
    engine.scroll(other, to: 300, animated: true)
    carry(&engine, list, Vector(x: 0, y: -30), 0)
    carry(&engine, list, Vector(x: 0, y: 20), 0)
    #expect(engine.pull(of: list) == -30)
    #expect(engine.report.unconsumed.y == 20)
  }

  @Test func momentumAfterAPadEntersNoPagerEither() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let row = engine.list(430, in: pager, axis: .horizontal, viewport: 400)
    _ = engine.list(1000, in: pager)
    engine.wheel(row, by: Vector(x: 20, y: 0), time: 0, phase: .began)
    engine.wheel(row, by: .zero, time: 1, phase: .ended)
    engine.wheel(row, by: Vector(x: 50, y: 0), time: 1.01, phase: .momentum)
    #expect(engine.offsets(row, pager) == [30, 0])
    #expect(engine.report.unconsumed.x == 40)
  }

  @Test func momentumOverAnotherNodeMovesThatOne() {
    var engine = ScrollEngine()
    let (list, other) = (engine.list(1000), engine.list(1000))
    engine.wheel(list, by: Vector(x: 0, y: 20), time: 0, phase: .momentum)
    engine.wheel(other, by: Vector(x: 0, y: 30), time: 0.01, phase: .momentum)
    #expect(engine.offsets(list, other) == [20, 30])
  }

  @Test func theNextMomentumBouncesAgain() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    for time in [0.0, 5] {
      engine.wheel(list, by: Vector(x: 0, y: -30), time: time, phase: .momentum)
      #expect(engine.pulls(list) == [-30])
      engine.wheel(list, by: .zero, time: time + 0.1, phase: .momentumEnded)
      engine.settle()
      #expect(engine.pulls(list) == [0])
    }
  }

  @Test func momentumAfterAPauseBringsNoSpeedToABounce() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.setOffset(20, of: list)
    engine.wheel(list, by: Vector(x: 0, y: -20), time: 0, phase: .momentum)
    engine.wheel(list, by: Vector(x: 0, y: -30), time: 0.15, phase: .momentum)
    #expect(engine.pulls(list) == [-30])
    #expect(engine.velocity(of: list) == 0)
  }

  @Test func momentumBouncesOnceInARun() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.wheel(list, by: Vector(x: 0, y: -30), time: 0, phase: .momentum)
    engine.advance(to: 3)
    #expect(engine.pulls(list) == [0])
    engine.wheel(list, by: Vector(x: 0, y: -30), time: 3, phase: .momentum)
    #expect(engine.pulls(list) == [0])
    #expect(engine.report.unconsumed.y == -30)
  }

  @Test func whatABounceRefusesIsLeftAtTheLastOfItsWay() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let list = engine.list(
      1000, in: outer, edges: .bounce, policy: Policy(forward: Turn(mode: .parentFirst)))
    carry(&engine, list, Vector(x: 0, y: -10), 0)
    carry(&engine, list, Vector(x: 0, y: -10), 0.02)
    #expect(engine.report.unconsumed.y == -10)
    #expect(engine.report.unconsumedAt(.vertical) == outer)
    // The bounce goes on.
    #expect(engine.ended.isEmpty)
    engine.advance(to: 0.03)
    #expect(engine.report.unconsumedAt(.vertical) == nil)
  }

  @Test func aWheelAfterMomentumTurnsPagersAgain() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let row = engine.list(430, in: pager, axis: .horizontal, viewport: 400)
    _ = engine.list(1000, in: pager)
    carry(&engine, row, Vector(x: 10, y: 0), 0)
    engine.wheel(row, by: .zero, time: 0.1, phase: .momentumEnded)
    engine.wheel(row, by: Vector(x: 50, y: 0), time: 5)
    #expect(engine.offsets(row, pager) == [30, 30])
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

  @Test func momentumOfNothingTouchesNothing() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 200), viewport: 400))
    let (first, second) = (engine.list(1000, in: header), engine.list(1000, in: header))
    engine.wheel(second, by: .zero, time: 0, phase: .momentum)
    #expect(engine.chain(of: header, along: .vertical, area: .header) == [first, header])
  }
}
