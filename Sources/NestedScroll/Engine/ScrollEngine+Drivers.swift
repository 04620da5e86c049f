extension ScrollEngine {
  /// The number of a motion that begins now.
  mutating func nextDriver() -> UInt32 {
    lastDriver = (lastDriver &+ 1) & 0x7FFF_FFFF
    return lastDriver
  }

  /// The number of a finger that lands now: no motion is newer than a finger that is down.
  mutating func nextFinger() -> UInt32 { nextDriver() | 0x8000_0000 }

  /// Writes on every node the number of the newest finger or motion that drives it, so that older
  /// ones leave it out. With one driver there is nobody to leave anything out.
  mutating func stampDrivers() {
    for ref in stamped { tree[ref].driver = 0 }
    stamped.removeAll(keepingCapacity: true)
    var count = 0
    for at in gestures.indices where gestures[at].isHeld { count += 1 }
    for motion in motions where motion.isActive { count += 1 }
    if count > 0 { stampInOrder() }
    // With one driver there is nobody to leave anything out.
    if count > 1 || driverCount > 1 { tree.epoch &+= 1 }
    driverCount = count
    if count > 1 { endOvertaken() }
  }

  /// A motion of one node ends where a finger or a newer motion drives the node.
  private mutating func endOvertaken() {
    for at in motions.indices where motions[at].isActive && !motions[at].movesChain {
      let ref = motions[at].node
      guard tree[ref].driver > motions[at].driver else { continue }
      finish(at, .interrupted)
      if !loose.contains(ref) { loose.append(ref) }
    }
  }

  private mutating func stampInOrder() {
    var last: UInt32 = 0
    while true {
      var next = UInt32.max
      for at in gestures.indices where gestures[at].isHeld && gestures[at].driver > last {
        next = Swift.min(next, gestures[at].driver)
      }
      for motion in motions where motion.isActive && motion.driver > last {
        next = Swift.min(next, motion.driver)
      }
      guard next < .max else { return }
      for at in gestures.indices where gestures[at].isHeld && gestures[at].driver == next {
        for axis in Axis.allCases where gestures[at].holds(axis) {
          stamp(gestures[at][route: axis], next)
        }
      }
      for motion in motions where motion.isActive && motion.driver == next {
        if motion.movesChain { stamp(motion.route, next) } else { stamp(motion.node, next) }
      }
      last = next
    }
  }

  private mutating func stamp(_ route: Route, _ driver: UInt32) {
    for link in route.links where !link.isBarred && !link.isInert { stamp(link.ref, driver) }
    var at = route.start
    while !at.isNone {
      let takes = at == route.start || tree[at].inputs.contains(route.input)
      if tree[at].axis == route.axis, takes, !tree.isLatchedOut(at, route) { stamp(at, driver) }
      at = tree[at].parent
    }
  }

  private mutating func stamp(_ ref: Ref, _ driver: UInt32) {
    if tree[ref].driver == 0 { stamped.append(ref) }
    tree[ref].driver = driver
  }

  /// Whether a finger or a pad holds the node, or a motion moves it.
  func isDriven(_ ref: Ref, but skipped: Int = -1) -> Bool {
    for at in gestures.indices where gestures[at].isHeld {
      for axis in Axis.allCases where gestures[at].holds(axis) {
        if gestures[at][route: axis].moves(ref) { return true }
      }
    }
    for at in motions.indices where motions[at].isActive && at != skipped {
      if motions[at].moves(ref) { return true }
    }
    return false
  }
}
