extension ScrollEngine {
  /// Adds a node.
  /// - Parameters:
  ///   - parent: the node it scrolls in; nil makes it a root. A stale one adds nothing, and the id
  ///     that comes back finds nothing.
  ///   - index: its place among the children; nil or too large: the last.
  /// - Complexity: O(1) at either end of the children, plus O(depth) the first time an axis shows
  ///   up below an ancestor.
  @discardableResult
  public mutating func insert(
    _ node: Node, under parent: NodeID? = nil, at index: Int? = nil
  ) -> NodeID {
    beginCall()
    defer { endCall() }
    var above = Ref.none
    if let parent {
      guard let ref = reach(parent) else { return NodeID(index: .max, generation: 0) }
      above = ref
    }
    let old = pagesBefore(above)
    let ref = tree.insert(node, under: above, at: index)
    pagesChanged(above, old, at: tree[ref].page, added: 1)
    if tree[ref].flags.contains(.isPager) { startPager(ref) }
    if !tree.cappedHeaders.isEmpty { updateCaps() }
    return tree.id(ref)
  }

  /// Removes a node and all below it. Fingers and motions go on with its nearest living ancestor.
  /// - Complexity: O(nodes removed), plus O(pages behind) under a pager.
  public mutating func remove(_ node: NodeID) {
    beginCall()
    defer { endCall() }
    guard let ref = reach(node) else { return }
    let above = tree[ref].parent
    let page = tree[ref].page
    let old = pagesBefore(above)
    leave(ref, for: above)
    tree.unlink(ref)
    tree.freeSubtree(ref)
    pagesChanged(above, old, at: page, added: -1)
    afterStructure()
  }

  /// Moves a node and all below it to another place. A place inside itself changes nothing.
  /// - Returns: whether it was moved.
  @discardableResult
  public mutating func move(
    _ node: NodeID, under parent: NodeID? = nil, at index: Int? = nil
  ) -> Bool {
    beginCall()
    defer { endCall() }
    guard let ref = reach(node) else { return false }
    var above = Ref.none
    if let parent {
      guard let found = reach(parent), !tree.isAncestor(ref, of: found) else { return false }
      above = found
    }
    let from = tree[ref].parent
    if from == above, !above.isNone, let state = tree.pager(of: above) {
      reorder(ref, in: above, to: index ?? state.pages.count - 1)
    } else {
      let old = pagesBefore(from)
      let page = tree[ref].page
      tree.unlink(ref)
      pagesChanged(from, old, at: page, added: -1)
      let oldAbove = pagesBefore(above)
      tree.link(ref, under: above, at: index)
      tree.inheritDirection(from: ref)
      pagesChanged(above, oldAbove, at: tree[ref].page, added: 1)
    }
    afterStructure()
    return true
  }

  // Pages keep their identity

  private func pagesBefore(_ ref: Ref) -> PagerState? {
    ref.isNone ? nil : tree.pager(of: ref)
  }

  /// Puts a new pager on the page it is to start on.
  private mutating func startPager(_ ref: Ref) {
    let newSeen = tree[ref].offset
    tree.editPager(ref) { $0.seen = newSeen }
  }

  /// A page was added or removed: the current page stays where it is, the offset follows.
  private mutating func pagesChanged(
    _ ref: Ref, _ old: PagerState?, at page: Int32, added: Int
  ) {
    guard !ref.isNone, let old else { return }
    let place = Int(tree[ref].traits)
    let page = Int(page)
    let before = tree[ref]
    defer { if added < 0 { showRemaining(of: ref, after: old, at: before.offset) } }
    let stride = tree.pageStride(ref, old.pager)
    tree.refreshExtent(of: ref)
    let count = tree.pageCount(of: ref)
    func follow(_ index: Int) -> Int {
      let moved =
        added > 0 ? (index >= page ? index + 1 : index) : (index > page ? index - 1 : index)
      return Swift.max(0, Swift.min(moved, Swift.max(0, count - 1)))
    }
    if let initial = old.initial, !isDriven(ref) {
      let now = Swift.min(initial, Swift.max(0, count - 1))
      tree.editPager(ref) { $0.current = now }
      tree.editPager(ref) { $0.target = now }
      tree.editPager(ref) { $0.settled = now }
      tree[ref].offset = tree.rest(ofPage: now, in: ref)
      let newSeen = tree[ref].offset
      tree.editPager(ref) { $0.seen = newSeen }
      // Once the page it is to start on is there, that page keeps its place like any other.
      if initial < count { tree.editPager(ref) { $0.initial = nil } }
      if tree[ref].pull != 0 { openUnderStretch(of: ref) }
      return
    }
    let kept = tree.traits[place].kept
    if let kept, !isDriven(ref) {
      tree.ask(kept, of: ref)
    } else if old.pages.isEmpty {
      tree[ref].offset = before.offset.clamped(tree[ref].lower, tree[ref].upper)
    } else {
      keepPage(of: ref, old.current, now: follow(old.current), from: before, stride)
    }
    let newCurrent = follow(old.current)
    tree.editPager(ref) { $0.current = newCurrent }
    let newTarget = follow(old.target)
    tree.editPager(ref) { $0.target = newTarget }
    let newSettled = follow(old.settled)
    tree.editPager(ref) { $0.settled = newSettled }
    if let goal = old.goal {
      let new = follow(goal)
      tree.editPager(ref) { $0.goal = new }
    }
    let newSeen = tree[ref].offset
    tree.editPager(ref) { $0.seen = newSeen }
    if old.pages.isEmpty || kept != nil {
      let now = tree.nearestPage(to: tree[ref].offset, in: ref, from: 0)
      tree.editPager(ref) { $0.current = now }
      tree.editPager(ref) { $0.target = now }
      tree.editPager(ref) { $0.settled = now }
    }
    renewMotion(of: ref)
    if tree[ref].pull != 0 { openUnderStretch(of: ref) }
  }

