import NestedScroll

/// What is remembered of the last delta: who was offered what, who moved, and which way it went.
struct LastDelta {
  private(set) var offers: [PageState.Offered] = []
  /// The names of those that moved.
  private(set) var movers: [String] = []
  /// The node it came from: the order in the status line is that of its like.
  var node: NodeID
  private(set) var axis = Axis.vertical
  private(set) var direction = Direction.forward

  init(from node: NodeID) { self.node = node }

  /// A new touch: nobody has moved for it yet.
  mutating func begin(from node: NodeID) {
    self.node = node
    movers = []
  }

  /// Keeps what a report says, if anybody was offered anything.
  mutating func note(_ report: Report, on page: Page) {
    guard !report.offers.isEmpty else { return }
    offers = report.offers.map {
      PageState.Offered(
        node: page.name(of: $0.node), why: $0.reason.words, offered: $0.offered, took: $0.took)
    }
    for axis in Axis.allCases where report.unconsumed[axis] != 0 {
      offers.append(
        PageState.Offered(
          node: "nobody", why: "left over", offered: report.unconsumed[axis], took: 0))
    }
    let takes = report.takes.filter { $0.amount != 0 }
    movers = takes.map { page.name(of: $0.node) }
    if let first = takes.first {
      axis = first.axis
      direction = first.amount > 0 ? .forward : .backward
    }
  }
}
