import NestedScroll

extension Law {
  /// Frame independence: frames more or less change nothing. A fling that moves a capped header
  /// while its pages turn is the one exception. Holds for data; code in the chain has to keep it.
  public static let frameIndependence = Law(
    "frameIndependence", "positions do not depend on when the engine was asked in between",
    .all.subtracting(.cappedHeaders), .all.subtracting(.phases)
  ) { it, choices in
    var plain = it.start
    var asked = it.start
    for event in it.events {
      plain.play(event)
      let times = choices.array(upTo: 3) { $0.dyadic(0...1) }.sorted()
      var gone = 0.0
      for part in times {
        asked.play(ScrollEvent(after: event.after * part - gone, .wait))
        gone = event.after * part
      }
      asked.play(ScrollEvent(after: event.after - gone, event.action))
      try it.state(of: asked).expectClose(
        to: plain.state, "\(event), asked at the parts \(times) of the time before it:")
    }
  }
}
