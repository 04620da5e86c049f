import NestedScroll

/// What can happen to a model's nodes besides deltas.
extension ModelPage {
  func path(from index: Int) -> [Int] {
    var path = [index]
    while let parent = nodes[path[path.count - 1]].parent { path.append(parent) }
    return path
  }

  /// Whether there are nodes that are not below one.
  func hasOthers(than index: Int) -> Bool {
    nodes.indices.contains { !nodes[$0].isGone && !path(from: $0).contains(index) }
  }

  /// One node is put at an offset, as far as there is room; its pull is over.
  mutating func put(_ offset: Double, _ index: Int) {
    if nodes[index].isKnown {
      nodes[index].offset = max(nodes[index].lower, min(nodes[index].upper, offset))
    }
    nodes[index].pull = 0
  }

  /// One clamp; a node at its start stays at its start. Not for nodes that are pulled.
  mutating func update(_ index: Int, _ change: (inout Node) -> Void) {
    let isAtStart = nodes[index].offset == nodes[index].lower
    change(&nodes[index].node)
    setExtent(of: index)
    let it = nodes[index]
    nodes[index].offset = isAtStart ? it.lower : max(it.lower, min(it.upper, it.offset))
    if !it.node.isEnabled { nodes[index].pull = 0 }
  }

  mutating func insert(_ node: Node, under parent: Int?) {
    nodes.append(ModelNode(node: node, parent: parent))
    let index = nodes.count - 1
    if let parent { nodes[parent].children.append(index) }
    setExtent(of: index)
    nodes[index].offset = nodes[index].lower
    inheritDirections()
  }

  /// A node goes with all that is below it.
  mutating func remove(_ index: Int) {
    for below in nodes.indices where path(from: below).contains(index) {
      nodes[below].isGone = true
    }
    if let parent = nodes[index].parent { nodes[parent].children.removeAll { $0 == index } }
  }

  mutating func move(_ index: Int, under parent: Int?) {
    if let old = nodes[index].parent { nodes[old].children.removeAll { $0 == index } }
    nodes[index].parent = parent
    if let parent { nodes[parent].children.append(index) }
    inheritDirections()
  }

  /// A direction is a node's own or that of the nearest ancestor which has one.
  private mutating func inheritDirections() {
    for index in nodes.indices {
      let own = path(from: index).compactMap { nodes[$0].node.direction }.first
      nodes[index].isRightToLeft =
        nodes[index].node.axis == .horizontal && own == .rightToLeft
    }
  }
}
