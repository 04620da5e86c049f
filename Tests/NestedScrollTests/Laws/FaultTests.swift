import NestedScroll
import NestedScrollTesting
import Testing

/// A law that nothing can break says nothing: each is shown a page with a planted fault, and must
/// notice it, and give no more events than it takes to see it.
@Suite struct FaultTests {
  /// Looks for the fault; the events of the simplest case in which the law notices it.
  private func events(
    breaking law: Law, steps: Int = 16, runs: Int = 1000,
    page: ((inout Choices) throws -> ScrollPage)? = nil, _ fault: @escaping Fault
  ) -> [String] {
    do {
      // However few runs are asked for: what is there is to be found.
      let runs = Int(Double(runs) / min(1, Settings.current.factor))
      try law.check(steps: steps, runs: runs, fault: fault, page: page)
    } catch let found as Counterexample {
      #expect(found.isRepeatable)
      // The first note is the page, what follows the events are a law's own words.
      return found.notes.dropFirst().filter { !$0.hasPrefix("then ") && !$0.hasPrefix("above ") }
    } catch {
      Issue.record("\(law.name): \(error)")
      return []
    }
    Issue.record("\(law.name) lets the fault pass")
    return []
  }

  @Test func aLostPointBreaksConservation() {
    // Only what is left over is counted wrong, so a delta has to reach an end.
    let lost = events(breaking: .conservation) {
      if $0.unconsumed.y != 0 { $0.unconsumed.y -= 1 / 64 }
    }
    #expect(lost.count == 1)
    let doubled = events(breaking: .conservation) {
      if !$0.tookAtTurns.isEmpty { $0.tookAtTurns[0].amount *= 2 }
    }
    #expect((1...2).contains(doubled.count))
  }

  @Test func anOffsetPastItsEndBreaksContainment() {
    // As if an end were not clamped: a node has to get there first.
    let past = events(breaking: .containment) { moment in
      for (index, extent) in moment.extents.enumerated() {
        guard let extent, extent.upperBound > 0 else { continue }
        if moment.state.nodes[index].offset == extent.upperBound {
          moment.state.nodes[index].offset += 1 / 64
        }
      }
    }
    #expect((1...2).contains(past.count))
    let pulled = events(breaking: .containment) { moment in
      for index in moment.state.nodes.indices where moment.state.nodes[index].offset > 50 {
        moment.state.nodes[index].pull = 1
      }
    }
    #expect((1...2).contains(pulled.count))
  }

  @Test func aSecondPullBreaksContainment() {
    let both = events(breaking: .onePull) { moment in
      guard moment.state.nodes.contains(where: { $0.pull != 0 }) else { return }
      for index in moment.state.nodes.indices where moment.state.nodes[index].pull == 0 {
        moment.state.nodes[index].pull = 1
      }
    }
    #expect(both.count == 1)
  }

  @Test func aStepBackBreaksDirection() {
    let back = events(breaking: .direction) { $0.shiftFarNodes { $0 - 200 } }
    #expect((1...3).contains(back.count))
  }

  @Test func anUnevenPartBreaksSplitting() {
    let uneven = events(breaking: .splitting) { $0.shiftFarNodes { $0 + 1 / 64 } }
    #expect((1...2).contains(uneven.count))
  }

  @Test func aNodeAsideBreaksLocality() {
    let aside = events(breaking: .locality) { moment in
      if moment.state.nodes[0].offset > 0 {
        for index in moment.state.nodes.indices { moment.state.nodes[index].offset += 1 }
      }
    }
    #expect((1...2).contains(aside.count))
  }

  @Test(arguments: [Law.transparency, .swappedAxes, .scaling, .mirroring, .frameIndependence])
  func anotherOffsetBreaksWhatCompares(law: Law) {
    let wrong = events(breaking: law) { $0.shiftFarNodes { $0 + 1 / 64 } }
    #expect((1...2).contains(wrong.count))
  }

  @Test func anotherPullBreaksReversal() {
    let wrong = events(breaking: .reversal) { moment in
      for index in moment.state.nodes.indices where moment.state.nodes[index].pull > 0 {
        moment.state.nodes[index].pull += 1 / 64
      }
    }
    #expect((1...3).contains(wrong.count))
  }

