import NestedScroll
import Testing

@Suite("Rules: who is stretched")
struct Section05PullTests {
  /// Two lists at their ends, the outer one with a policy, and what 20 points more stretch.
  private func pulls(_ turn: Turn) -> [Double] {
    var engine = ScrollEngine()
    let outer = engine.list(200, edges: .bounce, policy: Policy(forward: turn))
    let inner = engine.list(200, in: outer, edges: .bounce)
    engine.setOffset(100, of: outer)
    engine.setOffset(100, of: inner)
    engine.drag(inner, by: 20, along: .vertical)
    return engine.pulls(inner, outer)
  }

  @Test func aTurnCountsIfItGetsFurtherThanTheClaimBeforeIt() {
    #expect(pulls(Turn(preScroll: .until(50))) == [0, 20])
    #expect(pulls(Turn(preScroll: .whole)) == [20, 0])
    #expect(pulls(Turn(preScroll: .whole, postScroll: .until(50))) == [20, 0])
  }

  @Test func ofAHeaderTouchTheLastThatWouldMoveIsStretched() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400, edges: .bounce))
    let list = engine.list(1000, in: header, viewport: 400, edges: .bounce)
    engine.drag(header, by: -20, along: .vertical, area: .header)
    #expect(engine.pulls(list, header) == [0, -20])
    engine.setOffset(100, of: header)
    engine.setOffset(600, of: list)
    engine.drag(header, by: 20, along: .vertical, area: .header)
    #expect(engine.pulls(list, header) == [20, 0])
  }

  @Test func whatALatchedNodeLeavesStretchesNoOther() {
    var engine = ScrollEngine()
    let outer = engine.list(100, edges: .bounce)
    let inner = engine.list(130, in: outer)
    engine.down(inner, at: 0, latch: .node)
    engine.go(y: 10 + 50, at: 0.01)
    #expect(engine.offsets(inner) == [30])
    #expect(engine.pulls(outer) == [0])
    #expect(engine.report.unconsumed.y == 20)
    engine.go(y: 10 + 55, at: 0.02)
    #expect(engine.pulls(outer) == [0])
    #expect(engine.report.unconsumed.y == 5)
  }

  @Test func whatBarsTheWayTakesNoVelocityWithItsStretch() {
    var engine = ScrollEngine()
    let pager = engine.insert(
      Node(
        .horizontal, viewport: 100, content: nil, inputs: [.wheel], edges: .bounce,
        pager: Pager()))
    let row = engine.list(1000, in: pager, axis: .horizontal)
    engine.drag(pager, by: -30, along: .horizontal)
    engine.down(row, at: 0)
    engine.up(x: 1000, at: 0)
    #expect(engine.velocity(of: row) == 1000)
    #expect(engine.velocity(of: pager) == 0)
  }

  @Test func aRightToLeftPagerClosesTowardsItsPage() {
    var engine = ScrollEngine()
    let pager = engine.insert(
      Node(.horizontal, viewport: 400, content: nil, pager: Pager(), direction: .rightToLeft))
    let row = engine.list(1000, in: pager, axis: .horizontal, viewport: 400)
    _ = engine.list(1000, in: pager)
    engine.setOffset(100, of: pager)
    engine.setOffset(300, of: row)
    engine.drag(row, by: 150, along: .horizontal)
    #expect(engine.offsets(row, pager) == [250, 0])
  }

  @Test func nobodyIsStretchedWithNothing() {
    var engine = ScrollEngine()
    engine.explains = true
    let outer = engine.list(1000, edges: .bounce)
    let list = engine.list(1000, in: outer, edges: .bounce)
    engine.drag(list, by: 10, along: .vertical)
    #expect(engine.report.offers.map(\.reason) == [.own])
    #expect(engine.report.takes.map(\.node) == [list])
    engine.explains = false
    engine.drag(list, by: -30, along: .vertical)
    #expect(engine.report.unconsumed == .zero)
  }
}
