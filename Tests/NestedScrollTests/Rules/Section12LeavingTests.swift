import NestedScroll
import Testing

@Suite("Rules: commands and what they leave")
struct Section12LeavingTests {
  @Test func anOffsetIsGoneToAsGivenUnlessARestIsAskedFor() {
    var engine = ScrollEngine()
    let list = engine.list(1000, snap: series(every: 100))
    engine.scroll(list, to: 140)
    #expect(engine.offset(of: list) == 140)
    engine.scroll(list, to: 140, snap: true)
    #expect(engine.offset(of: list) == 100)
  }

  @Test func theStretchToRevealIsALengthToo() {
    var engine = ScrollEngine()
    let list = engine.list(1e300)
    engine.reveal(0, 1e300, in: list, align: 0.5)
    // Half of 2^40 less the view.
    #expect(engine.offset(of: list) == 0x1p39 - 50)
    engine.reveal(-1e300, 0x1p40, in: list, align: 0.5)
    #expect(engine.offset(of: list) == 0)
  }

  @Test func whatAFingerHoldsACommandDoesNotTakeBack() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.down(list, at: 0)
    engine.go(y: -10 - 30, at: 0.01)
    engine.scroll(list, by: 10, animated: true)
    #expect(engine.pulls(list) == [-30])
  }

  @Test func whereAWayEndsInAPagerIsKnownAtOnce() {
    // A pager between its pages, a row with 20 points left, and 280 points more.
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    _ = engine.list(1000, in: pager)
    let row = engine.list(420, in: pager, axis: .horizontal, viewport: 400)
    _ = engine.list(1000, in: pager)
    engine.setOffset(300, of: pager)
    engine.scroll(row, by: 100 + 20 + 280, animated: true)
    #expect(engine.pages(of: pager)?.target == 2)
    #expect(engine.landing(of: pager) == 800)
    #expect(engine.landing(of: row) == 20)
    engine.settle()
    #expect(engine.offsets(row, pager) == [20, 800])
  }

  @Test(arguments: [1.0, 30])
  func onTheWayAPagerClosesFirst(distance: Double) {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    _ = engine.list(1000, in: pager)
    let row = engine.list(
      1000, in: pager, axis: .horizontal, viewport: 400, policy: .contain)
    engine.setOffset(380, of: pager)
    engine.scroll(row, by: distance, animated: true)
    #expect(engine.landing(of: pager) == 400)
    engine.settle()
    #expect(engine.offsets(row, pager) == [max(0, distance - 20), 400])
  }

  @Test func commandsTakeBackWhatIsStretched() {
    let commands: [(inout ScrollEngine, NodeID) -> Void] = [
      { $0.scroll($1, by: 100, animated: true) }, { $0.scroll($1, toTotal: 100, animated: true) },
      { $0.scroll($1, toTotal: 100) }, { $0.scrollToTop($1, animated: true) },
      { $0.scrollToTop($1) },
    ]
    for command in commands {
      var engine = ScrollEngine()
      let list = engine.list(1000, edges: .bounce)
      engine.drag(list, by: -30, along: .vertical)
      #expect(engine.pull(of: list) == -30)
      command(&engine, list)
      #expect(engine.pull(of: list) == 0)
    }
  }

  @Test func anAlignmentIsFromStartToEnd() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.reveal(300, 340, in: list, align: -1)
    #expect(engine.offset(of: list) == 300)
    engine.reveal(300, 340, in: list, align: 2)
    #expect(engine.offset(of: list) == 240)
  }

  @Test func aStretchIsAlignedInEveryNodeAroundIt() {
    var engine = ScrollEngine()
    let outer = engine.list(2000, viewport: 200)
    let list = engine.insert(
      Node(.vertical, viewport: 100, content: 1000, position: 500), under: outer)
    engine.reveal(300, 340, in: list, align: 0)
    #expect(engine.offsets(list, outer) == [300, 500])
  }
}
