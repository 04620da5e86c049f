import NestedScroll

/// The words that results use.

extension Axis {
  var name: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Edge {
  var name: String { self == .start ? "start" : "end" }
}

extension MotionKind {
  var name: String {
    switch self {
    case .fling: "fling"
    case .spring: "spring"
    case .snap: "snap"
    case .command: "command"
    }
  }
}

extension MotionEnd.How {
  var name: String { self == .completed ? "completed" : "interrupted" }
}

extension RefreshPhase {
  var name: String {
    switch self {
    case .idle: "idle"
    case .pulling: "pulling"
    case .armed: "armed"
    case .refreshing: "refreshing"
    }
  }
}
