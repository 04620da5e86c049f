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
    engine.update(outer) { $0.policy = .floatingHeader }
    engine.setOffset(300, of: pager)
    engine.drag(pager, by: -330, along: .horizontal)
    #expect(engine.offsets(pager, outer) == [0, 20])
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
    let frame = engine.insert(
      Node(
        .vertical, viewport: 100, content: 100, edges: .bounce,
        connection: Connection(before: { _ in 5 })))
    let list = engine.list(120, in: frame)
    // Code, its own turn, what is stretched, and that unwound.
    engine.drag(list, by: 40, along: .vertical)
    #expect(engine.pulls(frame) == [15])
    #expect(engine.report.offers.isEmpty)
    engine.drag(list, by: -35, along: .vertical)
    #expect(engine.pulls(frame) == [0])
    #expect(engine.report.offers.isEmpty)
  }

  @Test func aCallNamesEachNodeOnce() {
    var engine = ScrollEngine()
    let (short, long) = (engine.list(1000), engine.list(10_000))
    engine.fling(short, velocity: Vector(x: 0, y: 100))
    engine.fling(long, velocity: Vector(x: 0, y: 1000))
    engine.settle()
    engine.fling(short, velocity: Vector(x: 0, y: 100))
    engine.fling(long, velocity: Vector(x: 0, y: 1000))
    let before = engine.offset(of: long)
    // The short way ends in the middle of it.
    engine.advance(to: engine.time + 3)
    #expect(engine.isMoving)
    #expect(engine.report.takes.filter { $0.node == long }.count == 1)
    #expect(isNear(engine.report.taken(by: long), engine.offset(of: long) - before))
  }

  @Test func everyCallBeginsANewReport() {
    let calls: [(inout ScrollEngine, NodeID, NodeID) -> Void] = [
      { engine, _, _ in engine.insert(.list(viewport: 100, content: 100)) },
      { engine, _, other in engine.remove(other) },
      { engine, _, other in engine.move(other) },
      { engine, list, _ in engine.update(list) { $0.content = 900 } },
      { engine, list, _ in engine.setOffset(3, of: list) },
      { engine, list, _ in engine.scroll(list, to: 3) },
      { engine, list, _ in engine.scroll(list, by: 3) },
      { engine, list, _ in engine.scroll(list, toTotal: 3) },
      { engine, list, _ in engine.scrollToTop(list) },
      { engine, list, _ in engine.reveal(0, 500, in: list) },
      { engine, list, _ in engine.select(page: 0, in: list) },
      { engine, list, _ in engine.stop(list) },
      { engine, list, _ in engine.beginRefresh(.start, of: list) },
      { engine, list, _ in engine.endRefresh(.start, of: list) },
      { engine, list, _ in engine.drag(list, by: 3, along: .vertical) },
      { engine, list, _ in engine.drag(list, by: Vector(x: 0, y: 3)) },
      { engine, list, _ in engine.fling(list, velocity: .zero) },
      { engine, list, _ in engine.wheel(list, by: Vector(x: 0, y: 3), time: 0) },
      { engine, list, _ in engine.down(list, at: 0) },
      { engine, _, _ in engine.go(at: 0) },
      { engine, _, _ in engine.touchEnded(time: 0) },
      { engine, _, _ in engine.touchCancelled(time: 0) },
      { engine, _, _ in engine.advance(to: 1) },
      { engine, _, _ in engine.settle() },
    ]
    for (index, call) in calls.enumerated() {
      var engine = ScrollEngine()
      let list = engine.list(1000)
      let other = engine.list(1000, in: list)
      engine.setOffset(.nan, of: list)
      #expect(engine.report.droppedInputs == 1)
      call(&engine, list, other)
      #expect(engine.report.droppedInputs == 0, "call \(index)")
    }
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
    #expect(order.map(\.reason) == [.before, .own, .after])
    #expect(order.map(\.limit) == [0, 20, 0])
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

  @Test func whatIsStretchedElsewhereAddsNothingToAReport() {
    var engine = ScrollEngine()
    let other = engine.list(1000, edges: .bounce)
    let outer = engine.list(1000)
    let list = engine.list(1000, in: outer)
    engine.drag(other, by: -10, along: .vertical)
    engine.drag(list, by: 10, along: .vertical)
    #expect(engine.report.takes.map(\.node) == [list])
  }

  @Test func aPairInAPairLeavesWhatTheLongestLeaves() {
    var engine = ScrollEngine()
    let outer = engine.list(130)
    let middle = engine.list(120, in: outer, policy: .parallel)
    let inner = engine.list(140, in: middle, policy: .parallel)
    engine.drag(inner, by: 50, along: .vertical)
    #expect(engine.offsets(inner, middle, outer) == [40, 20, 30])
    #expect(engine.report.unconsumed.y == 10)
  }

  @Test func whatAFlingLeavesIsLeftAtTheEndOfItsOrder() {
    for mode in [Link.selfFirst, .parentFirst] {
      var engine = ScrollEngine()
      let outer = engine.list(200)
      let list = engine.list(200, in: outer, policy: Policy(forward: Turn(mode: mode)))
      engine.fling(list, velocity: Vector(x: 0, y: 2000))
      engine.advance(to: 5)
      #expect(engine.report.unconsumed.y > 700)
      #expect(engine.report.unconsumedAt(.vertical) == (mode == .selfFirst ? outer : list))
    }
  }
}
