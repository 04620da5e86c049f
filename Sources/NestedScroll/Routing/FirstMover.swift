extension Tree {
  /// The node that would take the first of a delta; nil if none has room.
  func firstMover(of delta: Double, along route: Route) -> Ref? {
    for link in route.links where !link.isBarred && !link.isInert {
      if slots[link.ref.index].pull * delta * link.sign < 0 { return link.ref }
    }
    if let closer = firstCloser(goingForward: delta > 0, along: route) { return closer }
    for stop in (delta > 0 ? route.forward : route.backward).stops {
      switch stop.kind {
      case .claim, .own:
        let room = (stop.limit - slots[stop.ref.index].offset) * stop.sign
        if delta > 0 ? room > 0 : room < 0 { return stop.ref }
      case .barrier:
        if slots[stop.ref.index].offset != stop.limit { return nil }
      case .before, .after, .fork, .branch, .join: continue
      }
    }
    return nil
  }

  /// The pager that closes first; nil if none does.
  func firstCloser(goingForward isForward: Bool, along route: Route) -> Ref? {
    for closer in (isForward ? route.forward : route.backward).closers {
      let link = route.links[Int(closer.link)]
      let logical = isForward == (link.sign > 0)
      let offset = slots[link.ref.index].offset
      guard let limit = closingLimit(link, isNamed: closer.isNamed, logical) else { continue }
      if logical ? limit > offset : limit < offset { return link.ref }
    }
    return nil
  }

  /// The node that a delta on both axes latches to: of the two that would move first the inner one,
  /// so that it does not matter which axis comes first.
  func firstMover(of delta: Vector, horizontal: Route, vertical: Route) -> Ref? {
    let x = delta.x == 0 ? nil : firstMover(of: delta.x, along: horizontal)
    let y = delta.y == 0 ? nil : firstMover(of: delta.y, along: vertical)
    guard let x, let y else { return nil }
    return isAncestor(x, of: y) ? y : x
  }
}
