/// Where on a node a touch lands.
public enum TouchArea: UInt8, Sendable, CaseIterable {
  /// On what scrolls in it.
  case content
  /// On its own area: a header, a tab bar.
  case header
}

/// What keeps a gesture to the nodes that it moved first.
public enum Latch: UInt8, Sendable, CaseIterable {
  /// The first node that takes some of a gesture keeps all of it.
  case node
  /// Once a node has moved, those inside it are out.
  case outward
}

/// The way deltas go from one node on one axis: the chain, and the order compiled from it for each
/// direction.
///
/// A route is made once per gesture and compiled again when the tree says that something an order
/// depends on has changed. Its arrays are kept and filled again, so that nothing is allocated once
/// a route has been as long as it gets.
struct Route: Sendable {
  var start = Ref.none
  var axis = Axis.vertical
  var area = TouchArea.content
  var input = Inputs.drag
  /// The number of the driver it belongs to: nodes of newer drivers are left out.
  var driver = UInt32.max
  /// The node it began on is gone: its ancestors go on, as ancestors.
  var isOrphaned = false
  var latch = LatchState()

  /// The chain, innermost first.
  var links: [ChainLink] = []
  /// How many links continue down from a header, in front of the chain proper.
  var ownLinks = 0
  /// The innermost link that moves.
  var startLink = 0
  /// The link at `startLink` is the innermost node of the chain, and not one of its ancestors.
  var hasStart = false
  /// The innermost node of the chain the gesture landed on.
  var touched = Ref.none
  /// Where each node stood when the gesture began, or when it joined.
  var bases: [Base] = []
  /// How many of those there were before the chain was filled, and which is likely the next.
  var knownBases = 0
  var nextBase = 0
  /// The one way the whole chain goes when it is scrolled to its top.
  var isToTop = false
  /// The system's own momentum, which enters no pager.
  var isMomentum = false
  /// The delta that is routed ends where a node ends flings, whatever rounding says.
  var endsAtPins = false
  /// Where each link would stand: room for looking ahead.
  var positions: [Double] = []
  var forward = Order()
  var backward = Order()
  /// The tree's epoch it was compiled in; 0: never.
  var epoch: UInt32 = 0

  /// Begins another gesture in the same arrays.
  mutating func restart(
    at start: Ref, along axis: Axis, area: TouchArea, input: Inputs, driver: UInt32,
    latch: LatchState = LatchState()
  ) {
    self.start = start
    self.axis = axis
    self.area = area
    self.input = input
    self.driver = driver
    self.latch = latch
    isOrphaned = false
    links.removeAll(keepingCapacity: true)
    bases.removeAll(keepingCapacity: true)
    startLink = 0
    ownLinks = 0
    hasStart = false
    touched = .none
    isToTop = false
    isMomentum = false
    epoch = 0
  }

  /// Latches the route to a node, before it has moved.
  mutating func keep(to node: Ref) {
    latch.node = node
    epoch = 0
  }

  /// There is a node that could move.
  var isChain: Bool {
    for link in links where !link.isBarred && !link.isInert { return true }
    return false
  }

  /// Whether the node is one of those that the route moves.
  func moves(_ ref: Ref) -> Bool {
    for link in links where link.ref == ref && !link.isBarred && !link.isInert { return true }
    return false
  }

  /// Goes the same way as another route, for another driver and kind of input.
  mutating func follow(_ other: Route, input: Inputs, driver: UInt32) {
    restart(
      at: other.start, along: other.axis, area: other.area, input: input, driver: driver,
      latch: other.latch)
    isOrphaned = other.isOrphaned
    for base in other.bases { bases.append(base) }
  }

  /// The same, while a chain is filled: the one after the last that was found is tried first, since
  /// chains hardly change.
  mutating func known(_ ref: Ref) -> Double? {
    if nextBase < knownBases, bases[nextBase].ref == ref {
      nextBase += 1
      return bases[nextBase - 1].offset
    }
    for at in 0..<knownBases where bases[at].ref == ref {
      nextBase = at + 1
      return bases[at].offset
    }
    return nil
  }

  /// Where a node stood when the gesture began, or when it joined; nil if it never did.
  func base(of ref: Ref) -> Double? {
    for base in bases where base.ref == ref { return base.offset }
    return nil
  }

  struct Base: Sendable {
    var ref: Ref
    var offset: Double
  }
}

/// Which node a gesture keeps to, if it keeps to any.
struct LatchState: Sendable, Equatable {
  var mode: Latch?
  var node = Ref.none

  /// A node took some: the latch keeps to the first, or to the outermost so far.
  @inline(__always)
  mutating func keep(to ref: Ref, _ link: Int32, since at: inout Int32) {
    guard let mode, node.isNone || (mode == .outward && link > at) else { return }
    node = ref
    at = link
  }

  /// Whether a link may still take some of the delta in which `node` at link `at` took the first.
  /// Before that delta all may, and after it the chain has no others: then `at` is negative.
  func allows(_ ref: Ref, _ link: Int32, after at: Int32) -> Bool {
    mode == nil || node.isNone || at < 0 || (mode == .node ? ref == node : link >= at)
  }
}

/// One node of a chain.
struct ChainLink: Sendable {
  var ref: Ref
  /// 1, or -1 where the node's offsets run against physical deltas.
  var sign: Double
  /// Where a descendant of a header touch stood when it joined.
  var base: Double
  /// It lets nothing past it while it could still move, and doesn't move itself.
  var isBarred = false
  /// It does not move: a newer driver or a latch has it left out, or it is only there for what
  /// continues down from it. What it contains stays in.
  var isInert = false
  /// It is a pager that goes back to its page before anything in the page moves.
  var closes = false
  /// The page the chain comes from, where the node is a pager that the chain goes through.
  var page: Int32 = -1
}
