import NestedScroll
import PropertyKit
import Testing

/// Positions at a time do not depend on when the engine was asked in between.
@Suite struct FrameIndependence {
  /// A fling that moves a capped header while its pages turn is the one exception.
  static let features = Features.all.subtracting(.cappedHeaders)

  @Test func frameIndependence() throws { try Self.holds() }

  @Test func aFrameThatMattersIsNoticed() {
    #expect(throws: Counterexample.self) {
      try Self.holds { $0.nodes[0].offset += $0.nodes[0].offset > 50 ? 1e-6 : 0 }
    }
  }

  static func holds(_ fault: (inout State) -> Void = { _ in }) throws {
    try check("frame independence", runs: 1500) { choices in
      let world = World.draw(&choices, features)
      choices.note("\(world)")
      var plain = Player(world)
      var asked = Player(world)
      var script = Script(world, .all.subtracting(.phases), features)
      try choices.steps(upTo: 16) { choices in
        var event = script.event(&choices)
        choices.note("\(event)")
        plain.play(event)
        let times = choices.array(upTo: 3) { $0.dyadic(0...1) }.sorted()
        choices.note("  asked at the parts \(times) of the time before")
        let wait = event.after
        var gone = 0.0
        for part in times {
          asked.play(Event(after: wait * part - gone, action: .wait))
          gone = wait * part
        }
        event.after = wait - gone
        asked.play(event)
        var state = asked.state
        fault(&state)
        try state.expectClose(to: plain.state, "asked in between")
      }
    }
  }
}
