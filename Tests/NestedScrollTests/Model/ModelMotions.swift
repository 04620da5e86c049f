import NestedScroll

/// One motion of the model: a decay through a chain, or the spring of a stretched node.
struct ModelMotion {
  enum Curve {
    case decay(Fling)
    case spring(Spring)
  }

  var curve: Curve
  /// Where its chain starts, and the axis.
  var start: Int
  var axis: Axis
  /// The stretched node.
  var node: Int?
  /// When its curve began.
  var epoch: Double
  /// How much of the decay has been routed.
  var routed = 0.0

  var kind: MotionKind { node == nil ? .fling : .spring }
}

/// What moves by itself, as the rules for motions say it: from one end of a curve to the next, each
/// found anew from where everything stands.
struct ModelMotions {
  /// The newest last.
  var all: [ModelMotion] = []
  var time = 0.0
  /// What has ended since the last call began, in words.
  var events: [String] = []
  /// When the last of it did.
  private var lastEnd = -1.0

  mutating func advance(to end: Double, _ page: inout ModelPage, held: [Int] = []) {
    while true {
      let events = all.indices.map { event(of: $0, page, held) }
      guard let next = events.indices.min(by: { events[$0].time < events[$1].time }),
        events[next].time <= end
      else { break }
      time = max(time, events[next].time)
      lastEnd = time
      finish(next, events[next], &page, held)
    }
    time = max(time, end)
    for index in all.indices { move(index, &page, held) }
  }

  private enum Event {
    case rest(Double)
    case hit(Double)
    case crossing(Double)
    /// A node that ends flings comes to its end, after so much of the way.
    case pin(Double, Int, distance: Double)

    var time: Double {
      switch self {
      case .rest(let time), .hit(let time), .crossing(let time), .pin(let time, _, _): time
      }
    }
  }

  /// A motion leaves out what a finger or a newer motion drives.
  private func chain(of index: Int, _ page: ModelPage, _ held: [Int]) -> ModelChain {
    let newer = all[(index + 1)...].flatMap { other in
      other.node.map { [$0] } ?? page.chain(from: other.start, other.axis, .fling).nodes
    }
    return page.chain(from: all[index].start, all[index].axis, .fling).without(held + newer)
  }

  /// Whether something ends so near to now that rounding decides whether it has.
  func isAtEnd(_ page: ModelPage, held: [Int]) -> Bool {
    time - lastEnd < 1e-9 || all.indices.contains { event(of: $0, page, held).time - time < 1e-9 }
  }

  // What comes next

