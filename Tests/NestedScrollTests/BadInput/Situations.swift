import NestedScroll

/// Pages in the middle of everything that can go on.
enum Situations {
  static var all: [(name: String, engine: ScrollEngine)] {
    ["at rest", "held", "flung", "stretched", "between pages", "refreshing", "empty"].map {
      ($0, engine($0))
    }
  }

  /// The ids of a node that an engine's slot had at another time, and of one beyond all its slots.
  static func goneAndUnknown(in engine: ScrollEngine) -> [NodeID] {
    var copy = engine
    let gone = copy.insert(.list(viewport: 1, content: 2))
    var larger = ScrollEngine()
    for _ in 0..<20 { larger.insert(.list(viewport: 1, content: 2)) }
    return [gone] + larger.roots.suffix(1)
  }

  private static func engine(_ name: String) -> ScrollEngine {
    var page = ScrollEngine()
    if name == "empty" { return page }
    let header = page.insert(
      .header(Header(height: 200, stay: 40), viewport: 400, edges: .bounce))
    let pager = page.insert(.pager(viewport: 300, edges: .bounce), under: header)
    let list = page.insert(
      Node(
        .vertical, viewport: 360, content: 1000, edges: .bounce,
        snap: Snap(points: [.offset(0), .offset(200)], range: 50),
        refreshAtStart: Refresh(trigger: 50, hold: 40)), under: pager)
    page.insert(.list(viewport: 360, content: nil), under: pager)
    let removed = page.insert(.list(viewport: 360, content: 500), under: pager)
    page.remove(removed)
    switch name {
    case "held":
      page.touchBegan(on: list, at: Point(x: 100, y: 300), time: 0)
      page.touchMoved(to: Point(x: 100, y: 200), time: 0.02)
    case "flung": page.fling(list, velocity: Vector(x: 0, y: 3000))
    case "stretched":
      page.touchBegan(on: list, at: Point(x: 100, y: 100), time: 0)
      page.touchMoved(to: Point(x: 100, y: 300), time: 0.02)
      page.touchEnded(time: 0.2)
    case "between pages":
      page.touchBegan(on: list, at: Point(x: 250, y: 100), time: 0)
      page.touchMoved(to: Point(x: 100, y: 100), time: 0.02)
      page.touchEnded(time: 0.04)
    case "refreshing": page.beginRefresh(.start, of: list)
    default: break
    }
    page.advance(to: page.time + 0.05)
    return page
  }
}