  /// The current page has another index: the offset follows, to the page's new place where it was
  /// at the old one.
  private mutating func keepPage(
    of ref: Ref, _ old: Int, now new: Int, from before: Slot, _ stride: Double
  ) {
    let wasOnPage = before.offset == (Double(old) * stride).clamped(before.lower, before.upper)
    shiftPager(ref, by: Double(new - old) * stride)
    if wasOnPage { tree[ref].offset = tree.rest(ofPage: new, in: ref) }
  }

  /// Moves a pager's offset, and the start of what moves it, along with its pages.
  private mutating func shiftPager(_ ref: Ref, by shift: Double) {
    let slot = tree[ref]
    tree[ref].offset = (slot.offset + shift).clamped(slot.lower, slot.upper)
    for at in motions.indices where motions[at].isActive && motions[at].node == ref {
      if case .spring = motions[at].curve { continue }
      motions[at].routed += shift
    }
  }

  private mutating func reorder(_ ref: Ref, in pager: Ref, to index: Int) {
    guard let old = tree.pager(of: pager) else { return }
    let stride = tree.pageStride(pager, old.pager)
    let before = tree[pager]
    func page(_ index: Int) -> Ref {
      old.pages[Swift.max(0, Swift.min(index, old.pages.count - 1))]
    }
    let pages = (page(old.current), page(old.target), page(old.settled), old.goal.map(page))
    tree.unlink(ref)
    tree.link(ref, under: pager, at: index)
    keepPage(of: pager, old.current, now: Int(tree[pages.0].page), from: before, stride)
    let newCurrent = Int(tree[pages.0].page)
    tree.editPager(pager) { $0.current = newCurrent }
    let newTarget = Int(tree[pages.1].page)
    tree.editPager(pager) { $0.target = newTarget }
    let newSettled = Int(tree[pages.2].page)
    tree.editPager(pager) { $0.settled = newSettled }
    if let goal = pages.3 {
      let new = Int(tree[goal].page)
      tree.editPager(pager) { $0.goal = new }
    }
    let newSeen = tree[pager].offset
    tree.editPager(pager) { $0.seen = newSeen }
    renewMotion(of: pager)
    if tree[pager].pull != 0 { openUnderStretch(of: pager) }
  }

  // Fingers and motions of what goes

  /// Lets go of a subtree that is about to be removed: its own motions end, fingers and motions
  /// through it go on with what is above.
  private mutating func leave(_ top: Ref, for above: Ref) {
    for at in motions.indices where motions[at].isActive {
      if !motions[at].node.isNone, tree.isAncestor(top, of: motions[at].node) {
        finish(at, .interrupted)
      } else if tree.isAncestor(top, of: motions[at].route.start) {
        motions[at].route.orphan(under: above)
        if motions[at].movesChain, above.isNone { finish(at, .interrupted) }
      }
    }
    for at in gestures.indices {
      for axis in Axis.allCases where tree.isAncestor(top, of: gestures[at][route: axis].start) {
        gestures[at][route: axis].orphan(under: above)
      }
    }
    if !wheels.start.isNone, tree.isAncestor(top, of: wheels.start) { wheels.start = above }
    single.start = .none
    single.epoch = 0
    singleWay = nil
    forgetRemoved(top)
  }

  /// Takes the nodes of a subtree out of every list that names nodes.
  private mutating func forgetRemoved(_ top: Ref) {
    let tree = self.tree
    loose.removeAll { tree.isAncestor(top, of: $0) }
    unsettled.removeAll { tree.isAncestor(top, of: $0) }
    stamped.removeAll { tree.isAncestor(top, of: $0) }
    for at in motions.indices { motions[at].route.forget { tree.isAncestor(top, of: $0) } }
    for at in gestures.indices {
      gestures[at].horizontal.forget { tree.isAncestor(top, of: $0) }
      gestures[at].vertical.forget { tree.isAncestor(top, of: $0) }
    }
    single.forget { tree.isAncestor(top, of: $0) }
  }

  private mutating func afterStructure() {
    if !tree.cappedHeaders.isEmpty { updateCaps() }
    stampDrivers()
  }
}

extension Route {
  /// The node it began on is gone: what is above goes on, as ancestors.
  mutating func orphan(under above: Ref) {
    start = above
    isOrphaned = true
    epoch = 0
  }

  mutating func forget(where isGone: (Ref) -> Bool) {
    links.removeAll { isGone($0.ref) }
    bases.removeAll { isGone($0.ref) }
    if !latch.node.isNone, isGone(latch.node) { latch.node = .none }
    if !touched.isNone, isGone(touched) { touched = .none }
    forward.removeAll()
    backward.removeAll()
    epoch = 0
  }
}
