import NestedScroll
import NestedScrollTesting
import Testing

/// Whole pages, the engine beside the model.
@Suite struct PageModelTests {
  @Test func aWholePageDoesAsTheModelSays() throws {
    let tally = try Tally.compare(
      "a whole page does as the model says", PageComparison.self, steps: 16, runs: 1500)
    print("whole pages: \(tally.steps) steps, engine as model: \(tally.line)")
    let kinds = [
      "began", "moved", "lifted", "put", "scrollBy", "notch", "scrollToTop", "scrollToTotal",
      "reveal",
      "select", "update", "insert", "remove", "move", "beginRefresh", "endRefresh",
    ]
    for kind in kinds { #expect(tally.has(kind, moreThan: 40), "\(kind)") }
  }

  /// A model in which a page that was left keeps its list where it was.
  @Test func aPageThatIsNotResetIsNoticed() throws {
    let steps = try Tally.steps(showing: PageComparison.self, steps: 16, runs: 20_000) { machine in
      for index in machine.model.nodes.indices {
        machine.model.nodes[index].wasLeft = false
      }
    }
    // The list moves, another page is selected, and the first one again.
    #expect((3...8).contains(steps.count), "\(steps)")
  }

  /// A model in which what a header touch moved below the header stays.
  @Test func aHeaderTouchThatDoesNotRetraceIsNoticed() throws {
    let steps = try Tally.steps(showing: PageComparison.self, steps: 16, runs: 20_000) { machine in
      machine.fingers.forgetMarks(machine.model)
    }
    // A finger comes down, collapses the header and moves the list, and turns round; on most pages
    // more has to be in place first.
    #expect((3...8).contains(steps.count), "\(steps)")
  }

  /// A model in which a refresh is armed a little late.
  @Test func aLateRefreshIsNoticed() throws {
    let steps = try Tally.steps(showing: PageComparison.self, steps: 16, runs: 20_000) { machine in
      for index in machine.model.nodes.indices {
        if let trigger = machine.model.nodes[index].node.refreshAtStart?.trigger, trigger < 100 {
          machine.model.nodes[index].node.refreshAtStart?.trigger = trigger + 100
        }
      }
    }
    #expect(steps.count <= 3, "\(steps)")
  }
}