  @Test func anotherBitBreaksReplay() {
    let wrong = events(breaking: .replay) { $0.shiftFarNodes { $0.nextUp } }
    #expect((1...2).contains(wrong.count))
  }

  @Test(arguments: [Double.nan, .infinity, 0x1p41, -0.0])
  func aNumberOutOfBoundsBreaksTotal(number: Double) {
    let wrong = events(breaking: .total) { moment in
      if moment.isMoving { moment.state.nodes[0].offset = number }
    }
    #expect((1...3).contains(wrong.count))
  }

  @Test func anIdleNodeBreaksExhaustion() {
    let idle = events(breaking: .exhaustion) { moment in
      if moment.unconsumed.y == 0, moment.taken.contains(where: { $0 != 0 }) {
        moment.unconsumed.y = 1 / 64
      }
    }
    #expect((1...2).contains(idle.count))
  }

  @Test func aNodeThatStaysBreaksReturn() {
    let stays = events(
      breaking: .returning, page: { ScrollPage.drawPagersInPagers(&$0) }
    ) { moment in
      if moment.state.nodes[0].pages != nil { moment.state.nodes[0].offset += 1 / 64 }
    }
    #expect(stays.count == 1)
    let header = events(breaking: .returningOnHeaders) { moment in
      if moment.taken.contains(where: { $0 != 0 }) { moment.state.nodes[0].offset += 1 / 64 }
    }
    // The touch is the law's own.
    #expect(header.isEmpty)
  }

  @Test func aPullThatStaysBreaksRest() {
    let stays = events(breaking: .rest) { moment in
      for index in moment.state.nodes.indices where moment.state.nodes[index].offset > 50 {
        moment.state.nodes[index].pull = 1 / 64
      }
    }
    #expect((0...3).contains(stays.count))
    let between = events(breaking: .rest) { moment in
      for index in moment.state.nodes.indices where moment.state.nodes[index].pages != nil {
        moment.state.nodes[index].offset += 1 / 64
      }
    }
    #expect((1...3).contains(between.count))
  }

  @Test func aJumpBreaksContinuity() {
    let jump = events(breaking: .touchContinuity) { moment in
      for index in moment.shown.indices where moment.shown[index] > 50 {
        moment.shown[index] += 1 / 1024
      }
    }
    #expect((2...4).contains(jump.count))
    let neighbours = events(breaking: .geometryContinuity) { moment in
      for index in moment.shown.indices { moment.shown[index] += 1 / 1024 }
    }
    #expect(neighbours.count == 1)
  }

  @Test func somethingBreaksNothing() {
    let something = events(breaking: .nothingFromNothing) { $0.shiftFarNodes { $0 + 1 / 64 } }
    #expect((1...3).contains(something.count))
  }

  @Test func aSecondMotionBreaksOneDriver() {
    let twice = events(breaking: .oneDriver) { $0.motions += $0.motions }
    #expect((1...4).contains(twice.count))
    let pushed = events(breaking: .heldNodes) { $0.state.nodes[0].offset += 1 / 64 }
    #expect(pushed.filter { !$0.hasPrefix("another finger") }.count == 1)
  }

  @Test func aLandingElsewhereBreaksLanding() {
    let elsewhere = events(breaking: .landing) { $0.shiftFarNodes { $0 + 1 } }
    #expect((1...3).contains(elsewhere.count))
  }

  @Test func aTargetTooFarBreaksTargets() {
    let far = events(breaking: .targets, page: { ScrollPage.drawSnapping(&$0) }) { moment in
      moment.state.nodes[0].offset += 1000
    }
    #expect((3...4).contains(far.count))
  }
}

extension ScrollMoment {
  /// Shows every node that has gone more than 50 points somewhere else.
  fileprivate mutating func shiftFarNodes(_ shifted: (Double) -> Double) {
    for index in state.nodes.indices where state.nodes[index].offset > 50 {
      state.nodes[index].offset = shifted(state.nodes[index].offset)
    }
  }
}
