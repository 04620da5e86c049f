import NestedScroll
import Testing

@Suite("Rules: what is told of a motion")
struct Section08ReadingTests {
  @Test func aFlingThatBeginsLaterIsWhereItsCurveIs() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    engine.advance(to: 1)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 1.1)
    let way = 1000 / decayRate * (1 - exponential(-0.1 * decayRate))
    #expect(isNear(engine.offset(of: list), way))
    #expect(isNear(engine.velocity(of: list), 1000 * exponential(-0.1 * decayRate)))
  }

  @Test func theVelocityOfAMotionIsPhysical() {
    for direction in LayoutDirection.allCases {
      var engine = ScrollEngine()
      let row = engine.insert(
        Node(.horizontal, viewport: 100, content: 1000, direction: direction))
      engine.scroll(row, to: 300, animated: true)
      engine.advance(to: 0.05)
      let own = engine.velocity(of: row)
      #expect(own > 500)
      #expect(engine.motionStates.map(\.velocity) == [direction == .leftToRight ? own : -own])
    }
  }

  @Test func whileAClaimTakesAllAParallelPairStandsStill() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 300), viewport: 400))
    let outer = engine.list(1000, in: header)
    let inner = engine.list(1000, in: outer, policy: .parallel)
    engine.fling(inner, velocity: Vector(x: 0, y: 1000))
    #expect(engine.velocity(of: header) == 1000)
    #expect([inner, outer].map { engine.velocity(of: $0) } == [0, 0])
    engine.setOffset(300, of: header)
    engine.fling(inner, velocity: Vector(x: 0, y: 1000))
    #expect(engine.velocity(of: header) == 0)
    #expect([inner, outer].map { engine.velocity(of: $0) } == [1000, 1000])
  }

  @Test func ofThreeSideBySideAllMove() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let middle = engine.list(1000, in: outer, policy: .parallel)
    let inner = engine.list(1000, in: middle, policy: .parallel)
    engine.fling(inner, velocity: Vector(x: 0, y: 1000))
    #expect([inner, middle, outer].map { engine.velocity(of: $0) } == [1000, 1000, 1000])
  }

  @Test func aParallelPairGoesOnWithWhicheverIsLonger() {
    for contents in [(200.0, 10_000.0), (10_000, 200)] {
      var engine = ScrollEngine()
      let outer = engine.list(contents.0)
      let inner = engine.list(contents.1, in: outer, policy: .parallel)
      engine.fling(inner, velocity: Vector(x: 0, y: 1000))
      engine.settle()
      let end = 1000 / decayRate
      #expect(isNear(max(engine.offset(of: inner), engine.offset(of: outer)), end, absolute: 1e-6))
      #expect(min(engine.offset(of: inner), engine.offset(of: outer)) == 100)
    }
  }

  @Test func whatARightToLeftRowLeavesIsForeseenInItsFrame() throws {
    var engine = ScrollEngine()
    let frame = engine.insert(
      Node(.horizontal, viewport: 100, content: 10_000, direction: .rightToLeft))
    let row = engine.list(200, in: frame, axis: .horizontal)
    engine.fling(row, velocity: Vector(x: -1000, y: 0))
    #expect(engine.landing(of: row) == 100)
    #expect(isNear(try #require(engine.landing(of: frame)), 1000 / decayRate - 100))
  }

  @Test func aWayGoesOnFromTheMovedOffset() {
    var engine = ScrollEngine()
    let list = engine.list(5000)
    engine.setOffset(300, of: list)
    engine.scroll(list, to: 500, animated: true)
    engine.advance(to: 0.05)
    let before = engine.offset(of: list)
    engine.update(list, edits: [Edit(at: 0, inserted: 70)])
    engine.advance(to: 0.0501)
    #expect(abs(engine.offset(of: list) - before - 70) < 2)
    engine.settle()
    #expect(engine.offset(of: list) == 570)
  }

  @Test func aRuleForAReleaseAtRestIsToldOfNoVelocity() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(
        .vertical, viewport: 100, content: 1000,
        landing: LandingRule { turn in turn.velocity == 0 ? 200 : 300 }))
    engine.down(list, at: 0)
    engine.go(y: 60, at: 0.01)
    engine.up(at: 1)
    engine.settle()
    #expect(engine.offset(of: list) == 200)
  }

  @Test func aPagerThatTakesNoFlingLandsWhereItStands() {
    var engine = ScrollEngine()
    let pager = engine.insert(Node(.vertical, viewport: 100, content: nil, pager: Pager()))
    let list = engine.list(10_000, in: pager)
    _ = engine.list(1000, in: pager)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    #expect(engine.landing(of: pager) == 0)
    #expect(isNear(engine.landing(of: list) ?? 0, 1000 / decayRate, absolute: 1e-6))
  }

  @Test func codeInAChainHidesNoVelocity() {
    var engine = ScrollEngine()
    let outer = engine.insert(
      Node(
        .vertical, viewport: 100, content: 1000,
        connection: Connection(before: { _ in 0 }, after: { _ in 0 })))
    let list = engine.list(10_000, in: outer)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    #expect(isNear(engine.velocity(of: list), 1000, absolute: 1e-6))
    #expect(engine.velocity(of: outer) == 0)
  }

  @Test func aPagerThatClosesFirstHasTheVelocity() {
    var engine = ScrollEngine()
    let pager = engine.insert(Node(.vertical, viewport: 400, content: nil, pager: Pager()))
    let list = engine.list(1000, in: pager, viewport: 400)
    _ = engine.list(1000, in: pager)
    engine.setOffset(60, of: pager)
    engine.setOffset(300, of: list)
    engine.scroll(list, by: -100, animated: true)
    engine.advance(to: 0.05)
    #expect(engine.offset(of: list) == 300)
    #expect(engine.velocity(of: pager) < 0)
    #expect(engine.velocity(of: list) == 0)
  }

  @Test func aNodeThatIsGoneReadsAsNothing() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.remove(list)
    #expect(engine.offset(of: list) == 0)
    #expect(engine.pull(of: list) == 0)
    #expect(engine.stretch(of: list) == 0)
    #expect(engine.shownOffset(of: list) == 0)
    #expect(engine.progress(of: list) == 0)
    #expect(engine.velocity(of: list) == 0)
    #expect(engine.chainOffset(of: list) == 0)
    #expect(engine.visibleLength(of: list) == 0)
    #expect(engine.refreshProgress(.end, of: list) == 0)
  }

  @Test func wherePartOfAFlingIsGoneOnlyWhoMovesNextHasItsVelocity() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let list = engine.list(1000, in: outer)
    engine.setOffset(500, of: outer)
    engine.fling(list, velocity: Vector(x: 0, y: -500))
    #expect(engine.velocity(of: list) == 0)
    #expect(isNear(engine.velocity(of: outer), -500))
  }

  @Test func whatAMotionOfOneNodeTookIsReported() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.scroll(list, to: 500, animated: true)
    engine.advance(to: 0.1)
    #expect(engine.report.taken(by: list) == engine.offset(of: list))
    #expect(engine.offset(of: list) > 0)
    engine.setOffset(0, of: list)
    engine.scroll(list, toTotal: 0)
    #expect(engine.report.takes.isEmpty)
  }
}
