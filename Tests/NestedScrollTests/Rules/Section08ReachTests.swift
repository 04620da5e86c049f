import NestedScroll
import Testing

@Suite("Rules: how far a fling may go")
struct Section08ReachTests {
  private func landing(from start: Double, velocity: Double, _ snap: Snap) -> Double {
    var engine = ScrollEngine()
    let list = engine.list(10_100, snap: snap)
    engine.setOffset(start, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: velocity))
    engine.settle()
    return engine.offset(of: list)
  }

  @Test func whatAFlingWillMoveIsNotSettledByItself() {
    var engine = ScrollEngine()
    let outer = engine.list(10_100, snap: series(every: 100))
    let list = engine.list(1000, in: outer)
    engine.setOffset(900, of: list)
    engine.setOffset(140, of: outer)
    engine.down(list, at: 0)
    engine.go(y: 20, at: 0.01)
    engine.up(y: 1000, at: 0.02)
    engine.settle()
    #expect(engine.offset(of: outer) == 600 || engine.offset(of: outer) == 700)
  }

  @Test func theNearerOfAStopAndTheLastThatAFlingMayReach() {
    var ahead = SnapPoint(.offset(200))
    ahead.stops = true
    let rule = SnapRule(perFling: 1)
    let forward = Snap(points: [.offset(0), .offset(100), ahead, .offset(300)], rule: rule)
    #expect(landing(from: 0, velocity: 500, forward) == 100)
    var behind = SnapPoint(.offset(100))
    behind.stops = true
    let backward = Snap(points: [.offset(0), behind, .offset(200), .offset(300)], rule: rule)
    #expect(landing(from: 300, velocity: -500, backward) == 200)
  }

  @Test func whatCountsBehindIsPassedOverForTheNextAhead() {
    let near = SnapPoint(.offset(100), range: 10)
    #expect(landing(from: 280, velocity: -120, Snap(points: [near, .offset(300)])) == 100)
    let far = SnapPoint(.offset(300), range: 10)
    #expect(landing(from: 120, velocity: 120, Snap(points: [.offset(100), far])) == 300)
  }

  @Test func rangesThatBeginAtOnePlaceAreOneRest() {
    for ranges in [[150.0, 300], [300, 150]] {
      let snap = Snap(
        points: ranges.map { SnapPoint(.range(from: 100, to: $0)) }, rule: SnapRule(perFling: 1))
      #expect(landing(from: 50, velocity: 400, snap) > 200)
    }
  }

  @Test func aStepOfARightToLeftRowLooksAheadInItsOwnDirection() {
    var engine = ScrollEngine()
    let row = engine.insert(
      Node(
        .horizontal, viewport: 100, content: 1000, snap: series(every: 100),
        direction: .rightToLeft))
    engine.scroll(row, by: -130, animated: true)
    engine.settle()
    #expect(engine.offset(of: row) == 100)
  }

  @Test func aNodeInARangeKeepsItsPlaceThere() {
    var engine = ScrollEngine()
    let list = engine.list(
      1000, snap: Snap(points: [SnapPoint(.range(from: 100, to: 300))]))
    engine.setOffset(150, of: list)
    engine.update(list) { $0.snap = Snap(points: [SnapPoint(.range(from: 200, to: 400))]) }
    #expect(engine.offset(of: list) == 250)
  }

  @Test func aRangeReachesFromItsNearEnd() {
    var engine = ScrollEngine()
    let point = SnapPoint(.range(from: 100, to: 200), range: 30)
    let list = engine.list(1100, snap: Snap(points: [point]))
    for (offset, expected) in [(80.0, 100.0), (60, 60), (220, 200), (240, 240)] {
      engine.scroll(list, to: offset, snap: true)
      #expect(engine.offset(of: list) == expected)
    }
  }

  @Test func aFlingThatNoRestAheadDrawsIsNotDrawnBackInTheEnd() {
    var engine = ScrollEngine()
    let list = engine.list(1100, snap: Snap(points: [.offset(100)], range: 30))
    engine.setOffset(104, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: 25.5 * decayRate))
    engine.settle()
    #expect(isNear(engine.offset(of: list), 129.5))
  }
}
