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

extension Offer.Reason {
  var name: String {
    switch self {
    case .unwinding: "unwinding"
    case .closing: "closing"
    case .preScroll: "preScroll"
    case .own: "own"
    case .before: "before"
    case .after: "after"
    case .overscroll: "overscroll"
    case .barring: "barring"
    }
  }

  /// Why it was a node's turn, as a sentence about the node.
  var story: String {
    switch self {
    case .unwinding: "it was stretched the other way"
    case .closing: "it stood between pages"
    case .preScroll: "it goes before its descendants"
    case .own: "it was its turn"
    case .before: "its code goes before its descendants"
    case .after: "its code gets what its descendants left"
    case .overscroll: "it stretches with what is left"
    case .barring: "it bars the way to its ancestors"
    }
  }
}
