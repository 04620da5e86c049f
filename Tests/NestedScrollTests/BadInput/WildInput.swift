import NestedScroll
import NestedScrollTesting

/// Draws a page and events with any numbers at all in them, and plays them.
func playWildInput(_ choices: inout Choices) throws {
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
