extension ScrollEngine {
  /// A wheel or trackpad turns over a node.
  ///
  /// Without a phase a delta is a notch: it is routed at once on its larger axis, stretches
  /// nothing, and 0.1 s without another lets go. With phases the deltas of fingers on a pad stretch
  /// as a finger does, and the system's momentum counts as a fling.
  /// - Parameters:
  ///   - delta: in points, scroll sign.
  ///   - latch: what keeps a run of deltas to the nodes that it moved first; it outlives the run
  ///     for `latchPause` seconds after its node last moved.
  ///   - isFree: both axes count.
  ///   - isSmooth: notches add up to the target of a spring, whose positions are routed.
  public mutating func wheel(
    _ node: NodeID, by delta: Vector, time: Double, phase: WheelPhase? = nil,
    latch: Latch? = nil, latchPause: Double = 0.1, free isFree: Bool = false,
    smooth isSmooth: Bool = false
  ) {
    beginCall()
    run(until: moment(time))
    defer { endCall() }
    guard delta.x.isFinite, delta.y.isFinite else { return report.droppedInputs += 1 }
    let says = phase != nil && phase != .changed && phase != .momentum
    guard let ref = tree.find(node) ?? wheelNode(phase) ?? reach(node), says || delta != .zero
    else { return }
    let delta = Vector(x: delta.x.asLength, y: delta.y.asLength)
    let latchPause = latchPause.isFinite ? Swift.max(0, latchPause) : 0.1
    switch phase {
    case nil:
      turnNotch(ref, delta, latch, latchPause, isFree: isFree, isSmooth: isSmooth)
    case .began:
      beginWheel(ref, latch, latchPause, isPhased: true, isFree: isFree)
      holdByWheel()
      turnPad(delta)
    case .changed:
      if !wheels.isActive || !wheels.isHeld || wheels.start != ref {
        beginWheel(ref, latch, latchPause, isPhased: true, isFree: isFree)
        holdByWheel()
      }
      turnPad(delta)
    case .ended:
      guard wheels.isActive, wheels.isHeld else { return }
      turnPad(delta, isLast: true)
      releaseWheel()
    case .momentum: carry(ref, delta, latch, latchPause)
    case .momentumEnded:
      if wheels.isActive { settleWheel() }
    }
  }

  /// A run whose node was removed goes on with what is above, whatever the host calls it.
  private func wheelNode(_ phase: WheelPhase?) -> Ref? {
    guard let phase, phase != .began, wheels.isActive, !wheels.start.isNone else { return nil }
    return wheels.start
  }

  // A run

  private mutating func beginWheel(
    _ ref: Ref, _ latch: Latch?, _ latchPause: Double, isPhased: Bool, isFree: Bool,
    input: Inputs = .wheel
  ) {
    endWheel()
    let old = wheels.vertical.latch
    let keepsLatch =
      old.mode == latch && !old.node.isNone && time - wheels.movedTime <= latchPause
      && tree[old.node].flags.contains(.alive)
    wheels.isActive = true
    wheels.isHeld = false
    wheels.driver = isPhased ? nextDriver() : .max
    wheels.isPhased = isPhased
    wheels.isFree = isFree
    wheels.axis = nil
    wheels.start = ref
    wheels.lastTime = time
    wheels.latchPause = latchPause
    wheels.caught = PerAxis(false)
    wheels.bounced = PerAxis(false)
    wheels.sum = .zero
    wheels.tracker.reset()
    wheels.tracker.add(time: time, position: Point(x: 0, y: 0))
    for axis in Axis.allCases {
      wheels[route: axis].restart(
        at: ref, along: axis, area: .content, input: input, driver: wheels.driver, latch: latch)
      if keepsLatch { wheels[route: axis].latch = old }
      tree.compile(&wheels[route: axis])
    }
    touch(ref)
  }

  /// Fingers come down on a pad: they take over what moves, as a finger does.
  private mutating func holdByWheel() {
    wheels.driver = nextFinger()
    for axis in Axis.allCases {
      wheels[route: axis].driver = wheels.driver
      wheels[route: axis].epoch = 0
    }
    let last = firstToRelease(wheels.horizontal, wheels.vertical)
    catchByWheel(last.cross)
    catchByWheel(last)
    wheels.isHeld = true
    stampDrivers()
  }

  private mutating func catchByWheel(_ axis: Axis) {
    wheels.caught[axis] = interruptByWheel(axis)
  }

  @discardableResult
  private mutating func interruptByWheel(_ axis: Axis) -> Bool {
    tree.compile(&wheels[route: axis])
    var route = Route()
    swap(&route, &wheels[route: axis])
    let caught = interruptMotions(along: route)
    swap(&route, &wheels[route: axis])
    tree.compile(&wheels[route: axis])
    return caught
  }

