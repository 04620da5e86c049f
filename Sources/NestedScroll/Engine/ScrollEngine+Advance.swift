extension ScrollEngine {
  /// Moves everything on to a time, in seconds. A time that is not later, or no time, does
  /// nothing.
  /// - Complexity: O(depth) for each motion and each of its ends on the way; allocates nothing.
  public mutating func advance(to time: Double) {
    report.removeAll()
    guard time.isFinite else {
      report.droppedInputs += 1
      return
    }
    guard time > self.time else { return }
    run(until: time)
    endCall()
  }

  /// Moves everything on until nothing moves, at most `limit` seconds. The clock goes on to when
  /// the last motion ended.
  public mutating func settle(limit: Double = 60) {
    report.removeAll()
    let end = time + Swift.max(0, limit.isFinite ? limit : 60)
    var turns = 0
    while isMoving || wheels.isWaiting, turns < 100_000 {
      turns += 1
      guard let next = nextEventTime(), next <= end else {
        run(until: end)
        break
      }
      run(until: next, evenNow: true)
      endCall()
    }
    endCall()
  }

  /// Whether anything moves by itself.
  public var isMoving: Bool {
    for at in motions.indices where motions[at].isActive { return true }
    return false
  }

  private mutating func nextEventTime() -> Double? {
    foresee()
    var next: Double?
    for at in motions.indices where motions[at].isActive {
      next = Swift.min(next ?? .infinity, motions[at].eventTime)
    }
    if let pause = wheels.pauseTime { next = Swift.min(next ?? .infinity, pause) }
    return next
  }

  /// Goes from one end of a motion to the next in the order of time, then on to the end.
  ///
  /// What is due but has no time to happen in waits, unless `evenNow`: nothing that is shown changes
  /// while no time passes.
  mutating func run(until end: Double, evenNow: Bool = false) {
    guard end > time || evenNow else { return }
    var turns = 0
    while turns < 10_000, let event = nextEvent(before: end) {
      turns += 1
      let at = Swift.max(time, event.time)
      moveAll(to: at, but: event.motion)
      time = at
      if event.motion < 0 { settleWheel() } else { handleEvent(of: event.motion) }
      if !loose.isEmpty { settleLoose() }
      if !unsettled.isEmpty { settlePagers() }
    }
    moveAll(to: end, but: -1)
    time = end
  }

  private mutating func nextEvent(before end: Double) -> (time: Double, motion: Int)? {
    foresee()
    var found: (time: Double, motion: Int)?
    if let pause = wheels.pauseTime, pause <= end { found = (pause, -1) }
    for at in motions.indices where motions[at].isActive && motions[at].eventTime <= end {
      if found.map({ motions[at].eventTime < $0.time }) ?? true {
        found = (motions[at].eventTime, at)
      }
    }
    return found
  }

  /// Finds out when each motion comes to its next end, where that may have changed.
  mutating func foresee() {
    for at in motions.indices where motions[at].isActive {
      if motions[at].version != version || motions[at].treeEpoch != tree.epoch { foresee(at) }
    }
  }

  /// A curve that ends where it begins, at the end of its chain, goes over into what follows at once.
  mutating func handleDueHits() {
    foresee()
    for at in motions.indices where motions[at].isActive && motions[at].eventTime <= time {
      if case .hit(let distance, let isPin) = motions[at].event {
        hit(at, distance: distance, isPin: isPin)
      }
    }
    // One that is over leaves the others what it took from them.
    foresee()
  }

  private mutating func moveAll(to now: Double, but skipped: Int) {
    for at in motions.indices where motions[at].isActive && at != skipped { move(at, to: now) }
  }

  /// Brings what a motion moves to where it is at a time.
  private mutating func move(_ at: Int, to now: Double) {
    switch motions[at].curve {
    case .spring(let spring):
      let ref = motions[at].node
      let band = tree.rubberBand(of: ref, physics: physics)
      stretch(ref, to: band.pull(spring.displacement(at: now - motions[at].epoch)))
    case .decay, .approach:
      let position = motions[at].position(at: now)
      if motions[at].movesChain {
        moveChain(at, to: position, now)
      } else {
        place(motions[at].node, at: motions[at].routed + position)
      }
    }
  }

  /// Routes what of a curve has not been routed yet.
  private mutating func moveChain(_ at: Int, to position: Double, _ now: Double) {
    let delta = position - motions[at].routed
    guard delta != 0 else { return }
    tree.compile(&motions[at].route)
    if tree.pulledCount == 0, !explains, motions[at].route.isPlain(goingForward: delta > 0) {
      let stops =
        delta > 0 ? motions[at].route.forward.stops : motions[at].route.backward.stops
      _ = tree.routePlainly(delta, through: stops, along: motions[at].axis, into: &report)
      motions[at].routed = position
      return
    }
    let delivery = tree.route(
      delta, along: &motions[at].route, pulls: false, explains: explains, into: &report)
    motions[at].routed = position
    if delivery.left != delta { noteLatched(at, now) }
    if delivery.movedSpecial {
      for link in motions[at].route.links { notice(link.ref) }
    }
    // What consumers' code took was not foreseen: the chain ended earlier or later than thought.
    if delivery.left != 0, motions[at].isActive, Swift.abs(delivery.left) > physics.rest,
      motions[at].route.hasConnection
    {
      motions[at].event = .hit(distance: position - delivery.left, isPin: false)
      motions[at].eventTime = time
    }
  }

  /// What moves the node that a wheel's run is latched to keeps the latch.
  private mutating func noteLatched(_ at: Int, _ now: Double) {
    let latched = gestures[Gesture.ofWheel].vertical.latch.node
    if !latched.isNone, motions[at].route.latch.node == latched { wheels.movedTime = now }
  }

  private mutating func handleEvent(of at: Int) {
    switch motions[at].event {
    case .rest: rest(at)
    case .hit(let distance, let isPin): hit(at, distance: distance, isPin: isPin)
    case .crossing: cross(at)
    }
  }

  /// A motion has come to its end.
  private mutating func rest(_ at: Int) {
    let ref = motions[at].node
    switch motions[at].curve {
    case .spring:
      stretch(ref, to: 0)
      finish(at, .completed)
    case .decay, .approach:
      if motions[at].movesChain {
        finishChain(at)
        landExactly(at)
        finish(at, .completed)
        // The top is where it was sent, whether or not it rests there.
        if !motions[at].route.isToTop { settleChain(of: at) }
        return
      }
      place(ref, at: motions[at].routed + motions[at].total)
      // The curve may have ended before the event was handled by a page turn.
      guard motions[at].isActive else { return }
      finish(at, .completed)
      // A command is honoured as given.
      if motions[at].kind == .command { return }
    }
    // A consumer's rule is asked once for each time that its node is let go.
    if tree.traits(of: ref)?.landing != nil {
      motions[at].decided = ref
      return settleChain(of: at)
    }
    settleChain(of: at, after: ref)
  }

  /// Rounding may leave the node that a curve was retargeted for beside its rest: it lies on it.
  private mutating func landExactly(_ at: Int) {
    let target = motions[at].target
    guard motions[at].isActive, !motions[at].decided.isNone, target == target else { return }
    let slot = tree[motions[at].decided]
    if slot.pull == 0, slot.offset.isAt(target) {
      place(motions[at].decided, at: target)
    } else {
      // Something came between: it is let go once more.
      motions[at].decided = .none
    }
  }

  /// Routes the rest of a curve, so that the sum is the whole of it to the last bit.
  private mutating func finishChain(_ at: Int) {
    let total = motions[at].total
    let delta = total - motions[at].routed
    guard delta != 0 else { return }
    tree.compile(&motions[at].route)
    let delivery = tree.route(
      delta, along: &motions[at].route, pulls: false, explains: explains, into: &report)
    motions[at].routed = total
    if delivery.left != delta { noteLatched(at, time) }
    var route = Route()
    swap(&route, &motions[at].route)
    conclude(delivery, of: delta, along: route)
    swap(&route, &motions[at].route)
  }

  /// The chain ended before the curve: every node stands on its limit, and what is left becomes a
  /// spring on the node that owns the overscroll.
  private mutating func hit(_ at: Int, distance: Double, isPin: Bool) {
    let total = motions[at].total
    let velocity: Double
    if case .decay(let decay) = motions[at].curve {
      velocity = decay.velocity(atDistance: distance)
    } else {
      velocity = motions[at].velocity(at: time)
    }
    tree.compile(&motions[at].route)
    // As far as rounding could leave a node before the end of its way, which is where it stops.
    let reach = isPin ? distance + 4 * (total < 0 ? -total.ulp : total.ulp) : total
    let delta = reach - motions[at].routed
    motions[at].route.endsAtPins = isPin
    let delivery = tree.route(
      delta, along: &motions[at].route, pulls: false, explains: explains, into: &report)
    motions[at].route.endsAtPins = false
    motions[at].routed = total
    for link in motions[at].route.links where delivery.movedSpecial { notice(link.ref) }
    guard motions[at].isActive else { return }
    tree.compile(&motions[at].route)
    let isForward = total > 0
    if !isPin,
      let owner = tree.overscrollOwner(
        of: motions[at].route, goingForward: isForward, barredAt: delivery.barredAt)
    {
      becomeSpring(at, on: owner.ref, velocity: handedOver(velocity) * owner.sign)
      return
    }
    let order = isForward ? motions[at].route.forward : motions[at].route.backward
    let last = delivery.barredBy.isNone ? order.last : delivery.barredBy
    report.leave(total - distance, along: motions[at].axis, at: tree.id(ifAny: last))
    finish(at, .completed)
    motions[at].decided = .none
    settleChain(of: at)
  }

  /// A spring swings back over its edge: its velocity goes to the whole chain, or into the snap of
  /// a pager.
  private mutating func cross(_ at: Int) {
    let ref = motions[at].node
    let velocity = motions[at].velocity(at: time)
    stretch(ref, to: 0)
    if tree[ref].flags.contains(.isPager) {
      if let target = restTarget(of: ref, velocity: velocity, wentForward: velocity > 0) {
        becomeSnap(at, of: ref, to: target, velocity: velocity)
      } else {
        finish(at, .completed)
      }
    } else if !becomeFling(at, velocity: velocity * tree[ref].sign) {
      finish(at, .completed)
      settleChain(of: at)
    }
  }
}
