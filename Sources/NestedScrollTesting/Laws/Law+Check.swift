import NestedScroll

extension Law {
  /// Looks for a page and events for which the law does not hold, and throws the simplest it can
  /// find as a `Counterexample`: the page, the events, what is wrong, and a tape that makes the
  /// case again.
  ///
  /// - Parameters:
  ///   - steps: How many events are played at most.
  ///   - runs: How many cases are tried; `PROPERTY_RUNS` in the environment multiplies it.
  ///   - seed: What the cases are drawn from; by default `PROPERTY_SEED`, else a fixed number.
  ///   - kinds: What events are drawn, as far as the law speaks of them.
  ///   - page: Makes or draws the page. By default pages of all kinds are drawn, which tests the
  ///     engine.
  /// - Throws: `Counterexample`; `TooFewCases` if the law speaks of hardly any of the pages.
  public func check(
    steps: Int = 16, runs: Int = 100, seed: UInt64? = nil, kinds: EventKinds = .all,
    page: ((inout Choices) throws -> ScrollPage)? = nil
  ) throws {
    try check(steps: steps, runs: runs, seed: seed, kinds: kinds, fault: { _ in }, page: page)
  }

  /// Judges the one case that a tape makes: a counterexample kept as a test. `steps`, `kinds` and
  /// `page` must be those it was found with.
  ///
  /// - Throws: `Counterexample`; `TooFewCases` if the law does not speak of the case: the tape is
  ///   stale.
  public func check(
    steps: Int = 16, kinds: EventKinds = .all, replaying tape: [UInt64],
    page: ((inout Choices) throws -> ScrollPage)? = nil
  ) throws {
    try NestedScrollTesting.check(statement, replaying: tape, call: call) { choices in
      try property(steps, kinds, { _ in }, page, &choices)
    }
  }

  package func check(
    steps: Int = 16, runs: Int = 100, seed: UInt64? = nil, kinds: EventKinds = .all,
    fault: @escaping Fault, page: ((inout Choices) throws -> ScrollPage)? = nil
  ) throws {
    try NestedScrollTesting.check(
      statement, runs: runs, seed: seed, attempts: 2000, settings: .current, call: call
    ) { choices in
      try property(steps, kinds, fault, page, &choices)
    }
  }

  private var call: String { "Law.\(name).check(" }

  private func property(
    _ steps: Int, _ kinds: EventKinds, _ fault: @escaping Fault,
    _ draw: ((inout Choices) throws -> ScrollPage)?, _ choices: inout Choices
  ) throws {
    let page = try draw?(&choices) ?? ScrollPage.draw(&choices, features)
    choices.note("\(page)")
    try choices.require(speaks(of: page) && !page.nodes.isEmpty)
    var script = ScrollScript(page, kinds.intersection(self.kinds), features)
    let events = choices.array(upTo: steps) { choices in
      let event = script.event(&choices)
      choices.note("\(event)")
      return event
    }
    try judge(
      LawCase(page: page, start: ScrollPlayer(page), events: events, fault: fault), &choices)
  }
}
