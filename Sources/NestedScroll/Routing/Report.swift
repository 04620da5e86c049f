/// What one node took of a call's deltas: of its offset and its pull together, in points.
public struct Take: Sendable, Equatable {
  public let node: NodeID
  public let axis: Axis
  /// In the sign of the delta: a right-to-left node's offset went the other way.
  public internal(set) var amount: Double
}

/// One turn that a node was given, with what it was offered and what it took.
public struct Offer: Sendable, Equatable {
  /// Why it was the node's turn.
  public enum Reason: UInt8, Sendable, CaseIterable {
    /// It was stretched the other way.
    case unwinding
    /// A pager that stood between pages.
    case closing
    /// It goes before its descendants.
    case preScroll
    /// Its own turn.
    case own
    /// A consumer's code, before and after the descendants.
    case before, after
    /// It was stretched with what was left.
    case overscroll
    /// It bars the way to its ancestors.
    case barring
  }

  public let node: NodeID
  public let reason: Reason
  public let offered: Double
  public let took: Double
}

/// What kind of motion moves a node.
public enum MotionKind: UInt8, Sendable, CaseIterable {
  /// A decay through a whole chain.
  case fling
  /// A stretched node on its way back.
  case spring
  /// A node on its way to a rest.
  case snap
  /// What a command animates.
  case command
}

/// The end of a motion.
public struct MotionEnd: Sendable, Equatable {
  /// How a motion ended.
  public enum How: UInt8, Sendable { case completed, interrupted }

  public let axis: Axis
  public let kind: MotionKind
  public let how: How
}

/// A change of one of a pager's three indices.
public struct PageChange: Sendable, Equatable {
  public let pager: NodeID
  public let from: Pages
  public internal(set) var to: Pages
}

/// A change of a refresh.
public struct RefreshChange: Sendable, Equatable {
  public let node: NodeID
  public let edge: Edge
  public let from: RefreshPhase
  public let to: RefreshPhase
}

/// What a call of the engine did. Each call begins a new one.
public struct Report: Sendable {
  /// What each node took, each node once.
  public internal(set) var takes = Refilled<Take>()
  /// What nobody took, of motions too.
  public internal(set) var unconsumed = Vector.zero
  /// The nodes it was left at.
  var unconsumedAtX: NodeID?
  var unconsumedAtY: NodeID?
  public internal(set) var endedMotions = Refilled<MotionEnd>()
  public internal(set) var pageChanges = Refilled<PageChange>()
  public internal(set) var refreshChanges = Refilled<RefreshChange>()
  /// Inputs with NaN or infinity in them, which did nothing.
  public internal(set) var droppedInputs = 0
  /// The id the call named, where it found nothing: of a node that was removed, or one never
  /// given out.
  public internal(set) var unknownNode: NodeID?
  /// Speed that a cap or a spring that takes over only a share took away, in points per second.
  public internal(set) var cappedVelocity = 0.0
  /// Who was offered what and took what, in order; filled when the engine explains.
  public internal(set) var offers = Refilled<Offer>()

  /// What one node took, 0 if nothing.
  public func taken(by node: NodeID) -> Double {
    for take in takes where take.node == node { return take.amount }
    return 0
  }

  /// The node that what nobody took was left at; nil if nothing was left.
  public func unconsumedAt(_ axis: Axis) -> NodeID? {
    axis == .horizontal ? unconsumedAtX : unconsumedAtY
  }

  mutating func removeAll() {
    takes.removeAll()
    unconsumed = .zero
    unconsumedAtX = nil
    unconsumedAtY = nil
    endedMotions.removeAll()
    pageChanges.removeAll()
    refreshChanges.removeAll()
    droppedInputs = 0
    unknownNode = nil
    cappedVelocity = 0
    offers.removeAll()
  }

  @inline(__always)
  mutating func add(_ amount: Double, by node: NodeID, along axis: Axis) {
    if takes.isEmpty { return takes.append(Take(node: node, axis: axis, amount: amount)) }
    merge(amount, by: node, along: axis)
  }

  private mutating func merge(_ amount: Double, by node: NodeID, along axis: Axis) {
    for at in takes.indices where takes[at].node == node {
      takes[at].amount += amount
      return
    }
    takes.append(Take(node: node, axis: axis, amount: amount))
  }

  mutating func leave(_ amount: Double, along axis: Axis, at node: NodeID?) {
    guard amount != 0 else { return }
    unconsumed[axis] = (unconsumed[axis] + amount).asLength
    if axis == .horizontal { unconsumedAtX = node } else { unconsumedAtY = node }
  }
}
