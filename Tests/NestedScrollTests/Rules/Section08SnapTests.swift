import NestedScroll
import Testing

@Suite("Rules: snapping")
struct Section08SnapTests {
  @Test func aSlowReleaseGoesOnOnceHalfTheWayIsCovered() {
    var snapping = SnappingList(restPoints(0, 100, 300))
    #expect(snapping.release(from: 100, at: 190) == 100)
    #expect(snapping.release(from: 100, at: 200) == 300)
    // Backward the way is covered from the other side.
    #expect(snapping.release(from: 300, at: 210) == 300)
    #expect(snapping.release(from: 300, at: 200) == 100)
  }

  @Test func theThresholdMayDifferByDirection() {
    let rule = SnapRule(threshold: SnapRule.Threshold(forward: 0.2, backward: 0.9))
    var snapping = SnappingList(Snap(points: [.offset(0), .offset(100)], rule: rule))
    #expect(snapping.release(from: 0, at: 19) == 0)
    #expect(snapping.release(from: 0, at: 20) == 100)
    #expect(snapping.release(from: 100, at: 11) == 100)
    #expect(snapping.release(from: 100, at: 10) == 0)
  }

  @Test func notMovedByTheGestureCountsAsForward() {
    let rule = SnapRule(threshold: SnapRule.Threshold(forward: 0.2, backward: 0.9))
    var snapping = SnappingList(Snap(points: [.offset(0), .offset(100)], rule: rule))
    #expect(snapping.release(from: 30, at: 30) == 100)
    let short = SnapRule(threshold: SnapRule.Threshold(0.2))
    snapping = SnappingList(Snap(points: [.offset(0), .offset(100)], rule: short))
    #expect(snapping.release(from: 30, at: 30) == 100)
  }

  @Test func aFastReleaseNeverGoesBack() {
    var snapping = SnappingList(restPoints(0, 1000))
    // It would land at 10 + 60 / L = 40, next to 0.
    #expect(snapping.release(from: 0, at: 10, velocity: 60) == 1000)
    #expect(snapping.release(from: 1000, at: 990, velocity: -60) == 0)
    // Slower than 50 it counts as at rest.
    #expect(snapping.release(from: 0, at: 10, velocity: 49) == 0)
  }

  @Test func aFastReleaseGoesToTheRestNearestToWhereItWouldLand() {
    var snapping = SnappingList(series(every: 100))
    // 10 + 1000 / L = 509.5 and 10 + 1100 / L = 559.5.
    #expect(snapping.release(from: 0, at: 10, velocity: 1000) == 500)
    #expect(snapping.release(from: 0, at: 10, velocity: 1100) == 600)
  }

  @Test func perFlingLimitsHowManyRestsItPasses() {
    var snapping = SnappingList(series(every: 100, rule: SnapRule(perFling: 2)))
    #expect(snapping.release(from: 0, at: 10, velocity: 5000) == 200)
    #expect(snapping.release(from: 0, at: 100, velocity: 5000) == 300)
    #expect(snapping.release(from: 1000, at: 950, velocity: -5000) == 800)
  }

  @Test func withNoRestAheadAMandatoryNodeTakesTheNearest() {
    var snapping = SnappingList(restPoints(0, 100))
    #expect(snapping.release(from: 100, at: 500, velocity: 1000) == 100)
    #expect(snapping.release(from: 100, at: 150, velocity: 1000) == 100)
  }

  @Test func anInputWithoutVelocityLooksOnlyAhead() {
    var snapping = SnappingList(series(every: 100))
    #expect(snapping.step(from: 0, by: 10) == 100)
    #expect(snapping.step(from: 100, by: -10) == 0)
    #expect(snapping.step(from: 0, by: 130) == 100)
    #expect(snapping.step(from: 0, by: 160) == 200)
  }

  @Test func anAnimatedStepEndsOnTheSameRest() {
    for (distance, target) in [(10.0, 100.0), (130, 100), (160, 200), (-10, 0)] {
      var engine = ScrollEngine()
      let list = engine.list(10_000, snap: series(every: 100))
      engine.setOffset(distance < 0 ? 100 : 0, of: list)
      engine.scroll(list, by: distance, animated: true)
      engine.settle()
      #expect(engine.offset(of: list) == target)
    }
  }

  @Test func theNodeInWhichTheCurveEndsIsRetargeted() {
    var engine = ScrollEngine()
    let outer = engine.list(10_000, snap: series(every: 100))
    let inner = engine.list(300, in: outer)
    engine.fling(inner, velocity: Vector(x: 0, y: 1000))
    // 499.5 in all: 200 inside, 299.5 outside, which is next to 300.
    let landing = engine.motionStates[0].landing.map(\.offset)
    #expect(landing == [200, 300])
    engine.settle()
    #expect(engine.offsets(inner, outer) == [200, 300])
    #expect(engine.ended == ["vertical fling completed"])
  }

  @Test func anotherNodeLeftBetweenItsRestsMovesAlone() {
    var engine = ScrollEngine()
    let header = engine.insert(
      .header(
        Header(height: 100, snap: SnapRule.Threshold()), viewport: 400,
        policy: Policy(forward: Turn(preScroll: .until(60)))))
    let list = engine.list(10_000, in: header, viewport: 400)
    engine.down(list, at: 0)
    engine.go(y: 10 + 60 + 50, at: 0.01)
    #expect(engine.offsets(header, list) == [60, 50])
    engine.up(at: 0.02)
    engine.settle()
    #expect(engine.offsets(header, list) == [100, 50])
  }

