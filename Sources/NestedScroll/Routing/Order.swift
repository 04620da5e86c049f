/// One turn in a consumption order.
struct Stop: Sendable {
  enum Kind: UInt8, Sendable {
    /// An ancestor, before its descendants.
    case claim
    /// A node by itself.
    case own
    /// A consumer's code, before and after the descendants.
    case before, after
    /// A pager that bars the way while it could move.
    case barrier
    /// A parallel pair: where both halves begin, where the second begins, where they meet.
    case fork, branch, join
  }

  var kind: Kind
  /// Moving it has consequences beyond its offset.
  var isSpecial = false
  var ref: Ref
  var link: Int32
  var sign: Double
  /// The offset at which the turn ends.
  var limit: Double
  /// For a barrier, the stop after what it bars; for a branch or a join, its fork.
  var jump: Int32 = 0
  /// For a fork: what both halves get, and what the first left.
  var whole = 0.0
  var rest = 0.0
}

/// A node that may be stretched with what an order leaves.
struct PullCandidate: Sendable {
  var ref: Ref
  var link: Int32
  var sign: Double
}

/// Who gets how much of a delta, one after the other. It depends on policies and not on offsets.
struct Order: Sendable {
  var stops: [Stop] = []
  /// Who may be stretched, the likeliest first.
  var pulls: [PullCandidate] = []
  /// Pagers of the chain that may close in this direction, outermost first, as links.
  var closers: [Closer] = []
  /// The last node that is asked.
  var last = Ref.none
  /// It has nothing but nodes that move, no pager that closes, and no node twice.
  var isPlain = false
  /// What a consumer's code is told the deltas come from.
  var input = Inputs.drag

  struct Closer: Sendable {
    var link: Int32
    /// The order names it, so it may also go on away from its page.
    var isNamed: Bool
  }

  mutating func removeAll() {
    stops.removeAll(keepingCapacity: true)
    pulls.removeAll(keepingCapacity: true)
    closers.removeAll(keepingCapacity: true)
    last = .none
    isPlain = false
  }
}
