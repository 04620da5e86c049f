import NestedScroll
import Testing

@Suite("Rules: springs beside other motions")
struct Section08SpringTests {
  @Test func aSpringKeepsItsNodeFromAnOlderOneThatSwingsBack() {
    var engine = ScrollEngine()
    let outer = engine.list(1000, edges: .bounce)
    let inner = engine.list(1000, in: outer, edges: .bounce, policy: .contain)
    engine.drag(outer, by: -30, along: .vertical)
    engine.drag(inner, by: -20, along: .vertical)
    let stretch = engine.stretch(of: outer)
    engine.down(inner, at: 0)
    engine.up(y: 8000, at: 0)
    for time in [0.01, 0.05, 0.1] {
      engine.advance(to: time)
      #expect(isNear(engine.stretch(of: outer), stretch * springLeft(after: time)))
    }
    #expect(engine.offset(of: inner) > 50)
  }

  @Test func whereAPagerThatSwingsBackLands() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400, edges: .bounce))
    let row = engine.list(1000, in: pager, axis: .horizontal, viewport: 400)
    _ = engine.list(1000, in: pager)
    engine.drag(row, by: -30, along: .horizontal)
    #expect(engine.pulls(row, pager) == [0, -30])
    engine.down(row, at: 0)
    engine.up(x: 3000, at: 0)
    #expect(engine.motionStates.map(\.kind) == [.spring])
    #expect(engine.motionStates[0].landing.map(\.node) == [pager])
    #expect(engine.motionStates[0].landing.map(\.offset) == [400])
    #expect(engine.landing(of: pager) == 400)
    #expect(engine.landing(of: row) == 0)
    engine.settle()
    #expect(engine.offsets(row, pager) == [0, 400])
  }

  @Test func roomThatOpensUnderABounceLeavesItGoingOnFromThere() {
    var engine = ScrollEngine()
    let list = engine.list(300, edges: .bounce)
    engine.setOffset(200, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: 2000))
    engine.advance(to: 0.04)
    let shown = engine.shownOffset(of: list)
    #expect(shown > 220)
    engine.update(list) { $0.content = 310 }
    #expect(engine.offset(of: list) == 210)
    engine.advance(to: 0.0401)
    #expect(abs(engine.shownOffset(of: list) - shown) < 1)
  }

  @Test func aRefreshLeavesTheBounceOfAnotherNodeAlone() {
    var engine = ScrollEngine()
    let list = engine.list(300, edges: .bounce)
    let other = engine.insert(
      Node(
        .vertical, viewport: 100, content: 300, refreshAtStart: Refresh(trigger: 60, hold: 50)))
    engine.fling(list, velocity: Vector(x: 0, y: -2000))
    engine.advance(to: 0.02)
    engine.beginRefresh(.start, of: other)
    #expect(engine.offset(of: other) == -50)
    #expect(engine.motionStates.map(\.kind) == [.spring])
    #expect(engine.ended == [])
  }

  @Test func aFlingThatWasStoppedIsNotCarriedOn() {
    var physics = Physics.ios
    physics.carry = .add
    var engine = ScrollEngine(physics: physics)
    let list = engine.list(10_000)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.1)
    engine.stop(list)
    engine.down(list, at: 0.1)
    engine.up(y: 500, at: 0.11)
    #expect(engine.velocity(of: list) == 500)
  }

  @Test func aFlingTakesNothingOfAStretchThatASpringTakesBack() {
    let offsets = [0.0, -30].map { pull in
      var engine = ScrollEngine()
      let outer = engine.list(1000, edges: .bounce)
      let inner = engine.list(1000, in: outer, edges: .bounce, policy: .contain)
      engine.drag(outer, by: pull, along: .vertical)
      engine.drag(inner, by: -20, along: .vertical)
      engine.down(inner, at: 0)
      engine.up(y: 8000, at: 0)
      engine.advance(to: 0.1)
      return engine.offset(of: inner)
    }
    #expect(offsets[0] > 50)
    #expect(isNear(offsets[0], offsets[1]))
  }

  @Test func aSpringThatWouldCrossAfterItRestsComesToRest() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.down(list, at: 0)
    engine.go(y: -40, at: 0.01)
    let stretch = -shown(-30, length: 100)
    // Ten points a second faster than what would cross never.
    let slope = 0.55 * 10_000 / ((100 + 0.55 * 30) * (100 + 0.55 * 30))
    engine.up(y: (springFrequency * stretch + 10) / slope, at: 0.02)
    engine.advance(to: 1.2)
    #expect(engine.ended == ["vertical spring completed"])
    #expect(!engine.isMoving)
  }

  @Test func aSpringThatCrossesBackGoesOnTheSameWayRightToLeft() {
    var engine = ScrollEngine()
    let row = engine.insert(
      Node(
        .horizontal, viewport: 100, content: 5000, edges: .bounce, direction: .rightToLeft))
    engine.down(row, at: 0)
    engine.go(x: 40, at: 0.01)
    #expect(engine.pull(of: row) == -30)
    engine.up(x: -8000, at: 0.02)
    engine.settle()
    #expect(engine.offset(of: row) > 100)
  }

  @Test func whatAFlingLeavesWithinARestPullsNothing() {
    var engine = ScrollEngine()
    let list = engine.list(300, edges: .bounce)
    engine.fling(list, velocity: Vector(x: 0, y: (200 + 0.3) * decayRate))
    engine.settle()
    #expect(engine.ended == ["vertical fling completed"])
    #expect(engine.offset(of: list) == 200)
  }

  @Test func aSpringThatCrossesTooSlowlyForTheRestsEndsAtItsEdge() {
    var engine = ScrollEngine()
    let list = engine.list(
      10_000, edges: .bounce, snap: series(every: 1000, rule: SnapRule(minVelocity: 5000)))
    engine.down(list, at: 0)
    engine.go(y: -60, at: 0.1)
    engine.up(y: 3000, at: 0.2)
    engine.settle()
    #expect(engine.offset(of: list) == 0)
    #expect(engine.ended == ["vertical spring completed"])
  }
}
