import NestedScroll

/// A header of 200 points of travel over a list of 10,000 points of room.
struct HeaderAndList {
  var engine = ScrollEngine()
  let header: NodeID
  let list: NodeID

  init(edges: Edges = .clamp) {
    header = engine.insert(
      .header(Header(height: 240, stay: 40), viewport: 700, edges: edges))
    list = engine.insert(
      .list(viewport: 660, content: 10_660, edges: edges), under: header)
  }
}

/// Lists in lists, each with a little room.
struct Levels {
  var engine = ScrollEngine()
  private(set) var innermost: NodeID

  init(_ count: Int, room: Double = 10) {
    innermost = engine.insert(.list(viewport: 100, content: 100 + room))
    for _ in 1..<count {
      innermost = engine.insert(.list(viewport: 100, content: 100 + room), under: innermost)
    }
  }
}

/// A profile page: a header over a pager with two lists, in each of them rows that scroll sideways.
struct Profile {
  var engine = ScrollEngine()
  let header: NodeID
  let pager: NodeID
  let lists: [NodeID]
  /// One of the rows; its chains are the same however many there are.
  let row: NodeID

  /// A page of `count` nodes, at least 6.
  init(nodes count: Int, edges: Edges = .clamp) {
    header = engine.insert(
      .header(Header(height: 240, stay: 40), viewport: 700, edges: edges))
    pager = engine.insert(.pager(viewport: 400, edges: edges), under: header)
    var lists: [NodeID] = []
    for _ in 0..<2 {
      lists.append(
        engine.insert(.list(viewport: 660, content: 100_000, edges: edges), under: pager))
    }
    self.lists = lists
    let rows = count - 4
    var row = header
    for index in 0..<rows {
      let list = lists[index < rows / 2 ? 0 : 1]
      let new = engine.insert(.list(.horizontal, viewport: 400, content: 900), under: list)
      if index == rows / 4 { row = new }
    }
    self.row = row
  }
}
