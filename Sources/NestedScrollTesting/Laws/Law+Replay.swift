import NestedScroll

extension Law {
  /// Replay: the same events give the same bits, on every run and on every platform.
  public static let replay = Law(
    "replay", "the same events give the same bits"
  ) { it, _ in
    var first = it.start
    var second = it.start
    for event in it.events {
      first.play(event)
      second.play(event)
      try it.state(of: second).expectSame(as: first.state, "\(event), played again:")
      try expectEqual(second.fingerprint, first.fingerprint, "the bits after \(event)")
    }
  }
}

extension ScrollPlayer {
  /// A number that stands for every bit of where everything stands. Kept in a test it tells whether
  /// another platform, or a later version, does the same.
  public var fingerprint: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ value: Double) {
      hash = (hash ^ value.bitPattern) &* 0x0000_0100_0000_01b3
      hash ^= hash >> 29
    }
    for id in ids {
      add(engine.offset(of: id))
      add(engine.pull(of: id))
      add(engine.stretch(of: id))
      add(engine.velocity(of: id))
    }
    add(engine.report.unconsumed.x)
    add(engine.report.unconsumed.y)
    add(engine.time)
    return hash
  }
}
