public import NestedScroll

/// Where everything stands: what laws compare.
public struct ScrollState: Sendable, Equatable {
  /// Where one node stands.
  public struct NodeState: Sendable, Equatable {
    public var offset: Double
    public var pull: Double
    /// The pages of a pager; nil for other nodes.
    public var pages: Pages?
    /// What a refresh is doing; nil without one.
    public var refreshAtStart: RefreshPhase?
    public var refreshAtEnd: RefreshPhase?
  }

  /// The nodes in the order of the ids.
  public var nodes: [NodeState]

  /// The state of an engine's nodes.
  public init(_ engine: ScrollEngine, _ ids: [NodeID]) {
    nodes = ids.map { id in
      NodeState(
        offset: engine.offset(of: id), pull: engine.pull(of: id), pages: engine.pages(of: id),
        refreshAtStart: engine.refreshPhase(.start, of: id),
        refreshAtEnd: engine.refreshPhase(.end, of: id))
    }
  }

  /// Throws a `Failure` unless both are the same, naming the first node that differs.
  public func expectSame(as other: ScrollState, _ message: String = "") throws {
    for index in nodes.indices where nodes[index] != other.nodes[index] {
      throw Failure("\(message) node \(index): \(nodes[index]) is not \(other.nodes[index])")
    }
  }
}

extension ScrollPlayer {
  /// Where everything stands.
  public var state: ScrollState { ScrollState(engine, ids) }
}

extension ScrollState {
  /// Throws a `Failure` unless both are the same, but for the rounding of positions: 1e-9 of them.
  public func expectClose(to other: ScrollState, _ message: String = "") throws {
    for index in nodes.indices {
      let (a, b) = (nodes[index], other.nodes[index])
      let text = "\(message) node \(index)"
      try NestedScrollTesting.expectClose(a.offset, b.offset, "\(text): offset")
      try NestedScrollTesting.expectClose(a.pull, b.pull, tolerance: 1e-7, "\(text): pull")
      try expectEqual(a.pages, b.pages, "\(text): pages")
      try expectEqual(a.refreshAtStart, b.refreshAtStart, "\(text): refresh at the start")
      try expectEqual(a.refreshAtEnd, b.refreshAtEnd, "\(text): refresh at the end")
    }
  }
}
