import NestedScroll

/// A pager of 400 points a page, lists as pages.
struct PagesOfLists {
  var engine = ScrollEngine()
  let pager: NodeID
  var lists: [NodeID] = []

  init(_ count: Int = 4, pager rule: Pager = Pager(), edges: Edges = .clamp) {
    pager = engine.insert(.pager(rule, viewport: 400, edges: edges))
    for _ in 0..<count { lists.append(engine.list(5000, in: pager, viewport: 600, edges: .bounce)) }
  }

  var offset: Double { engine.offset(of: pager) }

  var indices: [Int] {
    guard let pages = engine.pages(of: pager) else { return [] }
    return [pages.current, pages.target, pages.settled]
  }

  /// Every change that the last call told.
  var told: [String] {
    engine.report.pageChanges.map {
      "\($0.from.current) \($0.from.target) \($0.from.settled) > "
        + "\($0.to.current) \($0.to.target) \($0.to.settled)"
    }
  }

  mutating func swipe(_ distance: Double, velocity: Double = 0, page: Int = 0) {
    let time = engine.time
    engine.down(lists[page], at: time)
    engine.go(x: distance + (distance < 0 ? -10 : 10), at: time + 0.01)
    engine.up(x: velocity, at: time + 0.02)
  }
}
