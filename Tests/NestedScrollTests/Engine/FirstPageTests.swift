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
  /// What every library that pins one of two moving scroll views back gets wrong, each its own way:
  /// header and list, a finger's delta, and where the two stand after it.
  @Test(
    arguments: [
      ([190, 0], 30, [200, 20]), ([200, 20], -50, [170, 0]), ([120, 300], -40, [120, 260]),
      ([120, 300], 40, [160, 300]),
    ] as [([Double], Double, [Double])])
  func aDeltaIsSplitExactly(before: [Double], delta: Double, after: [Double]) {
    var page = ProfilePage()
    page.engine.setOffset(before[0], of: page.root)
    page.engine.setOffset(before[1], of: page.posts)
    page.engine.drag(page.posts, by: delta, along: .vertical)
    #expect([page.engine.offset(of: page.root), page.engine.offset(of: page.posts)] == after)
    #expect(page.engine.report.takes.reduce(0) { $0 + $1.amount } == delta)
    #expect(page.engine.report.unconsumed == .zero)
  }

  @Test func aFingerCollapsesTheHeaderThenFlings() {
    var page = ProfilePage()
    page.engine.touchBegan(on: page.posts, at: Point(x: 200, y: 500), time: 0)
    page.engine.touchMoved(to: Point(x: 200, y: 470), time: 0.016)
    #expect(page.offsets() == [20, 0, 0, 0])
    #expect(page.engine.touchedScroller == page.posts)
    page.engine.touchEnded(time: 0.032)
    page.engine.settle()
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
    #expect(page.engine.offset(of: page.pager) == 400)
    #expect(page.engine.pages(of: page.pager)?.settled == 1)
  }
}
