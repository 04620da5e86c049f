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
    nodes[index].pull = 0
    guard nodes[index].isKnown else {
      nodes[index].wish = offset
      return
    }
    nodes[index].offset = max(nodes[index].lower, min(nodes[index].upper, offset))
    nodes[index].way = 0
    notice(index)
    guard nodes[index].node.pager != nil else { return }
    nodes[index].current = nearestPage(of: index)
    showPages(of: index)
  }

  /// A header that has some travel is pinned or not; without any it stays what it was.
  mutating func notice(_ index: Int) {
    let it = nodes[index]
    guard it.node.header != nil, it.upper > it.lower else { return }
    nodes[index].isPinned = it.offset == it.upper
  }

  mutating func showPages(of index: Int) {
    let offset = nodes[index].offset
    show(pages: shownPages(of: index, from: offset, to: offset), of: index)
  }

  /// One clamp; a node at its start stays at its start, a pinned header pinned, a pager where it is
  /// counted in pages, a stretch where it shows. Not for headers and pagers that are pulled.
  mutating func update(_ index: Int, _ change: (inout Node) -> Void) {
    notice(index)
    let old = nodes[index]
    let isOnPage = isOnPage(index)
    change(&nodes[index].node)
    setExtent(of: index)
    let it = nodes[index]
    var offset = old.offset == old.lower ? it.lower : it.offset
    if it.node.header != nil, it.upper > it.lower { offset = old.isPinned ? it.upper : offset }
    if let wish = it.wish, it.isKnown { offset = wish }
    if it.isKnown { nodes[index].wish = nil }
    if it.node.pager != nil, !it.children.isEmpty {
      let isOnCurrent = isOnPage || !it.node.isEnabled
      offset =
        isOnCurrent
        ? pageStart(it.current, of: index) : old.offset / stride(old.node) * stride(it.node)
    }
    nodes[index].offset = max(it.lower, min(it.upper, offset))
    if it.pull != 0 { keepStretch(index, old) }
    if !it.node.isEnabled { nodes[index].pull = 0 }
    if it.node.pager != nil { showPages(of: index) }
  }

  /// Room that opens under a stretch becomes offset, an edge that moves inward takes the stretch
  /// along; a new viewport keeps the stretch, up to half of it.
  private mutating func keepStretch(_ index: Int, _ old: ModelNode) {
    let it = nodes[index]
    let side = old.pull > 0 ? 1.0 : -1.0
    let edge = old.pull > 0 ? it.upper : it.lower
    let stretch = abs(RubberBand(physics, viewport: old.node.viewport).stretch(old.pull))
    let band = RubberBand(physics, viewport: it.node.viewport)
    nodes[index].offset = edge
    if it.node.viewport != old.node.viewport {
      nodes[index].pull = side * band.pull(min(stretch, it.node.viewport / 2))
      return
    }
    let room = side * (edge - old.offset)
    guard room > 0 else { return }
    nodes[index].offset = old.offset + side * min(room, stretch)
    nodes[index].pull = side * band.pull(max(0, stretch - room))
  }

  /// From the start of one page to the start of the next.
  private func stride(_ node: Node) -> Double {
    (node.pager?.pageLength ?? node.viewport) + (node.pager?.spacing ?? 0)
  }

  mutating func insert(_ node: Node, under parent: Int?, at place: Int? = nil) {
    nodes.append(ModelNode(node: node, parent: parent))
    let index = nodes.count - 1
    setExtent(of: index)
    nodes[index].offset = nodes[index].lower
    hang(index, under: parent, at: place)
    enter(index)
  }

  /// A node goes with all that is below it.
  mutating func remove(_ index: Int) {
    for below in nodes.indices where path(from: below).contains(index) {
      nodes[below].isGone = true
    }
    let parent = nodes[index].parent
    unhang(index)
    // Who held it looks for an ancestor.
    nodes[index].parent = parent
  }

  mutating func move(_ index: Int, under parent: Int?, at place: Int? = nil) {
    if let parent, nodes[index].parent == parent, nodes[parent].node.pager != nil {
      keepPages(of: parent) { model in
        model.nodes[parent].children.removeAll { $0 == index }
        model.place(index, under: parent, at: place)
      }
      return
    }
    unhang(index)
    hang(index, under: parent, at: place)
  }

  private mutating func unhang(_ index: Int) {
    guard let old = nodes[index].parent else { return }
    nodes[index].parent = nil
    nodes[index].shows = false
    nodes[index].wasLeft = false
    if nodes[old].touchedChild == index { nodes[old].touchedChild = nil }
    keepPages(of: old) { model in model.nodes[old].children.removeAll { $0 == index } }
  }

  private mutating func hang(_ index: Int, under parent: Int?, at place: Int?) {
    nodes[index].parent = parent
    if let parent {
      keepPages(of: parent) { model in model.place(index, under: parent, at: place) }
    }
    inheritDirections()
  }

  private mutating func place(_ index: Int, under parent: Int, at place: Int?) {
    let count = nodes[parent].children.count
    nodes[parent].children.insert(index, at: min(place ?? count, count))
  }

  /// The pages of a pager change, and the page it is on stays the page it is on: the offset follows.
  /// A page that is gone gives its place to the next one.
  private mutating func keepPages(of index: Int, _ change: (inout ModelPage) -> Void) {
    guard nodes[index].node.pager != nil else { return change(&self) }
    let old = nodes[index]
    let start = pageStart(old.current, of: index)
    change(&self)
    setExtent(of: index)
    let children = nodes[index].children
    func follow(_ page: Int) -> Int {
      let child = old.children.indices.contains(page) ? old.children[page] : nil
      let last = max(0, children.count - 1)
      return children.firstIndex { $0 == child } ?? min(page, last)
    }
    nodes[index].current = follow(old.current)
    nodes[index].settled = follow(old.settled)
    let gap = old.children.isEmpty ? 0 : old.offset - start
    let offset = pageStart(nodes[index].current, of: index) + gap
    nodes[index].offset = max(nodes[index].lower, min(nodes[index].upper, offset))
    showPages(of: index)
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
