@testable import NestedScroll
import Testing

@Suite("What a page lacks")
struct OmissionTests {
  private var engine = ScrollEngine()

  private mutating func profile() -> (root: NodeID, pager: NodeID) {
    let root = engine.insert(.header(Header(height: 240, stay: 40), viewport: 700))
    return (root, engine.insert(.pager(viewport: 400), under: root))
  }

  private var lacks: [String] {
    engine.omissions.map { "\($0.node.index) \($0.axis) \($0.kind)" }
  }

  @Test mutating func aCompletePageLacksNothing() {
    let (_, pager) = profile()
    for _ in 0..<3 { engine.insert(.list(viewport: 660, content: 900), under: pager) }
    #expect(engine.omissions.isEmpty)
  }

  @Test mutating func aPageWhoseListWasNeverAttachedIsNamed() {
    let (_, pager) = profile()
    engine.insert(.list(viewport: 660, content: 900), under: pager)
    let page = engine.insert(.list(.horizontal, viewport: 400, content: 400), under: pager)
    #expect(
      engine.omissions == [Omission(kind: .scroller, node: page, axis: .vertical)])
    // A drag on it moves the header and stops there; the list on its place takes the rest.
    engine.select(page: 1, in: pager)
    engine.drag(page, by: 300, along: .vertical)
    #expect(engine.report.unconsumed.y == 100)
    engine.insert(.list(viewport: 660, content: 900), under: page)
    #expect(engine.omissions.isEmpty)
  }

  @Test mutating func pagesThatScrollWithNothingAboveNeedNoList() {
    let pager = engine.insert(.pager(viewport: 400))
    engine.insert(.list(.horizontal, viewport: 400, content: 400), under: pager)
    #expect(engine.omissions.isEmpty)
  }

  @Test mutating func aPagerInAPageIsAskedForItsOwnPages() {
    let (_, pager) = profile()
    let inner = engine.insert(.pager(viewport: 400), under: pager)
    #expect(lacks == ["2 vertical scroller", "2 horizontal pages"])
    let page = engine.insert(.list(.horizontal, viewport: 400, content: 900), under: inner)
    #expect(lacks == ["2 vertical scroller", "3 vertical scroller"])
    engine.insert(.list(viewport: 660, content: 900), under: page)
    #expect(engine.omissions.isEmpty)
  }

  @Test mutating func headersPagersAndScrollersSayWhatTheyLack() {
    let (_, pager) = profile()
    #expect(lacks == ["1 horizontal pages"])
    engine.remove(pager)
    #expect(lacks == ["0 vertical content"])
    let list = engine.insert(.list(viewport: 0, content: nil), under: engine.roots[0])
    #expect(lacks.map { $0.dropFirst(2) } == ["vertical viewport", "vertical contentLength"])
    engine.update(list) {
      $0.viewport = 660
      $0.content = 900
    }
    #expect(engine.omissions.isEmpty)
  }

  @Test mutating func aDisabledScrollerCountsAsThere() {
    let (root, _) = profile()
    engine.insert(Node(.vertical, viewport: 0, content: nil, isEnabled: false), under: root)
    #expect(lacks == ["1 horizontal pages"])
  }

  @Test mutating func everyKindSaysWhatToDo() {
    let texts = Set(Omission.Kind.allCases.map { "\($0.explanation)" })
    #expect(texts.count == Omission.Kind.allCases.count)
  }

  @Test mutating func anIdIsANumberAndAnyNumberIsNoTrap() {
    let (root, pager) = profile()
    #expect(NodeID(rawValue: root.rawValue) == root && NodeID(rawValue: pager.rawValue) == pager)
    for wrong in [UInt64.max, 0, 7, 1 << 40] {
      #expect(!engine.contains(NodeID(rawValue: wrong)))
    }
  }

  @Test mutating func aCallThatNamesNoNodeSaysSoInItsReport() {
    let list = engine.insert(.list(viewport: 100, content: 900))
    engine.remove(list)
    let calls: [(String, (inout ScrollEngine) -> Void)] = [
      ("drag", { $0.drag(list, by: 1, along: .vertical) }),
      ("drag both", { $0.drag(list, by: Vector(x: 1, y: 1)) }),
      ("fling", { $0.fling(list, velocity: Vector(x: 0, y: 900)) }),
      ("touch", { $0.touchBegan(on: list, at: Point(x: 0, y: 0), time: 0) }),
      ("wheel", { $0.wheel(list, by: Vector(x: 0, y: 9), time: 0) }),
      ("set", { $0.setOffset(1, of: list) }),
      ("to", { $0.scroll(list, to: 1) }),
      ("by", { $0.scroll(list, by: 1) }),
      ("top", { $0.scrollToTop(list) }),
      ("total", { $0.scroll(list, toTotal: 1) }),
      ("reveal", { $0.reveal(0, 1, in: list) }),
      ("select", { $0.select(page: 0, in: list) }),
      ("stop", { $0.stop(list) }),
      ("update", { $0.update(list) }),
      ("remove", { $0.remove(list) }),
      ("move", { $0.move(list) }),
      ("insert", { $0.insert(.list(viewport: 1, content: 1), under: list) }),
      ("begin", { $0.beginRefresh(.start, of: list) }),
      ("end", { $0.endRefresh(.start, of: list) }),
    ]
    for (name, call) in calls {
      call(&engine)
      #expect(engine.report.unknownNode == list, "\(name)")
      engine.advance(to: engine.time + 1)
      #expect(engine.report.unknownNode == nil, "\(name)")
    }
  }

  @Test func aPagerBelowARowAsksItsPagesForNoList() {
    var engine = ScrollEngine()
    let outer = engine.insert(.list(.horizontal, viewport: 400, content: 1000))
    let pager = engine.insert(.pager(viewport: 400), under: outer)
    engine.insert(.list(.horizontal, viewport: 400, content: 1000), under: pager)
    #expect(engine.omissions.isEmpty)
  }
}
