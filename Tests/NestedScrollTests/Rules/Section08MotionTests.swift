import NestedScroll
import Testing

@Suite("Rules: motions")
struct Section08MotionTests {
  @Test func oneCurveForTheWholeChain() {
    var engine = ScrollEngine()
    let outer = engine.list(10_000)
    let inner = engine.list(300, in: outer)
    engine.fling(inner, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.5)
    // 1000 / L * (1 - e^(-L / 2)) = 315.9...: 200 of it by the inner one.
    let position = 1000 / decayRate * (1 - exponential(-decayRate * 0.5))
    #expect(engine.offset(of: inner) == 200)
    #expect(isNear(engine.offset(of: outer), position - 200))
    #expect(isNear(engine.velocity(of: outer), 1000 * exponential(-decayRate * 0.5)))
    #expect(engine.velocity(of: inner) == 0)
    engine.settle()
    #expect(isNear(engine.offset(of: outer), 1000 / decayRate - 200, absolute: 1e-6))
  }

  @Test func positionsDoNotDependOnTheFrames() {
    func run(_ frames: Int) -> [Double] {
      var engine = ScrollEngine()
      let outer = engine.list(400, edges: .bounce)
      let inner = engine.list(300, in: outer)
      engine.fling(inner, velocity: Vector(x: 0, y: 2000))
      for frame in 1...frames { engine.advance(to: 0.4 * Double(frame) / Double(frames)) }
      return engine.offsets(inner, outer) + [engine.shownOffset(of: outer)]
    }
    let coarse = run(1)
    for frames in [2, 7, 100] {
      let fine = run(frames)
      for (a, b) in zip(coarse, fine) { #expect(isNear(a, b)) }
    }
    #expect(coarse[2] > 300)
  }

  @Test func atTheEndOfTheChainASpringStartsAtTheHit() {
    var engine = ScrollEngine()
    let list = engine.list(300, edges: .bounce)
    engine.fling(list, velocity: Vector(x: 0, y: 600))
    // It passes 200 at 600 - 200 L = 199.6 points a second, after -log(1 - 200 L / 600) / L.
    let speed = 600 - 200 * decayRate
    engine.advance(to: 0.7)
    #expect(engine.motionStates.map(\.kind) == [.spring])
    #expect(engine.offset(of: list) == 200)
    var hit = 0.0
    var step = 0.5
    while step > 1e-14 {
      if 1 - exponential(-decayRate * (hit + step)) < 200 * decayRate / 600 { hit += step }
      step /= 2
    }
    let time = 0.7 - hit
    let stretch = speed * time * exponential(-springFrequency * time)
    #expect(isNear(engine.stretch(of: list), stretch, absolute: 1e-7))
    engine.settle()
    #expect(engine.pull(of: list) == 0)
    #expect(engine.ended == ["vertical spring completed"])
  }

  @Test func withoutAnOwnerItStopsAndReportsTheRest() {
    var engine = ScrollEngine()
    let list = engine.list(300)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 3)
    #expect(engine.offset(of: list) == 200)
    // v / L where it stopped: (1000 - 200 L) / L.
    #expect(isNear(engine.report.unconsumed.y, 1000 / decayRate - 200))
    #expect(engine.report.unconsumedAt(.vertical) == list)
    #expect(engine.ended == ["vertical fling completed"])
  }

