import NestedScroll
import Testing

@Suite("Rules: the chain")
struct Section02ChainTests {
  @Test func nodesOfTheOtherAxisAreSkipped() {
    var engine = ScrollEngine()
    let page = engine.list(1000)
    let row = engine.list(500, in: page, axis: .horizontal)
    let list = engine.list(300, in: row)
    let inner = engine.list(300, in: list, axis: .horizontal)
    #expect(engine.chain(of: inner, along: .vertical) == [list, page])
    #expect(engine.chain(of: inner, along: .horizontal) == [inner, row])
    #expect(engine.chain(of: page, along: .horizontal) == [])
  }

  @Test func depthIsUnlimited() {
    var engine = ScrollEngine()
    var nodes: [NodeID] = []
    for _ in 0..<20_000 { nodes.append(engine.list(101, in: nodes.last)) }
    let last = nodes[nodes.count - 1]
    #expect(engine.chain(of: last, along: .vertical).count == 20_000)
    engine.drag(last, by: 3, along: .vertical)
    #expect(nodes.suffix(4).map { engine.offset(of: $0) } == [0, 1, 1, 1])
  }

  @Test func theTouchedScrollerIsTheInnermostOfTheDecidedChain() {
    var engine = ScrollEngine()
    let page = engine.list(1000)
    let row = engine.list(500, in: page, axis: .horizontal)
    let list = engine.list(300, in: row)
    engine.down(list, at: 0)
    #expect(engine.touchedScroller == nil)
    engine.go(x: 20, y: 5, at: 0.016)
    #expect(engine.touchedScroller == row)
    engine.go(x: 20, y: 500, at: 0.032)
    #expect(engine.touchedScroller == row)
    engine.touchEnded(time: 0.2)
    #expect(engine.touchedScroller == nil)
  }

  @Test func theTouchedScrollerStaysWhenItsContentEnds() {
    var engine = ScrollEngine()
    let page = engine.list(1000)
    let list = engine.list(120, in: page)
    engine.down(list, at: 0)
    engine.go(y: 200, at: 0.016)
    #expect(engine.offsets(list, page) == [20, 170])
    #expect(engine.touchedScroller == list)
  }

  @Test func theInnermostIsTheFirstThatIsThere() {
    // As an ancestor it would stop at 15; it is the innermost, since the short list is not there.
    var engine = ScrollEngine()
    let outer = engine.list(1000, policy: Policy(forward: Turn(postScroll: .until(15))))
    let short = engine.list(50, in: outer)
    engine.drag(short, by: 40, along: .vertical)
    #expect(engine.offset(of: outer) == 40)
  }

  @Test func aPagerThatTakesNoDragsIsInNoChain() {
    var engine = ScrollEngine()
    let pager = engine.insert(
      Node(.horizontal, viewport: 400, content: 400, inputs: [.wheel], pager: Pager()))
    let row = engine.list(1000, in: pager, axis: .horizontal)
    _ = engine.list(1000, in: pager)
    #expect(engine.chain(of: row, along: .horizontal) == [row])
  }
}
