import NestedScroll
import PropertyKit

/// Where everything stands: what laws compare.
struct State: Equatable {
  struct NodeState: Equatable {
    var offset: Double
    var pull: Double
    var pages: Pages?
    var refreshAtStart: RefreshPhase?
    var refreshAtEnd: RefreshPhase?
  }

  var nodes: [NodeState]

  init(_ engine: ScrollEngine, _ ids: [NodeID]) {
    nodes = ids.map { id in
      NodeState(
        offset: engine.offset(of: id), pull: engine.pull(of: id), pages: engine.pages(of: id),
        refreshAtStart: engine.refreshPhase(.start, of: id),
        refreshAtEnd: engine.refreshPhase(.end, of: id))
    }
  }

  /// Throws unless both are the same, naming the first node that differs.
  func expectSame(as other: State, _ message: String = "") throws {
    for index in nodes.indices where nodes[index] != other.nodes[index] {
      throw Failure("\(message) node \(index): \(nodes[index]) is not \(other.nodes[index])")
    }
  }
}

extension Player {
  var state: State { State(engine, ids) }
}

extension Double {
  /// Bit for bit, but for the sign of zero, which the engine never makes negative anyway.
  func isSame(as other: Double) -> Bool { bitPattern == other.bitPattern }
}

extension State {
  /// Throws unless both are the same, but for the rounding of positions.
  func expectClose(to other: State, _ message: String = "") throws {
    for index in nodes.indices {
      let (a, b) = (nodes[index], other.nodes[index])
      let text = "\(message) node \(index)"
      try PropertyKit.expectClose(a.offset, b.offset, "\(text): offset")
      try PropertyKit.expectClose(a.pull, b.pull, tolerance: 1e-7, "\(text): pull")
      try expectEqual(a.pages, b.pages, "\(text): pages")
      try expectEqual(a.refreshAtStart, b.refreshAtStart, "\(text): refresh at the start")
      try expectEqual(a.refreshAtEnd, b.refreshAtEnd, "\(text): refresh at the end")
    }
  }
}
