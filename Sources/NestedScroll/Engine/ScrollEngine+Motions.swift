extension ScrollEngine {
  /// An entry for a motion that begins now: one that is free, or a new one.
  mutating func newMotion(_ kind: MotionKind, along axis: Axis) -> Int {
    var at = 0
    while at < motions.count, motions[at].isActive || at == settling { at += 1 }
    if at == motions.count { motions.append(Motion()) }
    motions[at].isActive = true
    motions[at].kind = kind
    motions[at].axis = axis
    motions[at].driver = nextDriver()
    motions[at].isSmooth = false
    motions[at].looksAhead = false
    motions[at].decided = .none
    motions[at].node = .none
    motions[at].epoch = time
    motions[at].routed = 0
    motions[at].eventTime = .infinity
    motions[at].version = version &- 1
    return at
  }

  /// Finds out when and how a motion comes to its next end.
  mutating func foresee(_ at: Int) {
    tree.compile(&motions[at].route)
    motions[at].version = version
    motions[at].treeEpoch = tree.epoch
    let end = motions[at].epoch + motions[at].duration(physics)
    motions[at].event = .rest
    motions[at].eventTime = end
    if reducesMotion, motions[at].kind != .fling {
      motions[at].eventTime = motions[at].epoch
      return
    }
    switch motions[at].curve {
    case .spring(let spring):
      if let crossing = spring.crossingTime, motions[at].epoch + crossing < end {
        motions[at].event = .crossing
        motions[at].eventTime = motions[at].epoch + crossing
        foreseeCrossing(at, velocity: spring.velocity(at: crossing))
      }
    case .approach where motions[at].movesChain:
      let left = motions[at].total - motions[at].routed
      let isFling = motions[at].kind == .fling
      _ = tree.project(left, along: &motions[at].route, stopsAtPins: isFling)
    case .approach: break
    case .decay(let decay):
      let left = decay.total - motions[at].routed
      let isFling = motions[at].kind == .fling
      let ahead = tree.project(left, along: &motions[at].route, stopsAtPins: isFling)
      if let pin = ahead.pin {
        let distance = motions[at].routed + pin
        motions[at].event = .hit(distance: distance, isPin: true)
        motions[at].eventTime = motions[at].epoch + decay.time(atDistance: distance)
      } else if Swift.abs(ahead.left) > physics.rest, !motions[at].route.hasConnection {
        let distance = decay.total - ahead.left
        motions[at].event = .hit(distance: distance, isPin: false)
        motions[at].eventTime = motions[at].epoch + decay.time(atDistance: distance)
      }
    }
  }

  /// Ends a motion where it is. Its end is reported once.
  mutating func finish(_ at: Int, _ how: MotionEnd.How, quietly: Bool = false) {
    guard motions[at].isActive else { return }
    motions[at].isActive = false
    if !quietly {
      report.endedMotions.append(
        MotionEnd(axis: motions[at].axis, kind: motions[at].kind, how: how))
    }
    let ref = motions[at].node
    if how == .interrupted, motions[at].movesChain { loosen(motions[at].route) }
    if motions[at].movesChain {
      for link in motions[at].route.links where tree[link.ref].flags.contains(.isPager) {
        // A pager above it may be on a way of its own.
        if !isMoved(link.ref) { forgetGoal(of: link.ref) }
      }
    } else if tree[ref].flags.contains(.isPager) {
      forgetGoal(of: ref)
    }
    stampDrivers()
  }

  /// What a motion through a chain leaves between its rests, and no newer input cares for.
  private mutating func loosen(_ route: Route) {
    for link in route.links
    where !link.isBarred && (!tree.isAtRest(link.ref) || tree[link.ref].pull != 0) {
      if !loose.contains(link.ref) { loose.append(link.ref) }
    }
  }

  /// Once no finger is down, what was stopped between its rests goes to one.
  mutating func settleLoose() {
    if wheels.isActive { return }
    for at in gestures.indices where gestures[at].isHeld { return }
    for ref in loose { settleAlone(ref, wentForward: true) }
    loose.removeAll(keepingCapacity: true)
  }

  /// A pager is no longer on its way to a page.
  mutating func forgetGoal(of ref: Ref) {
    let place = Int(tree[ref].traits)
    guard place >= 0, let state = tree.traits[place].pager, state.goal != nil else { return }
    tree.editPager(ref) { $0.goal = nil }
    tree.editPager(ref) { $0.selecting = false }
    tree.editPager(ref) { $0.shown = nil }
    updatePages(of: ref, wasCaught: true)
  }

  /// Ends what moves one node by itself.
  mutating func interruptMotions(of ref: Ref) {
    for at in motions.indices where motions[at].isActive && motions[at].moves(ref) {
      finish(at, .interrupted)
    }
  }

  /// Ends every motion that a newer input takes over: those through a chain that share a node with
  /// the route, and those of one of its nodes.
  /// - Returns: whether there was one.
  @discardableResult
  mutating func interruptMotions(along route: Route) -> Bool {
    var caught = false
    for at in motions.indices where motions[at].isActive {
      guard sharesNode(motions[at], route) else { continue }
      finish(at, .interrupted)
      caught = true
    }
    return caught
  }

  func sharesNode(_ motion: Motion, _ route: Route) -> Bool {
    guard motion.axis == route.axis else { return false }
    if !motion.movesChain { return route.moves(motion.node) }
    for link in motion.route.links where !link.isBarred && route.moves(link.ref) { return true }
    return false
  }

  // Starting

  /// Starts a decay through a chain, retargeted where the node in which it ends has rests.
  /// - Returns: the motion; -1 if there is nothing for it to do.
  @discardableResult
  mutating func startFling(along old: Route, velocity: Double) -> Int {
    let at = newMotion(.fling, along: old.axis)
    motions[at].route.follow(old, input: .fling, driver: motions[at].driver)
    tree.compile(&motions[at].route)
    stampDrivers()
    if becomeFling(at, velocity: velocity) { return at }
    finish(at, .completed, quietly: true)
    return -1
  }

  /// Lets a motion go on as a decay through its whole chain.
  /// - Returns: whether there is anything for it to do.
  mutating func becomeFling(_ at: Int, velocity: Double) -> Bool {
    let decay = Fling(velocity: velocity, physics: physics)
    tree.compile(&motions[at].route)
    guard !motions[at].route.links.isEmpty else {
      report.leave(decay.total, along: motions[at].axis, at: nil)
      return false
    }
    guard Swift.abs(decay.total) > physics.rest else { return false }
    motions[at].curve = .decay(decay)
    motions[at].node = .none
    motions[at].epoch = time
    motions[at].routed = 0
    guard retarget(at, velocity: velocity) else { return false }
    motions[at].kind = .fling
    foresee(at)
    setGoals(of: at)
    return true
  }

  /// Which way a gesture moved a node.
  func went(_ link: ChainLink, along route: Route) -> Bool {
    tree[link.ref].offset >= (route.base(of: link.ref) ?? -.infinity)
  }

  /// Tells the pagers that a motion through a chain will turn where they are going.
  mutating func setGoals(of at: Int) {
    var hasPager = false
    for link in motions[at].route.links where !link.isBarred {
      hasPager = hasPager || tree[link.ref].flags.contains(.isPager)
    }
    guard hasPager else { return }
    let left = motions[at].total - motions[at].routed
    _ = tree.project(left, along: &motions[at].route, stopsAtPins: true)
    for index in motions[at].route.links.indices {
      let ref = motions[at].route.links[index].ref
      // One that bars the way, or that another motion moves, goes where that says.
      guard tree[ref].flags.contains(.isPager), motions[at].route.moves(ref),
        index < motions[at].route.positions.count
      else { continue }
      let landing = motions[at].route.positions[index]
      let place = Int(tree[ref].traits)
      let current = tree.traits[place].pager?.current ?? 0
      let newGoal = tree.nearestPage(to: landing, in: ref, from: current)
      tree.editPager(ref) { $0.goal = newGoal }
      updatePages(of: ref)
    }
  }

  /// Starts a motion of one node to an offset.
  mutating func startSnap(
    _ ref: Ref, to target: Double, velocity: Double, kind: MotionKind = .snap
  ) {
    // What a finger holds a command does not take away from it.
    guard !isHeldByHand(ref) else {
      report.endedMotions.append(
        MotionEnd(axis: tree[ref].axis, kind: kind, how: .interrupted))
      return
    }
    let at = newMotion(kind, along: tree[ref].axis)
    motions[at].route.restart(
      at: ref, along: tree[ref].axis, area: .content, input: .fling, driver: motions[at].driver)
    becomeSnap(at, of: ref, to: target, velocity: velocity, kind: kind)
  }

  /// Lets a motion go on as one node's way to an offset.
  mutating func becomeSnap(
    _ at: Int, of ref: Ref, to target: Double, velocity: Double, kind: MotionKind = .snap
  ) {
    let slot = tree[ref]
    motions[at].kind = kind
    motions[at].node = ref
    motions[at].epoch = time
    motions[at].routed = slot.offset
    motions[at].curve = .approach(
      Approach(
        distance: target - slot.offset, velocity: velocity, physics: physics, pace: .page))
    stampDrivers()
    // A finger on the node that has no axis yet is newer: then it is over before it begins.
    guard motions[at].isActive else { return }
    foresee(at)
    if slot.flags.contains(.isPager) {
      // Of pages at one place the one that it was told to go to counts.
      let from = tree.pager(of: ref).map { $0.goal ?? $0.current } ?? 0
      let newGoal = tree.nearestPage(to: target, in: ref, from: from)
      tree.editPager(ref) { $0.goal = newGoal }
      updatePages(of: ref)
    }
  }

  /// Starts the way back of a stretched node, at the velocity at which it is shown to move.
  mutating func startSpring(_ ref: Ref, velocity: Double, along old: Route) {
    let at = newMotion(.spring, along: tree[ref].axis)
    motions[at].route.follow(old, input: .fling, driver: motions[at].driver)
    becomeSpring(at, on: ref, velocity: velocity)
  }

  /// The same for a node of its own, at rest.
  mutating func startSpring(_ ref: Ref) {
    let at = newMotion(.spring, along: tree[ref].axis)
    motions[at].route.restart(
      at: ref, along: tree[ref].axis, area: .content, input: .fling, driver: motions[at].driver)
    becomeSpring(at, on: ref, velocity: 0)
  }

  /// Lets a motion go on as the spring of a stretched node.
  mutating func becomeSpring(_ at: Int, on ref: Ref, velocity: Double) {
    let slot = tree[ref]
    let band = tree.rubberBand(of: ref, physics: physics)
    let stretch = band.stretch(slot.pull)
    let capped = Spring.cap(
      velocity: velocity, stretch: stretch, frequency: physics.spring.frequency,
      length: band.length)
    report.cappedVelocity += Swift.abs(velocity - capped)
    motions[at].kind = .spring
    motions[at].node = ref
    motions[at].epoch = time
    motions[at].routed = 0
    motions[at].curve = .spring(
      Spring(physics.spring, displacement: stretch, velocity: capped))
    motions[at].version = version &- 1
    stampDrivers()
    guard motions[at].isActive else { return }
    foresee(at)
  }
}

extension Route {
  /// A consumer's code takes part, so nothing beyond the present can be foreseen.
  var hasConnection: Bool {
    for stop in forward.stops where stop.kind == .before || stop.kind == .after { return true }
    return false
  }
}
