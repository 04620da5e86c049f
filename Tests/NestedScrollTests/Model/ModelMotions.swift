import NestedScroll

/// What moves by itself, as the rules for motions say it: from one end of a curve to the next, each
/// found anew from where everything stands.
struct ModelMotions {
  /// The newest last.
  var all: [ModelMotion] = []
  var time = 0.0
  /// The nodes that a finger holds.
  var held: [Int] = []
  /// Whether one is down.
  var isTouched = false
  /// What was stopped on its way, perhaps between its rests, and waits for the finger to go up.
  var loose: [Int] = []
  /// Where the pagers are going, as it was last seen.
  var targets: [Int: Int] = [:]
  /// What has ended since the last call began, in words.
  var events: [String] = []
  /// What the contract leaves open of what happened, in words.
  var open: [String] = []
  /// When the last of it ended.
  var lastEnd = -1.0

  mutating func advance(to end: Double, _ page: inout ModelPage) {
    while true {
      let events = all.indices.map { event(of: $0, page) }
      guard let next = events.indices.min(by: { events[$0].time < events[$1].time }),
        events[next].time <= end
      else { break }
      if events.filter({ $0.time == events[next].time }).count > 1 {
        open.append("which of two motions that end at once ends first")
      }
      time = max(time, events[next].time)
      // What else moves stands where it is then.
      for index in all.indices where index != next { move(index, &page) }
      lastEnd = time
      finish(next, events[next], &page)
      settleLoose(&page)
      settlePagers(&page)
    }
    time = max(time, end)
    for index in all.indices { move(index, &page) }
    settlePagers(&page)
  }

  /// A call that changed something is over: what is at its end goes over into what follows.
  mutating func endCall(_ page: inout ModelPage) {
    settleLoose(&page)
    for index in all.indices.reversed() where index < all.count {
      if case .hit(let now) = event(of: index, page), now <= time {
        finish(index, .hit(now), &page)
      }
    }
    settlePagers(&page)
  }

  /// A motion leaves out what a finger or a newer motion drives.
  func chain(of index: Int, _ page: ModelPage) -> ModelChain {
    let newer = all[(index + 1)...].flatMap { path(of: $0, page) }
    return chain(of: all[index], page).without(held + newer)
  }

  func chain(of motion: ModelMotion, _ page: ModelPage) -> ModelChain {
    page.latched(page.chain(from: motion.start, motion.axis, motion.input), motion.latch)
  }

  func path(of motion: ModelMotion, _ page: ModelPage) -> [Int] {
    motion.node.map { [$0] } ?? chain(of: motion, page).nodes
  }

  /// Whether a finger or a motion drives a node.
  func drive(_ node: Int, _ page: ModelPage) -> Bool {
    held.contains(node) || all.contains { path(of: $0, page).contains(node) }
  }

  /// Whether something ends so near to now that rounding decides whether it has.
  func isAtEnd(_ page: ModelPage) -> Bool {
    time - lastEnd < 1e-9 || all.indices.contains { event(of: $0, page).time - time < 1e-9 }
  }

  // What comes next

  func event(of index: Int, _ page: ModelPage) -> ModelEnd {
    let motion = all[index]
    switch motion.curve {
    case .decay(let decay):
      let rest = motion.epoch + decay.restTime(within: page.physics.rest)
      if let pin = pin(of: motion, decay, page), motion.epoch + pin.time < rest {
        return .pin(max(motion.epoch + pin.time, time), pin.node, distance: pin.distance)
      }
      var copy = page
      let chain = chain(of: index, page)
      let left = copy.route(decay.total - motion.routed, chain, canPull: false).unconsumed
      if left == 0 { return .rest(rest) }
      let hit = motion.epoch + decay.time(atDistance: decay.total - left)
      return hit < rest ? .hit(max(hit, time)) : .rest(rest)
    case .approach(let approach): return .rest(motion.epoch + approach.duration)
    case .spring(let spring):
      let rest =
        motion.epoch
        + spring.restTime(within: page.physics.rest, slower: page.physics.minVelocity)
      guard let crossing = spring.crossingTime, motion.epoch + crossing < rest else {
        return .rest(rest)
      }
      return .crossing(motion.epoch + crossing)
    }
  }

  /// The first node on the way that ends a fling, and when it does. Found by trying distances.
  private func pin(
    of motion: ModelMotion, _ decay: Fling, _ page: ModelPage
  ) -> (node: Int, distance: Double, time: Double)? {
    let chain = chain(of: motion, page).without(held)
    func ended(_ distance: Double) -> Int? {
      var copy = page
      _ = copy.route(distance, chain, canPull: false)
      return chain.nodes.first {
        page.nodes[$0].node.stopsAtPin && copy.nodes[$0].offset != page.nodes[$0].offset
          && copy.edge($0, distance).stands
      }
    }
    guard ended(decay.total - motion.routed) != nil else { return nil }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if ended(middle * (decay.total - motion.routed)) == nil {
        low = middle
      } else {
        high = middle
      }
    }
    let distance = high * (decay.total - motion.routed)
    guard let node = ended(distance) else { return nil }
    return (node, distance, decay.time(atDistance: motion.routed + distance))
  }

  // What moves

  private mutating func move(_ index: Int, _ page: inout ModelPage) {
    let motion = all[index]
    let position = motion.position(at: time)
    if case .spring = motion.curve, let node = motion.node {
      page.nodes[node].pull = band(node, page).pull(position)
    } else if let node = motion.node {
      page.place(node, at: motion.routed + position)
    } else {
      go(index, to: position, &page)
      all[index].routed = position
    }
  }

  /// Routes what of a curve through a chain has not been routed yet, up to a distance.
  mutating func go(_ index: Int, to position: Double, _ page: inout ModelPage) {
    let delta = position - all[index].routed
    if let nodes = all[index].toTop {
      page.goToTop(by: delta, nodes.filter { !held.contains($0) })
    } else {
      _ = page.route(delta, chain(of: index, page), canPull: false)
      all[index].latch = page.latch
    }
  }

  func band(_ node: Int, _ page: ModelPage) -> RubberBand {
    RubberBand(page.physics, viewport: page.nodes[node].node.viewport)
  }

  /// How fast a node is shown to spring, nil if it does not.
  func springVelocity(of node: Int) -> Double? {
    all.first { $0.node == node && $0.kind == .spring }?.velocity(at: time)
  }
}

extension ModelPage {
  /// A node is moved to an offset of its extent.
  mutating func place(_ index: Int, at offset: Double) {
    let offset = max(nodes[index].lower, min(nodes[index].upper, offset))
    if offset != nodes[index].offset { move(index, to: offset) }
  }
}
