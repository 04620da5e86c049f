import NestedScroll
import Testing

@Suite("Rules: routing one delta")
struct Section05RoutingTests {
  @Test func whatIsNoNumberIsDroppedAndCounted() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.drag(list, by: .nan, along: .vertical)
    #expect(engine.report.droppedInputs == 1)
    engine.drag(list, by: Vector(x: 0, y: -.infinity))
    #expect(engine.report.droppedInputs == 1)
    #expect(engine.offset(of: list) == 0)
    engine.drag(list, by: 10, along: .vertical)
    #expect(engine.report.droppedInputs == 0)
  }

  @Test func whatIsStretchedUnwindsInnermostFirst() {
    var engine = ScrollEngine()
    let outer = engine.list(1000, edges: .bounce)
    let inner = engine.list(1000, in: outer, edges: .bounce, policy: .contain)
    engine.drag(outer, by: -30, along: .vertical)
    engine.drag(inner, by: -20, along: .vertical)
    #expect(engine.pulls(inner, outer) == [-20, -30])
    // Unwinding crosses every link, even the one that keeps all to itself.
    engine.drag(inner, by: 60, along: .vertical)
    #expect(engine.pulls(inner, outer) == [0, 0])
    #expect(engine.offsets(inner, outer) == [10, 0])
    #expect(engine.report.taken(by: inner) == 30)
    #expect(engine.report.taken(by: outer) == 30)
  }

  @Test func aPagerOffItsPageClosesBeforeAnythingInThePage() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let row = engine.list(1000, in: pager, axis: .horizontal, viewport: 400)
    _ = engine.list(1000, in: pager)
    engine.setOffset(100, of: pager)
    engine.setOffset(300, of: row)
    // Back to its page, then the row.
    engine.drag(row, by: -150, along: .horizontal)
    #expect(engine.offsets(row, pager) == [250, 0])
    engine.setOffset(100, of: pager)
    // Away from its page, to its end, then the row.
    engine.drag(row, by: 350, along: .horizontal)
    #expect(engine.offsets(row, pager) == [300, 400])
  }

  @Test func aPagerClosesBackAcrossEveryLinkButNotAway() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let row = engine.list(1000, in: pager, axis: .horizontal, viewport: 400, policy: .contain)
    _ = engine.list(1000, in: pager)
    engine.setOffset(100, of: pager)
    engine.setOffset(300, of: row)
    engine.drag(row, by: 50, along: .horizontal)
    #expect(engine.offsets(row, pager) == [350, 100])
    engine.drag(row, by: -150, along: .horizontal)
    #expect(engine.offsets(row, pager) == [300, 0])
  }

  @Test func theOutermostPagerClosesFirst() {
    var engine = ScrollEngine()
    let outer = engine.insert(.pager(viewport: 400))
    let inner = engine.insert(.pager(viewport: 400), under: outer)
    let row = engine.list(1000, in: inner, axis: .horizontal, viewport: 400)
    _ = engine.list(1000, in: inner)
    _ = engine.list(1000, in: outer)
    engine.setOffset(50, of: outer)
    engine.setOffset(60, of: inner)
    engine.drag(row, by: -70, along: .horizontal)
    #expect(engine.offsets(row, inner, outer) == [0, 40, 0])
  }

  @Test func aPagerInAParallelPairDoesNotClose() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let row = engine.list(1000, in: pager, axis: .horizontal, viewport: 400, policy: .parallel)
    _ = engine.list(1000, in: pager)
    engine.setOffset(100, of: pager)
    engine.setOffset(300, of: row)
    engine.drag(row, by: -30, along: .horizontal)
    #expect(engine.offsets(row, pager) == [270, 70])
  }

  @Test func aStopTakesTheWholeIfItFitsElseLandsOnItsLimit() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let list = engine.list(100.3, in: outer)
    engine.drag(list, by: 0.1, along: .vertical)
    engine.drag(list, by: 0.2, along: .vertical)
    engine.drag(list, by: 7, along: .vertical)
    #expect(engine.offset(of: list) == engine.extent(of: list)?.upperBound)
    #expect(abs(engine.offset(of: outer) - 7) < 1e-12)
  }

  @Test func whoIsPulledKeepsIt() {
    var engine = ScrollEngine()
    let outer = engine.list(1000, edges: .bounce)
    let inner = engine.list(1000, in: outer, edges: .bounce)
    // The outer bounces first: the order walked backwards.
    engine.drag(inner, by: -20, along: .vertical)
    #expect(engine.pulls(inner, outer) == [0, -20])
    engine.update(outer) { $0.edges = Edges(start: .clamp, end: .clamp) }
    engine.drag(inner, by: -20, along: .vertical)
    #expect(engine.pulls(inner, outer) == [0, -40])
  }

  @Test func withParentFirstTheNodeItselfIsPulledFirst() {
    var engine = ScrollEngine()
    let outer = engine.list(1000, edges: .bounce)
    let inner = engine.list(1000, in: outer, edges: .bounce, policy: .parentFirst)
    engine.drag(inner, by: -20, along: .vertical)
    #expect(engine.pulls(inner, outer) == [-20, 0])
  }

  @Test func inAParallelPairTheNodeIsPulledBeforeItsAncestors() {
    var engine = ScrollEngine()
    let outer = engine.list(1000, edges: .bounce)
    let inner = engine.list(1000, in: outer, edges: .bounce, policy: .parallel)
    engine.drag(inner, by: -20, along: .vertical)
    #expect(engine.pulls(inner, outer) == [-20, 0])
  }

  @Test func onlyNodesOfTheOrderArePulled() {
    var engine = ScrollEngine()
    let outer = engine.list(1000, edges: .bounce)
    let inner = engine.list(1000, in: outer, policy: .contain)
    engine.drag(inner, by: -20, along: .vertical)
    #expect(engine.pulls(inner, outer) == [0, 0])
    #expect(engine.report.unconsumed.y == -20)
    #expect(engine.report.unconsumedAt(.vertical) == inner)
  }

  @Test func aPostTurnThatGetsNoFurtherThanTheClaimDoesNotCount() {
    // Both stops of the header end at the same place: as its claim comes first in the order, the
    // list, last in the order walked backwards up to it, is the first that bounces.
    var engine = ScrollEngine()
    let header = engine.insert(
      .header(Header(height: 100), viewport: 400, edges: .bounce, policy: .stickyHeader))
    let list = engine.list(1000, in: header, viewport: 400, edges: .bounce)
    engine.setOffset(600, of: list)
    engine.setOffset(100, of: header)
    engine.drag(list, by: 20, along: .vertical)
    #expect(engine.pulls(list, header) == [20, 0])
    // Backward the header has no claim: it is last, and first walked backwards.
    engine.setOffset(0, of: list)
    engine.setOffset(0, of: header)
    engine.drag(list, by: -20, along: .vertical)
    #expect(engine.pulls(list, header) == [0, -20])
  }

  @Test func theInnermostWithARefreshIsPulledBeforeOneThatBounces() {
    var engine = ScrollEngine()
    let outer = engine.list(1000, edges: .bounce)
    let middle = engine.insert(
      Node(
        .vertical, viewport: 100, content: 1000, refreshAtStart: Refresh(trigger: 60, hold: 40)),
      under: outer)
    let inner = engine.list(1000, in: middle, edges: .bounce)
    engine.drag(inner, by: -20, along: .vertical)
    #expect(engine.pulls(inner, middle, outer) == [0, -20, 0])
  }

  @Test func aDeltaThatNobodyTakesIsReportedWithItsPlace() {
    var engine = ScrollEngine()
    let outer = engine.list(120)
    let inner = engine.list(120, in: outer)
    engine.drag(inner, by: 100, along: .vertical)
    #expect(engine.report.unconsumed == Vector(x: 0, y: 60))
    #expect(engine.report.unconsumedAt(.vertical) == outer)
    #expect(engine.report.taken(by: inner) == 20)
    #expect(engine.report.taken(by: outer) == 20)
    engine.drag(inner, by: 5, along: .horizontal)
    #expect(engine.report.unconsumed == Vector(x: 5, y: 0))
    #expect(engine.report.unconsumedAt(.horizontal) == nil)
  }

  @Test func everyTurnCanBeExplained() {
    var engine = ScrollEngine()
    engine.explains = true
    let outer = engine.list(110, edges: .bounce, policy: .stickyHeader)
    let inner = engine.list(120, in: outer)
    engine.drag(inner, by: 50, along: .vertical)
    let told = engine.report.offers.map { offer in
      "\(offer.reason) \(offer.node == inner ? "inner" : "outer") \(offer.offered) \(offer.took)"
    }
    #expect(
      told == [
        "preScroll outer 50.0 10.0", "own inner 40.0 20.0", "own outer 20.0 0.0",
        "overscroll outer 20.0 20.0",
      ])
  }

  @Test func hugeNumbersAreClamped() {
    var engine = ScrollEngine()
    let list = engine.list(1e300, edges: .bounce)
    engine.drag(list, by: 1e300, along: .vertical)
    #expect(engine.offset(of: list) <= 0x1p40)
    engine.drag(list, by: 1e300, along: .vertical)
    engine.drag(list, by: 1e300, along: .vertical)
    #expect(engine.pull(of: list) <= 0x1p40)
    #expect(engine.pull(of: list) > 0)
  }

  @Test func aCommandBetweenTwoDeltasLeavesTheirChain() {
    var engine = ScrollEngine()
    let (list, other) = (engine.list(1000), engine.list(1000))
    engine.drag(list, by: 10, along: .vertical)
    engine.scroll(other, by: 5)
    engine.drag(list, by: 10, along: .vertical)
    #expect(engine.offsets(list, other) == [20, 5])
  }

  @Test func aPullOfOnePointShows() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.drag(list, by: -1, along: .vertical)
    #expect(abs(engine.stretch(of: list) - shown(-1, length: 100)) < 1e-12)
  }

  @Test func aPagerClosesAwayFromItsPageBackwardToo() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    _ = engine.list(1000, in: pager)
    let row = engine.list(1000, in: pager, axis: .horizontal, viewport: 400)
    engine.setOffset(300, of: pager)
    engine.setOffset(200, of: row)
    engine.drag(row, by: -350, along: .horizontal)
    #expect(engine.offsets(row, pager) == [150, 0])
  }

  @Test func aPagerBeyondItsLastPageHasNoPageToCloseTo() {
    var engine = ScrollEngine()
    let outer = engine.list(
      2000, axis: .horizontal, viewport: 400, policy: Policy(forward: Turn(preScroll: .whole)))
    let pager = engine.insert(
      Node(
        .horizontal, viewport: 400, content: nil, insets: Insets(end: 50), pager: Pager()),
      under: outer)
    for _ in 0..<3 { _ = engine.list(1000, in: pager) }
    engine.setOffset(810, of: pager)
    engine.drag(pager, by: 20, along: .horizontal)
    #expect(engine.offsets(pager, outer) == [810, 20])
  }

  @Test func aPagerThatBarsTheWayMakesNoParallelPair() {
    var engine = ScrollEngine()
    let outer = engine.insert(.pager(viewport: 400))
    let pager = engine.insert(
      Node(
        .horizontal, viewport: 400, content: nil, inputs: [.wheel], policy: .parallel,
        pager: Pager()), under: outer)
    let row = engine.list(1000, in: pager, axis: .horizontal, viewport: 400)
    _ = engine.list(1000, in: outer)
    engine.setOffset(100, of: outer)
    engine.setOffset(300, of: row)
    engine.drag(row, by: -150, along: .horizontal)
    #expect(engine.offsets(row, outer) == [250, 0])
  }

  @Test func parallelPairsInEachOtherMeetInTheirOrder() {
    var engine = ScrollEngine()
    let both = Policy(forward: Turn(mode: .parallel))
    let outer = engine.list(150, policy: .stickyHeader)
    let middle = engine.list(150, in: outer, policy: both)
    let list = engine.list(150, in: middle, policy: both)
    engine.drag(list, by: 200, along: .vertical)
    #expect(engine.offsets(list, middle, outer) == [50, 50, 50])
    #expect(engine.report.unconsumed.y == 100)
  }

  @Test func anOffsetToGoUntilCountsWithinTheExtent() {
    var engine = ScrollEngine()
    let outer = engine.list(
      1000, policy: Policy(backward: Turn(preScroll: .until(-50))))
    let list = engine.list(1000, in: outer)
    engine.setOffset(30, of: outer)
    engine.setOffset(500, of: list)
    engine.drag(list, by: -100, along: .vertical)
    #expect(engine.offsets(list, outer) == [430, 0])
  }

  @Test func aDeltaIsClampedOnEitherAxis() {
    var engine = ScrollEngine()
    let row = engine.list(100, axis: .horizontal, edges: .bounce)
    let list = engine.list(100, edges: .bounce)
    engine.drag(row, by: Vector(x: 1e300, y: 0))
    #expect(engine.report.taken(by: row) == 0x1p40)
    engine.drag(list, by: Vector(x: 0, y: 1e300))
    #expect(engine.report.taken(by: list) == 0x1p40)
    #expect(engine.report.unconsumed == .zero)
  }
}
