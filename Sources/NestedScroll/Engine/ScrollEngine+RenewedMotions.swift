/// How what moves goes on after a change of geometry.
extension ScrollEngine {
  /// Lets what moves a node go on from where the change left it. A pager goes on as it did unless
  /// its pages have other places.
  mutating func shiftMotions(of ref: Ref, from before: Slot, arePagesMoved: Bool) {
    let slot = tree[ref]
    for at in motions.indices where motions[at].isActive && motions[at].node == ref {
      switch motions[at].curve {
      case .spring: renewSpring(at, hasLessBand: slot.viewport < before.viewport)
      case .approach(let approach):
        if slot.flags.contains(.isPager) {
          if arePagesMoved { renewMotion(of: ref) }
        } else if slot.offset != before.offset || slot.upper != before.upper
          || slot.lower != before.lower
        {
          let end = motions[at].routed + approach.distance + (slot.offset - before.offset)
          let target = tree.rests(of: ref)?.nearestOfAll(to: end) ?? end
          becomeSnap(
            at, of: ref, to: target.clamped(slot.lower, slot.upper),
            velocity: motions[at].velocity(at: time), kind: motions[at].kind)
        }
      case .decay: break
      }
    }
  }

  /// The bounce of a node, if there is one, goes on with the stretch that is left.
  mutating func renewSpring(of ref: Ref) {
    for at in motions.indices where motions[at].isActive && motions[at].node == ref {
      if case .spring = motions[at].curve { renewSpring(at) }
    }
  }

  /// A bounce goes on with the stretch that is left, and no faster than its band allows; without a
  /// stretch, outward speed is a fling, unless the bounce has only just begun at its edge.
  mutating func renewSpring(_ at: Int, hasLessBand: Bool = false) {
    let ref = motions[at].node
    let slot = tree[ref]
    let velocity = motions[at].velocity(at: time)
    let position = motions[at].position(at: time)
    let begins = position == 0 && slot.offset == (velocity > 0 ? slot.upper : slot.lower)
    if slot.pull != 0 || begins {
      if hasLessBand || Swift.abs(stretch(of: ref) - position) > 1e-9 {
        becomeSpring(at, on: ref, velocity: velocity)
      }
      return
    }
    if position * velocity >= 0 {
      if becomeFling(at, velocity: velocity * tree[ref].sign) { return }
    }
    finish(at, .completed)
    // Wherever that has left it, a pager lies on a page.
    settleAlone(ref, wentForward: velocity > 0)
  }

  /// A pager on its way to a page goes on to the same page.
  mutating func renewMotion(of ref: Ref) {
    for at in motions.indices where motions[at].isActive && motions[at].node == ref {
      guard case .approach = motions[at].curve, let goal = tree.pager(of: ref)?.goal else {
        continue
      }
      let target = tree.rest(ofPage: goal, in: ref)
      let velocity = motions[at].velocity(at: time)
      becomeSnap(at, of: ref, to: target, velocity: velocity, kind: motions[at].kind)
      tree.editPager(ref) { $0.goal = goal }
      updatePages(of: ref)
    }
  }
}
