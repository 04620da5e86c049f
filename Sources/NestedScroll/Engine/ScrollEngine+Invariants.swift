#if InternalChecks
// What is always true between two calls.
extension ScrollEngine {
  /// - Complexity: O(nodes).
  func checkInvariants() {
    tree.checkInvariants()
    precondition(time.isFinite, "the clock shows \(time)")
    checkDrivers()
    checkMotions()
    for ref in unsettled { check(ref, "may be about to settle") }
    for ref in loose { check(ref, "was stopped between its rests") }
    for index in tree.slots.indices where tree.slots[index].flags.contains(.alive) {
      checkGoal(of: Ref(index))
    }
    for take in report.takes {
      precondition(take.amount.isFinite, "node \(take.node) took \(take.amount)")
    }
    let left = report.unconsumed
    precondition(left.x.isFinite && left.y.isFinite, "what is left is no number: \(left)")
  }

  /// Fingers and motions have numbers of their own, and a node that of the newest that drives it.
  private func checkDrivers() {
    var numbers: [UInt32] = []
    var fingers: [Int] = []
    for at in gestures.indices where gestures[at].isHeld {
      numbers.append(gestures[at].driver)
      if let finger = gestures[at].finger { fingers.append(finger) }
      check(gestures[at].horizontal, .horizontal)
      check(gestures[at].vertical, .vertical)
    }
    precondition(gestures[Gesture.ofWheel].finger == nil, "the wheel has become a finger")
    for motion in motions where motion.isActive { numbers.append(motion.driver) }
    for at in numbers.indices {
      let isOne = !numbers[..<at].contains(numbers[at])
      precondition(isOne, "two drivers have the number \(numbers[at])")
    }
    for at in fingers.indices {
      precondition(!fingers[..<at].contains(fingers[at]), "finger \(fingers[at]) is down twice")
    }
    for index in tree.slots.indices where tree.slots[index].driver != 0 {
      precondition(stamped.contains(Ref(index)), "node \(index) has a driver's number for good")
      let driver = tree.slots[index].driver
      precondition(numbers.contains(driver), "node \(index) has the number of nobody, \(driver)")
    }
  }

  private func checkMotions() {
    for motion in motions where motion.isActive {
      check(motion.route, motion.axis)
      precondition(motion.epoch <= time, "a motion begins at \(motion.epoch), after \(time)")
      precondition(motion.routed.isFinite, "a motion has routed \(motion.routed)")
      precondition(!motion.eventTime.isNaN, "a motion never ends")
      guard !motion.movesChain else { continue }
      check(motion.node, "is moved by itself")
      let others = motions.filter { $0.isActive && $0.node == motion.node }
      precondition(others.count == 1, "node \(motion.node.raw) has \(others.count) motions")
    }
  }

  /// A route names nodes that live, on its own axis, each once.
  private func check(_ route: Route, _ axis: Axis) {
    precondition(route.axis == axis, "a route along \(route.axis) where \(axis) is meant")
    if !route.start.isNone { check(route.start, "is where a route begins") }
    if !route.latch.node.isNone { check(route.latch.node, "is latched to") }
    for (at, link) in route.links.enumerated() {
      check(link.ref, "is in a chain")
      precondition(tree[link.ref].axis == axis, "node \(link.ref.raw) is on the other axis")
      let isOne = !route.links[..<at].contains { $0.ref == link.ref }
      precondition(isOne, "node \(link.ref.raw) is twice in a chain")
    }
  }

  /// A pager is on its way to a page only while a motion takes it there.
  private func checkGoal(of ref: Ref) {
    guard let goal = tree.pager(of: ref)?.goal else { return }
    precondition(isMoved(ref), "pager \(ref.raw) is on its way to page \(goal) by nothing")
  }

  private func check(_ ref: Ref, _ role: StaticString) {
    precondition(
      ref.index < tree.slots.count && tree[ref].flags.contains(.alive),
      "node \(ref.raw) \(role) and is gone")
  }
}
#endif
