import NestedScroll

/// A run of a wheel, of fingers on a pad, or of the system's own momentum, on a model.
struct ModelWheel {
  enum Kind { case notches, pad, momentum }

  let kind: Kind
  let node: Int
  /// Where everything stood when it began.
  private let began: [Int: Double]
  private var lastTime: Double
  private var axis: Axis?
  private var sum = Vector.zero
  private var caught: [Axis] = []
  /// Where momentum has bounced.
  var bounced: [Axis] = []
  /// How long notches may stay away.
  var patience = 0.1
  private var tracker = VelocityTracker()
  /// Whether the first node that takes some of it keeps all of it, and which that is.
  var isLatched = false
  var latched: Int?
  /// When it moved last.
  var movedTime = -1.0

  static let slop = 10.0

  /// When it counts as let go without a word.
  var pause: Double? { kind == .notches ? lastTime + patience : nil }

  init(_ kind: Kind, on node: Int, _ page: inout ModelPage, _ motions: inout ModelMotions) {
    self.kind = kind
    self.node = node
    lastTime = motions.time
    began = Dictionary(
      uniqueKeysWithValues: page.nodes.indices.map { ($0, page.nodes[$0].offset) })
    motions.isTouched = true
    page.touch(node)
    for axis in Axis.allCases {
      for index in page.chain(from: node, axis, .wheel).nodes { page.nodes[index].way = 0 }
    }
    guard kind == .pad else { return }
    for axis in Axis.allCases
    where motions.interrupt(page.chain(from: node, axis, .wheel).nodes, &page) {
      caught.append(axis)
    }
    tracker.add(time: motions.time, position: Point(x: 0, y: 0))
    motions.held = held(page)
  }

  private func held(_ page: ModelPage) -> [Int] {
    (axis.map { [$0] } ?? Axis.allCases).flatMap { page.chain(from: node, $0, .wheel).nodes }
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
      if isLatched, latched == nil {
        var copy = page
        copy.firstMoved = nil
        _ = copy.route(by[axis], page.chain(from: node, axis, .wheel), canPull: false)
        latched = copy.firstMoved
        if latched != nil { motions.events.append("latched") }
      }
      left[axis] = page.route(by[axis], latchedChain(axis, page), canPull: false).unconsumed
      if left[axis] != by[axis] { movedTime = motions.time }
      motions.turn(&page)
    }
    motions.endCall(&page)
    return left
  }

  private func latchedChain(_ axis: Axis, _ page: ModelPage) -> ModelChain {
    let chain = page.chain(from: node, axis, .wheel)
    return latched.map { node in chain.without(chain.nodes.filter { $0 != node }) } ?? chain
  }

  /// A run that follows soon enough on one that was latched keeps to the same node.
  mutating func keepLatch(of old: ModelWheel, at time: Double) {
    guard isLatched, old.isLatched, old.latched != nil, time - old.movedTime <= 0.1 else { return }
    latched = old.latched
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
      if caught.contains(other) || isStretched { motions.release(0, from: node, other, &page) }
    }
    if let axis, now[axis] != 0 {
      let chain = page.chain(from: node, axis, .wheel)
      left[axis] = page.route(now[axis], chain, canPull: true).unconsumed
      motions.turn(&page)
    }
    motions.endCall(&page)
    return left
  }

  private func decide(_ isLast: Bool, _ page: ModelPage) -> Axis? {
    let axes = Axis.allCases.filter { axis in
      let slop = isLast || caught.contains(axis) ? 0 : Self.slop
      return sum[axis].magnitude > slop && !page.chain(from: node, axis, .wheel).nodes.isEmpty
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
      let chain = momentumChain(axis, page)
      let isBusy = motions.all.contains {
        $0.kind != .command && $0.node.map { chain.nodes.contains($0) } ?? false
      }
      if isBusy {
        motions.events.append("refused")
        if chain.nodes.contains(where: { page.nodes[$0].pull != 0 }) { bounced.append(axis) }
        left[axis] = by[axis]
        continue
      }
      _ = motions.interrupt(chain.nodes, &page)
      let canPull = !bounced.contains(axis)
      left[axis] = page.route(by[axis], chain, canPull: canPull).unconsumed
      let velocity = pause > 0 && pause < 0.1 ? by[axis] / pause : 0
      for index in chain.nodes where page.nodes[index].pull != 0 && !motions.drive(index, page) {
        bounced.append(axis)
        motions.events.append("carried over")
        let slope = motions.band(index, page).slope(page.nodes[index].pull)
        let own = page.logical(velocity * page.physics.spring.handover, index) * slope
        motions.all.append(motions.bounce(index, own, node, page))
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
        motions.release(axis == self.axis ? velocity[axis] : 0, from: node, axis, &page)
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
    springBack(chain.nodes, &page, &motions)
    for index in chain.nodes { motions.settle(index, &page) }
  }

  private func springBack(
    _ nodes: [Int], _ page: inout ModelPage, _ motions: inout ModelMotions
  ) {
    for index in nodes where page.nodes[index].pull != 0 && !motions.drive(index, page) {
      motions.all.append(motions.bounce(index, 0, node, page))
    }
  }
}
