import NestedScroll

/// What the calls that make up one event did, added up.
struct Outcome {
  private(set) var takes: [(node: NodeID, amount: Double)] = []
  private(set) var unconsumed = Vector.zero
  private(set) var horizontalLeftAt: NodeID?
  private(set) var verticalLeftAt: NodeID?
  private(set) var ended: [MotionEnd] = []
  private(set) var offers: [Offer] = []

  mutating func add(_ report: Report) {
    for take in report.takes where take.amount != 0 {
      if let index = takes.firstIndex(where: { $0.node == take.node }) {
        takes[index].amount += take.amount
      } else {
        takes.append((take.node, take.amount))
      }
    }
    takes.removeAll { $0.amount == 0 }
    unconsumed.x += report.unconsumed.x
    unconsumed.y += report.unconsumed.y
    horizontalLeftAt = report.unconsumedAt(.horizontal) ?? horizontalLeftAt
    verticalLeftAt = report.unconsumedAt(.vertical) ?? verticalLeftAt
    ended += report.endedMotions
    offers += report.offers
  }
}
