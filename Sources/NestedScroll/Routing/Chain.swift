extension Tree {
  /// Fills a route's chain: the node it starts at if it scrolls on the axis, then the ancestors
  /// that do; in front of them, where the touch landed on a node's own area, what continues down.
  /// - Complexity: O(depth).
  func fillChain(of route: inout Route) {
    route.links.removeAll(keepingCapacity: true)
    route.startLink = 0
    route.ownLinks = 0
    route.hasStart = false
    route.knownBases = route.bases.count
    route.nextBase = 0
    guard !route.start.isNone else { return }
    var start = route.start
    var continuesDown = false
    if route.area == .header, !route.isOrphaned {
      switch traits(of: start)?.header?.header.touch ?? .headerFirst {
      case .alone: break
      case .headerFirst:
        // A tab bar is a pager's own area: what is in its pages goes on from there on both axes.
        continuesDown =
          slots[start.index].axis == route.axis || slots[start.index].flags.contains(.isPager)
        if continuesDown { addDescendants(of: start, to: &route) }
      case .likeContent:
        let axis = slots[start.index].axis
        while let inner = activeScroller(below: start, along: axis) { start = inner }
      }
    }
    addAncestors(from: start, evenInert: continuesDown, to: &route)
  }

  private func addDescendants(of start: Ref, to route: inout Route) {
    var at = start
    while let inner = activeScroller(below: at, along: route.axis) {
      if lets(inner, route, isAncestor: true), !isLeftOut(inner, route) {
        let slot = slots[inner.index]
        var link = ChainLink(ref: inner, sign: slot.sign, base: base(of: inner, in: &route))
        if let pager = pager(of: inner) {
          link.page = Int32(pager.current)
          link.closes = true
        }
        route.links.append(link)
      }
      at = inner
    }
    route.links.reverse()
    route.startLink = route.links.count
    route.ownLinks = route.links.count
  }

  /// Where a node stood when the gesture began, or now that it joins.
  private func base(of ref: Ref, in route: inout Route) -> Double {
    if let known = route.known(ref) { return known }
    let offset = slots[ref.index].offset
    route.bases.append(Route.Base(ref: ref, offset: offset))
    return offset
  }

  private func addAncestors(from start: Ref, evenInert: Bool, to route: inout Route) {
    var at = start
    var from = Ref.none
    // Below a node of the other axis the descendants are the innermost; what is above are ancestors.
    let isOffAxis = slots[start.index].axis != route.axis && route.ownLinks > 0
    var isInnermost = !route.isOrphaned && !isOffAxis
    if isOffAxis, route.touched.isNone { route.touched = route.links[0].ref }
    while !at.isNone {
      let slot = slots[at.index]
      let isInert = slot.isTransparent
      if slot.axis == route.axis, !isInert || (evenInert && at == start) {
        let passes = lets(at, route, isAncestor: at != start || route.isOrphaned)
        let isStill = isInert || isLeftOut(at, route)
        if passes, isInnermost, !isInert, route.touched.isNone { route.touched = at }
        if passes || slot.flags.contains(.isPager) {
          var link = ChainLink(
            ref: at, sign: slot.sign, base: base(of: at, in: &route), isBarred: !passes)
          link.isInert = isStill
          if slot.flags.contains(.isPager), passes, !isStill {
            link.closes = true
            if !from.isNone, !isInnermost { link.page = slots[from.index].page }
          }
          if isInnermost, passes, !isStill || at == start && evenInert {
            route.startLink = route.links.count
            route.hasStart = true
          }
          route.links.append(link)
        }
        if passes { isInnermost = false }
      }
      from = at
      at = slot.parent
    }
  }

  /// Whether the input may move the node: the one it landed on always, an ancestor if it says so.
  private func lets(_ ref: Ref, _ route: Route, isAncestor: Bool) -> Bool {
    if route.isMomentum, slots[ref.index].flags.contains(.isPager) { return false }
    return !isAncestor || slots[ref.index].inputs.contains(route.input)
  }

  /// Whether a newer driver or the latch keeps the node out.
  private func isLeftOut(_ ref: Ref, _ route: Route) -> Bool {
    slots[ref.index].driver > route.driver || isLatchedOut(ref, route)
  }

  /// Whether the latch keeps the node out.
  func isLatchedOut(_ ref: Ref, _ route: Route) -> Bool {
    let latched = route.latch.node
    guard !latched.isNone, ref != latched else { return false }
    if route.latch.mode == .outward { return !isAncestor(ref, of: latched) }
    guard let view = view(of: latched) else { return true }
    return self.view(of: ref) != view
  }

  func view(of ref: Ref) -> Int? {
    let place = slots[ref.index].traits
    return place < 0 ? nil : traits[Int(place)].view
  }
}
