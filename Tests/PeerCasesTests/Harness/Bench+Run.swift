import NestedScroll

extension Bench {
  /// The length of a frame, in seconds.
  static let frame = 1.0 / 60

  /// Makes calls to the engine, and writes down what they did.
  mutating func record(_ calls: (inout ScrollEngine) throws -> Void) rethrows {
    try calls(&engine)
    ledger.add(engine.report)
  }

  /// Runs what moves by itself to its end, frame by frame, as a screen would.
  mutating func run(limit: Double = 100) {
    let end = clock + limit
    // A wheel's run ends with a pause: that is longer than a frame.
    var quiet = 0.0
    while clock < end, quiet < 0.2 {
      advance(by: Self.frame)
      quiet = engine.isMoving ? 0 : quiet + Self.frame
    }
  }

  /// Runs to where a condition first holds, to the last bit; no further than `limit` seconds.
  /// - Returns: whether it came to hold.
  @discardableResult
  mutating func run(limit: Double = 100, until holds: (ScrollEngine) -> Bool) -> Bool {
    let start = engine
    let now = max(clock, engine.time)
    func state(_ duration: Double) -> ScrollEngine {
      var copy = start
      copy.advance(to: now + duration)
      return copy
    }
    var late = 0.0
    while !holds(state(late)) {
      guard late < limit, late == 0 || state(late).isMoving else { return false }
      late += Self.frame
    }
    var early = max(0, late - Self.frame)
    for _ in 0..<60 where late > 0 {
      let middle = (early + late) / 2
      if holds(state(middle)) { late = middle } else { early = middle }
    }
    clock = now
    advance(by: late)
    return true
  }
}
