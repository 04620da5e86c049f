/// What a change of geometry or of rests does to a node that lay on one.
extension ScrollEngine {
  /// The point at which a node lies, and which member of it, if it is a series.
  struct RestIndex {
    var point: Int
    var member: Double
  }

  func restIndex(of ref: Ref) -> RestIndex? {
    guard let snap = tree.traits(of: ref)?.snap, !isDriven(ref), tree[ref].pull == 0 else {
      return nil
    }
    let slot = tree[ref]
    for (index, point) in snap.points.enumerated() {
      switch point.shape {
      case .offset(let at):
        if at.clamped(slot.lower, slot.upper) == slot.offset {
          return RestIndex(point: index, member: 0)
        }
      case .range(let from, let to):
        if slot.offset >= from.clamped(slot.lower, slot.upper),
          slot.offset <= to.clamped(slot.lower, slot.upper)
        {
          return RestIndex(point: index, member: slot.offset - from)
        }
      case .series(let every, let from, let to, let at):
        guard every > 0 else { continue }
        let member = ((slot.offset - at) / every + 0.5).floor
        let place = at + member * every
        if place >= from, place <= to, place.clamped(slot.lower, slot.upper) == slot.offset {
          return RestIndex(point: index, member: member)
        }
      }
    }
    return nil
  }

  /// A node at rest that is given other rests goes to one of them.
  mutating func goToNewRest(_ ref: Ref, _ new: Node, _ old: Node) {
    guard new.snap != old.snap, !isDriven(ref), tree[ref].pull == 0,
      let target = restTarget(of: ref, velocity: 0, wentForward: true)
    else { return }
    tree[ref].offset = target.clamped(tree[ref].lower, tree[ref].upper)
  }

  /// A node that lay on a rest goes to the same rest, else to the nearest.
  mutating func returnToRest(_ index: RestIndex, of ref: Ref) {
    guard let snap = tree.traits(of: ref)?.snap, let rests = tree.rests(of: ref) else { return }
    let slot = tree[ref]
    var target: Double?
    if index.point < snap.points.count {
      switch snap.points[index.point].shape {
      case .offset(let at): target = at
      case .range(let from, let to): target = (from + index.member).clamped(from, to)
      case .series(let every, let from, let to, let at):
        let place = at + index.member * every
        target = place >= from && place <= to ? place : nil
      }
    }
    let offset = (target ?? rests.nearestOfAll(to: slot.offset) ?? slot.offset)
      .clamped(slot.lower, slot.upper)
    tree[ref].offset = offset
  }
}
