import NestedScroll
import NestedScrollTesting

/// The routing rules once more, as naively as they can be said: a second opinion on what one delta
/// does. It keeps a plain array of nodes, compiles nothing and looks everything up anew each time.
struct ModelPage {
  struct ModelNode {
    var node: Node
    var parent: Int?
    var children: [Int] = []
    var lower = 0.0
    var upper = 0.0
    var offset = 0.0
    var pull = 0.0
    var isRightToLeft = false
    var isKnown = true
    var isGone = false
    /// An offset asked for before the content is known.
    var wish: Double?
    /// A header stands at its end, or did when it lost its travel.
    var isPinned = false
    /// How far it has gone since it last came to rest.
    var way = 0.0
    /// The child that was touched last.
    var touchedChild: Int?
    /// Of a pager: the page that counts as the one it is on, and the one it last rested on.
    var current = 0
    var settled = 0
    /// The page that a pager is on its way to because it was told to.
    var selected: Int?
    /// Of a page: whether it shows, and whether it has been left since it last did.
    var shows = false
    var wasLeft = false
    /// The edges at which a refresh goes on.
    var refreshing: Set<Edge> = []
  }

  var nodes: [ModelNode] = []
  /// The constants of motion.
  var physics = Physics.ios
  /// The node that moved last.
  var lastMoved: Int?
  /// What keeps the delta that is routed to the nodes that it moves first.
  var latch: ModelLatch?

  init(_ world: ScrollPage) {
    physics = world.physics
    for index in world.nodes.indices {
      let entry = world.nodes[index]
      var model = ModelNode(node: entry.node, parent: entry.parent)
      model.children = world.children(of: index)
      model.isRightToLeft = world.isRightToLeft(index)
      nodes.append(model)
    }
    for index in nodes.indices {
      setExtent(of: index)
      var offset = entryOffset(of: index)
      if !nodes[index].isKnown { nodes[index].wish = node(index).offset }
      offset = max(nodes[index].lower, min(nodes[index].upper, offset))
      nodes[index].offset = offset
      enter(index)
    }
  }

  private func node(_ index: Int) -> Node { nodes[index].node }

  /// A node begins where it stands: a pager on its page, a header open or pinned.
  mutating func enter(_ index: Int) {
    let it = nodes[index]
    nodes[index].isPinned = it.node.header != nil && it.upper > it.lower && it.offset == it.upper
    guard let pager = it.node.pager else { return }
    nodes[index].current = min(max(pager.page, 0), max(0, it.children.count - 1))
    nodes[index].current = nearestPage(of: index)
    nodes[index].settled = nodes[index].current
    let showing = shownPages(of: index, from: it.offset, to: it.offset)
    for (page, child) in it.children.enumerated() { nodes[child].shows = showing.contains(page) }
  }

  private func entryOffset(of index: Int) -> Double {
    let node = nodes[index].node
    if let offset = node.offset { return offset }
    guard let pager = node.pager, !nodes[index].children.isEmpty else { return nodes[index].lower }
    return pageStart(min(max(pager.page, 0), nodes[index].children.count - 1), of: index)
  }

  /// The extent: from before the content by the start inset, to where its end is at the viewport's
  /// end.
  mutating func setExtent(of index: Int) {
    let node = nodes[index].node
    var content = node.content
    if let header = node.header {
      content = node.viewport + header.height - min(header.stay, header.height)
    }
    if let pager = node.pager {
      let count = Double(nodes[index].children.count)
      let length = pager.pageLength ?? node.viewport
      content = count == 0 ? 0 : count * length + (count - 1) * pager.spacing
    }
    let lower = -node.insets.start
    let upper = content.map { max(lower, $0 + node.insets.end - node.viewport) } ?? lower
    // A refresh that goes on holds its height open.
    let isRefreshing = nodes[index].refreshing
    let start = isRefreshing.contains(.start) ? node.refreshAtStart?.hold ?? 0 : 0
    let end = isRefreshing.contains(.end) ? node.refreshAtEnd?.hold ?? 0 : 0
    nodes[index].lower = lower - start
    nodes[index].upper = upper + end
    nodes[index].isKnown = content != nil
  }

  /// Where a pager stands on a page: the page's start, or the end if it can't get there.
  func pageStart(_ page: Int, of index: Int) -> Double {
    let pager = nodes[index].node.pager ?? Pager()
    let length = (pager.pageLength ?? nodes[index].node.viewport) + pager.spacing
    return max(nodes[index].lower, min(nodes[index].upper, Double(page) * length))
  }

  /// Where every page of a pager starts.
  func pageStarts(of index: Int) -> [Double] {
    nodes[index].children.indices.map { pageStart($0, of: index) }
  }

  // The questions that every rule asks.

  /// Disabled; or without extent, pull and any effect at an edge.
  func isTransparent(_ index: Int) -> Bool {
    let it = nodes[index]
    if !it.node.isEnabled { return true }
    let hasEffect =
      it.node.edges.start == .bounce || it.node.edges.end == .bounce
      || it.node.refreshAtStart != nil || it.node.refreshAtEnd != nil
    return it.lower == it.upper && it.pull == 0 && !hasEffect
  }

  func inputs(of index: Int) -> Inputs {
    nodes[index].node.inputs ?? (nodes[index].node.pager == nil ? .all : .pager)
  }

  /// A delta as the node sees it: in its own direction.
  func logical(_ delta: Double, _ index: Int) -> Double {
    nodes[index].isRightToLeft ? -delta : delta
  }

  func turn(_ index: Int, _ delta: Double) -> Turn {
    logical(delta, index) > 0 ? nodes[index].node.policy.forward : nodes[index].node.policy.backward
  }

  /// The edge that a delta goes to, and whether the node stands there.
  func edge(_ index: Int, _ delta: Double) -> (edge: Edge, stands: Bool) {
    let it = nodes[index]
    return logical(delta, index) > 0
      ? (.end, it.offset == it.upper) : (.start, it.offset == it.lower)
  }

  func bounces(_ index: Int, _ delta: Double) -> Bool {
    nodes[index].node.edges[edge(index, delta).edge] == .bounce
  }

  func refreshes(_ index: Int, _ delta: Double) -> Bool {
    let node = nodes[index].node
    return (edge(index, delta).edge == .start ? node.refreshAtStart : node.refreshAtEnd) != nil
  }

  /// Where a turn of the node ends; nil if it has none.
  func limit(_ reach: Reach, _ index: Int, _ delta: Double) -> Double? {
    let it = nodes[index]
    switch reach {
    case .none: return nil
    case .whole: return logical(delta, index) > 0 ? it.upper : it.lower
    case .until(let offset): return max(it.lower, min(it.upper, offset))
    }
  }

  /// Moves a node by as much of the delta as fits before a limit, and returns what is left.
  mutating func take(_ index: Int, _ delta: Double, upTo limit: Double) -> Double {
    let wanted = logical(delta, index)
    let room = limit - nodes[index].offset
    if wanted == 0 || room * wanted <= 0 || !isLet(index) { return delta }
    let fits = abs(wanted) <= abs(room)
    move(index, to: fits ? nodes[index].offset + wanted : limit)
    tookSome(index)
    return fits ? 0 : logical(wanted - room, index)
  }

  /// A node scrolls to an offset, over all that is between.
  mutating func move(_ index: Int, to offset: Double) {
    let old = nodes[index].offset
    nodes[index].offset = offset
    nodes[index].way += offset - old
    lastMoved = index
    if nodes[index].node.pager != nil { passPages(of: index, from: old) }
  }
}
