extension ScrollEngine {
  /// Puts one node at an offset: clamped, neither snapped nor routed. It ends the node's motion and
  /// its pull. Where the content is not known yet the offset is kept for when it is.
  public mutating func setOffset(_ offset: Double, of node: NodeID) {
    beginCall()
    defer { endCall() }
    guard let ref = find(node, offset) else { return }
    jump(ref, to: offset)
  }

  /// Scrolls one node to an offset.
  /// - Parameter snap: end on the rest that counts there.
  public mutating func scroll(
    _ node: NodeID, to offset: Double, animated: Bool = false, snap: Bool = false
  ) {
    beginCall()
    defer { endCall() }
    guard let ref = find(node, offset) else { return }
    let offset = offset.asLength
    let target = snap ? restNear(offset, of: ref) : offset
    if animated { animate(ref, to: target) } else { jump(ref, to: target) }
  }

  /// Routes a distance through the chain of a node, as a key or an accessibility page does: no
  /// fling, no stretch. A positive distance is physical: forward, down or right.
  public mutating func scroll(
    _ node: NodeID, by distance: Double, along axis: Axis? = nil, animated: Bool = false
  ) {
    beginCall()
    defer { endCall() }
    guard let ref = find(node, distance) else { return }
    let axis = axis ?? tree[ref].axis
    let distance = distance.asLength
    guard distance != 0 else { return }
    endWheel()
    var route = singleRoute(ref, axis, .content, .command)
    defer { swap(&route, &single) }
    interruptMotions(along: route)
    loose.removeAll { route.moves($0) }
    tree.compile(&route)
    if animated {
      takeOver(&route)
      let at = newMotion(.command, along: axis)
      motions[at].route.follow(route, input: .command, driver: motions[at].driver)
      motions[at].looksAhead = true
      stampDrivers()
      becomeWay(at, distance: distanceAhead(distance, along: &route), velocity: 0)
      return
    }
    let delivery = tree.route(
      distance, along: &route, pulls: false, explains: explains, into: &report)
    conclude(delivery, of: distance, along: route)
    tree.compile(&route)
    for link in route.links where !link.isBarred && !isDriven(link.ref) {
      if let target = restAhead(of: link, along: route) { place(link.ref, at: target) }
    }
    releaseStretchedOnly(route)
  }

  /// Turns a pager to a page. The pages between are never visited.
  public mutating func select(page: Int, in node: NodeID, animated: Bool = false) {
    beginCall()
    defer { endCall() }
    guard let ref = reach(node), let state = tree.pager(of: ref), !state.pages.isEmpty else {
      return
    }
    turn(ref, to: Swift.max(0, Swift.min(page, state.pages.count - 1)), animated: animated)
  }

  /// Turns a pager to one of its pages.
  mutating func turn(_ ref: Ref, to page: Int, animated: Bool) {
    guard let state = tree.pager(of: ref) else { return }
    let target = tree.rest(ofPage: page, in: ref)
    let isThere = tree[ref].offset == target || isHeldOpen(ref, state)
    if isThere, state.target == page, tree[ref].pull == 0 { return }
    endWheel()
    interruptMotions(of: ref)
    // Stopped for a moment only, it leaves no page but the one that it was going to.
    tree.editPager(ref) { $0.target = state.target }
    if state.target != page { endMotions(inPage: state.pages[state.target], of: ref) }
    stretch(ref, to: 0)
    tree.editPager(ref) { $0.selecting = true }
    tree.editPager(ref) { $0.goal = page }
    if animated, tree[ref].offset != target, !isHeldByHand(ref) {
      startSnap(ref, to: target, velocity: 0, kind: .command)
      tree.editPager(ref) { if $0.goal != nil { $0.goal = page } }
      updatePages(of: ref)
    } else {
      self.place(ref, at: target)
      updatePages(of: ref)
      tree.editPager(ref) { $0.selecting = false }
      tree.editPager(ref) { $0.goal = nil }
      updatePages(of: ref)
    }
  }

  /// A refresh holds a pager open beyond its pages, which is where its first or last page lies.
  private func isHeldOpen(_ ref: Ref, _ state: PagerState) -> Bool {
    let offset = tree[ref].offset
    let isBefore = offset < tree.rest(ofPage: 0, in: ref)
    let isBehind = offset > tree.rest(ofPage: state.pages.count - 1, in: ref)
    guard isBefore || isBehind else { return false }
    return tree.traits(of: ref)?.refresh(isBefore ? .start : .end)?.phase == .refreshing
  }

  /// Stops what moves a node, where it is. A stretched node goes to its edge.
  public mutating func stop(_ node: NodeID) {
    beginCall()
    defer { endCall() }
    guard let ref = reach(node) else { return }
    interruptMotions(of: ref)
    loose.removeAll { $0 == ref }
    if tree[ref].pull != 0, !isDriven(ref) { stretch(ref, to: 0) }
    if tree[ref].flags.contains(.isPager) { settleAlone(ref, wentForward: true) }
  }

  // What the commands share

  /// Ends the motions of a chain and takes back what is stretched of it, but for what a finger
  /// holds.
  mutating func takeOver(_ route: inout Route) {
    interruptMotions(along: route)
    for at in route.links.indices where !route.links[at].isBarred {
      let ref = route.links[at].ref
      if tree[ref].pull != 0, !isHeldByHand(ref) { stretch(ref, to: 0) }
    }
    loose.removeAll { route.moves($0) }
    tree.compile(&route)
  }

