import NestedScroll
import Testing

/// A row in a pager of two pages that takes no flings, in an outer row.
private struct Barred {
  var engine = ScrollEngine()
  let outer: NodeID
  let pager: NodeID
  let row: NodeID

  init(page: Int, outer policy: Policy = .chain) {
    outer = engine.list(2000, axis: .horizontal, viewport: 400, policy: policy)
    pager = engine.insert(.pager(viewport: 400), under: outer)
    let first = engine.list(500, in: pager, axis: .horizontal, viewport: 400)
    let second = engine.list(500, in: pager, axis: .horizontal, viewport: 400)
    row = page == 0 ? first : second
    engine.select(page: page, in: pager)
  }
}

@Suite("Rules: past a pager that takes no flings")
struct Section08BarredTests {
  @Test func aFlingPassesOnlyAPagerThatCannotMove() throws {
    let way = 1000 / decayRate - 100
    for (page, landing) in [(0, 0.0), (1, way)] {
      var barred = Barred(page: page)
      barred.engine.fling(barred.row, velocity: Vector(x: 1000, y: 0))
      #expect(barred.engine.landing(of: barred.row) == 100)
      let foreseen = try #require(barred.engine.landing(of: barred.outer))
      #expect(isNear(foreseen, landing, absolute: 1e-6))
      barred.engine.settle()
      #expect(isNear(barred.engine.offset(of: barred.outer), landing, absolute: 1e-6))
    }
  }

  @Test func whatIsFirstAfterItGoesToItsEnd() {
    let still = Policy(forward: Turn(postScroll: .none))
    var engine = ScrollEngine()
    let outer = engine.list(2000, axis: .horizontal, policy: still)
    let pager = engine.insert(
      Node(.horizontal, viewport: 400, content: nil, inputs: [.wheel], pager: Pager()),
      under: outer)
    let lists = (0..<2).map { _ in engine.list(1000, in: pager) }
    engine.drag(lists[0], by: 30, along: .horizontal)
    #expect(engine.offsets(pager, outer) == [0, 0])
    engine.select(page: 1, in: pager)
    engine.drag(lists[1], by: 30, along: .horizontal)
    #expect(engine.offsets(pager, outer) == [400, 30])
  }

  @Test func aClaimOfAPagerThatTakesNoFlingsIsNone() {
    var engine = ScrollEngine()
    var node = Node.pager(viewport: 400)
    node.policy = .stickyHeader
    let pager = engine.insert(node)
    let row = engine.list(1000, in: pager, axis: .horizontal, viewport: 400)
    _ = engine.list(1000, in: pager)
    engine.fling(row, velocity: Vector(x: 1000, y: 0))
    engine.settle()
    #expect(isNear(engine.offset(of: row), 1000 / decayRate, absolute: 1e-6))
    #expect(engine.offset(of: pager) == 0)
  }

  @Test func aPagerBelowAnotherScrollerTakesTheCurveToo() {
    var engine = ScrollEngine()
    let outer = engine.list(2000, axis: .horizontal, viewport: 400)
    let pager = engine.insert(.pager(viewport: 400), under: outer)
    let first = engine.list(1000, in: pager)
    for _ in 0..<3 { _ = engine.list(1000, in: pager) }
    engine.down(first, at: 0)
    engine.go(x: 10 + 60, at: 0.01)
    engine.up(x: 1000, at: 0.02)
    #expect(engine.motionStates.map(\.kind) == [.snap])
    engine.settle()
    #expect(engine.offsets(pager, outer) == [400, 0])
  }
}
