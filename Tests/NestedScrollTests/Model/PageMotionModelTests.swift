import NestedScroll
import NestedScrollTesting
import Testing

/// Headers, pagers and rests in motion, the engine beside the model at any time.
@Suite struct PageMotionModelTests {
  @Test func aPageInMotionGoesAsTheModelSays() throws {
    let tally = try Tally.compare(
      "a page in motion goes as the model says", PageMotionComparison.self, steps: 20, runs: 2000,
      happened: { $0.motions.events + $0.motions.open })
    print("pages in motion: \(tally.steps) steps, engine as model: \(tally.line)")
    let kinds = ["wait", "fling", "began", "moved", "lifted", "cancelled", "stop", "put"]
    for kind in kinds { #expect(tally.has(kind, moreThan: 200), "\(kind)") }
    let commands = ["goTo", "goBy", "goToTop", "select", "reveal"]
    for kind in commands { #expect(tally.has(kind, moreThan: 50), "\(kind)") }
    // A curve aimed at a rest, one that came there, a node that went alone, and one that went back
    // against its fling; a pager's page, and what moved in a page that was left.
    // The end of a command, and what goes on ahead after it.
    let ends = [
      "aimed", "landed", "alone", "snapped", "back", "turned", "left", "gone", "ahead",
    ]
    for kind in ends {
      #expect(tally.has(kind, moreThan: 3), "\(kind)")
    }
    // Fingers that are kept to what they moved first.
    for kind in ["latched node", "latched outward"] {
      #expect(tally.has(kind, moreThan: 20), "\(kind)")
    }
    // A spring that swung back, and a fling on top of one that was caught, where physics carry on.
    for kind in ["crossing", "faster"] { #expect(tally.has(kind, moreThan: 0), "\(kind)") }
  }

  /// A model in which pagers go on to the next page a little later.
  @Test func aPagerThatIsHardToTurnIsNoticed() throws {
    let steps = try Tally.steps(showing: PageMotionComparison.self, steps: 16, runs: 20_000) {
      machine in
      for index in machine.model.nodes.indices {
        machine.model.nodes[index].node.pager?.rule.threshold = SnapRule.Threshold(0.6)
      }
    }
    // A finger comes down, moves the pager and goes up, and there is time.
    #expect((4...6).contains(steps.count), "\(steps)")
  }

  /// A model in which flings end where they would without rests.
  @Test func aFlingThatPassesItsRestIsNoticed() throws {
    let steps = try Tally.steps(showing: PageMotionComparison.self, steps: 16, runs: 20_000) {
      machine in
      for index in machine.motions.all.indices where machine.motions.all[index].target != nil {
        let velocity = machine.motions.all[index].velocity(at: machine.motions.time)
        machine.motions.all[index].curve = .decay(
          Fling(velocity: velocity, physics: machine.model.physics))
      }
    }
    #expect(steps.count == 2, "\(steps)")
  }

  /// A model in which what nobody drives stays between its rests.
  @Test func aNodeThatIsLeftBetweenItsRestsIsNoticed() throws {
    let steps = try Tally.steps(showing: PageMotionComparison.self, steps: 16, runs: 20_000) {
      machine in machine.motions.all.removeAll { $0.kind == .snap }
    }
    #expect(steps.count <= 3, "\(steps)")
  }

  /// A model in which a pager that is sent to a page counts as where it is.
  @Test func aSelectThatDoesNotCountAtOnceIsNoticed() throws {
    let steps = try Tally.steps(showing: PageMotionComparison.self, steps: 16, runs: 20_000) {
      machine in
      for index in machine.motions.all.indices { machine.motions.all[index].isSelect = false }
      machine.motions.follow(&machine.model)
    }
    // It is sent, and there is time.
    #expect((2...4).contains(steps.count), "\(steps)")
  }

  /// A model in which a step goes half a point further.
  @Test func aStepThatIsTooLongIsNoticed() throws {
    let steps = try Tally.steps(showing: PageMotionComparison.self, steps: 16, runs: 20_000) {
      machine in
      for index in machine.motions.all.indices where machine.motions.all[index].began != nil {
        let step = machine.motions.all[index].total + 0.5
        machine.motions.all[index].curve = .approach(
          ModelApproach(step, velocity: 0, machine.model.physics, .command))
      }
    }
    #expect(steps.count == 2, "\(steps)")
  }

  /// A model in which a latch is forgotten when the finger goes up.
  @Test func aFlingThatForgetsItsLatchIsNoticed() throws {
    let steps = try Tally.steps(showing: PageMotionComparison.self, steps: 16, runs: 20_000) {
      machine in
      for index in machine.motions.all.indices { machine.motions.all[index].latch = nil }
    }
    // A finger comes down, moves something and goes up, and there is time.
    #expect((3...5).contains(steps.count), "\(steps)")
  }

  /// A model in which a fling starts as fast as its finger, whatever the finger caught.
  @Test func aFlingThatForgetsTheOneItCaughtIsNoticed() throws {
    let steps = try Tally.steps(showing: PageMotionComparison.self, steps: 16, runs: 20_000) {
      machine in machine.finger?.carried = .zero
    }
    // A fling is caught and thrown on.
    #expect((4...6).contains(steps.count), "\(steps)")
  }

  /// A model in which a pager has settled only where it began.
  @Test func aPageThatIsNotSettledIsNoticed() throws {
    let steps = try Tally.steps(showing: PageMotionComparison.self, steps: 16, runs: 20_000) {
      machine in
      for index in machine.model.nodes.indices { machine.model.nodes[index].settled = 0 }
    }
    #expect(steps.count <= 4, "\(steps)")
  }
}