  @Test func aFlingFromTheEndBouncesAtOnce() {
    var engine = ScrollEngine()
    let list = engine.list(300, edges: .bounce)
    engine.setOffset(200, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: 100))
    engine.advance(to: 0.05)
    let stretch = 100 * 0.05 * exponential(-springFrequency * 0.05)
    #expect(isNear(engine.stretch(of: list), stretch))
  }

  @Test func aSpringStartsOnlyAsFastAsTheBandHasRoom() {
    var engine = ScrollEngine()
    let list = engine.list(300, edges: .bounce)
    engine.setOffset(200, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: 50_000))
    // w e d / 2 with d the viewport.
    let most = springFrequency * 2.718281828459045 * 50
    #expect(isNear(engine.report.cappedVelocity, 50_000 - most, absolute: 1e-6))
    engine.advance(to: 0.001)
    engine.advance(to: 1 / springFrequency)
    #expect(isNear(engine.stretch(of: list), 50, absolute: 1e-9))
    engine.settle()
    #expect(engine.pull(of: list) == 0)
  }

  @Test func releasedWhileStretchedItMovesAsItIsShownToMove() {
    var engine = ScrollEngine()
    let list = engine.list(1000, viewport: 400, edges: .bounce)
    engine.down(list, at: 0)
    engine.go(y: -110, at: 0.01)
    engine.up(y: -200, at: 0.02)
    // The slope of the band at a pull of 100 is c / (1 + c x / d)^2 = 0.55 / (455 / 400)^2.
    let slope = 0.55 / (455.0 / 400 * 455 / 400)
    #expect(isNear(engine.velocity(of: list), -200 * slope))
  }

  @Test func aSpringThatCrossesItsEdgeFlingsThroughTheChain() {
    var engine = ScrollEngine()
    let outer = engine.list(10_000, edges: .bounce)
    let inner = engine.list(10_000, in: outer)
    engine.down(inner, at: 0)
    engine.go(y: -60, at: 0.01)
    #expect(engine.pull(of: outer) == -50)
    // Released inward, and fast.
    engine.up(y: 8000, at: 0.02)
    engine.settle()
    #expect(engine.pull(of: outer) == 0)
    #expect(engine.offset(of: inner) > 100)
    #expect(engine.offset(of: outer) == 0)
  }

  @Test func aFlingEndsAtANodeThatStopsIt() {
    var engine = ScrollEngine()
    let header = engine.insert(
      Node(
        .vertical, viewport: 400, content: nil, header: Header(height: 100), stopsAtPin: true))
    let list = engine.list(10_000, in: header, viewport: 400)
    engine.setOffset(100, of: header)
    engine.setOffset(150, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: -2000))
    engine.settle()
    #expect(engine.offsets(header, list) == [0, 0])
    engine.setOffset(200, of: list)
    engine.update(list) { $0.stopsAtPin = true }
    engine.setOffset(100, of: header)
    engine.fling(list, velocity: Vector(x: 0, y: -2000))
    engine.settle()
    #expect(engine.offsets(header, list) == [100, 0])
    // The next one goes on from there.
    engine.fling(list, velocity: Vector(x: 0, y: -2000))
    engine.settle()
    #expect(engine.offsets(header, list) == [0, 0])
  }

  @Test func aNodeThatClaimsFirstStopsAFlingToo() {
    var engine = ScrollEngine()
    let header = engine.insert(
      Node(
        .vertical, viewport: 400, content: nil, policy: .stickyHeader,
        header: Header(height: 100), stopsAtPin: true))
    let list = engine.list(10_000, in: header, viewport: 400)
    engine.fling(list, velocity: Vector(x: 0, y: 2000))
    engine.settle()
    #expect(engine.offsets(header, list) == [100, 0])
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.settle()
    #expect(isNear(engine.offset(of: list), 1000 / decayRate, absolute: 1e-6))
  }

  @Test func aLimitShortOfTheEndIsNoPin() {
    var engine = ScrollEngine()
    let header = engine.insert(
      Node(
        .vertical, viewport: 400, content: nil, policy: .floatingCollapsed(until: 50),
        header: Header(height: 100), stopsAtPin: true))
    let list = engine.list(10_000, in: header, viewport: 400)
    engine.setOffset(100, of: header)
    engine.setOffset(200, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: -1000))
    engine.settle()
    // 50 of the header, 200 of the list, the other 50.
    #expect(engine.offsets(header, list) == [0, 0])
  }

  @Test func severalEndsWithinOneFrameGoInTheOrderOfTime() {
    var engine = ScrollEngine()
    let outer = engine.list(110, edges: .bounce)
    let middle = engine.list(110, in: outer)
    let inner = engine.list(110, in: middle)
    engine.fling(inner, velocity: Vector(x: 0, y: 300))
    engine.advance(to: 10)
    #expect(engine.offsets(inner, middle, outer) == [10, 10, 10])
    #expect(engine.pull(of: outer) == 0)
    #expect(engine.ended == ["vertical spring completed"])
    let moving = engine.isMoving
    #expect(!moving)
  }

  @Test func slowerThanMinVelocityIsNoFling() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.fling(list, velocity: Vector(x: 0, y: 49))
    let slow = engine.isMoving
    #expect(!slow)
    engine.fling(list, velocity: Vector(x: 0, y: 50))
    let fast = engine.isMoving
    #expect(fast)
  }

  @Test func androidsCurveGoesAndroidsDistance() {
    var engine = ScrollEngine(physics: .android)
    let list = engine.list(100_000)
    engine.fling(list, velocity: Vector(x: 0, y: 2000))
    engine.settle()
    // 0.35 v T with T = 0.9249 s, from the platform's formula.
    #expect(isNear(engine.offset(of: list), 647.399, absolute: 0.01))
  }

  @Test func aMotionCanBeRead() {
    var engine = ScrollEngine()
    let outer = engine.list(10_000)
    let inner = engine.list(300, in: outer)
    engine.fling(inner, velocity: Vector(x: 0, y: 1000))
    let state = engine.motionStates[0]
    #expect(state.kind == .fling)
    #expect(state.node == inner)
    #expect(state.velocity == 1000)
    let landing = state.landing.map(\.offset)
    #expect(landing[0] == 200)
    #expect(isNear(landing[1], 1000 / decayRate - 200))
  }

  @Test func aStoppedMotionStaysWhereItIs() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.1)
    let offset = engine.offset(of: list)
    engine.stop(list)
    #expect(engine.ended == ["vertical fling interrupted"])
    engine.advance(to: 1)
    #expect(engine.offset(of: list) == offset)
    #expect(engine.ended == [])
  }

  @Test func theEdgeThatAFlingMeetsIsThatOfItsDirection() {
    // Forward the outer list comes first and the inner one last; backward it is the other way round.
    var engine = ScrollEngine()
    let outer = engine.list(200, edges: .bounce, policy: .stickyHeader)
    let inner = engine.list(200, in: outer, edges: .bounce)
    engine.fling(inner, velocity: Vector(x: 0, y: 3000))
    engine.advance(to: 0.1)
    #expect(engine.offsets(inner, outer) == [100, 100])
    #expect(engine.pull(of: inner) > 0)
    #expect(engine.pull(of: outer) == 0)
  }

  /// Some of these ways and velocities add up to a little less than the way.
  @Test(arguments: [60.0, 61.7, 180.3])
  func whereAFlingEndsAtAPinRoundingDoesNotCount(way: Double) {
    for velocity in stride(from: 500, to: 900, by: 1.3) {
      var engine = ScrollEngine()
      let header = engine.insert(
        Node(
          .vertical, viewport: 400, content: nil, policy: .stickyHeader,
          header: Header(height: way), stopsAtPin: true))
      let list = engine.list(1000, in: header)
      engine.fling(list, velocity: Vector(x: 0, y: velocity))
      for frame in 1...6 { engine.advance(to: Double(frame) / 60) }
      engine.settle()
      #expect(engine.offset(of: header) == way, "at \(velocity)")
    }
  }
}
