public import NestedScroll

/// Something that happens to a page, `after` seconds after what happened before it.
///
/// Nodes are named by their places in the list of all that were ever inserted, so a name may be
/// stale: then the event does what a stale id does.
public struct ScrollEvent: Sendable {
  /// How long after the event before it, in seconds.
  public var after: Double
  public var action: Action

  public init(after: Double = 0, _ action: Action) {
    self.after = after
    self.action = action
  }

  /// What happens. Each is a call of the engine; see there for what its numbers mean.
  public enum Action: Sendable {
    /// Only time passes.
    case wait
    /// All motions run to their ends.
    case settle
    /// A finger comes down.
    case began(pointer: Int, node: Int, at: Point, area: TouchArea, free: Bool, latch: Latch?)
    /// A finger moves.
    case moved(pointer: Int, to: Point)
    /// A finger goes up; a velocity that is given counts instead of the measured one.
    case ended(pointer: Int, velocity: Vector?)
    /// The system takes a finger away.
    case cancelled(pointer: Int)
    /// A delta is routed from a node.
    case drag(Int, Vector, TouchArea)
    /// A fling starts at a node.
    case fling(Int, Vector, TouchArea)
    /// A wheel turns, or two fingers move on a pad.
    case wheel(Int, Vector, WheelPhase?, latch: Latch?, free: Bool, smooth: Bool)
    case setOffset(Int, Double)
    case scrollTo(Int, Double, animated: Bool, snap: Bool)
    case scrollBy(Int, Double, Axis?, animated: Bool)
    case scrollToTop(Int, animated: Bool)
    case scrollToTotal(Int, Double, animated: Bool)
    case reveal(Int, from: Double, to: Double, align: Double?, animated: Bool)
    case select(Int, page: Int, animated: Bool)
    case stop(Int)
    /// A node's description changes.
    case update(Int, Change)
    /// A node is inserted; its place is the number of nodes inserted before.
    case insert(Node, under: Int?, at: Int?)
    case remove(Int)
    case move(Int, under: Int?, at: Int?)
    case beginRefresh(Int, Edge)
    case endRefresh(Int, Edge)
  }

  /// One change of a node's description.
  public enum Change: Sendable {
    case nothing
    case content(Double?)
    case viewport(Double)
    case insets(Insets)
    case enabled(Bool)
    case policy(Policy)
    case edges(Edges)
    case inputs(Inputs?)
    case header(height: Double, stay: Double)
    case pageLength(Double?)
    case snap(Snap?)
    case edit(Edit)
  }
}
