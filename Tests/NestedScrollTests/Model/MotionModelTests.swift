import NestedScroll
import NestedScrollTesting
import Testing

/// Flings and bounces, the engine beside the model at any time.
@Suite struct MotionModelTests {
  @Test func aMotionGoesAsTheModelSays() throws {
    let tally = try Tally.compare(
      "a motion goes as the model says", MotionComparison.self, steps: 20, runs: 2000,
      happened: { $0.motions.events + $0.motions.open })
    print("motions: \(tally.steps) steps, engine as model: \(tally.line)")
    let kinds = [
      "wait", "fling", "began", "moved", "lifted", "stop", "put", "update",
      "beginRefresh", "endRefresh",
    ]
    for kind in kinds { #expect(tally.has(kind, moreThan: 200), "\(kind)") }
    // What ended: at rest, at a chain's end with and without a bounce, a bounce, one that crossed.
    for kind in ["rest", "hit", "bounce", "closed", "crossing", "pin"] {
      #expect(tally.has(kind, moreThan: 3), "\(kind)")
    }
    // Refreshes that were let go armed, one that is still to be opened, and one that closes.
    for kind in ["armed", "held open", "closes"] {
      #expect(tally.has(kind, moreThan: 3), "\(kind)")
    }
    // A bounce whose edge went away, and a node that has come to its held height.
    for kind in ["goes on", "snapped"] { #expect(tally.has(kind, moreThan: 0), "\(kind)") }
  }

  /// A model whose bounces start a hundredth of a second after the hit.
  @Test func aLateBounceIsNoticed() throws {
    let steps = try Tally.steps(showing: MotionComparison.self, steps: 16, runs: 2000) { machine in
      for index in machine.motions.all.indices where machine.motions.all[index].kind == .spring {
        machine.motions.all[index].epoch += 0.01
      }
    }
    // A fling, and some time.
    #expect(steps.count == 2, "\(steps)")
  }

  /// A model in which a decay hands over a little less than it has at the boundary of two nodes.
  @Test func aDecayThatLosesSomeWayIsNoticed() throws {
    let steps = try Tally.steps(showing: MotionComparison.self, steps: 16, runs: 2000) { machine in
      let isAtEnd = machine.model.nodes.contains { $0.offset == $0.upper && $0.offset > $0.lower }
      if isAtEnd, machine.motions.all.first?.kind == .fling {
        machine.motions.all[0].routed += 1e-3
      }
    }
    // A fling over the boundary, and time once more after it; now and then a finger before it.
    #expect((2...6).contains(steps.count), "\(steps)")
  }

  /// A model in which a node is at the height that is held open at once.
  @Test func aNodeThatJumpsToAHeldHeightIsNoticed() throws {
    let steps = try Tally.steps(showing: MotionComparison.self, steps: 16, runs: 20_000) {
      machine in
      for motion in machine.motions.all where motion.kind == .snap {
        if let node = motion.node { machine.model.place(node, at: motion.routed + motion.total) }
      }
    }
    // A finger comes down, pulls and goes up.
    #expect((3...4).contains(steps.count), "\(steps)")
  }
}
