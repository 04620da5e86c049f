import NestedScroll
import Testing

@Suite("Rules: commands and what they leave")
struct Section12TotalTests {
  @Test func anOffsetIsGoneToAsGivenUnlessARestIsAskedFor() {
    var engine = ScrollEngine()
    let list = engine.list(1000, snap: series(every: 100))
    engine.scroll(list, to: 140)
    #expect(engine.offset(of: list) == 140)
    engine.scroll(list, to: 140, snap: true)
    #expect(engine.offset(of: list) == 100)
  }

  @Test func aTotalThatIsTooLargeIsLeftAtTheEndOfTheOrder() {
    for mode in [Link.selfFirst, .parentFirst] {
      var engine = ScrollEngine()
      let outer = engine.list(1000)
      let list = engine.list(1000, in: outer, policy: Policy(forward: Turn(mode: mode)))
      engine.scroll(list, toTotal: 5000, animated: true)
      #expect(engine.report.unconsumed.y == 3200)
      #expect(engine.report.unconsumedAt(.vertical) == (mode == .selfFirst ? outer : list))
    }
  }

  @Test func aTotalIsALength() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.scroll(list, toTotal: 1e300)
    #expect(engine.report.unconsumed.y == 0x1p40 - 900)
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

  @Test func theWayToTheTopIsReported() {
    var engine = ScrollEngine()
    let page = engine.list(400)
    let list = engine.list(1000, in: page)
    engine.setOffset(100, of: page)
    engine.setOffset(250, of: list)
    engine.scrollToTop(list)
    #expect(engine.offsets(list, page) == [0, 0])
    #expect(engine.report.taken(by: list) == -250)
    #expect(engine.report.taken(by: page) == -100)
    #expect(engine.report.unconsumed == .zero)
  }
}