  @Test func whenRestsChangeANodeGoesToTheSameRest() {
    var engine = ScrollEngine()
    let list = engine.list(10_000, snap: restPoints(0, 150, 300))
    engine.setOffset(150, of: list)
    engine.update(list) { $0.snap = restPoints(0, 250, 300) }
    #expect(engine.offset(of: list) == 250)
    // It is gone: the nearest.
    engine.update(list) { $0.snap = restPoints(0, 400) }
    #expect(engine.offset(of: list) == 400)
    engine.update(list) { $0.content = 350 }
    #expect(engine.offset(of: list) == 250)
    engine.update(list) { $0.content = 10_000 }
    #expect(engine.offset(of: list) == 400)
  }

  @Test func aNodeThatGetsRestsGoesToTheNearest() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    engine.setOffset(130, of: list)
    engine.update(list) { $0.snap = series(every: 100) }
    engine.settle()
    #expect(engine.offset(of: list) == 100)
  }

  @Test func aSnapEndsExactlyOnItsRestAndOnce() {
    var ends = 0
    var misses = 0
    for step in 1...200 {
      let rest = 1000.0 / 3 * Double(step) / 7
      var engine = ScrollEngine()
      let list = engine.list(1_000_000, snap: restPoints(0, rest))
      engine.setOffset(rest * 0.777, of: list)
      engine.down(list, at: 0)
      engine.touchEnded(time: 0.01)
      engine.settle()
      ends += engine.report.endedMotions.count
      if engine.offset(of: list) != rest { misses += 1 }
    }
    #expect(misses == 0)
    #expect(ends == 200)
  }

  @Test func whatIsLetGoBetweenTwoRestsGoesToTheNearerOneFromRest() {
    var engine = ScrollEngine()
    let list = engine.list(1000, snap: series(every: 100))
    engine.down(list, at: 0)
    engine.go(y: 40, at: 0.1)
    engine.up(at: 0.3)
    let start = engine.offset(of: list)
    #expect(start > 0 && start < 50)
    engine.advance(to: 0.31)
    #expect(abs(engine.offset(of: list) - start * springLeft(after: 0.01)) < 1e-9)
  }

  @Test func theWayANodeWentIsItsOwn() {
    let rule = SnapRule(threshold: SnapRule.Threshold(forward: 0.2, backward: 0.5))
    var engine = ScrollEngine()
    let outer = engine.list(1000, snap: Snap(points: [.offset(0), .offset(100)], rule: rule))
    let inner = engine.list(600, in: outer)
    engine.setOffset(490, of: inner)
    engine.down(inner, at: 0)
    engine.go(y: 10 + 40, at: 0.01)
    #expect(engine.offsets(inner, outer) == [500, 30])
    engine.up(at: 0.02)
    engine.settle()
    // Forward, and more than a fifth of the way.
    #expect(engine.offset(of: outer) == 100)
  }

  @Test func aWheelThatLeavesTheLastRestBehindGoesBackToIt() {
    var snapping = SnappingList(restPoints(0, 100))
    snapping.engine.setOffset(100, of: snapping.list)
    snapping.engine.wheel(snapping.list, by: Vector(x: 0, y: 50), time: 0)
    #expect(snapping.engine.offset(of: snapping.list) == 150)
    snapping.engine.settle()
    #expect(snapping.engine.offset(of: snapping.list) == 100)
  }

  @Test func aNodeThatAWheelDidNotMoveGoesToTheNearerRest() {
    var engine = ScrollEngine()
    let outer = engine.list(
      1000, snap: Snap(points: [SnapPoint(.range(from: 100, to: 200)), .offset(300)]))
    let inner = engine.list(1000, in: outer)
    engine.setOffset(230, of: outer)
    engine.wheel(inner, by: Vector(x: 0, y: 10), time: 0)
    engine.settle()
    #expect(engine.offsets(inner, outer) == [10, 200])
  }

  @Test func whereNothingMovedAFoundTieGoesForward() {
    var engine = ScrollEngine()
    let list = engine.list(1100, snap: series(every: 100))
    engine.scroll(list, to: 50, snap: true)
    #expect(engine.offset(of: list) == 100)
  }

  @Test func rangesThatEndAtOneRestAreOne() {
    var engine = ScrollEngine()
    let points = [.offset(100), SnapPoint(.range(from: 50, to: 100))]
    let list = engine.list(1100, snap: Snap(points: points, rule: SnapRule(perFling: 1)))
    engine.setOffset(200, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: -140 * decayRate))
    engine.settle()
    #expect(isNear(engine.offset(of: list), 60))
  }

  @Test func aRestFarAwayIsMetByOneMotion() {
    var engine = ScrollEngine()
    let list = engine.list(1e10, snap: series(every: 100, to: 1e10))
    for place in 0..<20 {
      engine.setOffset(7e9 + Double(place) * 1234.5678, of: list)
      engine.fling(list, velocity: Vector(x: 0, y: 1777))
      engine.settle()
      #expect(engine.ended == ["vertical fling completed"])
    }
  }

  @Test func withoutARestAheadAStepGoesToTheNearest() {
    var snapping = SnappingList(restPoints(300))
    #expect(snapping.step(from: 280, by: -80) == 300)
  }
}
