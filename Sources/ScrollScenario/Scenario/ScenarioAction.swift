public import NestedScroll

/// What happens to the page in one event. Nodes are named by their ids.
public enum ScenarioAction: Sendable {
  case touchBegan(
    pointer: Int, node: String, position: Point, area: TouchArea, free: Bool, latch: Latch?)
  case touchMoved(pointer: Int, position: Point)
  /// With a velocity that stands for the measured one.
  case touchEnded(pointer: Int, velocity: Vector?)
  case touchCancelled(pointer: Int)
  /// One delta, a gesture of its own.
  case drag(Vector, node: String, area: TouchArea)
  case wheel(ScenarioWheel)
  case fling(Vector, node: String, area: TouchArea)

  case setOffset(Double, node: String)
  case scrollTo(Double, node: String, animated: Bool, snap: Bool)
  case scrollBy(Double, node: String, animated: Bool)
  case scrollToTop(node: String, animated: Bool)
  case scrollToTotal(Double, node: String, animated: Bool)
  case reveal(from: Double, to: Double, node: String, align: Double?, animated: Bool)
  case select(page: Int, node: String, animated: Bool)
  case stop(node: String)

  case update(node: String, change: NodeChange, edits: [Edit])
  case insert(ScenarioNode, under: String?, index: Int?)
  case remove(node: String)
  case move(node: String, under: String?, index: Int?)
  case beginRefresh(Edge, node: String)
  case endRefresh(Edge, node: String)

  /// Goes on to the event's time and reports.
  case advance
  /// Goes on until nothing moves, 60 seconds at most.
  case settle
}

/// What a wheel or a trackpad does in one event.
public struct ScenarioWheel: Sendable {
  public var delta: Vector
  public var node: String
  public var phase: WheelPhase?
  public var latch: Latch?
  /// How long a latch outlives the sequence, in seconds.
  public var latchPause: Double
  public var free: Bool
  public var smooth: Bool
}

/// A change to what a node is: the keys that were given, and nothing else.
///
/// Of a value that has parts (a header, a pager, edges) the parts that were given change.
public struct NodeChange: Sendable {
  private var steps: [@Sendable (inout Node) -> Void] = []

  init() {}

  mutating func append(_ step: @escaping @Sendable (inout Node) -> Void) { steps.append(step) }

  /// Changes a node.
  public func apply(to node: inout Node) {
    for step in steps { step(&node) }
  }
}
