/// What a finger and the fingers on a pad have in common: they catch what moves, their axis is decided,
/// their way is routed, and they let go. Notches and momentum use some of it, and hold nothing.
extension ScrollEngine {
  /// Begins a gesture on a node, in the arrays of an old one.
  mutating func begin(
    _ at: Int, on ref: Ref, _ position: Point, area: TouchArea, input: Inputs, driver: UInt32,
    free isFree: Bool, latch: LatchState
  ) {
    gestures[at].isHeld = false
    gestures[at].driver = driver
    gestures[at].isFree = isFree
    gestures[at].axis = nil
    gestures[at].origin = position
    gestures[at].last = position
    gestures[at].caught = PerAxis(false)
    gestures[at].isClaimed = false
    gestures[at].tracker.reset()
    gestures[at].tracker.add(time: time, position: position)
    touch(ref)
    for axis in Axis.allCases {
      gestures[at][route: axis].restart(
        at: ref, along: axis, area: area, input: input, driver: driver, latch: latch)
    }
    for axis in Axis.allCases {
      tree.compile(&gestures[at][route: axis])
    }
  }

  /// Takes over what moves on the chains of a gesture.
  mutating func hold(_ at: Int) {
    // A pager that is stopped may be on its old page again, which ends what moves in the other: what
    // the finger holds of that is caught before.
    let last = firstToRelease(gestures[at].horizontal, gestures[at].vertical)
    catchMotions(at, last.cross)
    catchMotions(at, last)
    gestures[at].isHeld = true
    stampDrivers()
  }

  /// Ends what moves on the chain of an axis. What a gesture caught decides its slop.
  mutating func catchMotions(_ at: Int, _ axis: Axis) {
    tree.compile(&gestures[at][route: axis])
    var route = Route()
    swap(&route, &gestures[at][route: axis])
    if gestures[at].finger != nil {
      gestures[at].carried[axis] = flingVelocity(along: route)
    }
    let caught = interruptMotions(along: route)
    swap(&route, &gestures[at][route: axis])
    gestures[at].caught[axis] = caught
    if caught { gestures[at].isClaimed = true }
    tree.compile(&gestures[at][route: axis])
  }

  private func flingVelocity(along route: Route) -> Double {
    for motion in motions where motion.isActive && motion.kind == .fling {
      if sharesNode(motion, route) { return motion.velocity(at: time) }
    }
    return 0
  }

  // Its axis

  /// How far a gesture has gone while nothing is decided. Where nothing can move, or a newer one holds
  /// what could, there is nothing to catch up on.
  mutating func displacement(of at: Int) -> Vector {
    for axis in Axis.allCases {
      tree.compile(&gestures[at][route: axis])
      if !gestures[at][route: axis].isChain {
        gestures[at].origin[axis] = gestures[at].last[axis]
      }
    }
    let (origin, last) = (gestures[at].origin, gestures[at].last)
    return Vector(x: origin.x - last.x, y: origin.y - last.y)
  }

  /// How far a gesture must go on each axis: nowhere where it caught a motion.
  func slops(of at: Int) -> Vector {
    Vector(
      x: gestures[at].caught.horizontal ? 0 : slop, y: gestures[at].caught.vertical ? 0 : slop)
  }

  /// The axis that a displacement or a velocity decides, if any.
  mutating func axis(of way: Vector, beyond slops: Vector, _ at: Int) -> Axis? {
    for axis in Axis.allCases { tree.compile(&gestures[at][route: axis]) }
    return AxisLock.decide(
      way, slop: slops, hasHorizontal: gestures[at].horizontal.isChain,
      hasVertical: gestures[at].vertical.isChain)
  }

  /// From now on one axis counts; what was caught on the other one settles, and so does a stretch
  /// there that was left to this gesture by another.
  mutating func lock(_ at: Int, to axis: Axis) {
    gestures[at].axis = axis
    gestures[at].isClaimed = true
    for axis in Axis.allCases {
      gestures[at][route: axis].touched = .none
      gestures[at][route: axis].epoch = 0
      tree.compile(&gestures[at][route: axis])
    }
    stampDrivers()
    compileHeld()
    guard !gestures[at].isFree else { return }
    if gestures[at].caught[axis.cross] || isStretched(along: gestures[at][route: axis.cross]) {
      letGo(at, axis.cross, velocity: 0)
    }
  }

  func isStretched(along route: Route) -> Bool {
    for link in route.links where tree[link.ref].pull != 0 { return true }
    return false
  }

  // Its way

