import NestedScroll
import Testing

/// The page of the README: a header that collapses, a pager, lists as pages.
struct ProfilePage {
  var engine = ScrollEngine()
  let root: NodeID
  let pager: NodeID
  let posts: NodeID
  let likes: NodeID

  init() {
    root = engine.insert(
      .header(Header(height: 240, stay: 40), viewport: 700, edges: Edges(start: .bounce)))
    pager = engine.insert(.pager(viewport: 400), under: root)
    posts = engine.insert(
      .list(viewport: 660, content: 3000, edges: Edges(end: .bounce)), under: pager)
    likes = engine.insert(.list(viewport: 660, content: 500), under: pager)
  }

  func offsets() -> [Double] { [root, pager, posts, likes].map { engine.offset(of: $0) } }
}

@Suite struct FirstPageTests {
  @Test func aDeltaIsSplitAtThePin() {
    var page = ProfilePage()
    page.engine.setOffset(190, of: page.root)
    page.engine.drag(page.posts, by: 30, along: .vertical)
    #expect(page.offsets() == [200, 0, 20, 0])
    page.engine.drag(page.posts, by: -50, along: .vertical)
    #expect(page.offsets() == [170, 0, 0, 0])
  }

  @Test func aFingerCollapsesTheHeaderThenFlings() {
    var page = ProfilePage()
    page.engine.touchBegan(on: page.posts, at: Point(x: 200, y: 500), time: 0)
    page.engine.touchMoved(to: Point(x: 200, y: 470), time: 0.016)
    #expect(page.offsets() == [20, 0, 0, 0])
    #expect(page.engine.touchedScroller == page.posts)
    page.engine.touchEnded(time: 0.032)
    page.engine.settle()
    print(page.offsets(), page.engine.time, page.engine.report.endedMotions)
    #expect(!page.engine.isMoving)
  }

  @Test func aFlingBouncesAtTheEnd() {
    var page = ProfilePage()
    page.engine.fling(page.posts, velocity: Vector(x: 0, y: 8000))
    var peak = 0.0
    while page.engine.isMoving, page.engine.time < 10 {
      page.engine.advance(to: page.engine.time + 1.0 / 60)
      peak = max(peak, page.engine.stretch(of: page.posts))
    }
    print(page.offsets(), peak, page.engine.time)
    #expect(page.offsets() == [200, 0, 2340, 0])
    #expect(peak > 10)
  }

  @Test func aSwipeTurnsThePage() {
    var page = ProfilePage()
    page.engine.touchBegan(on: page.posts, at: Point(x: 300, y: 500), time: 0)
    page.engine.touchMoved(to: Point(x: 150, y: 500), time: 0.1)
    #expect(page.engine.offset(of: page.pager) == 140)
    page.engine.touchEnded(time: 0.11, velocity: Vector(x: 900, y: 0))
    #expect(page.engine.pages(of: page.pager)?.target == 1)
    page.engine.settle()
    print(page.engine.time)
    #expect(page.engine.offset(of: page.pager) == 400)
    #expect(page.engine.pages(of: page.pager)?.settled == 1)
  }
}
