/// One turn of a consumption order, as it is shown.
public struct OrderStep: Sendable, Equatable {
  public let node: NodeID
  public let reason: Offer.Reason
  /// The offset at which the turn ends, in points.
  public let limit: Double
}

/// What moves by itself.
public struct MotionState: Sendable, Equatable {
  public let axis: Axis
  public let kind: MotionKind
  /// The node it moves, or the one its chain starts at.
  public let node: NodeID
  /// In points per second, physical.
  public let velocity: Double
  /// Where the nodes that it moves will be when it ends.
  public let landing: [Landing]

  /// Where one node will be.
  public struct Landing: Sendable, Equatable {
    public let node: NodeID
    public let offset: Double
  }
}

extension ScrollEngine {
  // Where things stand

  /// Where a node's content is, in points; always within its extent.
  public func offset(of node: NodeID) -> Double {
    tree.find(node).map { tree[$0].offset } ?? 0
  }

  /// What was asked for past an edge: < 0 before the start, > 0 past the end.
  public func pull(of node: NodeID) -> Double {
    tree.find(node).map { tree[$0].pull } ?? 0
  }

  /// What is shown of a pull.
  public func stretch(of node: NodeID) -> Double {
    tree.find(node).map { stretch(of: $0) } ?? 0
  }

  func stretch(of ref: Ref) -> Double {
    let pull = tree[ref].pull
    return pull == 0 ? 0 : tree.rubberBand(of: ref, physics: physics).stretch(pull)
  }

  /// Where a node is shown: its offset and its stretch.
  public func shownOffset(of node: NodeID) -> Double {
    tree.find(node).map { tree[$0].offset + stretch(of: $0) } ?? 0
  }

  /// The offsets a node may have; nil for a stale id.
  public func extent(of node: NodeID) -> ClosedRange<Double>? {
    tree.find(node).map { tree[$0].lower...tree[$0].upper }
  }

  /// How far a header is collapsed, exactly 0 when open and exactly 1 when pinned; insets before and
  /// behind it do not count. Or where a pager stands counted in pages, such as 1.35. 0 for any other
  /// node.
  public func progress(of node: NodeID) -> Double {
    guard let ref = tree.find(node) else { return 0 }
    if tree[ref].flags.contains(.isPager) { return tree.pageProgress(of: ref) }
    return tree[ref].flags.contains(.isHeader) ? progress(ofHeader: ref) : 0
  }

  /// The indices of a pager; nil for any other node.
  public func pages(of node: NodeID) -> Pages? {
    tree.find(node).flatMap { tree.pager(of: $0)?.indices }
  }

  // The tree

  /// How many nodes there are.
  public var count: Int { tree.count }

  public func contains(_ node: NodeID) -> Bool { tree.find(node) != nil }

  /// The description of a node as it stands now; nil for a stale id.
  public subscript(node: NodeID) -> Node? { tree.find(node).map { tree.describe($0) } }

  public func parent(of node: NodeID) -> NodeID? {
    tree.find(node).flatMap { tree.id(ifAny: tree[$0].parent) }
  }

  public func children(of node: NodeID) -> [NodeID] {
    tree.find(node).map { siblings(from: tree[$0].firstChild) } ?? []
  }

  public var roots: [NodeID] { siblings(from: tree.firstRoot) }

  private func siblings(from first: Ref) -> [NodeID] {
    var found: [NodeID] = []
    var at = first
    while !at.isNone {
      found.append(tree.id(at))
      at = tree[at].next
    }
    return found
  }

  // Chains and orders

  /// The nodes that deltas from a node may move, innermost first.
  public func chain(
    of node: NodeID, along axis: Axis, area: TouchArea = .content
  ) -> [NodeID] {
    route(of: node, axis, area).links.filter { !$0.isBarred && !$0.isInert }.map { tree.id($0.ref) }
  }

