extension ScrollEngine {
  /// Lets go of what a gesture held or moved on one axis: stretched nodes spring back, a pager
  /// between pages takes the curve, else the chain flings; what is left between its rests goes to
  /// one.
  ///
  /// The velocity is physical, in points per second.
  mutating func release(_ route: inout Route, velocity: Double) {
    tree.compile(&route)
    var velocity = capped(velocity)
    if releaseStretched(route, velocity: velocity) { velocity = 0 }
    if releasePagers(route, velocity: velocity) { velocity = 0 }
    var fling = -1
    let isFast = Swift.abs(velocity) >= physics.minVelocity
    if isFast { fling = startFling(along: route, velocity: velocity) }
    // A fling has asked the rule of the node in which it ends.
    settleNodes(of: route, butMovedBy: fling, asks: !isFast || fling >= 0)
  }

  /// The axis to let go of first: the one whose pager stands between pages, since turning the page
  /// ends what moves in the page that is left.
  func firstToRelease(_ horizontal: Route, _ vertical: Route) -> Axis {
    turnsPage(vertical) && !turnsPage(horizontal) ? .vertical : .horizontal
  }

  private func turnsPage(_ route: Route) -> Bool {
    for link in route.links where !link.isBarred && tree[link.ref].flags.contains(.isPager) {
      if !tree.isAtRest(link.ref) { return true }
    }
    return false
  }

  /// A velocity within the limit that the physics set, if any; what it cuts off is reported.
  mutating func capped(_ velocity: Double) -> Double {
    guard let most = physics.maxVelocity, Swift.abs(velocity) > most else { return velocity }
    report.cappedVelocity += Swift.abs(velocity) - most
    return velocity < 0 ? -most : most
  }

  /// What a spring takes over of the velocity with which a fling comes to an edge; what is lost
  /// there is reported.
  mutating func handedOver(_ velocity: Double) -> Double {
    let handed = velocity * physics.spring.handover
    report.cappedVelocity += Swift.abs(velocity - handed)
    return handed
  }

  /// Starts the springs of what is stretched. The first takes the velocity, as it is shown.
  private mutating func releaseStretched(_ route: Route, velocity: Double) -> Bool {
    var left = velocity
    var any = false
    for link in route.links where !link.isBarred {
      guard !isDriven(link.ref) else { continue }
      // The height that a refresh opens does not change how fast it is shown to move.
      let pull = tree[link.ref].pull
      releaseRefresh(of: link.ref)
      if isDriven(link.ref) {
        // It is on its way to the height that is held open.
        any = true
        continue
      }
      guard tree[link.ref].pull != 0 else { continue }
      let slope = tree.rubberBand(of: link.ref, physics: physics).slope(pull)
      startSpring(link.ref, velocity: left * link.sign * slope, along: route)
      left = 0
      any = true
    }
    return any
  }

  /// Springs for what is stretched, and nothing else.
  mutating func releaseStretchedOnly(_ route: Route) {
    _ = releaseStretched(route, velocity: 0)
  }

  /// The outermost pager that stands between pages takes the whole curve, and so does one that is
  /// touched on its tab bar where it would move first.
  private mutating func releasePagers(_ route: Route, velocity: Double) -> Bool {
    let first =
      route.area == .header && velocity != 0 ? tree.firstMover(of: velocity, along: route) : nil
    for at in stride(from: route.links.count - 1, through: 0, by: -1) {
      let link = route.links[at]
      guard tree[link.ref].flags.contains(.isPager), !link.isBarred, !isDriven(link.ref),
        tree[link.ref].pull == 0, !tree.isAtRest(link.ref) || link.ref == first
      else { continue }
      let wentForward = went(link, along: route)
      let own = velocity * link.sign
      guard let target = restTarget(of: link.ref, velocity: own, wentForward: wentForward) else {
        if link.ref == first { return true }
        continue
      }
      startSnap(link.ref, to: target, velocity: own)
      return true
    }
    return false
  }

  /// Where a node rests if it is let go with a velocity of its own; nil: where it is.
  func restTarget(of ref: Ref, velocity: Double, wentForward: Bool) -> Double? {
    let start = tree[ref].offset
    let total = Fling(velocity: velocity, physics: physics).total
    let question = SnapQuestion(
      start: start, landing: start + total, velocity: velocity, wentForward: wentForward)
    guard let target = landing(of: ref, question), target != start else { return nil }
    return target
  }

  /// Takes every node of a gesture that is left between its rests to one of them, but those that
  /// a fling is about to move.
  mutating func settleNodes(
    of route: Route, butMovedBy fling: Int = -1, asks: Bool = false
  ) {
    for link in route.links where !link.isBarred {
      let hasMoved = tree[link.ref].offset != route.base(of: link.ref)
      settleAlone(
        link.ref, wentForward: went(link, along: route), butMovedBy: fling, asks: asks && hasMoved)
    }
    // Nodes that left the chain on the way: pages that were turned.
    for base in route.bases where !route.moves(base.ref) {
      settleAlone(base.ref, wentForward: tree[base.ref].offset >= base.offset)
    }
  }

  /// Takes one node to a rest if it is left between them and nobody drives it; with `asks` also to
  /// where a consumer's rule wants it.
  mutating func settleAlone(
    _ ref: Ref, wentForward: Bool, butMovedBy fling: Int = -1, asks: Bool = false
  ) {
    guard tree[ref].flags.contains(.alive) else { return }
    if tree[ref].pull != 0, !isDriven(ref, but: fling) { return startSpring(ref) }
    guard tree[ref].traits >= 0, tree[ref].pull == 0,
      !tree.isAtRest(ref) || asks && tree.traits(of: ref)?.landing != nil,
      !isDriven(ref, but: fling), fling < 0 || !willMove(ref, by: fling),
      let target = restTarget(of: ref, velocity: 0, wentForward: wentForward)
    else { return }
    startSnap(ref, to: target, velocity: 0)
  }

  /// Whether a motion through a chain has yet to move a node.
  private mutating func willMove(_ ref: Ref, by motion: Int) -> Bool {
    guard motions[motion].isActive else { return false }
    guard motions[motion].movesChain else { return motions[motion].node == ref }
    let left = motions[motion].total - motions[motion].routed
    _ = tree.project(left, along: &motions[motion].route, stopsAtPins: true)
    for (at, link) in motions[motion].route.links.enumerated() where link.ref == ref {
      return motions[motion].route.positions[at] != tree[ref].offset
    }
    return false
  }

  /// The same for every node of a motion's chain, once the motion is over; before that for the one
  /// node that it moved, if it did.
  mutating func settleChain(of at: Int, after ref: Ref = .none) {
    // What starts here leaves the chain alone.
    let outer = settling
    settling = at
    defer { settling = outer }
    if !ref.isNone { settleAlone(ref, wentForward: true) }
    for index in motions[at].route.links.indices {
      let link = motions[at].route.links[index]
      guard !link.isBarred, link.ref != motions[at].decided else { continue }
      if motions[at].looksAhead, tree[link.ref].pull == 0 {
        // What lies behind where it began does not draw it back.
        if !isDriven(link.ref), let target = restAhead(of: link, along: motions[at].route) {
          startSnap(link.ref, to: target, velocity: 0)
        }
        continue
      }
      settleAlone(link.ref, wentForward: went(link, along: motions[at].route))
    }
  }
}
