import NestedScroll
import NestedScrollTesting

/// The properties that the tests check on random tapes, for tapes that a fuzzer makes. The first
/// choice says which one.
func anyProperty(_ choices: inout Choices) throws {
  switch choices.int(in: 0...7) {
  case 0: try playWildInput(&choices)
  case 1: try walk(ModelComparison.self, steps: 12, &choices)
  case 2: try walk(GestureComparison.self, steps: 16, &choices)
  case 3: try walk(SeveralFingers.self, steps: 16, &choices)
  default: try playByTheLaws(&choices)
  }
}

/// Draws a page and events of which some law speaks, and asks all the laws that speak of them.
private func playByTheLaws(_ choices: inout Choices) throws {
  let drawn = choices.element(of: Law.all)
  let page = ScrollPage.draw(&choices, drawn.features)
  choices.note("\(page)")
  var script = ScrollScript(page, drawn.kinds, drawn.features)
  let events = choices.array(upTo: 16) { choices in
    let event = script.event(&choices)
    choices.note("\(event)")
    return event
  }
  for law in Law.all where law.speaks(of: page, playing: events) {
    do {
      try law.judge(page, playing: events, &choices)
    } catch {
      throw Failure("\(law.name): \(error)")
    }
  }
}
