extension ScrollEngine {
  /// Brings a pager's indices up to date with its offset, and its pages with their visibility.
  mutating func pagerMoved(_ ref: Ref) {
    let place = Int(tree[ref].traits)
    guard place >= 0, let state = tree.traits[place].pager else { return }
    let offset = tree[ref].offset
    if offset != state.seen {
      tree.editPager(ref) { $0.initial = nil }
      tree.traits[place].kept = nil
      showPages(of: ref, from: state.seen, to: offset, isJump: state.selecting)
      tree.editPager(ref) { $0.seen = offset }
    }
    updatePages(of: ref)
    updateCaps()
  }

  /// Works out which page a pager is on and where it is going; who leaves a page stops there, unless
  /// the pager was only caught on its way.
  mutating func updatePages(of ref: Ref, wasCaught: Bool = false) {
    let place = Int(tree[ref].traits)
    guard place >= 0, let old = tree.traits[place].pager else { return }
    let nearest = tree.nearestPage(to: tree[ref].offset, in: ref, from: old.current)
    let target = old.goal ?? nearest
    let current = old.selecting ? target : nearest
    if !unsettled.contains(ref) { unsettled.append(ref) }
    guard current != old.current || target != old.target else { return }
    tree.editPager(ref) { $0.current = current }
    tree.editPager(ref) { $0.target = target }
    tree.epoch &+= 1
    reportPages(of: ref, from: old)
    if !wasCaught, target != old.target, old.target < old.pages.count {
      endMotions(inPage: old.pages[old.target], of: ref)
    }
  }

  /// Pagers that nobody drives and that stand on a page have settled there.
  mutating func settlePagers() {
    for at in motions.indices where motions[at].isActive { tree.compile(&motions[at].route) }
    var at = 0
    while at < unsettled.count {
      let ref = unsettled[at]
      let place = Int(tree[ref].traits)
      guard place >= 0, let state = tree.traits[place].pager else {
        unsettled.remove(at: at)
        continue
      }
      // A newer finger or a latch may have taken it out of the way it was on.
      if state.goal != nil, !isMoved(ref) { forgetGoal(of: ref) }
      if isDriven(ref) {
        at += 1
        continue
      }
      if tree.rest(ofPage: state.current, in: ref) == tree[ref].offset {
        if state.settled != state.current {
          let newSettled = state.current
          tree.editPager(ref) { $0.settled = newSettled }
          reportPages(of: ref, from: state)
        }
      }
      unsettled.remove(at: at)
    }
  }

  private mutating func reportPages(of ref: Ref, from old: PagerState) {
    guard let new = tree.pager(of: ref) else { return }
    let id = tree.id(ref)
    for at in report.pageChanges.indices where report.pageChanges[at].pager == id {
      report.pageChanges[at].to = new.indices
      if report.pageChanges[at].from == new.indices { report.pageChanges.remove(at: at) }
      return
    }
    report.pageChanges.append(PageChange(pager: id, from: old.indices, to: new.indices))
  }

  /// Applies the pager's rule for page offsets to the pages that become visible on a way.
  private mutating func showPages(of ref: Ref, from old: Double, to new: Double, isJump: Bool) {
    guard let state = tree.pager(of: ref), !state.pages.isEmpty else { return }
    guard state.pager.pageOffsets != .keep else { return }
    let before = visiblePages(of: ref, at: old)
    var after = visiblePages(of: ref, at: new)
    if isJump {
      guard let goal = state.goal, goal != state.shown else { return }
      tree.editPager(ref) { $0.shown = goal }
      after = goal...goal
    } else {
      after =
        Swift.min(
          before.lowerBound, after.lowerBound)...Swift.max(before.upperBound, after.upperBound)
    }
    for page in after where !before.contains(page) { showPage(state.pages[page], of: ref) }
    let left = visiblePages(of: ref, at: new)
    for page in before where !left.contains(page) { tree[state.pages[page]].flags.insert(.wasLeft) }
    if !isJump {
      for page in after where !left.contains(page) {
        tree[state.pages[page]].flags.insert(.wasLeft)
      }
    }
  }

  /// The same for what shows because a page that did is gone.
  mutating func showRemaining(of ref: Ref, after old: PagerState, at offset: Double) {
    guard let new = tree.pager(of: ref), !new.pages.isEmpty, new.pager.pageOffsets != .keep
    else { return }
    let before = visiblePages(of: ref, old, at: offset)
    for page in visiblePages(of: ref, at: tree[ref].offset)
    where !old.pages[before].contains(new.pages[page]) {
      showPage(new.pages[page], of: ref)
    }
  }

  /// The pages that show when the pager is at an offset.
  private func visiblePages(of ref: Ref, at offset: Double) -> ClosedRange<Int> {
    tree.pager(of: ref).map { visiblePages(of: ref, $0, at: offset) } ?? 0...0
  }

  private func visiblePages(
    of ref: Ref, _ state: PagerState, at offset: Double
  ) -> ClosedRange<Int> {
    let stride = tree.pageStride(ref, state.pager)
    let last = state.pages.count - 1
    guard stride > 0 else { return 0...last }
    let length = tree.pageLength(of: state.pager, viewport: tree[ref].viewport)
    var first = Int((offset / stride).clamped(0, Double(last)))
    if Double(first) * stride + length <= offset, first < last { first += 1 }
    let reach = ((offset + tree[ref].viewport) / stride).ceiling - 1
    return first...Swift.max(first, Int(reach.clamped(0, Double(last))))
  }

  private mutating func showPage(_ page: Ref, of pager: Ref) {
    guard let rule = tree.pager(of: pager)?.pager.pageOffsets else { return }
    switch rule {
    case .keep: return
    case .resetOnLeave: if !tree[page].flags.contains(.wasLeft) { return }
    case .resetWhileHeaderShows:
      guard let header = tree.headerAbove(pager), progress(ofHeader: header) < 1 else { return }
    }
    let axis = tree[pager].axis.cross
    var at = page
    while !at.isNone {
      if tree[at].axis == axis {
        interruptMotions(of: at)
        if tree[at].pull != 0 {
          tree.setPull(0, of: at)
          if tree[at].flags.contains(.hasRefresh) { refreshPulled(at) }
        }
        tree[at].offset = tree[at].lower
        if tree[at].traits >= 0 { tree.traits[Int(tree[at].traits)].kept = nil }
      }
      at = tree.following(at, within: page)
    }
  }

  /// Stops what moves inside a page that is being left: flings where they are, bounces at their
  /// edge, snaps at their target.
  mutating func endMotions(inPage page: Ref, of pager: Ref) {
    for at in motions.indices where motions[at].isActive {
      let motion = motions[at]
      let inside = motion.movesChain ? motion.route.start : motion.node
      guard !inside.isNone, tree.isAncestor(page, of: inside) else { continue }
      // What turns the page does not leave it.
      if motion.movesChain, motion.route.moves(pager) { continue }
      switch motion.curve {
      case .spring: stretch(motion.node, to: 0)
      case .approach where !motion.movesChain:
        place(motion.node, at: motion.routed + motion.total)
      case .approach, .decay: break
      }
      finish(at, .interrupted)
    }
  }
}

extension PagerState {
  var indices: Pages { Pages(current: current, target: target, settled: settled) }
}
