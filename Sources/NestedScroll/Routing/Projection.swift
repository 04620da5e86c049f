/// Where a distance would take a chain, without taking it there.
struct Projection: Sendable {
  /// What nobody would take.
  var left: Double
  /// The link that would move last; -1: none.
  var lastMover: Int32 = -1
  /// The distance at which a node ends flings, if one does before the distance is used up.
  var pin: Double?
  /// What a latch would keep to by then, and since which link; negative: since before.
  var latch = LatchState()
  var latchedAt: Int32 = 0
}

extension Tree {
  /// Looks ahead: where every link of a route would stand after a distance. The landings are left
  /// in the route's `positions`. Stretched nodes and consumers' code are left out of account.
  /// - Complexity: O(depth), nothing is allocated once the route has been as long.
  func project(_ distance: Double, along route: inout Route, stopsAtPins: Bool) -> Projection {
    route.positions.removeAll(keepingCapacity: true)
    for link in route.links { route.positions.append(slots[link.ref.index].offset) }
    var projection = Projection(left: distance)
    guard distance != 0 else { return projection }
    projection.latch = route.latch
    projection.latchedAt = route.latch.node.isNone ? 0 : -1
    if distance > 0 {
      projectClosers(route.forward.closers, &route, &projection, distance, stopsAtPins)
      project(&route.forward, &route.positions, &projection, distance, stopsAtPins)
    } else {
      projectClosers(route.backward.closers, &route, &projection, distance, stopsAtPins)
      project(&route.backward, &route.positions, &projection, distance, stopsAtPins)
    }
    // The other half of a parallel pair goes as far as the one that ends the fling.
    if let pin = projection.pin { _ = project(pin, along: &route, stopsAtPins: false) }
    return projection
  }

  private func projectClosers(
    _ closers: [Order.Closer], _ route: inout Route, _ projection: inout Projection,
    _ distance: Double, _ stopsAtPins: Bool
  ) {
    for closer in closers where projection.left != 0 && projection.pin == nil {
      let link = route.links[Int(closer.link)]
      let isForward = projection.left * link.sign > 0
      guard projection.latch.allows(link.ref, closer.link, after: projection.latchedAt),
        let limit = closingLimit(link, isNamed: closer.isNamed, isForward)
      else { continue }
      let moved = Self.move(
        Int(closer.link), sign: link.sign, until: limit, &route.positions, &projection)
      guard moved else { continue }
      projection.latch.keep(to: link.ref, closer.link, since: &projection.latchedAt)
      let end = route.positions[Int(closer.link)]
      if stopsAtPins, isPin(end, of: link.ref) {
        projection.pin = distance - projection.left
      }
    }
  }

  private func project(
    _ order: inout Order, _ positions: inout [Double], _ projection: inout Projection,
    _ distance: Double, _ stopsAtPins: Bool
  ) {
    guard projection.pin == nil else { return }
    var at = 0
    while at < order.stops.count {
      let stop = order.stops[at]
      at += 1
      switch stop.kind {
      case .claim, .own:
        guard projection.left != 0,
          projection.latch.allows(stop.ref, stop.link, after: projection.latchedAt)
        else { continue }
        let moved = Self.move(
          Int(stop.link), sign: stop.sign, until: stop.limit, &positions, &projection)
        if moved {
          projection.latch.keep(to: stop.ref, stop.link, since: &projection.latchedAt)
        }
        if moved, stopsAtPins,
          isPin(positions[Int(stop.link)], of: stop.ref)
        {
          projection.pin = distance - projection.left
          return
        }
      case .before, .after: continue
      case .barrier:
        if positions[Int(stop.link)] != stop.limit { at = Int(stop.jump) }
      case .fork:
        order.stops[at - 1].whole = projection.left
      case .branch:
        order.stops[Int(stop.jump)].rest = projection.left
        projection.left = order.stops[Int(stop.jump)].whole
      case .join:
        let rest = order.stops[Int(stop.jump)].rest
        projection.left =
          distance > 0 ? Swift.min(rest, projection.left) : Swift.max(rest, projection.left)
      }
    }
  }

  /// Whether a node that ends flings has moved to its end there.
  func isPin(_ offset: Double, of ref: Ref) -> Bool {
    let slot = slots[ref.index]
    return slot.flags.contains(.stopsAtPin) && (offset == slot.lower || offset == slot.upper)
  }

  private static func move(
    _ link: Int, sign: Double, until limit: Double, _ positions: inout [Double],
    _ projection: inout Projection
  ) -> Bool {
    let logical = projection.left * sign
    let room = limit - positions[link]
    guard logical > 0 ? room > 0 : room < 0 else { return false }
    projection.lastMover = Int32(link)
    if Swift.abs(logical) < Swift.abs(room) {
      positions[link] += logical
      projection.left = 0
    } else {
      positions[link] = limit
      projection.left = logical == room ? 0 : (logical - room) * sign
    }
    return true
  }
}
