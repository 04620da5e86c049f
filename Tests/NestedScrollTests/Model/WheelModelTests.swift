import NestedScroll
import NestedScrollTesting
import Testing

/// Wheels and pads, the engine beside the model.
@Suite struct WheelModelTests {
  @Test func aWheelDoesAsTheModelSays() throws {
    let tally = try Tally.compare(
      "a wheel does as the model says", WheelComparison.self, steps: 20, runs: 2000,
      happened: { $0.page.motions.events + $0.page.motions.open })
    print("wheels: \(tally.steps) steps, engine as model: \(tally.line)")
    let kinds = [
      "wait", "fling", "notch", "smooth", "began", "changed", "ended", "momentum", "momentumEnded",
    ]
    for kind in kinds { #expect(tally.has(kind, moreThan: 100), "\(kind)") }
    // A run that paused, what it left going on ahead, momentum that bounced and was refused then.
    for kind in ["paused", "ahead", "turned", "carried over", "refused", "smoother"] {
      #expect(tally.has(kind, moreThan: 3), "\(kind)")
    }
    for kind in ["notches", "pad", "momentum", "node", "outward"] {
      #expect(tally.has("latched \(kind)", moreThan: 20), "\(kind)")
    }
  }

  /// A model that waits a little longer for the next notch.
  @Test func aWheelThatPausesLateIsNoticed() throws {
    let steps = try Tally.steps(showing: WheelComparison.self, steps: 16, runs: 20_000) {
      machine in machine.wheel?.patience = 0.11
    }
    // A notch leaves a node between rests, and there is time.
    #expect(steps.count <= 3, "\(steps)")
  }

  /// A model in which momentum bounces as often as it comes to an edge.
  @Test func momentumThatBouncesAgainIsNoticed() throws {
    let steps = try Tally.steps(showing: WheelComparison.self, steps: 16, runs: 20_000) {
      machine in machine.wheel?.bounced = []
    }
    // It bounces, there is time until that is over, and more of it comes.
    #expect((3...5).contains(steps.count), "\(steps)")
  }

  /// A model in which a latch lets go when its node has no more room.
  @Test func aLatchThatLetsGoIsNoticed() throws {
    let steps = try Tally.steps(showing: WheelComparison.self, steps: 16, runs: 20_000) {
      machine in machine.wheel?.latch?.node = nil
    }
    // One notch takes a node to its end, the next one stays there.
    #expect((2...5).contains(steps.count), "\(steps)")
  }

  /// A model in which an outward latch keeps nothing out.
  @Test func aWheelThatGoesBackInwardIsNoticed() throws {
    let steps = try Tally.steps(showing: WheelComparison.self, steps: 16, runs: 20_000) {
      machine in
      if machine.wheel?.latch?.mode == .outward { machine.wheel?.latch?.node = nil }
    }
    // One notch moves an outer node, and the next one goes the other way.
    #expect((2...4).contains(steps.count), "\(steps)")
  }

  /// A model in which a smoothed notch forgets what is still to come of the one before.
  @Test func notchesThatDoNotAddUpAreNoticed() throws {
    let steps = try Tally.steps(showing: WheelComparison.self, steps: 16, runs: 20_000) {
      machine in
      for index in machine.page.motions.all.indices {
        machine.page.motions.all[index].isSmooth = false
      }
    }
    // Two notches, and time.
    #expect((2...4).contains(steps.count), "\(steps)")
  }
}
