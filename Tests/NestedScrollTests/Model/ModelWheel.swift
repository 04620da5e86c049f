import NestedScroll

/// A run of a wheel, of fingers on a pad, or of the system's own momentum, on a model.
struct ModelWheel {
  enum Kind { case notches, pad, momentum }

  let kind: Kind
  let node: Int
  /// Where everything stood when it began.
  let began: [Int: Double]
  var lastTime: Double
  private var axis: Axis?
  private var sum = Vector.zero
  private var caught: [Axis] = []
  /// Where momentum has bounced.
  var bounced: [Axis] = []
  /// How long notches may stay away.
  var patience = 0.1
  private var tracker = VelocityTracker()
  /// What keeps it to the nodes that it moved first.
  var latch: ModelLatch?
  /// When it moved last.
  var movedTime = -1.0

  static let slop = 10.0

  /// When it counts as let go without a word.
  var pause: Double? { kind == .notches ? lastTime + patience : nil }

  init(
    _ kind: Kind, on node: Int, latch: Latch? = nil, after old: ModelWheel?,
    _ page: inout ModelPage, _ motions: inout ModelMotions
  ) {
    self.kind = kind
    self.node = node
    self.latch = ModelLatch(latch)
    lastTime = motions.time
    began = Dictionary(
      uniqueKeysWithValues: page.nodes.indices.map { ($0, page.nodes[$0].offset) })
    if let old { keepLatch(of: old, at: motions.time) }
    motions.isTouched = true
    page.touch(node)
    for axis in Axis.allCases {
      for index in latchedChain(axis, page).nodes { page.nodes[index].way = 0 }
    }
    guard kind == .pad else { return }
    for axis in Axis.allCases
    where motions.interrupt(latchedChain(axis, page).nodes, &page) {
      caught.append(axis)
    }
    tracker.add(time: motions.time, position: Point(x: 0, y: 0))
    motions.held = held(page)
  }

  private func held(_ page: ModelPage) -> [Int] {
    (axis.map { [$0] } ?? Axis.allCases).flatMap { latchedChain($0, page).nodes }
  }

  /// A notch is routed at once, on its larger axis. Returns what is left.
  mutating func notch(
    _ by: Vector, _ page: inout ModelPage, _ motions: inout ModelMotions
  ) -> Vector {
    lastTime = motions.time
    var left = Vector.zero
    let axis: Axis = by.x.magnitude > by.y.magnitude ? .horizontal : .vertical
    if by[axis] != 0 {
      _ = motions.interrupt(latchedChain(axis, page).nodes, &page)
      left[axis] = page.route(by[axis], latchedChain(axis, page), canPull: false).unconsumed
      notice(left[axis] != by[axis], page, &motions)
      motions.turn(&page)
    }
    motions.endCall(&page)
    return left
  }

  private func latchedChain(_ axis: Axis, _ page: ModelPage) -> ModelChain {
    page.latched(page.chain(from: node, axis, .wheel), latch)
  }

  /// What was routed may have latched it.
  private mutating func notice(
    _ hasMoved: Bool, _ page: ModelPage, _ motions: inout ModelMotions
  ) {
    if hasMoved { movedTime = motions.time }
    if let latch, latch != page.latch {
      motions.events += ["latched \(kind)", "latched \(latch.mode)"]
    }
    latch = page.latch
  }

  /// A run that follows soon enough on one that was latched keeps to the same node.
  private mutating func keepLatch(of old: ModelWheel, at time: Double) {
    guard latch?.mode == old.latch?.mode, old.latch?.node != nil, time - old.movedTime <= 0.1
    else { return }
    latch = old.latch
    movedTime = old.movedTime
  }

  /// Fingers move on a pad: nothing of it is withheld once there is an axis.
  mutating func move(
    _ by: Vector, isLast: Bool = false, _ page: inout ModelPage, _ motions: inout ModelMotions
  ) -> Vector {
    lastTime = motions.time
    sum = Vector(x: sum.x + by.x, y: sum.y + by.y)
    if !isLast { tracker.add(time: motions.time, position: Point(x: -sum.x, y: -sum.y)) }
    var left = Vector.zero
    var now = by
    if axis == nil, let decided = decide(isLast, page) {
      axis = decided
      now = sum
      motions.hold(held(page), page)
      let other: Axis = decided == .horizontal ? .vertical : .horizontal
      let isStretched = page.chain(from: node, other, .wheel).nodes.contains {
        page.nodes[$0].pull != 0
      }
      if caught.contains(other) || isStretched {
        motions.release(0, from: node, other, latch: latch, &page)
      }
    }
    if let axis, now[axis] != 0 {
      left[axis] = page.route(now[axis], latchedChain(axis, page), canPull: true).unconsumed
      let old = latch
      notice(left[axis] != now[axis], page, &motions)
      if latch != old { motions.hold(held(page), page) }
      motions.turn(&page)
    }
    motions.endCall(&page)
    return left
  }

