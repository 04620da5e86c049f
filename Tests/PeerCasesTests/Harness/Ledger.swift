import NestedScroll

/// What happened over several calls and frames: the engine's reports, added up.
struct Ledger {
  /// What each node took.
  private(set) var takes: [NodeID: Double] = [:]
  /// What nobody took.
  private(set) var unconsumed = Vector.zero
  private(set) var endedMotions: [MotionEnd] = []
  private(set) var pageChanges: [PageChange] = []
  /// The most nodes that one call told of.
  private(set) var mostTakes = 0

  mutating func add(_ report: Report) {
    for take in report.takes { takes[take.node, default: 0] += take.amount }
    unconsumed.x += report.unconsumed.x
    unconsumed.y += report.unconsumed.y
    endedMotions += report.endedMotions
    pageChanges += report.pageChanges
    mostTakes = max(mostTakes, report.takes.count)
  }

  /// What a node took.
  func taken(by node: NodeID) -> Double { takes[node] ?? 0 }
}
