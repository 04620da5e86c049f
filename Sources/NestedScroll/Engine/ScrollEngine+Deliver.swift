extension ScrollEngine {
  /// What follows from a delta once it is routed: what is left is reported, pagers that moved turn
  /// their pages, headers and refreshes take notice.
  mutating func conclude(_ delivery: Delivery, of delta: Double, along route: Route) {
    if delivery.left != 0 {
      let order = delta > 0 ? route.forward : route.backward
      let last = delivery.barredBy.isNone ? order.last : delivery.barredBy
      report.leave(delivery.left, along: delivery.axis, at: tree.id(ifAny: last))
    }
    if delivery.movedSpecial {
      for link in route.links { notice(link.ref) }
    }
  }

  /// Remembers what was touched last.
  mutating func touch(_ ref: Ref) {
    tree.markTouched(ref)
    singleWay = nil
  }

  /// Takes notice that a node may have moved.
  mutating func notice(_ ref: Ref) {
    let flags = tree[ref].flags
    if flags.contains(.isPager) { pagerMoved(ref) }
    if flags.contains(.hasRefresh) { refreshPulled(ref) }
    if flags.contains(.isHeader), let kept = tree.traits(of: ref)?.kept {
      // Moved by itself, it has forgotten where it was scrolled to before it was capped.
      let slot = tree[ref]
      if slot.offset != kept.clamped(slot.lower, slot.upper) {
        tree.traits[Int(slot.traits)].kept = nil
      }
    }
  }

  /// Puts one node at an offset of its extent, and writes down what it took.
  mutating func place(_ ref: Ref, at offset: Double) {
    let slot = tree[ref]
    let new = offset.clamped(slot.lower, slot.upper)
    guard new != slot.offset else { return }
    tree[ref].offset = new
    report.add((new - slot.offset) * slot.sign, by: tree.id(ref), along: slot.axis)
    notice(ref)
  }

  /// Changes how far a node is stretched, and writes down what it took.
  mutating func stretch(_ ref: Ref, to pull: Double) {
    let slot = tree[ref]
    guard pull != slot.pull else { return }
    tree.setPull(pull, of: ref)
    if slot.flags.contains(.hasRefresh) { refreshPulled(ref) }
    report.add((pull - slot.pull) * slot.sign, by: tree.id(ref), along: slot.axis)
  }
}
