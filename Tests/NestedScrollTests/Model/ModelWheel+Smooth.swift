import NestedScroll

extension ModelWheel {
  /// A notch that is smoothed: what it asks for and what is still to come of those before it is one
  /// way, gone as fast as it already goes. Returns what there is no room for.
  mutating func smooth(
    _ by: Vector, _ page: inout ModelPage, _ motions: inout ModelMotions
  ) -> Vector {
    lastTime = motions.time
    var left = Vector.zero
    let axis: Axis = by.x.magnitude > by.y.magnitude ? .horizontal : .vertical
    if let at = motions.all.firstIndex(where: { goesOn($0, axis) }) {
      let motion = motions.all[at]
      motions.events.append("smoother")
      let rest = motion.total - motion.routed
      left[axis] = renew(at, by[axis] + rest, motion.velocity(at: motions.time), page, &motions)
    } else {
      let nodes = page.chain(from: node, axis, .wheel).nodes
      _ = motions.interrupt(nodes, &page)
      if nodes.contains(where: { page.nodes[$0].pull != 0 }) {
        motions.open.append("whether a smoothed notch takes back what it finds stretched")
      }
      let curve = ModelApproach(by[axis], velocity: 0, page.physics, .command)
      var motion = ModelMotion(
        kind: .command, curve: .approach(curve), start: node, axis: axis, input: .wheel,
        epoch: motions.time)
      motion.isSmooth = true
      motion.began = began
      motions.all.append(motion)
      left[axis] = renew(motions.all.count - 1, by[axis], 0, page, &motions)
    }
    motions.turn(&page)
    motions.endCall(&page)
    return left
  }

  private func goesOn(_ motion: ModelMotion, _ axis: Axis) -> Bool {
    motion.isSmooth && motion.axis == axis && motion.start == node
  }

  /// Only as far as there is room.
  private func renew(
    _ at: Int, _ distance: Double, _ velocity: Double, _ page: ModelPage,
    _ motions: inout ModelMotions
  ) -> Double {
    let chain = motions.chain(of: at, page)
    var copy = page
    let left = copy.route(distance, chain, canPull: false).unconsumed
    let curve = ModelApproach(distance - left, velocity: velocity, page.physics, .command)
    motions.all[at].curve = .approach(curve)
    motions.all[at].epoch = motions.time
    motions.all[at].routed = 0
    motions.all[at].goals = motions.goals(of: motions.all[at], chain, page)
    return left
  }
}