  /// Routes what a gesture asks for on the axes that count.
  mutating func move(_ at: Int, by delta: Vector) {
    let latched = gestures[at].vertical.latch.node
    if gestures[at].isFree { latchInner(at, delta) }
    for axis in Axis.allCases where gestures[at].counts(axis) {
      drag(at, by: delta[axis], along: axis)
    }
    guard gestures[at].vertical.latch.node != latched else { return }
    // What the latch leaves out is free for others.
    for axis in Axis.allCases { tree.compile(&gestures[at][route: axis]) }
    stampDrivers()
    compileHeld()
  }

  /// Routes what a gesture asks for on one axis. Where a header touch goes through pages on its own
  /// axis it goes from one page to the next, since what comes after a page is another chain.
  mutating func drag(_ at: Int, by delta: Double, along axis: Axis, pulls: Bool = true) {
    var left = delta.asLength
    var steps = 0
    while left != 0 {
      tree.compile(&gestures[at][route: axis])
      let step = steps < 1000 ? tree.pageStep(of: left, along: gestures[at][route: axis]) : left
      deliver(at, step, along: axis, pulls: pulls)
      left = step == left ? 0 : left - step
      steps += 1
    }
  }

  private mutating func deliver(_ at: Int, _ delta: Double, along axis: Axis, pulls: Bool) {
    let latched = gestures[at][route: axis].latch.node
    let delivery =
      axis == .vertical
      ? tree.route(
        delta, along: &gestures[at].vertical, pulls: pulls, explains: explains, into: &report)
      : tree.route(
        delta, along: &gestures[at].horizontal, pulls: pulls, explains: explains, into: &report)
    if at == Gesture.ofWheel, delivery.left != delta { wheels.movedTime = time }
    let latch = gestures[at][route: axis].latch
    if latch.node != latched { shareLatch(at, latch, from: axis) }
    guard delivery.left != 0 || delivery.movedSpecial else { return }
    conclude(delivery, of: delta, along: gestures[at][route: axis])
  }

  /// A gesture that moves both axes at once is latched to the inner of the nodes they would move.
  mutating func latchInner(_ at: Int, _ delta: Vector) {
    guard gestures[at].vertical.latch.mode != nil, gestures[at].vertical.latch.node.isNone else {
      return
    }
    for axis in Axis.allCases { tree.compile(&gestures[at][route: axis]) }
    guard
      let inner = tree.firstMover(
        of: delta, horizontal: gestures[at].horizontal, vertical: gestures[at].vertical)
    else { return }
    for axis in Axis.allCases { gestures[at][route: axis].keep(to: inner) }
  }

  /// A gesture is latched on both axes.
  private mutating func shareLatch(_ at: Int, _ latch: LatchState, from axis: Axis) {
    gestures[at][route: axis.cross].latch = latch
    gestures[at][route: axis.cross].epoch = 0
  }

  // Its end

  /// How fast a gesture was, as it ends now.
  func measuredVelocity(of at: Int) -> Vector {
    gestures[at].tracker.velocity(endedAt: time, by: velocityEstimator)
  }

  /// Ends a gesture, and lets go of what it held on both axes.
  mutating func lift(_ at: Int, velocity: Vector, cancelled: Bool) {
    gestures[at].isHeld = false
    stampDrivers()
    compileHeld()
    let first = firstToRelease(gestures[at].horizontal, gestures[at].vertical)
    letGo(at, first, velocity, cancelled: cancelled)
    letGo(at, first.cross, velocity, cancelled: cancelled)
  }

  private mutating func letGo(_ at: Int, _ axis: Axis, _ velocity: Vector, cancelled: Bool) {
    let counts = gestures[at].counts(axis) && !cancelled
    let own = counts ? velocity[axis] : 0
    letGo(at, axis, velocity: own + (counts ? carried(at, own, axis) : 0))
  }

  private mutating func letGo(_ at: Int, _ axis: Axis, velocity: Double) {
    var route = Route()
    swap(&route, &gestures[at][route: axis])
    release(&route, velocity: velocity)
    swap(&route, &gestures[at][route: axis])
  }

  /// What a repeated fling takes over from the one it caught.
  private func carried(_ at: Int, _ velocity: Double, _ axis: Axis) -> Double {
    guard Swift.abs(velocity) >= physics.minVelocity else { return 0 }
    return physics.carry.added(to: velocity, left: gestures[at].carried[axis])
  }

  /// Gestures that are alone again hold what they share no longer.
  private mutating func compileHeld() {
    for at in gestures.indices where gestures[at].isHeld {
      for axis in Axis.allCases { tree.compile(&gestures[at][route: axis]) }
    }
  }
}
