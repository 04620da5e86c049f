extension Tree {
  /// The node that would take the first of a delta; nil if none has room.
  func firstMover(of delta: Double, along route: Route) -> Ref? {
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

  /// The node that a delta on both axes latches to: of the two that would move first the inner one,
  /// so that it does not matter which axis comes first.
  func firstMover(of delta: Vector, horizontal: Route, vertical: Route) -> Ref? {
    let x = delta.x == 0 ? nil : firstMover(of: delta.x, along: horizontal)
    let y = delta.y == 0 ? nil : firstMover(of: delta.y, along: vertical)
    guard let x, let y else { return nil }
    return isAncestor(x, of: y) ? y : x
  }
}