  private mutating func turn(_ delta: Double, along axis: Axis, pulls: Bool) -> Delivery {
    tree.compile(&wheels[route: axis])
    let delivery = tree.route(
      delta, along: &wheels[route: axis], pulls: pulls, explains: explains, into: &report)
    let latch = wheels[route: axis].latch
    if delivery.left != delta { wheels.movedTime = time }
    if latch != wheels[route: axis.cross].latch {
      wheels[route: axis.cross].latch = latch
      wheels[route: axis.cross].epoch = 0
    }
    return delivery
  }

  private mutating func turnAndConclude(_ delta: Double, along axis: Axis, pulls: Bool) {
    guard delta != 0 else { return }
    let delivery = turn(delta, along: axis, pulls: pulls)
    conclude(delivery, of: delta, along: wheels[route: axis])
  }

  /// Deltas on both axes at once are latched to the inner of the nodes they would move.
  private mutating func latchInner(_ delta: Vector) {
    guard wheels.vertical.latch.mode != nil, wheels.vertical.latch.node.isNone else { return }
    for axis in Axis.allCases { tree.compile(&wheels[route: axis]) }
    guard
      let inner = tree.firstMover(
        of: delta, horizontal: wheels.horizontal, vertical: wheels.vertical)
    else { return }
    for axis in Axis.allCases { wheels[route: axis].keep(to: inner) }
  }

  // Notches

  private mutating func turnNotch(
    _ ref: Ref, _ delta: Vector, _ latch: Latch?, _ latchPause: Double, isFree: Bool,
    isSmooth: Bool
  ) {
    let goesOn =
      wheels.isActive && !wheels.isPhased && wheels.start == ref
      && wheels.vertical.latch.mode == latch
    if !goesOn { beginWheel(ref, latch, latchPause, isPhased: false, isFree: isFree) }
    wheels.lastTime = time
    if isFree { latchInner(delta) }
    let larger: Axis = Swift.abs(delta.x) > Swift.abs(delta.y) ? .horizontal : .vertical
    for axis in Axis.allCases where isFree || axis == larger {
      guard delta[axis] != 0 else { continue }
      if isSmooth {
        smooth(delta[axis], along: axis)
      } else {
        interruptByWheel(axis)
        turnAndConclude(delta[axis], along: axis, pulls: false)
      }
    }
  }

  /// Adds a notch to what is still to come of those before it.
  private mutating func smooth(_ delta: Double, along axis: Axis) {
    var distance = delta
    var velocity = 0.0
    for at in motions.indices where motions[at].isActive && motions[at].isSmooth {
      guard motions[at].axis == axis, motions[at].route.start == wheels.start else { continue }
      distance += motions[at].total - motions[at].routed
      velocity = motions[at].velocity(at: time)
      becomeWay(at, distance: distance, velocity: velocity)
      return
    }
    interruptByWheel(axis)
    if wheels.vertical.latch.mode != nil, wheels.vertical.latch.node.isNone,
      let first = tree.firstMover(of: delta, along: wheels[route: axis])
    {
      for axis in Axis.allCases { wheels[route: axis].keep(to: first) }
      wheels.movedTime = time
      tree.compile(&wheels[route: axis])
    }
    let at = newMotion(.command, along: axis)
    motions[at].route.follow(
      wheels[route: axis], input: .wheel, driver: motions[at].driver)
    motions[at].isSmooth = true
    motions[at].looksAhead = true
    stampDrivers()
    becomeWay(at, distance: distance, velocity: velocity)
  }

  // Fingers on a pad

  /// Nothing of a pad's deltas is withheld: once its axis is decided, or at the end, all that it
  /// asked for on the axis is routed.
  private mutating func turnPad(_ delta: Vector, isLast: Bool = false) {
    wheels.sum.x += delta.x
    wheels.sum.y += delta.y
    if delta != .zero || !isLast {
      wheels.lastTime = time
      wheels.tracker.add(time: time, position: Point(x: -wheels.sum.x, y: -wheels.sum.y))
    }
    var now = delta
    if wheels.axis == nil {
      guard decidePad(isLast: isLast) else { return }
      now = wheels.sum
    }
    if wheels.isFree { latchInner(now) }
    for axis in Axis.allCases where wheels.isFree || axis == wheels.axis {
      turnAndConclude(now[axis], along: axis, pulls: true)
    }
  }

