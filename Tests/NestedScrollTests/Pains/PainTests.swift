import NestedScroll
import Testing

/// What users of scrolling pages report most, ranked by how often: for each of the fifteen a test
/// that shows it can't happen. Each has a file of its own, named by its rank.
@Suite struct PainTests {}

/// A page as in those reports: a header that collapses, a pager, lists as its pages.
struct PainPage {
  var engine: ScrollEngine
  let root: NodeID
  let pager: NodeID
  let lists: [NodeID]
  private(set) var time = 0.0
  private var finger = Point(x: 0, y: 0)

  static let frame = 1.0 / 60

  init(
    header: Header = Header(height: 240, stay: 40), contents: [Double?] = [3000, 1500, 900],
    edges: Edges = Edges(start: .bounce), listEdges: Edges = Edges(end: .bounce),
    offsets: Pager.PageOffsets = .keep, policy: Policy = .stickyHeader,
    direction: LayoutDirection = .leftToRight
  ) {
    engine = ScrollEngine(slop: 0)
    var page = Node.header(header, viewport: 700, edges: edges, policy: policy)
    page.direction = direction
    root = engine.insert(page)
    pager = engine.insert(.pager(Pager(pageOffsets: offsets), viewport: 400), under: root)
    var lists: [NodeID] = []
    for content in contents {
      let list = Node.list(viewport: 700 - header.stay, content: content, edges: listEdges)
      lists.append(engine.insert(list, under: pager))
    }
    self.lists = lists
  }

  var nodes: [NodeID] { [root, pager] + lists }
  /// Where everything stands.
  var offsets: [Double] { nodes.map { engine.offset(of: $0) } }
  var header: Double { engine.offset(of: root) }
  func list(_ at: Int) -> Double { engine.offset(of: lists[at]) }
  /// What header and list have been scrolled together.
  func total(_ at: Int) -> Double { header + list(at) }

  mutating func put(header: Double? = nil, _ list: Int = 0, at offset: Double? = nil) {
    if let header { engine.setOffset(header, of: root) }
    if let offset { engine.setOffset(offset, of: lists[list]) }
  }

  // A finger, by how far it goes

  mutating func down(on node: NodeID, area: TouchArea = .content) {
    finger = Point(x: 0, y: 0)
    engine.touchBegan(on: node, at: finger, time: time, area: area)
  }

  mutating func go(x: Double = 0, y: Double = 0) {
    time += Self.frame
    finger = Point(x: finger.x - x, y: finger.y - y)
    engine.touchMoved(to: finger, time: time)
  }

  mutating func up(x: Double = 0, y: Double = 0) {
    engine.touchEnded(time: time, velocity: Vector(x: x, y: y))
  }

  /// One drag from the finger's landing to where all has come to rest.
  mutating func drag(_ node: NodeID, x: Double = 0, y: Double = 0, area: TouchArea = .content) {
    down(on: node, area: area)
    go(x: x, y: y)
    up()
    rest()
  }

  // Time

  mutating func step(_ frames: Int = 1) {
    for _ in 0..<frames {
      time += Self.frame
      engine.advance(to: time)
    }
  }

  /// To where nothing moves, looking at every frame.
  mutating func rest(_ look: (PainPage) -> Void = { _ in }) {
    var frames = 0
    while engine.isMoving, frames < 3600 {
      frames += 1
      step()
      look(self)
    }
    #expect(!engine.isMoving)
  }
}
