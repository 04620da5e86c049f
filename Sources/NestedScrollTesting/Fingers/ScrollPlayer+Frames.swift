public import NestedScroll

extension ScrollPlayer {
  /// The name of a node in events; nil if the player does not know it.
  public func name(of id: NodeID) -> Int? { ids.firstIndex(of: id) }

  /// Plays events with frames in between, then goes on until nothing moves or `limit` seconds have
  /// passed. Fingers that are still down stay down.
  public mutating func play(
    _ events: [ScrollEvent], frames clock: FrameClock, limit: Double = 60
  ) {
    play(events, frames: clock, limit: limit) { _ in }
  }

  /// Plays events with frames in between, then goes on until nothing moves or `limit` seconds have
  /// passed. `frame` sees the page as each frame shows it; what it throws ends the play.
  ///
  /// Fingers that are still down stay down.
  public mutating func play(
    _ events: [ScrollEvent], frames clock: FrameClock, limit: Double = 60,
    frame: (ScrollEngine) throws -> Void
  ) rethrows {
    var clock = clock
    var next = now + clock.next()
    for event in events {
      let time = now + event.after
      while next < time {
        play(ScrollEvent(after: next - now, .wait))
        try frame(engine)
        next += clock.next()
      }
      play(ScrollEvent(after: max(0, time - now), event.action))
    }
    let end = now + limit
    while engine.isMoving, now < end {
      play(ScrollEvent(after: max(0, next - now), .wait))
      try frame(engine)
      next += clock.next()
    }
  }
}