  /// A node to be sent somewhere; nil where there is none or the number is none.
  mutating func find(_ node: NodeID, _ number: Double) -> Ref? {
    guard number.isFinite else {
      report.droppedInputs += 1
      return nil
    }
    return reach(node)
  }

  /// Puts a node at an offset at once.
  mutating func jump(_ ref: Ref, to offset: Double) {
    let old = tree[ref]
    let offset = offset.asLength
    if old.offset == offset, old.pull == 0, !isMoved(ref) {
      if old.traits >= 0 { tree.traits[Int(old.traits)].kept = nil }
      return
    }
    interruptMotions(of: ref)
    loose.removeAll { $0 == ref }
    if old.pull != 0 {
      tree.setPull(0, of: ref)
      if old.flags.contains(.hasRefresh) { refreshPulled(ref) }
    }
    tree.ask(offset, of: ref)
    if old.traits >= 0 { tree.traits[Int(old.traits)].pager?.initial = nil }
    let kept = tree.traits(of: ref)?.kept
    if tree[ref].offset != old.offset { notice(ref) }
    if let kept, tree[ref].traits >= 0 { tree.traits[Int(tree[ref].traits)].kept = kept }
  }

  func isMoved(_ ref: Ref) -> Bool {
    for motion in motions where motion.isActive {
      if motion.moves(ref) { return true }
    }
    return false
  }

  /// Sends a node to an offset by a spring.
  mutating func animate(_ ref: Ref, to offset: Double) {
    let slot = tree[ref]
    let target = offset.clamped(slot.lower, slot.upper)
    guard target != slot.offset else { return jump(ref, to: offset) }
    endWheel()
    interruptMotions(of: ref)
    stretch(ref, to: 0)
    startSnap(ref, to: target, velocity: 0, kind: .command)
  }

  func restNear(_ offset: Double, of ref: Ref) -> Double {
    guard let rests = tree.rests(of: ref) else { return offset }
    let landing = offset.clamped(tree[ref].lower, tree[ref].upper)
    let numbers = SnapNumbers(
      threshold: SnapRule.Threshold(), minVelocity: .infinity, perFling: nil)
    return rests.target(
      SnapQuestion(start: landing, landing: landing, velocity: 0), numbers) ?? offset
  }

  /// The engine's own route, made for one delta; to be put back.
  mutating func singleRoute(
    _ ref: Ref, _ axis: Axis, _ area: TouchArea, _ input: Inputs
  ) -> Route {
    var route = Route()
    swap(&route, &single)
    singleWay = nil
    route.restart(at: ref, along: axis, area: area, input: input, driver: .max)
    tree.compile(&route)
    return route
  }

  /// Lets a motion go on as a spring over a distance through its whole chain, as far as that goes;
  /// what is beyond is left.
  mutating func becomeWay(_ at: Int, distance: Double, velocity: Double) {
    tree.compile(&motions[at].route)
    let ahead = tree.project(distance, along: &motions[at].route, stopsAtPins: false)
    let order = distance > 0 ? motions[at].route.forward : motions[at].route.backward
    report.leave(
      ahead.left, along: motions[at].axis, at: tree.id(ifAny: order.last))
    let distance = distance - ahead.left
    motions[at].epoch = time
    motions[at].routed = 0
    motions[at].curve = .approach(
      Approach(distance: distance, velocity: velocity, physics: physics, pace: .command))
    motions[at].version = version &- 1
    foresee(at)
    setGoals(of: at)
  }

  /// A distance made to end where the node in which it ends rests, looking only ahead.
  private mutating func distanceAhead(_ distance: Double, along route: inout Route) -> Double {
    let ahead = tree.project(distance, along: &route, stopsAtPins: false)
    guard ahead.lastMover >= 0 else { return distance }
    let link = route.links[Int(ahead.lastMover)]
    let landing = route.positions[Int(ahead.lastMover)]
    let start = tree[link.ref].offset
    guard let rests = tree.rests(of: link.ref) else { return distance }
    let question = SnapQuestion(start: landing, landing: landing, velocity: 0, began: start)
    let numbers = tree.snapNumbers(of: link.ref, physics: physics)
    guard let target = rests.target(question, numbers) else { return distance }
    let order = distance > 0 ? route.forward : route.backward
    report.leave(ahead.left, along: route.axis, at: tree.id(ifAny: order.last))
    return distance - ahead.left + (target - landing) * link.sign
  }

  /// Where a node that an input with a direction moved rests, looking only ahead.
  func restAhead(of link: ChainLink, along route: Route) -> Double? {
    guard tree[link.ref].pull == 0, let rests = tree.rests(of: link.ref) else { return nil }
    let offset = tree[link.ref].offset
    let question = SnapQuestion(
      start: offset, landing: offset, velocity: 0, began: route.base(of: link.ref) ?? offset)
    let numbers = tree.snapNumbers(of: link.ref, physics: physics)
    guard let target = rests.target(question, numbers), target != offset else { return nil }
    return target
  }

  /// Ends a wheel's run: springs for what is stretched, and a way ahead for what is left between
  /// its rests.
  mutating func releaseAhead(_ route: inout Route) {
    tree.compile(&route)
    // What it stopped there looks ahead as well.
    loose.removeAll { route.moves($0) }
    releaseStretchedOnly(route)
    for link in route.links where !link.isBarred && !isDriven(link.ref) {
      if let target = restAhead(of: link, along: route) {
        startSnap(link.ref, to: target, velocity: 0)
      }
    }
  }
}
