/// How what moves goes on after a change of geometry.
extension ScrollEngine {
  /// Lets what moves a node go on from where the change left it. A pager goes on as it did unless
  /// its pages have other places.
  mutating func shiftMotions(of ref: Ref, from before: Slot, arePagesMoved: Bool) {
    let slot = tree[ref]
    for at in motions.indices where motions[at].isActive && motions[at].node == ref {
      switch motions[at].curve {
      case .spring: renewSpring(at)
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

  /// A bounce goes on with the stretch that is left; without one, outward speed is a fling.
  mutating func renewSpring(_ at: Int) {
    let ref = motions[at].node
    let velocity = motions[at].velocity(at: time)
    if tree[ref].pull != 0 {
      let stretch = stretch(of: ref)
      if Swift.abs(stretch - motions[at].position(at: time)) > 1e-9 {
        becomeSpring(at, on: ref, velocity: velocity)
      }
      return
    }
    if motions[at].position(at: time) * velocity > 0 || motions[at].position(at: time) == 0 {
      if becomeFling(at, velocity: velocity * tree[ref].sign) { return }
    }
    finish(at, .completed)
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
