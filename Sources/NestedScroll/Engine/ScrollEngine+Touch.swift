extension ScrollEngine {
  /// A finger lands on a node.
  ///
  /// It ends the flings of the chains it lands on, and the bounces and snaps of their nodes, where
  /// they are shown at that time. A pointer that is down already is cancelled first.
  /// - Parameters:
  ///   - pointer: any number that tells one finger from another.
  ///   - position: where the finger is on the screen; y grows downwards.
  ///   - time: the touch's own time, in seconds.
  ///   - area: whether it lands on the node's own area, such as a header.
  ///   - isFree: both axes count, as on a map.
  ///   - latch: what keeps the gesture to the nodes that it moves first.
  /// - Complexity: O(depth), whatever the size of the tree.
  public mutating func touchBegan(
    _ pointer: Int = 0, on node: NodeID, at position: Point, time: Double,
    area: TouchArea = .content, free isFree: Bool = false, latch: Latch? = nil
  ) {
    beginCall()
    run(until: moment(time))
    defer { endCall() }
    if let old = place(ofPointer: pointer) { lift(old, velocity: .zero, cancelled: true) }
    guard let ref = reach(node) else { return }
    guard position.x.isFinite, position.y.isFinite else { return report.droppedInputs += 1 }
    endWheel()
    let at = freePointer()
    let driver = nextFinger()
    pointers[at].id = pointer
    pointers[at].driver = driver
    pointers[at].isFree = isFree
    pointers[at].axis = nil
    pointers[at].origin = position
    pointers[at].last = position
    pointers[at].isClaimed = false
    pointers[at].carried = .zero
    pointers[at].tracker.reset()
    pointers[at].tracker.add(time: self.time, position: position)
    touch(ref)
    for axis in Axis.allCases {
      pointers[at][route: axis].restart(
        at: ref, along: axis, area: area, input: .drag, driver: driver, latch: latch)
    }
    for axis in Axis.allCases {
      tree.compile(&pointers[at][route: axis])
    }
    // A pager that is stopped may be on its old page again, which ends what moves in the other: what
    // the finger holds of that is caught before.
    let last = firstToRelease(pointers[at].horizontal, pointers[at].vertical)
    catchMotions(at, last.cross)
    catchMotions(at, last)
    pointers[at].isActive = true
    stampDrivers()
  }

  /// Ends what moves on the chain a finger landed on. What it caught decides the slop.
  private mutating func catchMotions(_ at: Int, _ axis: Axis) {
    var route = Route()
    swap(&route, &pointers[at][route: axis])
    if physics.carry != .none { pointers[at].carried[axis] = flingVelocity(along: route) }
    let caught = interruptMotions(along: route)
    swap(&route, &pointers[at][route: axis])
    pointers[at].caught[axis] = caught
    if caught { pointers[at].isClaimed = true }
    tree.compile(&pointers[at][route: axis])
  }

  private func flingVelocity(along route: Route) -> Double {
    for motion in motions where motion.isActive && motion.kind == .fling {
      if sharesNode(motion, route) { return motion.velocity(at: time) }
    }
    return 0
  }

  /// A finger moves. Nothing moves under it until one component exceeds the slop; that much is cut
  /// off, and from then on its axis is locked.
  public mutating func touchMoved(_ pointer: Int = 0, to position: Point, time: Double) {
    beginCall()
    run(until: moment(time))
    defer { endCall() }
    guard let at = place(ofPointer: pointer) else { return }
    guard position.x.isFinite, position.y.isFinite else { return report.droppedInputs += 1 }
    pointers[at].tracker.add(time: self.time, position: position)
    var delta = Vector(
      x: pointers[at].last.x - position.x, y: pointers[at].last.y - position.y)
    pointers[at].last = position
    if !pointers[at].isDecided {
      guard let first = decide(at, position) else { return }
      delta = first
    }
    if pointers[at].isFree { latchInner(at, delta) }
    for axis in Axis.allCases where pointers[at].counts(axis) {
      drag(at, by: delta[axis], along: axis)
    }
  }

  /// Decides a gesture's axis, if its displacement exceeds the slop.
  /// - Returns: what is to be routed at once.
  private mutating func decide(_ at: Int, _ position: Point) -> Vector? {
    for axis in Axis.allCases {
      tree.compile(&pointers[at][route: axis])
      // Where nothing can move, or a newer finger holds what could, there is nothing to catch up on.
      if !pointers[at][route: axis].isChain { pointers[at].origin[axis] = position[axis] }
    }
    let origin = pointers[at].origin
    var displacement = Vector(x: origin.x - position.x, y: origin.y - position.y)
    let slops = Vector(
      x: pointers[at].caught.horizontal ? 0 : slop, y: pointers[at].caught.vertical ? 0 : slop)
    guard
      let axis = AxisLock.decide(
        displacement, slop: slops, hasHorizontal: pointers[at].horizontal.isChain,
        hasVertical: pointers[at].vertical.isChain)
    else { return nil }
    if !pointers[at].isFree {
      displacement[axis] -= displacement[axis] < 0 ? -slops[axis] : slops[axis]
    }
    lock(at, to: axis)
    return displacement
  }

  /// From now on one axis counts; what was caught on the other one settles, and so does a stretch
  /// there that was left to this finger by another.
  private mutating func lock(_ at: Int, to axis: Axis) {
    pointers[at].axis = axis
    pointers[at].isClaimed = true
    for axis in Axis.allCases {
      pointers[at][route: axis].touched = .none
      pointers[at][route: axis].epoch = 0
      tree.compile(&pointers[at][route: axis])
    }
    stampDrivers()
    guard !pointers[at].isFree else { return }
    if pointers[at].caught[axis.cross] || isStretched(along: pointers[at][route: axis.cross]) {
      letGo(at, axis.cross, velocity: 0)
    }
  }

  /// Routes what a finger asks for on one axis. Where a header touch goes through pages on its own
  /// axis it goes from one page to the next, since what comes after a page is another chain.
  private mutating func drag(_ at: Int, by delta: Double, along axis: Axis) {
    var left = delta.asLength
    var steps = 0
    while left != 0 {
      tree.compile(&pointers[at][route: axis])
      let step = steps < 1000 ? tree.pageStep(of: left, along: pointers[at][route: axis]) : left
      deliver(at, step, along: axis)
      left = step == left ? 0 : left - step
      steps += 1
    }
  }

  private mutating func deliver(_ at: Int, _ delta: Double, along axis: Axis) {
    let latched = pointers[at][route: axis].latch.node
    let delivery =
      axis == .vertical
      ? tree.route(
        delta, along: &pointers[at].vertical, pulls: true, explains: explains, into: &report)
      : tree.route(
        delta, along: &pointers[at].horizontal, pulls: true, explains: explains, into: &report)
    let latch = pointers[at][route: axis].latch
    if latch.node != latched { shareLatch(at, latch, from: axis) }
    guard delivery.left != 0 || delivery.movedSpecial else { return }
    conclude(delivery, of: delta, along: pointers[at][route: axis])
  }

  /// A gesture that moves both axes at once is latched to the inner of the nodes they would move.
  private mutating func latchInner(_ at: Int, _ delta: Vector) {
    guard pointers[at].vertical.latch.mode != nil, pointers[at].vertical.latch.node.isNone else {
      return
    }
    for axis in Axis.allCases { tree.compile(&pointers[at][route: axis]) }
    guard
      let inner = tree.firstMover(
        of: delta, horizontal: pointers[at].horizontal, vertical: pointers[at].vertical)
    else { return }
    for axis in Axis.allCases { pointers[at][route: axis].keep(to: inner) }
  }

  /// A gesture is latched on both axes.
  private mutating func shareLatch(_ at: Int, _ latch: LatchState, from axis: Axis) {
    pointers[at][route: axis.cross].latch = latch
    pointers[at][route: axis.cross].epoch = 0
  }

  /// A finger is lifted: what it held is let go with its velocity.
  /// - Parameter velocity: in points per second and scroll sign; nil: as measured. Where no axis
  ///   is decided yet, one that is given decides it.
  public mutating func touchEnded(
    _ pointer: Int = 0, time: Double, velocity: Vector? = nil
  ) {
    beginCall()
    run(until: moment(time))
    defer { endCall() }
    guard let at = place(ofPointer: pointer) else { return }
    var given = velocity
    if let some = velocity, !some.x.isFinite || !some.y.isFinite {
      report.droppedInputs += 1
      given = nil
    }
    if let given, !pointers[at].isDecided { decide(at, by: given) }
    let measured =
      given
      ?? pointers[at].tracker.velocity(
        endedAt: self.time, by: velocityEstimator)
    lift(at, velocity: measured, cancelled: false)
  }

  private mutating func decide(_ at: Int, by velocity: Vector) {
    for axis in Axis.allCases { tree.compile(&pointers[at][route: axis]) }
    let axis = AxisLock.decide(
      velocity, slop: .zero, hasHorizontal: pointers[at].horizontal.isChain,
      hasVertical: pointers[at].vertical.isChain)
    if let axis { lock(at, to: axis) }
  }

  /// A finger is taken away by the system: what it held settles without a velocity.
  public mutating func touchCancelled(_ pointer: Int = 0, time: Double) {
    beginCall()
    run(until: moment(time))
    defer { endCall() }
    guard let at = place(ofPointer: pointer) else { return }
    lift(at, velocity: .zero, cancelled: true)
  }

  /// Takes a finger off, and lets go of what it held on both axes.
  mutating func lift(_ at: Int, velocity: Vector, cancelled: Bool) {
    pointers[at].isActive = false
    stampDrivers()
    compilePointers()
    let first = firstToRelease(pointers[at].horizontal, pointers[at].vertical)
    letGo(at, first, velocity, cancelled: cancelled)
    letGo(at, first.cross, velocity, cancelled: cancelled)
  }

  private mutating func letGo(_ at: Int, _ axis: Axis, _ velocity: Vector, cancelled: Bool) {
    let counts = pointers[at].counts(axis) && !cancelled
    let own = counts ? velocity[axis] : 0
    letGo(at, axis, velocity: own + (counts ? carried(at, own, axis) : 0))
  }

  /// What a repeated fling takes over from the one it caught.
  private func carried(_ at: Int, _ velocity: Double, _ axis: Axis) -> Double {
    guard Swift.abs(velocity) >= physics.minVelocity else { return 0 }
    return physics.carry.added(to: velocity, left: pointers[at].carried[axis])
  }

  /// Fingers that are alone again hold what they share no longer.
  mutating func compilePointers() {
    for at in pointers.indices where pointers[at].isActive {
      for axis in Axis.allCases { tree.compile(&pointers[at][route: axis]) }
    }
  }

  private mutating func letGo(_ at: Int, _ axis: Axis, velocity: Double) {
    var route = Route()
    swap(&route, &pointers[at][route: axis])
    release(&route, velocity: velocity)
    swap(&route, &pointers[at][route: axis])
  }

  private func place(ofPointer id: Int) -> Int? {
    for at in pointers.indices where pointers[at].isActive && pointers[at].id == id { return at }
    return nil
  }

  private mutating func freePointer() -> Int {
    for at in pointers.indices where !pointers[at].isActive { return at }
    pointers.append(Pointer())
    return pointers.count - 1
  }

  /// The newest finger whose gesture has an axis.
  private var decidedPointer: Int? {
    var found: Int?
    for at in pointers.indices where pointers[at].isActive && pointers[at].isDecided {
      if found.map({ pointers[at].driver > pointers[$0].driver }) ?? true { found = at }
    }
    return found
  }

  /// The innermost node of the chain that the newest gesture was decided on; nil while none is.
  public var touchedScroller: NodeID? {
    guard let at = decidedPointer, let axis = pointers[at].axis else { return nil }
    let touched = pointers[at][route: axis].touched
    return tree.id(ifAny: touched)
  }

  /// A touch that is down caught a motion or passed the slop: the host gives no tap for it.
  public var isClaimed: Bool {
    for pointer in pointers where pointer.isActive && pointer.isClaimed { return true }
    return false
  }
}
