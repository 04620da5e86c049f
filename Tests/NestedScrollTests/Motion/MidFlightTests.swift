import NestedScroll
import Testing

/// Three lists in one another, 300 points of room each, flung from the innermost.
private struct Nest {
  var engine = ScrollEngine()
  let lists: [NodeID]
  /// What was routed to any node so far, and left at the end.
  private(set) var routed = 0.0

  init(edges: Edges = .clamp, room: Double = 300) {
    var lists: [NodeID] = []
    for _ in 0..<3 {
      lists.append(
        engine.insert(.list(viewport: 100, content: 100 + room, edges: edges), under: lists.last))
    }
    self.lists = lists
  }

  var inner: NodeID { lists[2] }

  mutating func fling(_ velocity: Double) {
    engine.fling(inner, velocity: Vector(x: 0, y: velocity))
  }

  mutating func advance(to time: Double) {
    engine.advance(to: time)
    count()
  }

  mutating func settle() {
    engine.settle()
    count()
  }

  private mutating func count() {
    for take in engine.report.takes { routed += take.amount }
    routed += engine.report.unconsumed.y
  }

  var speed: Double { engine.motionStates.first?.velocity ?? 0 }
  var offsets: [Double] { lists.map { engine.offset(of: $0) } }
}

@Suite("Motion: changes in mid-flight")
struct MidFlightTests {
  /// What a decay has routed and what it still would is the same at every moment.
  fileprivate func expectWhole(_ nest: Nest, _ total: Double) {
    #expect(isNear(nest.routed + nest.speed / decayRate, total, absolute: 1e-9))
  }

  @Test func routedAndLeftAddUpAtEveryMoment() {
    var nest = Nest(room: 4000)
    nest.fling(5000)
    for frame in 1...100 {
      nest.advance(to: Double(frame) / 60)
      expectWhole(nest, 5000 / decayRate)
    }
    nest.settle()
    #expect(isNear(nest.routed, 5000 / decayRate))
  }

  @Test func whoeverTakesItTheSumIsTheSame() {
    var sums: [Double] = []
    for policy in [Policy.chain, .parentFirst, .stickyHeader] {
      var nest = Nest()
      for list in nest.lists { nest.engine.update(list) { $0.policy = policy } }
      nest.fling(1500)
      nest.settle()
      sums.append(nest.offsets.reduce(0, +))
    }
    for sum in sums { #expect(isNear(sum, 1500 / decayRate)) }
  }

  @Test func aPolicyThatChangesSendsTheRestAnotherWay() {
    var nest = Nest()
    nest.fling(1200)
    nest.advance(to: 0.1)
    #expect(nest.offsets[0] == 0 && nest.offsets[2] > 50)
    let inner = nest.offsets[2]
    nest.engine.update(nest.lists[0]) { $0.policy = .stickyHeader }
    expectWhole(nest, 1200 / decayRate)
    nest.advance(to: 0.2)
    expectWhole(nest, 1200 / decayRate)
    #expect(nest.offsets[0] > 50 && nest.offsets[2] == inner)
    nest.settle()
    #expect(nest.offsets[0] == 300)
    #expect(isNear(nest.offsets.reduce(0, +), 1200 / decayRate))
  }

  @Test func aNodeThatIsRemovedLeavesTheRestToOthers() {
    var nest = Nest()
    nest.fling(1200)
    nest.advance(to: 0.1)
    let gone = nest.offsets[1] + nest.offsets[2]
    nest.engine.remove(nest.lists[1])
    expectWhole(nest, 1200 / decayRate)
    nest.settle()
    #expect(nest.offsets[0] == 300)
    // What the last one has no room for was left.
    #expect(isNear(nest.routed, 1200 / decayRate, absolute: 1e-6))
    #expect(gone > 0)
  }

  @Test func anExtentThatGrowsOrShrinksMovesTheBoundaryOnly() {
    for content in [150.0, 600] {
      var nest = Nest()
      nest.fling(1200)
      nest.advance(to: 0.05)
      nest.engine.update(nest.inner) { $0.content = content }
      nest.settle()
      #expect(nest.offsets[2] == min(content - 100, 1200 / decayRate))
      #expect(isNear(nest.routed, 1200 / decayRate, absolute: 1e-6))
    }
  }

  @Test func aPageSwitchEndsTheFlingInThePageThatIsLeft() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let pager = engine.insert(.pager(viewport: 400), under: header)
    let lists = (0..<2).map { _ in engine.list(3000, in: pager, viewport: 400) }
    engine.fling(lists[0], velocity: Vector(x: 0, y: 2000))
    engine.advance(to: 0.2)
    let offset = engine.offset(of: lists[0])
    #expect(offset > 0)
    engine.select(page: 1, in: pager, animated: true)
    #expect(engine.ended == ["vertical fling interrupted"])
    engine.settle()
    #expect(engine.offsets(header, lists[0], lists[1]) == [100, offset, 0])
  }

