import NestedScroll

/// How motions start: what is let go springs back, turns to its page, flings, or goes to a rest.
extension ModelMotions {
  /// A chain is let go with a velocity. What is stretched springs back as fast as it is shown to
  /// move; else a pager between pages takes the curve; else the chain flings. What is left between
  /// its rests moves alone.
  mutating func release(
    _ velocity: Double, from start: Int, _ axis: Axis, latch: ModelLatch? = nil,
    isHeld: Bool = false, _ page: inout ModelPage
  ) {
    let most = page.physics.maxVelocity ?? .infinity
    var velocity = min(max(velocity, -most), most)
    let chain = page.chain(from: start, axis, .drag).without(held)
    for node in chain.nodes where page.nodes[node].pull != 0 && !drive(node, page) {
      // The velocity is one, and the innermost has it.
      let physical = page.logical(velocity, node)
      if let own = releaseStretch(of: node, physical, isHeld: isHeld, &page) {
        var spring = bounce(node, own, start, page)
        spring.latch = latch
        all.append(spring)
      }
      velocity = 0
    }
    // Of two pagers the outermost has it.
    let pagers = chain.nodes.filter { isBetweenPages($0, page) && !drive($0, page) }
    if let pager = pagers.last {
      events.append("turned")
      let goesForward = page.nodes[pager].way >= 0
      let own = page.logical(velocity, pager)
      if let snap = snap(pager, own, goesForward: goesForward, page) { all.append(snap) }
      velocity = 0
      turn(&page)
    }
    var flung: ModelMotion?
    if abs(velocity) >= page.physics.minVelocity {
      // What goes back alone meanwhile is newer.
      let place = all.count
      flung = fling(velocity, from: start, axis, latch: latch, &page)
      if let flung { all.insert(flung, at: place) }
      turn(&page)
    }
    for node in chain.nodes where !(flung.map { willMove(node, $0, page) } ?? false) {
      settle(node, but: flung, &page)
    }
  }

  private func isBetweenPages(_ node: Int, _ page: ModelPage) -> Bool {
    page.nodes[node].node.isEnabled && page.nodes[node].pull == 0 && !page.isOnPage(node)
  }

  private func willMove(_ node: Int, _ motion: ModelMotion, _ page: ModelPage) -> Bool {
    var copy = page
    let chain = chain(of: motion, page).without(held)
    _ = copy.route(motion.total - motion.routed, chain, canPull: false)
    return copy.nodes[node].offset != page.nodes[node].offset
  }

  /// A node that nothing drives and that is left between its rests goes to one of them. Which way
  /// it went counts.
  mutating func settle(
    _ node: Int, goesForward: Bool? = nil, but flung: ModelMotion? = nil, _ page: inout ModelPage
  ) {
    let others = all.filter { $0.node != nil || flung == nil || $0.epoch != flung?.epoch }
    let isDriven =
      held.contains(node) || others.contains { path(of: $0, page).contains(node) }
    guard !isDriven, page.nodes[node].node.isEnabled else { return }
    if page.nodes[node].pull != 0 {
      all.append(bounce(node, 0, node, page))
      return
    }
    let goesForward = goesForward ?? (page.nodes[node].way >= 0)
    guard let rests = page.rests(of: node), !rests.isAtRest(page.nodes[node].offset),
      let snap = snap(node, 0, goesForward: goesForward, page)
    else { return }
    events.append("alone")
    all.append(snap)
    turn(&page)
  }

  /// The same for all nodes of a motion that is over.
  mutating func settleChain(
    of motion: ModelMotion, but decided: Int? = nil, _ page: inout ModelPage
  ) {
    for node in wholeChain(of: motion, page).nodes where node != decided { settle(node, &page) }
  }

  /// The chain with what a latch leaves out of it.
  func wholeChain(of motion: ModelMotion, _ page: ModelPage) -> ModelChain {
    page.chain(from: motion.start, motion.axis, motion.input)
  }

  /// What was stopped between its rests goes to one as soon as no finger is down. Who stopped it
  /// did not move it.
  mutating func settleLoose(_ page: inout ModelPage) {
    guard !isTouched else { return }
    let stopped = loose
    loose = []
    for node in stopped { settle(node, goesForward: true, &page) }
  }

  /// A spring brings a node back from its stretch; outward it is only as fast as the band has room.
  func bounce(_ node: Int, _ velocity: Double, _ start: Int, _ page: ModelPage) -> ModelMotion {
    let band = band(node, page)
    let stretch = band.stretch(page.nodes[node].pull)
    let isOutward = stretch == 0 || (stretch > 0) == (velocity > 0)
    let most =
      page.physics.spring.frequency * 2.718281828459045 * (band.length / 2 - abs(stretch))
    let velocity = isOutward ? min(max(velocity, -max(0, most)), max(0, most)) : velocity
    let spring = Spring(page.physics.spring, displacement: stretch, velocity: velocity)
    return ModelMotion(
      kind: .spring, curve: .spring(spring), start: start, axis: page.nodes[node].node.axis,
      node: node, epoch: time)
  }