  private func decide(_ isLast: Bool, _ page: ModelPage) -> Axis? {
    let axes = Axis.allCases.filter { axis in
      let slop = isLast || caught.contains(axis) ? 0 : Self.slop
      return sum[axis].magnitude > slop && !latchedChain(axis, page).nodes.isEmpty
    }
    // A tie goes to vertical.
    return axes.count < 2 || sum.x.magnitude > sum.y.magnitude ? axes.first : .vertical
  }

  /// Momentum is routed as it comes, into no pager; what it leaves at an edge bounces, once.
  mutating func carry(
    _ by: Vector, _ page: inout ModelPage, _ motions: inout ModelMotions
  ) -> Vector {
    let pause = motions.time - lastTime
    lastTime = motions.time
    var left = Vector.zero
    for axis in Axis.allCases where by[axis] != 0 {
      let nodes = momentumChain(axis, page).nodes
      let isBusy = motions.all.contains {
        $0.kind != .command && $0.node.map { nodes.contains($0) } ?? false
      }
      if isBusy {
        motions.events.append("refused")
        if nodes.contains(where: { page.nodes[$0].pull != 0 }) { bounced.append(axis) }
        left[axis] = by[axis]
        continue
      }
      let chain = page.latched(momentumChain(axis, page), latch)
      _ = motions.interrupt(chain.nodes, &page)
      let canPull = !bounced.contains(axis)
      left[axis] = page.route(by[axis], chain, canPull: canPull).unconsumed
      notice(left[axis] != by[axis], page, &motions)
      let velocity = pause > 0 && pause < 0.1 ? by[axis] / pause : 0
      for index in chain.nodes where page.nodes[index].pull != 0 && !motions.drive(index, page) {
        bounced.append(axis)
        motions.events.append("carried over")
        let slope = motions.band(index, page).slope(page.nodes[index].pull)
        let own = page.logical(velocity * page.physics.spring.handover, index) * slope
        var spring = motions.bounce(index, own, node, page)
        spring.latch = latch
        motions.all.append(spring)
      }
    }
    motions.endCall(&page)
    return left
  }

  private func momentumChain(_ axis: Axis, _ page: ModelPage) -> ModelChain {
    var chain = page.chain(from: node, axis, .fling)
    for at in chain.links.indices where page.nodes[chain.links[at].index].node.pager != nil {
      chain.links[at].isBarrier = true
    }
    return chain
  }

  /// It is over. What notches left between rests goes on the way it went; fingers let go with the
  /// velocity that they had, and momentum at rest.
  mutating func end(
    isLifted: Bool = false, _ page: inout ModelPage, _ motions: inout ModelMotions
  ) {
    motions.isTouched = false
    motions.hold([], page)
    let velocity = isLifted ? tracker.velocity(endedAt: motions.time) : .zero
    let turning = Axis.allCases.first { axis in
      page.chain(from: node, axis, .wheel).nodes.contains { !page.isOnPage($0) }
    }
    let first = turning ?? .horizontal
    for axis in [first, first == .horizontal ? .vertical : .horizontal] {
      if kind == .notches {
        releaseAhead(axis, &page, &motions)
      } else if kind == .momentum {
        release(momentumChain(axis, page), axis, &page, &motions)
      } else {
        let own = axis == self.axis ? velocity[axis] : 0
        motions.release(own, from: node, axis, latch: latch, &page)
      }
    }
  }

  private func releaseAhead(
    _ axis: Axis, _ page: inout ModelPage, _ motions: inout ModelMotions
  ) {
    let nodes = page.chain(from: node, axis, .wheel).nodes
    motions.loose.removeAll { nodes.contains($0) }
    springBack(nodes, &page, &motions)
    motions.settleAhead(nodes, began, &page)
  }

  private func release(
    _ chain: ModelChain, _ axis: Axis, _ page: inout ModelPage, _ motions: inout ModelMotions
  ) {
    // A pager that bars the way was stopped too, perhaps between pages.
    let nodes = chain.links.map(\.index)
    springBack(nodes, &page, &motions)
    for index in nodes { motions.settle(index, &page) }
  }

  private func springBack(
    _ nodes: [Int], _ page: inout ModelPage, _ motions: inout ModelMotions
  ) {
    for index in nodes where page.nodes[index].pull != 0 && !motions.drive(index, page) {
      motions.all.append(motions.bounce(index, 0, node, page))
    }
  }
}
