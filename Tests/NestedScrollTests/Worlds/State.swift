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
