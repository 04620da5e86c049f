public import NestedScroll

/// What one event of a scenario came to, and the page as it stands after it.
public struct Step: Sendable {
  /// The place of the event among the scenario's events.
  public var event: Int
  /// The time after the event, in seconds.
  public var at: Double
  /// Every node of the tree, parents before their children.
  public var nodes: [NodeState]
  /// What each node took since the step before, offset and pull together; the nodes that took
  /// something.
  public var consumed: [(id: String, amount: Double)]
  /// What nobody took since the step before, and for each axis the node it was left at.
  public var unconsumed: Vector
  public var unconsumedAt: (horizontal: String?, vertical: String?)
  /// The scroller that the touch on the page scrolls first.
  public var touched: String?
  /// Whether the touch on the page is no tap any more.
  public var claimed: Bool
  /// Whether anything moves by itself.
  public var moving: Bool
  public var motions: [Motion]
  /// The motions that ended since the step before.
  public var ended: [MotionEnd]
  /// Who was offered what since the step before, in order; if the run explains.
  public var offers: [Offer]

  /// A node as it stands.
  public struct NodeState: Sendable, Equatable {
    public var id: String
    public var offset: Double
    /// What was asked for past an edge.
    public var pull: Double
    /// What is shown of it.
    public var stretch: Double
    /// As shown, in points per second.
    public var velocity: Double
    public var pages: Pages?
    public var refreshAtStart: RefreshPhase?
    public var refreshAtEnd: RefreshPhase?
  }

  /// A motion that goes on.
  public struct Motion: Sendable {
    public var axis: Axis
    public var kind: MotionKind
    public var node: String
    /// Where the nodes that it moves will come to rest, as far as it is known now.
    public var landing: [(id: String, offset: Double)]
  }

  /// What a node was offered of a delta.
  public struct Offer: Sendable {
    public var node: String
    /// Why it was the node's turn.
    public var reason: NestedScroll.Offer.Reason
    public var offered: Double
    public var took: Double
  }
}