  /// The way of one node to the rest that its velocity leads to; nil if it is there.
  func snap(
    _ node: Int, _ velocity: Double, goesForward: Bool, _ page: ModelPage
  ) -> ModelMotion? {
    let offset = page.nodes[node].offset
    let landing = offset + Fling(velocity: velocity, physics: page.physics).total
    let question = ModelRests.Question(
      start: offset, landing: landing, velocity: velocity, goesForward: goesForward)
    guard let target = page.rests(of: node)?.target(question), target != offset else { return nil }
    return way(of: node, to: target, velocity, .snap, page)
  }

  func way(
    of node: Int, to target: Double, _ velocity: Double, _ kind: MotionKind, _ page: ModelPage
  ) -> ModelMotion {
    let offset = page.nodes[node].offset
    let curve = ModelApproach(target - offset, velocity: velocity, page.physics, .page)
    var motion = ModelMotion(
      kind: kind, curve: .approach(curve), start: node, axis: page.nodes[node].node.axis,
      node: node, epoch: time)
    motion.routed = offset
    if page.nodes[node].node.pager != nil {
      motion.goals = [node: page.nearestPage(of: node, to: target)]
    }
    return motion
  }

  /// A decay through a chain, which ends where the node in which it ends is to rest. Nil if nothing
  /// is left of it for the chain. What was there first is the older.
  mutating func fling(
    _ velocity: Double, from start: Int, _ axis: Axis, latch: ModelLatch? = nil,
    at place: Int? = nil, _ page: inout ModelPage
  ) -> ModelMotion? {
    let decay = Fling(velocity: velocity, physics: page.physics)
    var motion = ModelMotion(
      kind: .fling, curve: .decay(decay), start: start, axis: axis, latch: latch,
      epoch: time)
    let newer = all[(place ?? all.count)...].flatMap { path(of: $0, page) }
    let chain = chain(of: motion, page).without(held + newer)
    guard !chain.links.isEmpty, abs(decay.total) > page.physics.rest else { return nil }
    guard aim(&motion, velocity, chain, &page) else { return nil }
    motion.goals = goals(of: motion, chain, page)
    return motion
  }

  /// Asks the node in which a curve ends where it rests. Whether anything is left of the curve.
  private mutating func aim(
    _ motion: inout ModelMotion, _ velocity: Double, _ chain: ModelChain, _ page: inout ModelPage
  ) -> Bool {
    var copy = page
    copy.lastMoved = nil
    let left = copy.route(motion.total, chain, canPull: false).unconsumed
    guard let node = copy.lastMoved, let rests = page.rests(of: node) else { return true }
    motion.decided = node
    let (offset, end) = (page.nodes[node].offset, copy.nodes[node].offset)
    // What the chain leaves would have gone on in the node, had it the room.
    let question = ModelRests.Question(
      start: offset, landing: end + page.logical(left, node),
      velocity: page.logical(velocity, node), goesForward: page.nodes[node].way >= 0)
    guard let target = rests.target(question), target != end else { return true }
    events.append("aimed")
    let others = motion.total - left - page.logical(end - offset, node)
    let distance = motion.total - left - page.logical(end - target, node)
    let isThere = abs(target - offset) < 1e-9
    if isThere, abs(others) <= page.physics.rest { return false }
    if page.logical(target - offset, node) * velocity < 0, !isThere {
      // Against the curve the node goes alone, and the curve ends with the others.
      events.append("back")
      all.append(way(of: node, to: target, page.logical(velocity, node), .snap, page))
      guard abs(others) > page.physics.rest else { return false }
      motion.curve = .approach(ModelApproach(others, velocity: velocity, page.physics, .fling))
      return true
    }
    if !leads(distance, chain, page, node, target) {
      open.append("who goes the way of a curve that would end elsewhere in another node")
    }
    guard distance * velocity > 0 else { return false }
    motion.target = target
    motion.curve = .approach(ModelApproach(distance, velocity: velocity, page.physics, .fling))
    return true
  }

  func leads(
    _ distance: Double, _ chain: ModelChain, _ page: ModelPage, _ node: Int, _ target: Double
  ) -> Bool {
    var copy = page
    _ = copy.route(distance, chain, canPull: false)
    return abs(copy.nodes[node].offset - target) < 1e-9
  }

  func goals(of motion: ModelMotion, _ chain: ModelChain, _ page: ModelPage) -> [Int: Int] {
    let pagers = chain.nodes.filter { page.nodes[$0].node.pager != nil }
    var copy = page
    _ = copy.route(motion.total, chain, canPull: false)
    let goals = pagers.map { ($0, page.nearestPage(of: $0, to: copy.nodes[$0].offset)) }
    return Dictionary(uniqueKeysWithValues: goals)
  }
}
