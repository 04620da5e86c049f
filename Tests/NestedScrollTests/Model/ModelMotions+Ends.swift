import NestedScroll

/// What a motion does when it comes to its end.
extension ModelMotions {
  mutating func finish(_ index: Int, _ end: ModelEnd, _ page: inout ModelPage) {
    let motion = all[index]
    switch (motion.curve, end) {
    case (.decay, .hit): hit(index, &page)
    case (.decay, .pin(_, let node, let distance)):
      events.append("pin")
      _ = page.route(distance, chain(of: index, page), canPull: false)
      all[index].latch = page.latch
      let forward = page.nodes[node].offset * 2 > page.nodes[node].lower + page.nodes[node].upper
      page.nodes[node].offset = forward ? page.nodes[node].upper : page.nodes[node].lower
      all.remove(at: index)
      settleChain(of: motion, &page)
    case (.spring, .crossing): cross(index, &page)
    case (.spring, _):
      events.append("closed")
      all.remove(at: index)
      if let node = motion.node {
        page.nodes[node].pull = 0
        settle(node, &page)
      }
      settleChain(of: motion, but: motion.decided, &page)
    default: rest(index, &page)
    }
  }

  private mutating func rest(_ index: Int, _ page: inout ModelPage) {
    let motion = all[index]
    if let node = motion.node {
      events.append(motion.kind == .snap ? "snapped" : "gone")
      page.place(node, at: motion.routed + motion.total)
      all.remove(at: index)
      follow(&page)
      // A command is honoured as given.
      if motion.kind == .command { return }
      settle(node, &page)
      settleChain(of: motion, &page)
      return
    }
    go(index, to: motion.total, &page)
    events.append(motion.kind == .command ? "gone" : motion.target == nil ? "rest" : "landed")
    all.remove(at: index)
    if let node = motion.decided, let target = motion.target { page.place(node, at: target) }
    follow(&page)
    // A command to the top leaves all where it says.
    if motion.toTop != nil { return }
    if let began = motion.began {
      return settleAhead(wholeChain(of: motion, page).nodes, but: motion.decided, began, &page)
    }
    settleChain(of: motion, but: motion.decided, &page)
  }

  /// Every stop stands on its limit exactly, whatever rounding says; what is left is a bounce.
  private mutating func hit(_ index: Int, _ page: inout ModelPage) {
    let motion = all[index]
    guard case .decay(let decay) = motion.curve else { return }
    let rest = decay.total - motion.routed
    let left = page.route(rest, chain(of: index, page), canPull: false).unconsumed
    all[index].latch = page.latch
    let owner = page.owner(chain(of: index, page), left)
    all.remove(at: index)
    events.append("hit")
    if let owner {
      events.append("bounce")
      let velocity = decay.velocity(atDistance: decay.total - left) * page.physics.spring.handover
      var spring = bounce(owner, page.logical(velocity, owner), motion.start, page)
      spring.decided = motion.decided
      spring.latch = page.latch
      // What a motion becomes is no newer than it was.
      all.insert(spring, at: index)
    } else {
      settleChain(of: motion, &page)
    }
  }

  /// A spring that swings back over its edge hands its velocity to the chain; that of a pager to
  /// its snap.
  private mutating func cross(_ index: Int, _ page: inout ModelPage) {
    let motion = all.remove(at: index)
    guard let node = motion.node else { return }
    page.nodes[node].pull = 0
    events.append("crossing")
    let velocity = motion.velocity(at: time)
    if page.nodes[node].node.pager != nil {
      if let snap = snap(node, velocity, goesForward: velocity > 0, page) {
        all.insert(snap, at: index)
        turn(&page)
      }
      return
    }
    let old = all.count
    let physical = page.logical(velocity, node)
    if let fling = fling(
      physical, from: motion.start, motion.axis, latch: motion.latch, at: index, &page)
    {
      all.insert(fling, at: index)
    } else if all.count == old {
      settleChain(of: motion, &page)
    }
  }
}
