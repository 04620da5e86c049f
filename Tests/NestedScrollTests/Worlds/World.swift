import NestedScroll

/// A page as data: what the laws build engines from, take apart and turn round.
struct World {
  /// A node and the place of its parent in `nodes`, which is always an earlier one.
  struct Entry {
    var node: Node
    var parent: Int?
  }

  var nodes: [Entry] = []
  var physics = Physics.ios
  var slop = 10.0

  /// The nodes below one, in order.
  func children(of index: Int) -> [Int] {
    nodes.indices.filter { nodes[$0].parent == index }
  }

  /// A node and its ancestors, the node first.
  func path(from index: Int) -> [Int] {
    var path = [index]
    while let parent = nodes[path[path.count - 1]].parent { path.append(parent) }
    return path
  }

  /// Which child of the parent a node is.
  func place(of index: Int) -> Int {
    nodes[..<index].count { $0.parent == nodes[index].parent }
  }

  /// Whether a node lays out right to left, by itself or as an heir.
  func isRightToLeft(_ index: Int) -> Bool {
    guard nodes[index].node.axis == .horizontal else { return false }
    for at in path(from: index) {
      if let direction = nodes[at].node.direction { return direction == .rightToLeft }
    }
    return false
  }

  /// The engine of the page, and the ids of its nodes in the order of `nodes`.
  func build() -> (engine: ScrollEngine, ids: [NodeID]) {
    var engine = ScrollEngine(physics: physics, slop: slop)
    var ids: [NodeID] = []
    for entry in nodes {
      ids.append(engine.insert(entry.node, under: entry.parent.map { ids[$0] }))
    }
    return (engine, ids)
  }
}
