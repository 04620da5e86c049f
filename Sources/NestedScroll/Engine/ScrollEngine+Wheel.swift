extension ScrollEngine {
  /// A wheel or trackpad turns over a node.
  ///
  /// Without a phase a delta is a notch: it is routed at once on its larger axis, stretches
  /// nothing, and 0.1 s without another lets go. With phases the deltas of fingers on a pad stretch
  /// as a finger does, and the system's momentum counts as a fling.
  /// - Parameters:
  ///   - delta: in points, scroll sign.
  ///   - latch: what keeps a run of deltas to the nodes that it moved first; a run that
  ///     begins with the same latch up to `latchPause` seconds after its node last moved keeps it.
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
    let isNumber = delta.x.isFinite && delta.y.isFinite
    if !isNumber { report.droppedInputs += 1 }
    let delta = isNumber ? Vector(x: delta.x.asLength, y: delta.y.asLength) : .zero
    // A run ends whatever else is wrong.
    if phase == .ended || phase == .momentumEnded { return endRun(delta, phase) }
    guard isNumber, let ref = tree.find(node) ?? wheelNode(phase) ?? reach(node),
      phase == .began || delta != .zero
    else { return }
    let latchPause = latchPause.isFinite ? Swift.max(0, latchPause) : 0.1
    switch phase {
    case nil:
      turnNotch(ref, delta, latch, latchPause, isFree: isFree, isSmooth: isSmooth)
    case .began:
      beginPad(ref, latch, latchPause, isFree: isFree)
      turnPad(delta)
    case .momentum: carry(ref, delta, latch, latchPause)
    default:
      if !isPadHeld || wheels.start != ref { beginPad(ref, latch, latchPause, isFree: isFree) }
      turnPad(delta)
    }
  }

  /// A run with phases whose node was removed goes on with what is above, whatever the host calls it.
  private func wheelNode(_ phase: WheelPhase?) -> Ref? {
    guard let phase, phase != .began, wheels.isActive, !wheels.start.isNone else { return nil }
    return wheels.start
  }

  // A run

  private mutating func endRun(_ delta: Vector, _ phase: WheelPhase?) {
    guard phase == .ended else { return endWheel() }
    guard isPadHeld else { return }
    turnPad(delta, isLast: true)
    wheels.isActive = false
    lift(Gesture.ofWheel, velocity: measuredVelocity(of: Gesture.ofWheel), cancelled: false)
  }

  /// Begins a run: of notches, of fingers on a pad, or of momentum.
  private mutating func beginWheel(
    _ ref: Ref, _ latch: Latch?, _ latchPause: Double, _ phase: WheelPhase?, isFree: Bool
  ) {
    endWheel()
    let old = gestures[Gesture.ofWheel].vertical.latch
    let keepsLatch =
      old.mode == latch && !old.node.isNone && time - wheels.movedTime <= latchPause
      && tree[old.node].flags.contains(.alive)
    wheels.isActive = true
    wheels.isPhased = phase != nil
    wheels.start = ref
    wheels.lastTime = time
    wheels.bounced = PerAxis(false)
    let driver: UInt32 =
      switch phase {
      case nil: .max
      case .momentum: nextDriver()
      default: nextFinger()
      }
    begin(
      Gesture.ofWheel, on: ref, Point(x: 0, y: 0), area: .content,
      input: phase == .momentum ? .fling : .wheel, driver: driver, free: isFree,
      latch: keepsLatch ? old : LatchState(mode: latch))
  }

  // Notches

  private mutating func turnNotch(
    _ ref: Ref, _ delta: Vector, _ latch: Latch?, _ latchPause: Double, isFree: Bool,
    isSmooth: Bool
  ) {
    let goesOn =
      wheels.isActive && !wheels.isPhased && wheels.start == ref
      && gestures[Gesture.ofWheel].vertical.latch.mode == latch
    if !goesOn { beginWheel(ref, latch, latchPause, nil, isFree: isFree) }
    wheels.lastTime = time
    if isFree { latchInner(Gesture.ofWheel, delta) }
    let larger: Axis = Swift.abs(delta.x) > Swift.abs(delta.y) ? .horizontal : .vertical
    for axis in Axis.allCases where isFree || axis == larger {
      guard delta[axis] != 0 else { continue }
      if isSmooth {
        smooth(delta[axis], along: axis)
      } else {
        catchMotions(Gesture.ofWheel, axis)
        drag(Gesture.ofWheel, by: delta[axis], along: axis, pulls: false)
      }
    }
  }

  /// Adds a notch to what is still to come of those before it.
  private mutating func smooth(_ delta: Double, along axis: Axis) {
    let wheel = Gesture.ofWheel
    let mode = gestures[wheel].vertical.latch.mode
    var distance = delta
    var velocity = 0.0
    if let at = smoothMotion(along: axis) {
      distance += motions[at].total - motions[at].routed
      velocity = motions[at].velocity(at: time)
      if motions[at].route.latch.mode == mode {
        return becomeWay(at, distance: distance, velocity: velocity)
      }
    }
    catchMotions(wheel, axis)
    if mode != nil, gestures[wheel].vertical.latch.node.isNone,
      let first = tree.firstMover(of: delta, along: gestures[wheel][route: axis])
    {
      for axis in Axis.allCases { gestures[wheel][route: axis].keep(to: first) }
      wheels.movedTime = time
      tree.compile(&gestures[wheel][route: axis])
    }
    let at = newMotion(.command, along: axis)
    motions[at].route.follow(
      gestures[wheel][route: axis], input: .wheel, driver: motions[at].driver)
    motions[at].isSmooth = true
    motions[at].looksAhead = true
    stampDrivers()
    becomeWay(at, distance: distance, velocity: velocity)
  }

  /// The motion that notches before added up to.
  private func smoothMotion(along axis: Axis) -> Int? {
    for at in motions.indices where motions[at].isActive && motions[at].isSmooth {
      if motions[at].axis == axis, motions[at].route.start == wheels.start { return at }
    }
    return nil
  }

  // Fingers on a pad

  private var isPadHeld: Bool { gestures[Gesture.ofWheel].isHeld }

  /// Fingers come down on a pad: they take over what moves, as a finger does.
  private mutating func beginPad(
    _ ref: Ref, _ latch: Latch?, _ latchPause: Double, isFree: Bool
  ) {
    beginWheel(ref, latch, latchPause, .began, isFree: isFree)
    hold(Gesture.ofWheel)
  }

  /// Nothing of a pad's deltas is withheld: once its axis is decided, or at the end, all that it
  /// asked for on the axis is routed.
  private mutating func turnPad(_ delta: Vector, isLast: Bool = false) {
    let wheel = Gesture.ofWheel
    gestures[wheel].last.x -= delta.x
    gestures[wheel].last.y -= delta.y
    if delta != .zero || !isLast {
      wheels.lastTime = time
      gestures[wheel].tracker.add(time: time, position: gestures[wheel].last)
    }
    if gestures[wheel].isDecided { return move(wheel, by: delta) }
    let way = displacement(of: wheel)
    guard let axis = axis(of: way, beyond: isLast ? .zero : slops(of: wheel), wheel) else { return }
    lock(wheel, to: axis)
    move(wheel, by: way)
  }

  // Momentum of the system's own

  /// Momentum is routed as it comes, into no pager. What it leaves at an edge with an effect
  /// stretches once and starts the bounce; the rest of it is left there, also once that is over:
  /// its tail would bounce again and again.
  private mutating func carry(
    _ ref: Ref, _ delta: Vector, _ latch: Latch?, _ latchPause: Double
  ) {
    let wheel = Gesture.ofWheel
    let goesOn = wheels.isActive && wheels.isPhased && !isPadHeld && wheels.start == ref
    if !goesOn {
      beginWheel(ref, latch, latchPause, .momentum, isFree: true)
      for axis in Axis.allCases {
        gestures[wheel][route: axis].isMomentum = true
        gestures[wheel][route: axis].epoch = 0
      }
    }
    let pause = time - wheels.lastTime
    wheels.lastTime = time
    latchInner(wheel, delta)
    for axis in Axis.allCases where delta[axis] != 0 {
      tree.compile(&gestures[wheel][route: axis])
      let route = gestures[wheel][route: axis]
      if isBouncing(along: route) {
        if isStretched(along: route) { wheels.bounced[axis] = true }
        let order = delta[axis] > 0 ? route.forward : route.backward
        report.leave(delta[axis], along: axis, at: tree.id(ifAny: order.last))
        continue
      }
      catchMotions(wheel, axis)
      drag(wheel, by: delta[axis], along: axis, pulls: !wheels.bounced[axis])
      let velocity = pause > 0 && pause < 0.1 ? delta[axis] / pause : 0
      bounce(velocity, along: gestures[wheel][route: axis])
    }
  }

  /// What momentum has stretched springs back with the velocity that it had.
  private mutating func bounce(_ velocity: Double, along route: Route) {
    for link in route.links where tree[link.ref].pull != 0 && !isDriven(link.ref) {
      wheels.bounced[route.axis] = true
      let slope = tree.rubberBand(of: link.ref, physics: physics).slope(tree[link.ref].pull)
      startSpring(link.ref, velocity: handedOver(velocity) * link.sign * slope, along: route)
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

  // Its end

  /// A run is over: what it left between rests goes on the way it went.
  mutating func settleWheel() {
    wheels.isActive = false
    let wheel = Gesture.ofWheel
    if wheels.isPhased { return lift(wheel, velocity: .zero, cancelled: true) }
    let first = firstToRelease(gestures[wheel].horizontal, gestures[wheel].vertical)
    settleNotches(first)
    settleNotches(first.cross)
  }

  private mutating func settleNotches(_ axis: Axis) {
    var route = Route()
    swap(&route, &gestures[Gesture.ofWheel][route: axis])
    releaseAhead(&route)
    swap(&route, &gestures[Gesture.ofWheel][route: axis])
  }

  /// A newer input ends a run.
  mutating func endWheel() {
    if wheels.isActive { settleWheel() }
  }
}
