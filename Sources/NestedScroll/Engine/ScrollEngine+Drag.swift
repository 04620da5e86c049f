extension ScrollEngine {
  /// Routes one delta from a node at once: a gesture of its own, without slop or velocity.
  ///
  /// It ends the motions of its chain, holds what it stretches, and settles nothing. The report
  /// says what each node took and what is left.
  /// - Parameters:
  ///   - delta: in points, scroll sign.
  ///   - area: whether it lands on the node's own area, such as a header.
  /// - Complexity: O(depth); allocates nothing.
  public mutating func drag(
    _ node: NodeID, by delta: Double, along axis: Axis, area: TouchArea = .content
  ) {
    beginCall()
    guard delta.isFinite else { return report.droppedInputs += 1 }
    guard let ref = reach(node) else { return }
    drag(ref, by: delta.asLength, along: axis, area: area)
    endCall()
  }

  /// The same on both axes: two deltas, horizontal first.
  public mutating func drag(_ node: NodeID, by delta: Vector, area: TouchArea = .content) {
    beginCall()
    guard delta.x.isFinite, delta.y.isFinite else { return report.droppedInputs += 1 }
    guard let ref = reach(node) else { return }
    drag(ref, by: delta.x.asLength, along: .horizontal, area: area)
    drag(ref, by: delta.y.asLength, along: .vertical, area: area)
    endCall()
  }

  private mutating func drag(_ ref: Ref, by delta: Double, along axis: Axis, area: TouchArea) {
    guard delta != 0 else { return }
    // A delta like the one before goes the same way, as long as the tree is the same.
    let way = Way(start: ref, axis: axis, area: area, epoch: tree.epoch)
    if way != singleWay || isBusy { prepareSingle(way) }
    if tree.pulledCount == 0, !explains, single.isPlain(goingForward: delta > 0) {
      let left = tree.routePlainly(
        delta, through: delta > 0 ? single.forward.stops : single.backward.stops, along: axis,
        into: &report)
      if left != 0 { leavePlainly(left) }
      return
    }
    let delivery = tree.route(
      delta, along: &single, pulls: true, explains: explains, into: &report)
    if delivery.left != 0 || delivery.movedSpecial {
      conclude(delivery, of: delta, along: single)
    }
  }

  /// What a plain order left: routed on, it finds nobody with room, and whoever stretches.
  private mutating func leavePlainly(_ left: Double) {
    let delivery = tree.route(left, along: &single, pulls: true, into: &report)
    conclude(delivery, of: left, along: single)
  }

  /// Makes the engine's own route ready for a delta, and ends what it takes over.
  private mutating func prepareSingle(_ way: Way) {
    if wheels.isActive { endWheel() }
    single.restart(
      at: way.start, along: way.axis, area: way.area, input: .drag, driver: .max)
    tree.compile(&single)
    touch(way.start)
    var route = Route()
    swap(&route, &single)
    interruptMotions(along: route)
    // A delta settles nothing of what it moves.
    loose.removeAll { route.moves($0) }
    swap(&route, &single)
    tree.compile(&single)
    // What continues down from a header goes back to where this delta found it.
    singleWay = Way(start: way.start, axis: way.axis, area: way.area, epoch: tree.epoch)
    if way.area == .header { singleWay = nil }
  }

  /// Something is under way that a delta has to be told apart from.
  private var isBusy: Bool { wheels.isActive || !motions.isEmpty && isMoving }

  /// Starts a fling from a node with a velocity, in points per second and scroll sign. It takes the
  /// place of a motion that runs there. On a tab bar, `area: .header` of a pager, it turns a page.
  public mutating func fling(_ node: NodeID, velocity: Vector, area: TouchArea = .content) {
    beginCall()
    defer { endCall() }
    guard velocity.x.isFinite, velocity.y.isFinite else { return report.droppedInputs += 1 }
    guard let ref = reach(node) else { return }
    endWheel()
    for axis in Axis.allCases where velocity[axis] != 0 {
      var route = singleRoute(ref, axis, area, .drag)
      interruptMotions(along: route)
      release(&route, velocity: velocity[axis].asLength)
      swap(&route, &single)
    }
    touch(ref)
  }
}
