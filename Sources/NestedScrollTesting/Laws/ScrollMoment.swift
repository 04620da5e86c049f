package import NestedScroll

/// What a law looks at after an event: plain values, so that a test can plant a fault in them and
/// see that the law notices.
package struct ScrollMoment: Sendable {
  package struct Took: Sendable, Equatable {
    package var node: Int
    package var reason: Offer.Reason
    package var amount: Double
  }

  package var state: ScrollState
  package var shown: [Double]
  package var extents: [ClosedRange<Double>?]
  /// What each node took by the report, in the sign of the delta.
  package var taken: [Double]
  package var tookAtTurns: [Took]
  package var unconsumed: Vector
  package var isMoving: Bool
  package var motions: [MotionState]

  init(_ player: ScrollPlayer) {
    let (engine, ids) = (player.engine, player.ids)
    state = ScrollState(engine, ids)
    shown = ids.map { engine.shownOffset(of: $0) }
    extents = ids.map { engine.extent(of: $0) }
    taken = ids.map { engine.report.taken(by: $0) }
    tookAtTurns = engine.report.offers.map { offer in
      Took(
        node: ids.firstIndex(of: offer.node) ?? -1, reason: offer.reason, amount: offer.took)
    }
    unconsumed = engine.report.unconsumed
    isMoving = engine.isMoving
    motions = engine.motionStates
  }
}
