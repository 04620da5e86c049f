import NestedScroll
import PropertyKit
import Testing

/// No offset or pull moves against the delta.
@Suite struct DirectionLaw {
  @Test func direction() throws { try Self.holds() }

  @Test func aStepBackIsNoticed() {
    #expect(throws: Counterexample.self) { try Self.holds { $0.state.nodes[0].offset -= 1 / 64 } }
    #expect(throws: Counterexample.self) { try Self.holds { $0.state.nodes[0].pull -= 1 / 64 } }
  }

  static func holds(_ fault: Fault = noFault) throws {
    let features = Features.all.subtracting([.cappedHeaders, .pageOffsets, .refreshes])
    let kinds: EventKinds = [.touches, .areas, .drags, .latches, .geometry]
    try checkSteps("direction", features, kinds, runs: 1000, fault: fault) { step in
      guard !step.before.isMoving, let delta = delta(of: step) else { return }
      for index in step.before.state.nodes.indices {
        guard let node = step.player.engine[step.player.ids[index]] else { continue }
        let sign = step.world.isRightToLeft(index) ? -1.0 : 1.0
        let (old, new) = (step.before.state.nodes[index], step.after.state.nodes[index])
        let wanted = delta[node.axis] * sign
        try expect((new.offset - old.offset) * wanted >= 0, "offset of \(index) against \(wanted)")
        try expect((new.pull - old.pull) * wanted >= 0, "pull of \(index) against \(wanted)")
        if wanted == 0 { try expectEqual(new.offset, old.offset, "node \(index) without a delta") }
      }
    }
  }

  /// What an event routes at once, or what it is a part of and has the sign of; nil if it also does
  /// something else.
  private static func delta(of step: Step) -> Vector? {
    switch step.event.action {
    case .drag(_, let delta, _): return delta
    case .moved(let pointer, let to):
      guard let from = step.player.fingers[pointer] else { return nil }
      return Vector(x: from.x - to.x, y: from.y - to.y)
    default: return nil
    }
  }
}
