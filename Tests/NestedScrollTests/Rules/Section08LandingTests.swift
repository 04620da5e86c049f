import NestedScroll
import Testing

/// A header over a list, and a rule for where the list comes to rest.
private struct Ruled {
  var engine = ScrollEngine()
  let header: NodeID
  let list: NodeID

  init(_ rule: LandingRule?, snap: Snap? = nil, edges: Edges = .clamp) {
    header = engine.insert(.header(Header(height: 100), viewport: 400))
    list = engine.insert(
      Node(.vertical, viewport: 400, content: 10_000, edges: edges, snap: snap, landing: rule),
      under: header)
  }

  mutating func fling(_ velocity: Double) {
    engine.fling(list, velocity: Vector(x: 0, y: velocity))
  }
}

@Suite("Rules: where a motion lands")
struct Section08LandingTests {
  @Test func aLandingIsKnownAtEveryMoment() throws {
    var page = Ruled(nil)
    page.fling(3000)
    let total = 3000 / decayRate
    for time in [0, 0.01, 0.2, 1.5, 3] {
      page.engine.advance(to: time)
      #expect(page.engine.landing(of: page.header) == 100)
      let landing = try #require(page.engine.landing(of: page.list))
      #expect(isNear(landing, total - 100))
    }
    page.engine.settle()
    #expect(isNear(page.engine.offset(of: page.list), total - 100))
    #expect(page.engine.landing(of: page.list) == page.engine.offset(of: page.list))
    page.engine.remove(page.list)
    #expect(page.engine.landing(of: page.list) == nil)
  }

  @Test func aSpringThatCrossesBackLandsWithItsFling() throws {
    var page = Ruled(nil, edges: Edges(start: .bounce, end: .clamp))
    page.engine.down(page.list, at: 0)
    page.engine.go(y: -210, at: 0.01)
    #expect(page.engine.pull(of: page.list) == -200)
    page.engine.up(y: 8000, at: 0.02)
    let landing = try #require(page.engine.landing(of: page.list))
    #expect(landing > 0)
    #expect(page.engine.landing(of: page.header) == 100)
    page.engine.settle()
    #expect(isNear(page.engine.offset(of: page.list), landing))
  }

  @Test func aRuleSaysWhereAFlingEnds() {
    var page = Ruled(LandingRule { ($0.projected / 250).rounded() * 250 })
    page.fling(3000)
    #expect(page.engine.landing(of: page.list) == 1500)
    #expect(isNear(page.engine.velocity(of: page.header), 3000))
    page.engine.settle()
    #expect(page.engine.offset(of: page.list) == 1500)
    page.fling(-2000)
    page.engine.settle()
    #expect(page.engine.offset(of: page.list) == 500)
  }

  @Test func aRuleIsToldWhereTheRestsWouldLead() {
    var page = Ruled(LandingRule { $0.projected + 1 }, snap: series(every: 1000))
    page.fling(3000)
    page.engine.settle()
    #expect(page.engine.offset(of: page.list) == 1001)
  }

  @Test func aRuleMayTurnAFlingBack() {
    var page = Ruled(LandingRule { _ in 40 })
    page.engine.setOffset(100, of: page.header)
    page.engine.setOffset(500, of: page.list)
    page.fling(900)
    page.engine.settle()
    #expect(page.engine.offset(of: page.list) == 40)
  }

  @Test func aReleaseAtRestIsAskedOnceAndOnlyIfItMoved() {
    var page = Ruled(LandingRule { $0.start + 100 })
    page.engine.setOffset(100, of: page.header)
    page.engine.down(page.list, at: 0)
    page.engine.up(at: 0.1)
    page.engine.settle()
    #expect(page.engine.offset(of: page.list) == 0)
    page.engine.down(page.list, at: 1)
    page.engine.go(y: 40, at: 1.1)
    page.engine.up(at: 1.5)
    #expect(page.engine.landing(of: page.list) == 130)
    page.engine.settle()
    #expect(page.engine.offset(of: page.list) == 130)
  }

  @Test func whatARuleAnswersIsClampedAndNaNChangesNothing() {
    var page = Ruled(LandingRule { _ in .infinity })
    page.fling(3000)
    page.engine.settle()
    #expect(page.engine.offset(of: page.list) == 9600)
    page.engine.update(page.list) { $0.landing = LandingRule { _ in .nan } }
    page.fling(-1000)
    let landing = 9600 - 1000 / decayRate
    page.engine.settle()
    #expect(isNear(page.engine.offset(of: page.list), landing))
    page.engine.update(page.list) { $0.landing = LandingRule { _ in -.infinity } }
    page.fling(-100)
    page.engine.settle()
    #expect(page.engine.offset(of: page.list) == 0)
  }

  @Test func aPagersRuleMayKeepItsPage() {
    var engine = ScrollEngine()
    var node = Node.pager(viewport: 100)
    node.landing = LandingRule { $0.projected > 100 ? $0.start - $0.start : $0.projected }
    let pager = engine.insert(node)
    let pages = (0..<3).map { _ in engine.list(100, in: pager) }
    func swipe(_ page: Int) {
      let start = engine.time + 1
      engine.down(pages[page], at: start)
      engine.go(x: 60, at: start + 0.05)
      engine.up(at: start + 0.3)
      engine.settle()
    }
    swipe(0)
    #expect(engine.pages(of: pager)?.settled == 1)
    swipe(1)
    #expect(engine.pages(of: pager)?.settled == 0)
  }

