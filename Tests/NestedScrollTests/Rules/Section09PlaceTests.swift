import NestedScroll
import Testing

@Suite("Rules: the places of pages")
struct Section09PlaceTests {
  @Test func aPageKeepsItsPlaceWhereItsIndexIsAtTheEnd() {
    for isHeld in [false, true] {
      var engine = ScrollEngine()
      let pager = engine.insert(
        .pager(Pager(page: 1, pageLength: 33.5), axis: .vertical, viewport: 100, edges: .bounce))
      _ = engine.list(200, in: pager)
      let list = engine.list(200, in: pager)
      if isHeld { engine.down(list, at: 0) }
      _ = engine.list(200, in: pager)
      #expect(engine.offset(of: pager) == 0.5, "\(isHeld)")
      engine.up(at: 1)
      engine.settle()
      #expect(engine.offset(of: pager) == 0.5)
      #expect(engine.indices(pager) == [1, 1, 1])
    }
  }

  @Test func thePageItStartsOnKeepsItsPlaceOnceItIsThere() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(Pager(page: 1), viewport: 400))
    let first = engine.list(1000, in: pager)
    #expect(engine.offset(of: pager) == 0)
    _ = engine.list(1000, in: pager)
    #expect(engine.offset(of: pager) == 400)
    engine.insert(.list(viewport: 100, content: 1000), under: pager, at: 0)
    #expect(engine.offset(of: pager) == 800)
    engine.remove(first)
    #expect(engine.offset(of: pager) == 400)
    #expect(engine.indices(pager) == [1, 1, 1])
  }

  @Test func aPageAtTheEndGoesToItsPlaceWhenThereIsRoomForIt() {
    var engine = ScrollEngine()
    let pager = engine.insert(
      .pager(Pager(pageLength: 50), axis: .vertical, viewport: 100))
    for _ in 0..<2 { _ = engine.list(200, in: pager) }
    engine.select(page: 1, in: pager)
    #expect(engine.offset(of: pager) == 0)
    engine.update(pager) { $0.pager?.pageLength = 60 }
    #expect(engine.offset(of: pager) == 20)
    _ = engine.list(200, in: pager)
    #expect(engine.offset(of: pager) == 60)
    #expect(engine.indices(pager) == [1, 1, 1])
  }

  @Test func anOffsetCountsMoreThanThePageToStartOn() {
    var engine = ScrollEngine()
    let pager = engine.insert(
      Node(.horizontal, viewport: 400, content: nil, offset: 400, pager: Pager(page: 2)))
    for _ in 0..<3 { _ = engine.list(1000, in: pager) }
    #expect(engine.offset(of: pager) == 400)
    #expect(engine.pages(of: pager)?.current == 1)
  }

  @Test func withoutRoomProgressIsNone() {
    var engine = ScrollEngine()
    let pager = engine.insert(
      Node(
        .horizontal, viewport: 100, content: nil, insets: Insets(start: -150),
        pager: Pager(pageLength: 40)))
    for _ in 0..<2 { _ = engine.list(1000, in: pager) }
    #expect(engine.extent(of: pager) == 150...150)
    #expect(engine.indices(pager) == [0, 0, 0])
    #expect(engine.progress(of: pager) == 0)
  }

  @Test func aPageThatComesWhileItsPagerSwingsBackEndsTheBounce() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400, edges: .bounce))
    let first = engine.list(1000, in: pager)
    engine.drag(first, by: 40, along: .horizontal)
    engine.fling(first, velocity: Vector(x: 1, y: 0))
    let shown = engine.shownOffset(of: pager)
    #expect(shown > 0)
    _ = engine.list(1000, in: pager)
    engine.advance(to: 0.001)
    #expect(engine.pull(of: pager) == 0)
    #expect(engine.offset(of: pager) > 0)
    engine.settle()
    #expect(engine.offset(of: pager) == 0)
  }

  @Test func aNewViewportWhileAPageIsBeingSelectedKeepsThePagerWhereItIs() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    for _ in 0..<4 { _ = engine.list(1000, in: pager) }
    engine.select(page: 2, in: pager, animated: true)
    engine.update(pager) { $0.viewport = 300 }
    #expect(engine.offset(of: pager) == 0)
    engine.settle()
    #expect(engine.offset(of: pager) == 600)
  }

  @Test func newSpacingKeepsThePositionCountedInPages() {
    var engine = ScrollEngine()
    var node = Node.pager(viewport: 400)
    node.insets.end = 40
    let pager = engine.insert(node)
    for _ in 0..<3 { _ = engine.list(1000, in: pager) }
    engine.setOffset(600, of: pager)
    engine.update(pager) {
      $0.pager?.spacing = 20
      $0.insets.end = 0
    }
    #expect(engine.extent(of: pager) == 0...840)
    #expect(engine.offset(of: pager) == 630)
  }

  @Test func insetsBehindTheOnlyPageAreNoProgress() {
    var engine = ScrollEngine()
    var node = Node.pager(viewport: 400)
    node.insets.end = 50
    let pager = engine.insert(node)
    _ = engine.list(1000, in: pager)
    engine.setOffset(30, of: pager)
    #expect(engine.progress(of: pager) == 0)
  }

  @Test func aPagerWithoutPagesMayHaveRoom() {
    var engine = ScrollEngine()
    var node = Node.pager(Pager(pageOffsets: .resetOnLeave), viewport: 400)
    node.insets.end = 500
    let pager = engine.insert(node)
    engine.drag(pager, by: 50, along: .horizontal)
    #expect(engine.offset(of: pager) == 50)
    #expect(engine.indices(pager) == [0, 0, 0])
    engine.explains = true
    engine.drag(pager, by: -10, along: .horizontal)
    #expect(engine.report.offers.map(\.reason) == [.own])
  }
}