  @Test func aRefreshThatBeginsOrEndsInFlightCostsNoTravel() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(
        .vertical, viewport: 400, content: 5000,
        refreshAtStart: Refresh(trigger: 60, hold: 50)))
    engine.setOffset(1000, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.1)
    engine.beginRefresh(.start, of: list)
    engine.advance(to: 0.2)
    engine.endRefresh(.start, of: list)
    engine.settle()
    #expect(isNear(engine.offset(of: list), 1000 + 1000 / decayRate))
  }

  @Test func ofSeveralThatBounceOneIsStretched() {
    var nest = Nest(edges: .bounce)
    nest.fling(3000)
    var stretched = Set<Int>()
    for frame in 1...200 {
      nest.advance(to: Double(frame) / 60)
      let pulled = nest.lists.indices.filter { nest.engine.pull(of: nest.lists[$0]) != 0 }
      #expect(pulled.count <= 1)
      stretched.formUnion(pulled)
    }
    #expect(stretched == [0])
    #expect(nest.offsets == [300, 300, 300])
    // From the ends the innermost that a finger pulls goes first, and unwinds before it is another's.
    nest.engine.drag(nest.inner, by: 80, along: .vertical)
    #expect(nest.engine.pull(of: nest.lists[0]) == 80)
    nest.engine.drag(nest.inner, by: -100, along: .vertical)
    #expect(nest.engine.pull(of: nest.lists[0]) == 0)
    #expect(nest.offsets == [300, 300, 280])
  }

  @Test func aTouchCatchesAFlingAtItsOwnTime() {
    var late = Nest(room: 4000)
    late.fling(3000)
    late.engine.advance(to: 0.1)
    // The next frame would be at 0.2; the finger came down at 0.15.
    late.engine.touchBegan(on: late.inner, at: Point(x: 0, y: 0), time: 0.15)
    let position = 3000 / decayRate * (1 - exponential(-decayRate * 0.15))
    #expect(isNear(late.offsets[2], position))
    #expect(late.engine.isClaimed)
    late.engine.advance(to: 0.2)
    #expect(isNear(late.offsets[2], position))
  }

  @Test func aRestartAtAnyTimeChangesNothing() {
    var once = Nest(room: 4000)
    once.fling(3000)
    once.settle()
    for time in [0.013, 0.4, 1.7] {
      var again = Nest(room: 4000)
      again.fling(3000)
      again.advance(to: time)
      again.fling(again.speed)
      again.settle()
      #expect(isNear(again.offsets[2], once.offsets[2]))
    }
  }

  @Test func nodesWithoutRoomArePassedInNoTime() {
    var nest = Nest()
    nest.engine.update(nest.lists[1]) { $0.content = 100 }
    nest.fling(1000)
    nest.settle()
    #expect(nest.offsets[1] == 0 && nest.offsets[2] == 300)
    #expect(isNear(nest.offsets[0], 1000 / decayRate - 300))
  }

  @Test func thePeakOfABounceIsTheCriticalSprings() {
    for velocity in [300.0, 1000, 2500] {
      var engine = ScrollEngine()
      let list = engine.list(500, viewport: 400, edges: .bounce)
      engine.setOffset(100, of: list)
      engine.fling(list, velocity: Vector(x: 0, y: velocity))
      let expected = velocity / (springFrequency * exponential(1))
      var peak = 0.0
      for step in 1...400 {
        engine.advance(to: Double(step) / 1000)
        peak = max(peak, engine.stretch(of: list))
      }
      #expect(isNear(peak, expected, absolute: velocity * 1e-6))
    }
  }

  @Test func whatACapTakesAwayIsReported() {
    var engine = ScrollEngine()
    engine.physics.maxVelocity = 8000
    let list = engine.list(100_000)
    engine.fling(list, velocity: Vector(x: 0, y: 9500))
    #expect(engine.report.cappedVelocity == 1500)
    #expect(engine.velocity(of: list) == 8000)
    engine.setOffset(99_900, of: list)
    engine.update(list) { $0.edges = .bounce }
    engine.fling(list, velocity: Vector(x: 0, y: 7000))
    let most = springFrequency * exponential(1) * 50
    #expect(isNear(engine.report.cappedVelocity, 7000 - most, absolute: 1e-6))
  }
}