  @Test func aFlingLandsOnAWholePixel() {
    for (pixel, velocity) in [(1.0 / 3, 987.0), (0.5, -321), (1, 2222), (1, 60)] {
      var page = Ruled(nil)
      page.engine.pixelLength = pixel
      page.engine.setOffset(100, of: page.header)
      page.engine.setOffset(5000.2, of: page.list)
      page.fling(velocity)
      let free = 5000.2 + velocity / decayRate
      #expect(page.engine.velocity(of: page.list) == velocity)
      page.engine.settle()
      let offset = page.engine.offset(of: page.list)
      #expect(isNear((offset / pixel).rounded() * pixel, offset))
      #expect(abs(offset - free) <= pixel / 2 + 1e-9)
    }
    var engine = ScrollEngine()
    for wrong in [0, -1, .nan, .infinity] {
      engine.pixelLength = wrong
      #expect(engine.pixelLength == nil)
    }
  }

  @Test func aNodeThatLiesInARangeAndDidNotMoveIsNotAsked() {
    var engine = ScrollEngine()
    let outer = engine.insert(
      Node(
        .vertical, viewport: 100, content: 1000,
        snap: Snap(points: [SnapPoint(.range(from: 0, to: 200))]),
        landing: LandingRule { _ in 150 }))
    let inner = engine.list(1000, in: outer)
    engine.setOffset(50, of: outer)
    engine.down(inner, at: 0)
    engine.go(y: 10 + 30, at: 0.01)
    engine.up(at: 0.02)
    engine.settle()
    #expect(engine.offsets(inner, outer) == [30, 50])
  }

  @Test func aRuleIsToldTheWholeExtent() {
    var page = Ruled(LandingRule { $0.extent.upperBound - $0.extent.lowerBound - 600 })
    page.fling(900)
    #expect(page.engine.landing(of: page.list) == 9000)
  }

  @Test func aRuleOutlivesAChangeOfItsNode() {
    var page = Ruled(LandingRule { _ in 1234 })
    page.engine.setOffset(100, of: page.header)
    page.engine.update(page.list) { $0.content = 20_000 }
    page.fling(900)
    page.engine.settle()
    #expect(page.engine.offset(of: page.list) == 1234)
  }

  @Test func whatAGestureMovedAndItsFlingDoesNotIsAskedToo() {
    var engine = ScrollEngine()
    let header = engine.insert(
      Node(
        .vertical, viewport: 400, content: 400, policy: .stickyHeader,
        header: Header(height: 100), landing: LandingRule { _ in 20 }))
    let list = engine.list(1000, in: header, viewport: 400)
    engine.setOffset(500, of: list)
    engine.down(list, at: 0)
    engine.go(y: 10 + 40, at: 0.01)
    engine.up(y: -300, at: 0.02)
    engine.settle()
    #expect(engine.offset(of: header) == 20)
    #expect(engine.offset(of: list) < 500)
  }

  @Test func aRuleIsAskedOnceForAFling() {
    var page = Ruled(
      LandingRule { $0.velocity > 0 ? 1234 : 1300 }, snap: series(every: 100))
    page.engine.setOffset(100, of: page.header)
    page.fling(900)
    page.engine.settle()
    #expect(page.engine.offset(of: page.list) == 1234)
    #expect(!page.engine.isMoving)
  }

  @Test func aSlowReleaseOutOfReachOfARestEndsOnNoPixel() {
    var page = Ruled(nil, snap: Snap(points: [.offset(0)], range: 10))
    page.engine.pixelLength = 1
    page.engine.setOffset(100, of: page.header)
    page.engine.down(page.list, at: 0)
    page.engine.go(y: 60.5, at: 0.01)
    page.engine.up(at: 0.02)
    page.engine.settle()
    #expect(page.engine.offset(of: page.list) == 50.5)
  }

  @Test func aPixelLengthIsNoLongerThanAThousand() {
    var engine = ScrollEngine()
    for length in [0.001, 1_000] {
      engine.pixelLength = length
      #expect(engine.pixelLength == length)
    }
    for length in [0.000_999, 1_001, .nan] {
      engine.pixelLength = length
      #expect(engine.pixelLength == nil)
    }
  }

  @Test func aPixelBeyondTheEdgeIsTheEdge() {
    var engine = ScrollEngine()
    engine.pixelLength = 1
    let list = engine.list(200.7, edges: .bounce)
    engine.fling(list, velocity: Vector(x: 0, y: 100.6 * decayRate))
    #expect(engine.motionStates.map(\.kind) == [.fling])
    engine.settle()
    #expect(engine.offset(of: list) == 200.7 - 100)
  }

  @Test func whatAChainLeavesPointsBeyondItsEndRightToLeftToo() {
    var engine = ScrollEngine()
    let row = engine.insert(
      Node(
        .horizontal, viewport: 100, content: 1100, snap: series(every: 100),
        direction: .rightToLeft))
    engine.setOffset(250, of: row)
    engine.fling(row, velocity: Vector(x: 2000, y: 0))
    #expect(engine.landing(of: row) == 0)
    engine.settle()
    #expect(engine.offset(of: row) == 0)
  }
}
