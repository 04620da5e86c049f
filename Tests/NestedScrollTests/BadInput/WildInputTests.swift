import NestedScroll
import NestedScrollTesting
import Testing

/// Law 10 with any numbers at all in nodes and events.
@Suite struct WildInputTests {
  @Test func noInputTrapsOrHangs() throws {
    try check("no input traps or hangs", runs: 4000) { choices in
      var page = ScrollPage(physics: Physics.draw(&choices))
      choices.steps(atLeast: 1, upTo: 5) { choices in
        let parent =
          page.nodes.isEmpty || choices.chance(1, in: 8)
          ? nil : choices.int(in: 0...page.nodes.count - 1)
        page.add(choices.wildNode(), under: parent)
      }
      choices.note("\(page)")
      var count = page.nodes.count
      let events = choices.array(upTo: 12) { choices in
        let event = ScrollEvent(
          after: choices.element(of: [1.0 / 64, 0, 1, 1000]), choices.wildEvent(count))
        if case .insert = event.action { count += 1 }
        choices.note("\(event)")
        return event
      }
      try Law.total.test(page, playing: events, variations: 1)
    }
  }
}
