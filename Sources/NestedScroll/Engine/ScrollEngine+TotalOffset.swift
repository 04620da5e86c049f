extension ScrollEngine {
  /// Scrolls the whole chain of a node to its start, from the active scroller below it, innermost
  /// first, in one motion.
  public mutating func scrollToTop(_ node: NodeID, animated: Bool = false) {
    beginCall()
    defer { endCall() }
    guard let ref = reach(node) else { return }
    endWheel()
    var start = ref
    let axis = tree[ref].axis
    while let inner = tree.activeScroller(below: start, along: axis) { start = inner }
    var route = singleRoute(start, axis, .content, .command)
    defer { swap(&route, &single) }
    route.isToTop = true
    route.epoch = 0
    takeOver(&route)
    var distance = 0.0
    for link in route.links where !link.isBarred && !link.isInert {
      distance += tree[link.ref].offset - tree[link.ref].lower
    }
    guard distance > 0 else { return }
    if animated {
      let at = newMotion(.command, along: axis)
      motions[at].route.follow(route, input: .command, driver: motions[at].driver)
      motions[at].route.isToTop = true
      stampDrivers()
      becomeWay(at, distance: -distance, velocity: 0)
    } else {
      let delivery = tree.route(
        -distance, along: &route, pulls: false, explains: explains, into: &report)
      for link in route.links where !link.isBarred && !link.isInert {
        stretch(link.ref, to: 0)
        place(link.ref, at: tree[link.ref].lower)
      }
      conclude(delivery, of: 0, along: route)
    }
  }

  /// Scrolls a chain to a total offset: to where routing that much forward leads from every node's
  /// minimum. Animated, each node goes there by a motion of its own.
  /// - Complexity: O(depth).
  public mutating func scroll(_ node: NodeID, toTotal total: Double, animated: Bool = false) {
    beginCall()
    defer { endCall() }
    guard let ref = find(node, total) else { return }
    endWheel()
    var route = singleRoute(ref, tree[ref].axis, .content, .command)
    defer { swap(&route, &single) }
    takeOver(&route)
    if animated { return animate(toTotal: total.asLength, along: &route, of: ref) }
    for link in route.links where !link.isBarred && !link.isInert {
      stretch(link.ref, to: 0)
      place(link.ref, at: tree[link.ref].lower)
    }
    tree.compile(&route)
    // Forward is what makes the offset grow, whichever way the node runs.
    let delta = total.asLength * tree[ref].sign
    guard total > 0 else { return }
    let delivery = tree.route(delta, along: &route, pulls: false, explains: explains, into: &report)
    conclude(delivery, of: delta, along: route)
  }

  /// Looks where a total leads from every node's minimum, and sends each node there.
  private mutating func animate(toTotal total: Double, along route: inout Route, of ref: Ref) {
    let offsets = route.links.map { tree[$0.ref].offset }
    for link in route.links where !link.isBarred && !link.isInert {
      tree[link.ref].offset = tree[link.ref].lower
    }
    let delta = Swift.max(0, total) * tree[ref].sign
    let left = tree.project(delta, along: &route, stopsAtPins: false).left
    for (link, offset) in zip(route.links, offsets) { tree[link.ref].offset = offset }
    let order = delta > 0 ? route.forward : route.backward
    report.leave(left, along: route.axis, at: tree.id(ifAny: order.last))
    for at in route.links.indices where !route.links[at].isBarred && !route.links[at].isInert {
      animate(route.links[at].ref, to: route.positions[at])
    }
  }

  /// The sum of how far the nodes of a chain stand from their starts.
  /// - Complexity: O(depth).
  public func chainOffset(of node: NodeID) -> Double {
    guard let ref = tree.find(node) else { return 0 }
    var route = Route()
    route.restart(
      at: ref, along: tree[ref].axis, area: .content, input: .command, driver: .max)
    tree.compile(&route)
    var total = 0.0
    for link in route.links where !link.isBarred {
      total += tree[link.ref].offset - tree[link.ref].lower
    }
    return total
  }
}
