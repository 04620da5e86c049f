import NestedScroll
import Testing

@Suite("Rules: reveal")
struct Section12RevealTests {
  @Test func theLeastMove() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.reveal(50, 80, in: list)
    #expect(engine.offset(of: list) == 0)
    engine.reveal(150, 180, in: list)
    #expect(engine.offset(of: list) == 80)
    engine.reveal(40, 60, in: list)
    #expect(engine.offset(of: list) == 40)
  }

  @Test func aligned() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.reveal(500, 520, in: list, align: 0)
    #expect(engine.offset(of: list) == 500)
    engine.reveal(500, 520, in: list, align: 0.5)
    #expect(engine.offset(of: list) == 460)
    engine.reveal(500, 520, in: list, align: 1)
    #expect(engine.offset(of: list) == 420)
    engine.reveal(990, 1000, in: list, align: 0)
    #expect(engine.offset(of: list) == 900)
  }

  @Test func ofALongRangeTheNearEndUnlessItFillsTheView() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.reveal(300, 600, in: list)
    #expect(engine.offset(of: list) == 300)
    engine.setOffset(400, of: list)
    engine.reveal(300, 600, in: list)
    #expect(engine.offset(of: list) == 400)
    engine.setOffset(800, of: list)
    engine.reveal(300, 600, in: list)
    #expect(engine.offset(of: list) == 500)
  }

  @Test func innerFirstThenOutwards() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.insert(
      Node(.vertical, viewport: 80, content: 500, position: 300), under: outer)
    engine.reveal(200, 220, in: inner)
    // The inner one shows it at its end, 60 to 80; outside that is 360 to 380.
    #expect(engine.offsets(inner, outer) == [140, 280])
  }

  @Test func underAHeaderAPageStartsAtItsHeight() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 240, stay: 40), viewport: 700))
    let list = engine.list(3000, in: header, viewport: 660)
    engine.reveal(600, 650, in: list)
    // In the list it shows at 600 to 650; under the open header that is 840 to 890.
    #expect(engine.offsets(header, list) == [190, 0])
    engine.reveal(0, 10, in: list)
    #expect(engine.offsets(header, list) == [190, 0])
  }

  @Test func aPagerTurnsToThePage() {
    for animated in [false, true] {
      var engine = ScrollEngine()
      let pager = engine.insert(.pager(viewport: 400))
      for _ in 0..<3 { _ = engine.list(1000, in: pager) }
      let last = engine.children(of: pager)[2]
      engine.reveal(300, 320, in: last, animated: animated)
      engine.settle()
      #expect(engine.offset(of: pager) == 800)
      #expect(engine.offset(of: last) == 220)
      #expect(engine.pages(of: pager)?.settled == 2)
    }
  }

  @Test func itEndsOnTheRestThatCounts() {
    var engine = ScrollEngine()
    let list = engine.list(1000, snap: series(every: 100))
    engine.reveal(150, 180, in: list)
    #expect(engine.offset(of: list) == 100)
  }

  @Test func animatedItEndsAtTheSamePlace() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.insert(
      Node(.vertical, viewport: 80, content: 500, position: 300), under: outer)
    engine.reveal(200, 220, in: inner, animated: true)
    #expect(engine.motionStates.map(\.kind) == [.command, .command])
    engine.settle()
    #expect(engine.offsets(inner, outer) == [140, 280])
  }

  @Test func throughNodesOfTheOtherAxis() {
    var engine = ScrollEngine()
    let page = engine.list(1000)
    let row = engine.insert(
      Node(.horizontal, viewport: 100, content: 1000, position: 400), under: page)
    let list = engine.insert(
      Node(.vertical, viewport: 60, content: 500, position: 200), under: row)
    engine.reveal(100, 110, in: list)
    // In the list at 50 to 60, down the page at 400 and more as the row starts there; in the row
    // the list starts at 200.
    #expect(engine.offset(of: list) == 50)
    #expect(engine.offset(of: row) == 100)
    #expect(engine.offset(of: page) == 360)
  }

  @Test func whatIsNoNumberIsDropped() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.reveal(.nan, 10, in: list)
    #expect(engine.report.droppedInputs == 1)
    engine.reveal(0, .infinity, in: list)
    #expect(engine.report.droppedInputs == 1)
    engine.reveal(500, 510, in: list, align: .infinity)
    #expect(engine.report.droppedInputs == 1)
    #expect(engine.offset(of: list) == 0)
  }

  @Test func aPagerOnTheSameAxisHandsOnWhereTheRangeIs() {
    var engine = ScrollEngine()
    let root = engine.insert(.list(viewport: 50, content: 1500))
    let pager = engine.insert(.pager(axis: .vertical, viewport: 100), under: root)
    _ = engine.list(200, in: pager)
    let list = engine.list(2000, in: pager)
    engine.reveal(70, 75, in: list)
    // The pager shows the whole page; the root of it what was asked for.
    #expect(engine.offsets(list, pager, root) == [0, 100, 25])
  }

  @Test func ofPagesAtOnePlaceTheNodesOwnCounts() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(Pager(pageLength: 40), viewport: 100))
    let lists = (0..<4).map { _ in engine.list(1000, in: pager) }
    engine.reveal(0, 10, in: lists[3])
    #expect(engine.offset(of: pager) == 60)
    #expect(engine.indices(pager) == [3, 3, 3])
  }

  @Test func whatJustFillsTheViewStays() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.setOffset(200, of: list)
    engine.reveal(150, 300, in: list)
    #expect(engine.offset(of: list) == 200)
    engine.reveal(200, 350, in: list)
    #expect(engine.offset(of: list) == 200)
  }

  @Test func onARestBeyondTheEndItIsAtTheEnd() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let list = engine.insert(
      Node(.vertical, viewport: 100, content: 150, snap: series(every: 100), position: 300),
      under: outer)
    engine.reveal(140, 150, in: list)
    // In the list it shows at 90 to 100, outside at 390 to 400.
    #expect(engine.offsets(list, outer) == [50, 300])
  }

  @Test func whatShowsAlreadyMovesNothing() {
    var engine = ScrollEngine()
    let list = engine.list(1100, snap: series(every: 100))
    engine.setOffset(50, of: list)
    engine.reveal(60, 70, in: list)
    #expect(engine.offset(of: list) == 50)
  }
}
