import NestedScroll

/// The page as the engine sees it: a header over a pager over three lists, one of them with a row
/// of cards that scrolls the other way.
struct Page {
  private(set) var layout: Layout
  var engine = ScrollEngine()

  let header: NodeID
  let pager: NodeID
  let lists: [NodeID]
  let cards: NodeID

  init(layout: Layout) {
    self.layout = layout
    // Pulled down at its top, the picture stretches.
    let style = PageStyle.sticky(pulls: .page)
    header = engine.insert(.header(layout.header, viewport: layout.pageHeight, style: style))
    pager = engine.insert(.pager(viewport: layout.width, edges: .bounce), under: header)
    var lists: [NodeID] = []
    for page in Content.tabs.indices {
      let list = Node.list(
        viewport: layout.listHeight, content: Layout.height(ofPage: page), style: style)
      lists.append(engine.insert(list, under: pager))
    }
    self.lists = lists
    var row = Node.list(.horizontal, viewport: layout.width, content: Layout.carouselWidth)
    let last = max(Layout.carouselWidth - layout.width, 0)
    row.snap = Snap(points: [
      SnapPoint(.series(every: Layout.cardStep, from: 0, to: last, at: 0)), .offset(last),
    ])
    cards = engine.insert(row, under: lists[1])
  }

  /// Another window: only lengths change, so what is on screen stays where it is.
  mutating func resize(to layout: Layout) {
    self.layout = layout
    engine.update(header) {
      $0.viewport = layout.pageHeight
      $0.header = layout.header
    }
    engine.update(pager) { $0.viewport = layout.width }
    for list in lists { engine.update(list) { $0.viewport = layout.listHeight } }
    engine.update(cards) { $0.viewport = layout.width }
  }

  /// The page that is nearest, or being gone to.
  var currentPage: Int { engine.pages(of: pager)?.target ?? 0 }

  /// The list of that page.
  var currentList: NodeID { lists[min(max(currentPage, 0), lists.count - 1)] }

  /// What a node is called on the screen.
  func name(of node: NodeID) -> String {
    if node == header { return "header" }
    if node == pager { return "pager" }
    if node == cards { return "cards" }
    return lists.firstIndex(of: node).map { Content.tabs[$0].lowercased() } ?? "?"
  }
}

extension Layout {
  /// The header collapses only as far as the page has content to fill the room: a short page keeps
  /// it open.
  fileprivate var header: Header {
    Header(height: headerHeight, stay: stayHeight, collapse: .whenNeeded)
  }

  fileprivate static func height(ofPage page: Int) -> Double {
    Double(PageLength.rows(ofPage: page)) * pointsPerRow
  }

  fileprivate static var carouselWidth: Double {
    Double(PageLength.carouselColumns) * pointsPerColumn
  }

  /// From one card to the next.
  static var cardStep: Double {
    Double(PageLength.cardColumns + PageLength.cardGap) * pointsPerColumn
  }
}