  private mutating func decidePad(isLast: Bool) -> Bool {
    for axis in Axis.allCases { tree.compile(&wheels[route: axis]) }
    let slops = Vector(
      x: isLast || wheels.caught.horizontal ? 0 : slop,
      y: isLast || wheels.caught.vertical ? 0 : slop
    )
    let axis = AxisLock.decide(
      wheels.sum, slop: slops, hasHorizontal: wheels.horizontal.isChain,
      hasVertical: wheels.vertical.isChain)
    guard let axis else { return false }
    wheels.axis = axis
    stampDrivers()
    compilePointers()
    guard !wheels.isFree else { return true }
    if wheels.caught[axis.cross] || isStretched(along: wheels[route: axis.cross]) {
      letGoOfWheel(axis.cross, velocity: 0)
    }
    return true
  }

  /// Fingers leave the pad: what they held is let go with the velocity they had.
  private mutating func releaseWheel() {
    let velocity = wheels.tracker.velocity(endedAt: time, by: velocityEstimator)
    wheels.isHeld = false
    wheels.isActive = false
    stampDrivers()
    compilePointers()
    let first = firstToRelease(wheels.horizontal, wheels.vertical)
    letGoOfWheel(first, velocity)
    letGoOfWheel(first.cross, velocity)
  }

  private mutating func letGoOfWheel(_ axis: Axis, _ velocity: Vector) {
    let counts = wheels.axis != nil && (wheels.isFree || axis == wheels.axis)
    letGoOfWheel(axis, velocity: counts ? velocity[axis] : 0)
  }

  private mutating func letGoOfWheel(_ axis: Axis, velocity: Double) {
    var route = Route()
    swap(&route, &wheels[route: axis])
    release(&route, velocity: velocity)
    swap(&route, &wheels[route: axis])
  }

  // Momentum of the system's own

  /// Momentum is routed as it comes, into no pager. What it leaves at an edge with an effect
  /// stretches once and starts the bounce; the rest of it is left there, also once that is over:
  /// its tail would bounce again and again.
  private mutating func carry(
    _ ref: Ref, _ delta: Vector, _ latch: Latch?, _ latchPause: Double
  ) {
    let goesOn = wheels.isActive && wheels.isPhased && !wheels.isHeld && wheels.start == ref
    if !goesOn {
      beginWheel(ref, latch, latchPause, isPhased: true, isFree: true, input: .fling)
      for axis in Axis.allCases {
        wheels[route: axis].isMomentum = true
        wheels[route: axis].epoch = 0
      }
    }
    let pause = time - wheels.lastTime
    wheels.lastTime = time
    for axis in Axis.allCases where delta[axis] != 0 {
      tree.compile(&wheels[route: axis])
      if isBouncing(along: wheels[route: axis]) {
        if isStretched(along: wheels[route: axis]) { wheels.bounced[axis] = true }
        let order = delta[axis] > 0 ? wheels[route: axis].forward : wheels[route: axis].backward
        report.leave(
          delta[axis], along: axis, at: tree.id(ifAny: order.last))
        continue
      }
      interruptByWheel(axis)
      let pulls = !wheels.bounced[axis]
      let delivery = turn(delta[axis], along: axis, pulls: pulls)
      conclude(delivery, of: delta[axis], along: wheels[route: axis])
      let velocity = pause > 0 && pause < 0.1 ? delta[axis] / pause : 0
      for link in wheels[route: axis].links where tree[link.ref].pull != 0 && !isDriven(link.ref) {
        wheels.bounced[axis] = true
        let slope = tree.rubberBand(of: link.ref, physics: physics).slope(tree[link.ref].pull)
        startSpring(
          link.ref, velocity: handedOver(velocity) * link.sign * slope, along: wheels[route: axis])
      }
    }
  }

  /// Whether a node of the chain springs back or snaps.
  private func isBouncing(along route: Route) -> Bool {
    for motion in motions where motion.isActive && !motion.movesChain && motion.kind != .command {
      // The chain itself leaves out what another motion moves.
      for link in route.links where !link.isBarred && link.ref == motion.node { return true }
    }
    return false
  }

  func isStretched(along route: Route) -> Bool {
    for link in route.links where tree[link.ref].pull != 0 { return true }
    return false
  }

  // Its end

  /// A run is over: what it left between rests goes on the way it went.
  mutating func settleWheel() {
    wheels.isActive = false
    if wheels.isHeld {
      wheels.isHeld = false
      stampDrivers()
      compilePointers()
    }
    let first = firstToRelease(wheels.horizontal, wheels.vertical)
    settleWheel(first)
    settleWheel(first.cross)
  }

  private mutating func settleWheel(_ axis: Axis) {
    var route = Route()
    swap(&route, &wheels[route: axis])
    if wheels.isPhased { release(&route, velocity: 0) } else { releaseAhead(&route) }
    swap(&route, &wheels[route: axis])
  }

  /// A newer input ends a run.
  mutating func endWheel() {
    if wheels.isActive { settleWheel() }
  }
}
