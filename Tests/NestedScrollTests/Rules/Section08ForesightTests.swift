import NestedScroll
import Testing

@Suite("Rules: where a curve comes to its end")
struct Section08ForesightTests {
  @Test func aConnectionThatTakesTheRestKeepsAFlingGoing() {
    var engine = ScrollEngine()
    let outer = engine.insert(
      Node(
        .vertical, viewport: 100, content: 1000, policy: Policy(forward: Turn(postScroll: .none)),
        connection: Connection(after: { $0.available })))
    let list = engine.list(200, in: outer)
    engine.fling(list, velocity: Vector(x: 0, y: 2000))
    engine.advance(to: 0.3)
    let isMoving = engine.isMoving
    #expect(engine.offset(of: list) == 100)
    #expect(isMoving)
  }

  @Test func aParallelPairFlingsAsFarAsTheFurtherOfTheTwo() {
    var engine = ScrollEngine()
    let frame = engine.list(1000)
    let list = engine.list(1000, in: frame, policy: .parallel)
    engine.setOffset(300, of: frame)
    engine.setOffset(100, of: list)
    let total = 2000 / decayRate
    engine.fling(list, velocity: Vector(x: 0, y: -2000))
    engine.advance(to: 0.15)
    let way = total * (1 - exponential(-decayRate * 0.15))
    #expect(engine.offset(of: list) == 0)
    #expect(isNear(engine.offset(of: frame), 300 - way, absolute: 1e-3))
    engine.advance(to: 0.25)
    let isMoving = engine.isMoving
    #expect(engine.offsets(list, frame) == [0, 0])
    #expect(!isMoving)
  }

  @Test func aPairThatIsParallelOneWayOnlyFlingsTogetherThatWay() {
    var engine = ScrollEngine()
    let frame = engine.list(1000)
    let list = engine.list(1000, in: frame, policy: Policy(forward: Turn(mode: .parallel)))
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.1)
    #expect(engine.offset(of: list) > 50)
    #expect(engine.offset(of: frame) == engine.offset(of: list))
  }

  @Test func aFlingThatEndsWhereANodeEndsDoesNotBounceThere() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(.vertical, viewport: 100, content: 200, edges: .bounce, stopsAtPin: true))
    engine.fling(list, velocity: Vector(x: 0, y: 2000))
    engine.advance(to: 0.06)
    let isMoving = engine.isMoving
    #expect(engine.offset(of: list) == 100)
    #expect(engine.pull(of: list) == 0)
    #expect(!isMoving)
  }

  @Test func aCappedVelocityKeepsItsSign() {
    var offsets: [Double] = []
    for velocity in [-3000.0, 3000] {
      var physics = Physics.ios
      physics.maxVelocity = 1000
      var engine = ScrollEngine(physics: physics)
      let list = engine.list(10_100)
      engine.setOffset(5000, of: list)
      engine.fling(list, velocity: Vector(x: 0, y: velocity))
      #expect(engine.report.cappedVelocity == 2000)
      engine.settle()
      offsets.append(engine.offset(of: list) - 5000)
    }
    #expect(offsets[0] < -400)
    #expect(isNear(offsets[0], -offsets[1]))
  }

  @Test func aReleaseThatIsJustFastEnoughTakesOverWhatWasLeft() {
    for (velocity, isFast) in [(50.0, true), (49, false)] {
      var physics = Physics.ios
      physics.carry = .add
      var engine = ScrollEngine(physics: physics)
      let list = engine.list(10_100)
      engine.fling(list, velocity: Vector(x: 0, y: 1000))
      engine.advance(to: 0.1)
      engine.down(list, at: 0.1)
      engine.go(y: 20, at: 0.11)
      engine.up(y: velocity, at: 0.12)
      #expect((engine.velocity(of: list) > 500) == isFast)
    }
  }

  @Test func aPixelIsNotLandedOnBeyondAnEdge() {
    var engine = ScrollEngine()
    engine.pixelLength = 1
    let list = engine.list(1000, edges: .bounce)
    engine.setOffset(50, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: -2000))
    engine.advance(to: 0.06)
    #expect(engine.pull(of: list) < 0)
  }

  @Test func aRuleThatAnswersBeyondTheExtentMeansItsEdge() {
    var offsets: [Double] = []
    for answer in [1e9, 900] {
      var engine = ScrollEngine()
      let list = engine.insert(
        Node(
          .vertical, viewport: 100, content: 1000, landing: LandingRule(willEnd: { _ in answer })))
      engine.fling(list, velocity: Vector(x: 0, y: 500))
      engine.advance(to: 0.1)
      offsets.append(engine.offset(of: list))
    }
    #expect(offsets[0] == offsets[1])
  }

  @Test func aWayToAnOffsetThatIsNoMoreEndsAtTheNewEnd() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.scroll(list, to: 500, animated: true)
    engine.advance(to: 0.05)
    engine.update(list) { $0.content = 400 }
    engine.settle()
    #expect(engine.offset(of: list) == 300)
  }

  @Test func aWayToAnOffsetThatIsThereStillGoesOnToIt() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.setOffset(500, of: list)
    engine.scroll(list, to: 100, animated: true)
    engine.advance(to: 0.05)
    engine.update(list) { $0.content = 900 }
    engine.settle()
    #expect(engine.offset(of: list) == 100)
  }

  @Test func aMotionWhoseNodeIsGoneIsOfTheNearestThatIsLeft() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let middle = engine.list(1000, in: outer)
    let list = engine.list(1000, in: middle)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.remove(list)
    #expect(engine.motionStates.map(\.node) == [middle])
  }

  @Test func aRightToLeftRowTellsItsSpeedInItsOwnDirection() {
    var engine = ScrollEngine()
    let row = engine.insert(
      Node(.horizontal, viewport: 100, content: 5000, direction: .rightToLeft))
    engine.fling(row, velocity: Vector(x: -1000, y: 0))
    engine.advance(to: 0.1)
    #expect(engine.velocity(of: row) > 500)
  }

  @Test func aParallelPairIsNotAtItsEndWhileOneOfItGoesOn() {
    var engine = ScrollEngine()
    let outer = engine.list(10_000)
    let inner = engine.list(200, in: outer, policy: .parallel)
    engine.fling(inner, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.2)
    // 1000 / L (1 - e^(-0.2 L)) = 164.8.
    let way = 1000 / decayRate * (1 - exponential(-0.2 * decayRate))
    #expect(engine.offset(of: inner) == 100)
    #expect(isNear(engine.offset(of: outer), way, absolute: 1e-6))
  }

  @Test func aSpringThatSwingsBackMovesItsChain() throws {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(150, in: outer, edges: .bounce)
    engine.down(inner, at: 0)
    engine.go(y: -10 - 30, at: 0.01)
    #expect(engine.pulls(inner) == [-30])
    engine.up(y: 3000, at: 0.02)
    let state = try #require(engine.motionStates.first)
    #expect(state.kind == .spring)
    #expect(state.landing.map(\.node) == [inner, outer])
  }
}