  /// Who would get a finger's delta, one after the other, and how far each goes.
  public func consumptionOrder(
    of node: NodeID, along axis: Axis, _ direction: Direction, area: TouchArea = .content
  ) -> [OrderStep] {
    let route = route(of: node, axis, area)
    let order = direction == .forward ? route.forward : route.backward
    return order.stops.compactMap { stop in
      stop.reason.map { OrderStep(node: tree.id(stop.ref), reason: $0, limit: stop.limit) }
    }
  }

  private func route(of node: NodeID, _ axis: Axis, _ area: TouchArea) -> Route {
    var route = Route()
    guard let ref = tree.find(node) else { return route }
    route.restart(at: ref, along: axis, area: area, input: .drag, driver: .max)
    tree.compile(&route)
    return route
  }

  // Motions

  /// How fast a node is shown to move by itself, in points per second of its own direction.
  public func velocity(of node: NodeID) -> Double {
    guard let ref = tree.find(node) else { return 0 }
    for motion in motions where motion.isActive {
      if motion.movesChain {
        let velocity = motion.velocity(at: time)
        if velocity != 0, movers(of: motion, goingForward: velocity > 0).contains(ref) {
          return velocity * tree[ref].sign
        }
      } else if motion.node == ref {
        return motion.velocity(at: time)
      }
    }
    return 0
  }

  /// Who takes the very next of what a motion routes.
  private func movers(of motion: Motion, goingForward: Bool) -> [Ref] {
    let order = goingForward ? motion.route.forward : motion.route.backward
    if let closer = tree.firstCloser(goingForward: goingForward, along: motion.route) {
      return [closer]
    }
    var found: [Ref] = []
    var isLeft = true
    // What both halves of each parallel pair get, and what its first half leaves.
    var pairs: [(whole: Bool, rest: Bool)] = []
    var at = 0
    while at < order.stops.count {
      let stop = order.stops[at]
      at += 1
      switch stop.kind {
      case .claim, .own:
        let room = (stop.limit - tree[stop.ref].offset) * stop.sign
        guard isLeft, goingForward ? room > 0 : room < 0 else { continue }
        found.append(stop.ref)
        isLeft = false
      case .barrier:
        if tree[stop.ref].offset != stop.limit { at = Int(stop.jump) }
      case .before, .after: continue
      case .fork: pairs.append((isLeft, false))
      case .branch:
        pairs[pairs.count - 1].rest = isLeft
        isLeft = pairs[pairs.count - 1].whole
      case .join: isLeft = pairs.removeLast().rest && isLeft
      }
    }
    return found
  }

  /// What moves by itself at the moment.
  /// - Complexity: O(depth) for each motion.
  public var motionStates: [MotionState] {
    motions.indices.filter { motions[$0].isActive }.map { state(ofMotionAt: $0) }
  }

  private func state(ofMotionAt at: Int) -> MotionState {
    let motion = motions[at]
    let velocity = motion.velocity(at: time)
    let chain = motion.route.links.filter { !$0.isBarred && !$0.isInert }.map { $0.ref }
    // A spring that swings back into its content goes on through its chain, a pager by itself.
    let isOne = !motion.movesChain && (!motion.crosses || tree.pager(of: motion.node) != nil)
    let moved = isOne ? [motion.node] : chain
    let landing = moved.map { ref in
      MotionState.Landing(
        node: tree.id(ref), offset: self.landing(of: ref, by: at) ?? tree[ref].offset)
    }
    guard motion.movesChain else {
      return MotionState(
        axis: motion.axis, kind: motion.kind, node: tree.id(motion.node),
        velocity: velocity * tree[motion.node].sign, landing: landing)
    }
    let start =
      motion.route.touched.isNone
      ? motion.route.links.first?.ref ?? motion.route.start : motion.route.touched
    return MotionState(
      axis: motion.axis, kind: motion.kind, node: tree.id(start), velocity: velocity,
      landing: landing)
  }
}

extension Stop {
  /// What the stop says of itself; nil where it is only a mark.
  var reason: Offer.Reason? {
    switch kind {
    case .claim: .preScroll
    case .own: .own
    case .before: .before
    case .after: .after
    case .barrier: .barring
    case .fork, .branch, .join: nil
    }
  }
}
