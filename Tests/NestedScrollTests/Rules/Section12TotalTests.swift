import NestedScroll
import Testing

@Suite("Rules: the top and totals")
struct Section12TotalTests {
  @Test func scrollToTopIsOneMotionInnermostFirst() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let list = engine.list(1000, in: header, viewport: 400)
    engine.drag(list, by: 350, along: .vertical)
    #expect(engine.offsets(header, list) == [100, 250])
    #expect(engine.chainOffset(of: list) == 350)
    engine.scrollToTop(header, animated: true)
    #expect(engine.motionStates.map(\.kind) == [.command])
    while engine.offset(of: list) > 0 {
      #expect(engine.offset(of: header) == 100)
      engine.advance(to: engine.time + 0.01)
    }
    engine.settle()
    #expect(engine.offsets(header, list) == [0, 0])
    engine.drag(list, by: 350, along: .vertical)
    engine.scrollToTop(list)
    #expect(engine.offsets(header, list) == [0, 0])
  }

  @Test func scrollToTopOfAStretchedListKeepsItsPullAtTheEdge() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.setOffset(900, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.05)
    engine.scrollToTop(list, animated: true)
    var torn = 0
    while engine.isMoving {
      engine.advance(to: engine.time + 0.01)
      if engine.pull(of: list) != 0, engine.offset(of: list) != 900 { torn += 1 }
    }
    #expect(torn == 0)
    #expect(engine.offset(of: list) == 0)
    #expect(engine.pull(of: list) == 0)
  }

  @Test func scrollToTopLeavesOutWhatTakesNoCommands() {
    var engine = ScrollEngine()
    let outer = engine.insert(
      Node(.vertical, viewport: 100, content: 1000, inputs: [.drag]))
    let pager = engine.insert(
      Node(.vertical, viewport: 100, content: nil, inputs: [.drag], pager: Pager()), under: outer)
    let list = engine.list(1000, in: pager)
    _ = engine.list(1000, in: pager)
    engine.setOffset(100, of: pager)
    engine.setOffset(300, of: outer)
    engine.setOffset(200, of: list)
    engine.scrollToTop(list)
    #expect(engine.offsets(list, pager, outer) == [0, 100, 300])
    #expect(engine.report.unconsumed == .zero)
  }

  @Test func aTotalIsWhatRoutingItForwardReaches() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let list = engine.list(1000, in: header, viewport: 400)
    engine.setOffset(444, of: list)
    engine.scroll(list, toTotal: 130)
    #expect(engine.offsets(header, list) == [100, 30])
    engine.scroll(list, toTotal: 60)
    #expect(engine.offsets(header, list) == [60, 0])
    engine.scroll(list, toTotal: -5)
    #expect(engine.offsets(header, list) == [0, 0])
    engine.scroll(list, toTotal: 1e9)
    #expect(engine.offsets(header, list) == [100, 600])
  }

  @Test func anAnimatedTotalEndsWhereTheOtherJumps() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let list = engine.list(1000, in: header, viewport: 400, edges: .bounce)
    engine.drag(list, by: -50, along: .vertical)
    #expect(engine.pull(of: list) == -50)
    for (total, end) in [
      (130.0, [100.0, 30.0]), (60, [60, 0]), (1e9, [100, 600]), (-5, [0, 0]),
    ] {
      engine.scroll(list, toTotal: total, animated: true)
      #expect(engine.pull(of: list) == 0)
      engine.advance(to: engine.time + 0.05)
      let atEnd = engine.offsets(header, list) == end
      #expect(engine.isMoving && !atEnd)
      engine.settle()
      #expect(engine.offsets(header, list) == end)
      #expect(engine.chainOffset(of: list) == end[0] + end[1])
    }
    engine.scroll(list, toTotal: 400, animated: true)
    engine.advance(to: engine.time + 0.05)
    engine.scroll(list, toTotal: 0, animated: true)
    #expect(engine.ended == ["vertical command interrupted", "vertical command interrupted"])
    engine.settle()
    #expect(engine.offsets(header, list) == [0, 0])
  }

  @Test func aTotalOfARightToLeftRowIsLogical() {
    var engine = ScrollEngine()
    let row = engine.insert(
      Node(.horizontal, viewport: 100, content: 1000, direction: .rightToLeft))
    engine.setOffset(300, of: row)
    #expect(engine.chainOffset(of: row) == 300)
    engine.scroll(row, toTotal: 120)
    #expect(engine.offset(of: row) == 120)
    engine.scrollToTop(row)
    #expect(engine.offset(of: row) == 0)
  }

  @Test(arguments: [false, true])
  func theTopIsTheTopWhereverANodeRests(animated: Bool) {
    var engine = ScrollEngine()
    let list = engine.list(200, snap: Snap(points: [.offset(50)]))
    engine.setOffset(80, of: list)
    engine.scrollToTop(list, animated: animated)
    engine.settle()
    #expect(engine.offset(of: list) == 0)
  }

  @Test func aTotalStretchesNothing() {
    var engine = ScrollEngine()
    let list = engine.list(200, edges: .bounce)
    engine.scroll(list, toTotal: 130)
    #expect(engine.pulls(list) == [0])
    #expect(engine.report.unconsumed.y == 30)
  }

  @Test func theWayToTheTopSettlesAPagerOnIt() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(axis: .vertical, viewport: 400))
    for _ in 0..<3 { _ = engine.list(1000, in: pager, axis: .horizontal) }
    engine.select(page: 2, in: pager)
    engine.scrollToTop(pager)
    #expect(engine.indices(pager) == [0, 0, 0])
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

  @Test func aTotalOfOnePointIsLeftAtTheEndOfTheOrderForwardToo() {
    var engine = ScrollEngine()
    let outer = engine.list(100.25)
    let list = engine.list(
      100.25, in: outer, policy: Policy(forward: Turn(mode: .parentFirst)))
    engine.scroll(list, toTotal: 1, animated: true)
    #expect(engine.report.unconsumed.y == 0.5)
    #expect(engine.report.unconsumedAt(.vertical) == list)
  }

  @Test(arguments: [false, true])
  func aTotalIsALength(animated: Bool) {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.scroll(list, toTotal: 1e300, animated: animated)
    #expect(engine.report.unconsumed.y == 0x1p40 - 900)
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

  @Test func aTotalEndsTheRunOfAWheel() {
    var engine = ScrollEngine()
    let list = engine.list(1000, snap: series(every: 100))
    engine.wheel(list, by: Vector(x: 0, y: 10), time: 0)
    engine.scroll(list, toTotal: 130)
    engine.settle()
    #expect(engine.offset(of: list) == 130)
  }

  @Test func theWayToTheTopGoesToEveryStart() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let list = engine.insert(
      Node(.vertical, viewport: 100, content: 1000, insets: Insets(start: 50)), under: outer)
    engine.setOffset(200, of: list)
    engine.setOffset(30, of: outer)
    engine.scrollToTop(list, animated: true)
    engine.settle()
    #expect(engine.offsets(list, outer) == [-50, 0])
  }

  @Test func theWayToTheTopEndsThereToTheLastBit() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let list = engine.list(1000, in: outer)
    engine.setOffset(0.7, of: outer)
    engine.setOffset(0.1, of: list)
    engine.scrollToTop(list)
    #expect(engine.offsets(list, outer) == [0, 0])
  }

  @Test func aTotalIsNotStoppedByANodeThatEndsFlings() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let list = engine.insert(
      Node(.vertical, viewport: 100, content: 200, stopsAtPin: true), under: outer)
    engine.scroll(list, toTotal: 130, animated: true)
    engine.settle()
    #expect(engine.offsets(list, outer) == [100, 30])
  }

  @Test func theWayToTheTopLeavesNothingAtANodeThatKeepsAllToItself() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let list = engine.list(1000, in: outer, policy: .contain)
    engine.setOffset(200, of: outer)
    engine.setOffset(300, of: list)
    engine.scrollToTop(list)
    #expect(engine.offsets(list, outer) == [0, 0])
    #expect(engine.report.unconsumed == .zero)
  }
}