  private func event(of index: Int, _ page: ModelPage, _ held: [Int]) -> Event {
    let motion = all[index]
    switch motion.curve {
    case .decay(let decay):
      let rest = motion.epoch + decay.restTime(within: page.physics.rest)
      if let pin = pin(of: motion, decay, page, held), motion.epoch + pin.time < rest {
        return .pin(max(motion.epoch + pin.time, time), pin.node, distance: pin.distance)
      }
      var copy = page
      let chain = chain(of: index, page, held)
      let left = copy.route(decay.total - motion.routed, chain, canPull: false).unconsumed
      if left == 0 { return .rest(rest) }
      let hit = motion.epoch + decay.time(atDistance: decay.total - left)
      return hit < rest ? .hit(max(hit, time)) : .rest(rest)
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
    of motion: ModelMotion, _ decay: Fling, _ page: ModelPage, _ held: [Int]
  ) -> (node: Int, distance: Double, time: Double)? {
    let chain = page.chain(from: motion.start, motion.axis, .fling).without(held)
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

  // What it does

  private mutating func move(_ index: Int, _ page: inout ModelPage, _ held: [Int]) {
    let motion = all[index]
    switch motion.curve {
    case .decay(let decay):
      let position = decay.position(at: time - motion.epoch)
      _ = page.route(position - motion.routed, chain(of: index, page, held), canPull: false)
      all[index].routed = position
    case .spring(let spring):
      guard let node = motion.node else { return }
      page.nodes[node].pull = band(node, page).pull(spring.displacement(at: time - motion.epoch))
    }
  }

  private mutating func finish(
    _ index: Int, _ event: Event, _ page: inout ModelPage, _ held: [Int]
  ) {
    let motion = all[index]
    let count = all.count
    defer { keepOrder(index, of: count) }
    switch (motion.curve, event) {
    case (.decay(let decay), .hit):
      // Every stop stands on its limit exactly, whatever rounding says.
      let chain = chain(of: index, page, held)
      let left = page.route(decay.total - motion.routed, chain, canPull: false).unconsumed
      all.remove(at: index)
      events.append("hit")
      guard let owner = page.owner(chain, left) else { return }
      events.append("bounce")
      let velocity = decay.velocity(atDistance: decay.total - left)
      bounce(
        owner, page.logical(velocity * page.physics.spring.handover, owner), motion.start, page)
    case (.decay, .pin(_, let node, let distance)):
      events.append("pin")
      _ = page.route(distance, chain(of: index, page, held), canPull: false)
      let forward = page.nodes[node].offset * 2 > page.nodes[node].lower + page.nodes[node].upper
      page.nodes[node].offset = forward ? page.nodes[node].upper : page.nodes[node].lower
      all.remove(at: index)
    case (.decay(let decay), _):
      events.append("rest")
      let chain = chain(of: index, page, held)
      _ = page.route(decay.total - motion.routed, chain, canPull: false)
      all.remove(at: index)
    case (.spring(let spring), .crossing(let time)):
      all.remove(at: index)
      guard let node = motion.node else { return }
      page.nodes[node].pull = 0
      events.append("crossing")
      let velocity = page.logical(spring.velocity(at: time - motion.epoch), node)
      fling(velocity, from: motion.start, motion.axis, page)
    case (.spring, _):
      events.append("closed")
      all.remove(at: index)
      if let node = motion.node { page.nodes[node].pull = 0 }
    }
  }

  func band(_ node: Int, _ page: ModelPage) -> RubberBand {
    RubberBand(page.physics, viewport: page.nodes[node].node.viewport)
  }

  /// A spring brings a node back from its stretch; outward it is only as fast as the band has room.
  private mutating func bounce(_ node: Int, _ velocity: Double, _ start: Int, _ page: ModelPage) {
    let band = band(node, page)
    let stretch = band.stretch(page.nodes[node].pull)
    let isOutward = stretch == 0 || (stretch > 0) == (velocity > 0)
    let most =
      page.physics.spring.frequency * 2.718281828459045 * (band.length / 2 - abs(stretch))
    let velocity = isOutward ? min(max(velocity, -max(0, most)), max(0, most)) : velocity
    let spring = Spring(page.physics.spring, displacement: stretch, velocity: velocity)
    all.append(
      ModelMotion(
        curve: .spring(spring), start: start, axis: page.nodes[node].node.axis, node: node,
        epoch: time))
  }

  private mutating func fling(
    _ velocity: Double, from start: Int, _ axis: Axis, _ page: ModelPage
  ) {
    let decay = Fling(velocity: velocity, physics: page.physics)
    all.append(ModelMotion(curve: .decay(decay), start: start, axis: axis, epoch: time))
  }

  /// What a motion became is no newer than the motion was, which was one of so many.
  private mutating func keepOrder(_ index: Int, of count: Int) {
    let became = Array(all[(count - 1)...])
    all.removeLast(became.count)
    all.insert(contentsOf: became, at: index)
  }

  // From outside

  /// A chain is let go with a velocity: what is stretched springs back as fast as it is shown to
  /// move, else the chain flings.
  mutating func release(
    _ velocity: Double, from start: Int, _ axis: Axis, _ page: inout ModelPage
  ) {
    let most = page.physics.maxVelocity ?? .infinity
    let velocity = min(max(velocity, -most), most)
    let stretched = page.chain(from: start, axis, .drag).nodes.filter { page.nodes[$0].pull != 0 }
    for node in stretched {
      let slope = band(node, page).slope(page.nodes[node].pull)
      // The velocity is one, and the innermost has it.
      let own = node == stretched.first ? page.logical(velocity, node) * slope : 0
      bounce(node, own, start, page)
    }
    guard stretched.isEmpty, abs(velocity) >= page.physics.minVelocity else { return }
    fling(velocity, from: start, axis, page)
    beginAtEnd(&page)
  }

  /// Where nothing has room a fling is over at once.
  mutating func beginAtEnd(_ page: inout ModelPage, held: [Int] = []) {
    for index in all.indices.reversed() {
      if case .hit(let now) = event(of: index, page, held), now <= time {
        finish(index, .hit(now), &page, held)
      }
    }
  }

  /// How fast a node is shown to spring, nil if it does not.
  func springVelocity(of node: Int) -> Double? {
    for motion in all where motion.node == node {
      if case .spring(let spring) = motion.curve {
        return spring.velocity(at: time - motion.epoch)
      }
    }
    return nil
  }

  /// A node is something else now: its spring goes on from the stretch that is left, and with none
  /// left it goes on as a decay if it went outward.
  mutating func changed(_ node: Int, from old: ModelPage, _ page: inout ModelPage) {
    guard let index = all.firstIndex(where: { $0.node == node }),
      case .spring(let spring) = all[index].curve
    else { return }
    let count = all.count
    defer { keepOrder(index, of: count) }
    let motion = all.remove(at: index)
    let velocity = spring.velocity(at: time - motion.epoch)
    let pull = old.nodes[node].pull
    let side = page.logical(pull == 0 ? velocity : pull, node)
    let isAtEdge = page.edge(node, side).stands && page.nodes[node].node.isEnabled
    let stretch = band(node, page).stretch(page.nodes[node].pull)
    if stretch != 0 || pull == 0 && isAtEdge {
      all.append(motion)
      all[all.count - 1].curve = .spring(
        Spring(page.physics.spring, displacement: stretch, velocity: velocity))
      all[all.count - 1].epoch = time
    } else if velocity * page.logical(side, node) > 0, page.nodes[node].node.isEnabled {
      events.append("goes on")
      fling(page.logical(velocity, node), from: motion.start, motion.axis, page)
    }
  }

  /// What comes to some nodes ends the flings that share one of them, and their springs. Whether
  /// there was one.
  mutating func interrupt(_ nodes: [Int], _ page: ModelPage) -> Bool {
    let count = all.count
    all = all.filter { motion in !path(of: motion, page).contains { nodes.contains($0) } }
    return all.count < count
  }

  private func path(of motion: ModelMotion, _ page: ModelPage) -> [Int] {
    motion.node.map { [$0] } ?? page.chain(from: motion.start, motion.axis, .fling).nodes
  }
}
