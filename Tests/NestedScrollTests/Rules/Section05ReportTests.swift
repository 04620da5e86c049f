import NestedScroll
import Testing

@Suite("Rules: what a delta reports and leaves")
struct Section05ReportTests {
  @Test func aPagerThatClosesIsReported() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let row = engine.list(1000, in: pager, axis: .horizontal, viewport: 400)
    _ = engine.list(1000, in: pager)
    engine.setOffset(100, of: pager)
    engine.drag(row, by: -150, along: .horizontal)
    #expect(engine.report.taken(by: pager) == -100)
  }

  @Test func aPagerWithoutRoomToCloseIsNotReported() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let row = engine.list(1000, in: pager, axis: .horizontal, viewport: 400)
    _ = engine.list(1000, in: pager)
    engine.setOffset(400, of: pager)
    engine.drag(row, by: 30, along: .horizontal)
    #expect(engine.report.takes.map(\.node) == [row])
  }

  @Test func aPagerThatIsTouchedGoesToItsBoundaryBeforeAnyClaim() {
    var engine = ScrollEngine()
    let outer = engine.list(
      2000, axis: .horizontal, viewport: 400, policy: Policy(forward: Turn(preScroll: .whole)))
    let pager = engine.insert(.pager(viewport: 400), under: outer)
    for _ in 0..<3 { _ = engine.list(1000, in: pager) }
    engine.setOffset(100, of: pager)
    engine.drag(pager, by: 350, along: .horizontal)
    #expect(engine.offsets(pager, outer) == [400, 50])
  }

  @Test func whatIsLeftIsLeftAtTheEndOfItsOrder() {
    for (forward, backward) in [(Link.parentFirst, Link.selfFirst), (.selfFirst, .parentFirst)] {
      for edges in [Edges.clamp, Edges(start: .bounce)] {
        var engine = ScrollEngine()
        let frame = engine.list(1000)
        let list = engine.list(
          1000, in: frame,
          policy: Policy(forward: Turn(mode: forward), backward: Turn(mode: backward)))
        let other = engine.list(1000, edges: edges)
        // With a node stretched somewhere no order is taken the short way.
        engine.drag(other, by: -10, along: .vertical)
        engine.drag(list, by: 1800, along: .vertical)
        engine.drag(list, by: 0.5, along: .vertical)
        #expect(engine.report.unconsumed.y == 0.5)
        #expect(engine.report.unconsumedAt(.vertical) == (forward == .parentFirst ? list : frame))
        engine.drag(list, by: -1800.5, along: .vertical)
        #expect(engine.report.unconsumed.y == -0.5)
        #expect(engine.report.unconsumedAt(.vertical) == (backward == .parentFirst ? list : frame))
      }
    }
  }

  @Test func nothingIsExplainedUnlessItIsAskedFor() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.drag(list, by: 10, along: .vertical)
    #expect(engine.report.offers.isEmpty)
  }

  @Test func whatCodeIsOfferedAndTakesIsExplained() {
    var engine = ScrollEngine()
    engine.explains = true
    let frame = engine.insert(
      Node(
        .vertical, viewport: 100, content: 1000, policy: Policy(forward: Turn(postScroll: .none)),
        connection: Connection(before: { _ in 5 }, after: { $0.available })))
    let list = engine.list(120, in: frame)
    let order = engine.consumptionOrder(of: list, along: .vertical, .forward)
    #expect(order.map(\.node) == [frame, list, frame])
    engine.drag(list, by: 30, along: .vertical)
    #expect(engine.report.offers.map(\.reason) == [.before, .own, .after])
    #expect(engine.report.offers.map(\.took) == [5, 20, 5])
  }

  @Test func aParallelPairLeavesTheSmallerRest() {
    for (inner, outer) in [(100.0, 300.0), (300, 100)] {
      var engine = ScrollEngine()
      let frame = engine.list(1000)
      let list = engine.list(1000, in: frame, policy: .parallel)
      engine.setOffset(outer, of: frame)
      engine.setOffset(inner, of: list)
      engine.drag(list, by: -500, along: .vertical)
      #expect(engine.report.unconsumed.y == -200)
      engine.setOffset(900 - outer, of: frame)
      engine.setOffset(900 - inner, of: list)
      engine.drag(list, by: 500, along: .vertical)
      #expect(engine.report.unconsumed.y == 200)
    }
  }

  @Test func aRightToLeftNodeUnwindsInItsOwnDirection() {
    var engine = ScrollEngine()
    let row = engine.insert(
      Node(
        .horizontal, viewport: 100, content: 1000, edges: .bounce, direction: .rightToLeft))
    engine.drag(row, by: 30, along: .horizontal)
    #expect(engine.pulls(row) == [-30])
    engine.drag(row, by: -50, along: .horizontal)
    #expect(engine.pulls(row) == [0])
    #expect(engine.offsets(row) == [20])
  }

  @Test func codeOfTheInnermostNodeIsAskedAfterItTooWhereTheTouchIsBelow() {
    var engine = ScrollEngine()
    engine.explains = true
    let list = engine.insert(
      Node(
        .vertical, viewport: 100, content: 120,
        connection: Connection(before: { _ in 5 }, after: { $0.available })))
    let row = engine.list(1000, in: list, axis: .horizontal)
    engine.drag(row, by: 30, along: .vertical)
    #expect(engine.report.offers.map(\.reason) == [.before, .own, .after])
    #expect(engine.report.offers.map(\.took) == [5, 20, 5])
  }

  @Test func codeOfANodeThatANewerFingerHoldsIsNotAsked() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(
        .vertical, viewport: 400, content: 1000, connection: Connection(before: { _ in 5 })))
    let tabs = engine.insert(.pager(viewport: 400), under: list)
    engine.down(tabs, at: 0, area: .header)
    engine.go(y: 10 + 20, at: 0.01)
    #expect(engine.report.taken(by: list) == 20)
    engine.down(list, at: 0.02, pointer: 1)
    engine.go(y: 10 + 20, at: 0.03, pointer: 1)
    engine.go(y: 10 + 30, at: 0.04)
    #expect(engine.report.takes.isEmpty)
  }

  @Test func aSinglePointThatIsLeftIsReported() {
    var engine = ScrollEngine()
    let list = engine.list(150)
    engine.drag(list, by: 51, along: .vertical)
    #expect(engine.report.unconsumed.y == 1)
    #expect(engine.report.unconsumedAt(.vertical) == list)
  }

  @Test func aNodeWithoutRoomTakesNothing() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(150, in: outer)
    engine.setOffset(50, of: inner)
    engine.drag(inner, by: 20, along: .vertical)
    #expect(engine.report.takes.map(\.node) == [outer])
    engine.setOffset(0, of: inner)
    engine.drag(inner, by: -10, along: .vertical)
    #expect(engine.report.takes.map(\.node) == [outer])
  }

  @Test func whoBarsTheWayTakesNothing() {
    var engine = ScrollEngine()
    engine.explains = true
    let pager = engine.insert(.pager(viewport: 400))
    let row = engine.list(500, in: pager, axis: .horizontal, viewport: 400)
    _ = engine.list(1000, in: pager)
    engine.fling(row, velocity: Vector(x: 2000, y: 0))
    engine.settle()
    let barring = engine.report.offers.filter { $0.reason == .barring }
    #expect(!barring.isEmpty)
    #expect(barring.allSatisfy { $0.took == 0 && $0.node == pager })
  }

  @Test(arguments: [false, true])
  func whoClaimsAPartAndTakesTheRestLaterIsReportedOnce(explains: Bool) {
    var engine = ScrollEngine()
    engine.explains = explains
    let outer = engine.list(1000, policy: Policy(forward: Turn(preScroll: .until(50))))
    let inner = engine.list(120, in: outer)
    engine.drag(inner, by: 100, along: .vertical)
    #expect(engine.offsets(inner, outer) == [20, 80])
    #expect(engine.report.takes.map(\.amount) == [80, 20])
    #expect(engine.report.taken(by: outer) == 80)
  }
}
