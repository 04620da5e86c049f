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
    if let old = place(of: pointer) { lift(old, velocity: .zero, cancelled: true) }
    guard let ref = reach(node) else { return }
    guard position.x.isFinite, position.y.isFinite else { return report.droppedInputs += 1 }
    endWheel()
    let at = freeGesture()
    gestures[at].finger = pointer
    begin(
      at, on: ref, position, area: area, input: .drag, driver: nextFinger(), free: isFree,
      latch: LatchState(mode: latch))
    hold(at)
  }

  /// A finger moves. Nothing moves under it until one component exceeds the slop; that much is cut
  /// off, and from then on its axis is locked.
  public mutating func touchMoved(_ pointer: Int = 0, to position: Point, time: Double) {
    beginCall()
    run(until: moment(time))
    defer { endCall() }
    guard let at = place(of: pointer) else { return }
    guard position.x.isFinite, position.y.isFinite else { return report.droppedInputs += 1 }
    gestures[at].tracker.add(time: self.time, position: position)
    let last = gestures[at].last
    gestures[at].last = position
    if gestures[at].isDecided {
      move(at, by: Vector(x: last.x - position.x, y: last.y - position.y))
    } else if let first = decide(at) {
      move(at, by: first)
    }
  }

  /// Decides a gesture's axis, if its displacement exceeds the slop.
  /// - Returns: what is to be routed at once.
  private mutating func decide(_ at: Int) -> Vector? {
    var displacement = displacement(of: at)
    let slops = slops(of: at)
    guard let axis = axis(of: displacement, beyond: slops, at) else { return nil }
    if !gestures[at].isFree {
      displacement[axis] -= displacement[axis] < 0 ? -slops[axis] : slops[axis]
    }
    lock(at, to: axis)
    return displacement
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
    guard let at = place(of: pointer) else { return }
    var given = velocity
    if let some = velocity, !some.x.isFinite || !some.y.isFinite {
      report.droppedInputs += 1
      given = nil
    }
    if let given, !gestures[at].isDecided, let axis = axis(of: given, beyond: .zero, at) {
      lock(at, to: axis)
    }
    lift(at, velocity: given ?? measuredVelocity(of: at), cancelled: false)
  }

  /// A finger is taken away by the system: what it held settles without a velocity.
  public mutating func touchCancelled(_ pointer: Int = 0, time: Double) {
    beginCall()
    run(until: moment(time))
    defer { endCall() }
    guard let at = place(of: pointer) else { return }
    lift(at, velocity: .zero, cancelled: true)
  }

  private func place(of finger: Int) -> Int? {
    for at in gestures.indices where gestures[at].isHeld && gestures[at].finger == finger {
      return at
    }
    return nil
  }

  private mutating func freeGesture() -> Int {
    for at in gestures.indices where at != Gesture.ofWheel && !gestures[at].isHeld { return at }
    gestures.append(Gesture())
    return gestures.count - 1
  }

  /// The newest finger whose gesture has an axis.
  private var decidedFinger: Int? {
    var found: Int?
    for at in gestures.indices where gestures[at].isHeld && gestures[at].finger != nil {
      guard gestures[at].isDecided else { continue }
      if found.map({ gestures[at].driver > gestures[$0].driver }) ?? true { found = at }
    }
    return found
  }

  /// The innermost node of the chain that the newest touch was decided on; nil while none is.
  public var touchedScroller: NodeID? {
    guard let at = decidedFinger, let axis = gestures[at].axis else { return nil }
    return tree.id(ifAny: gestures[at][route: axis].touched)
  }

  /// A touch that is down caught a motion or passed the slop: the host gives no tap for it.
  public var isClaimed: Bool {
    for at in gestures.indices
    where gestures[at].isHeld && gestures[at].finger != nil && gestures[at].isClaimed {
      return true
    }
    return false
  }
}
