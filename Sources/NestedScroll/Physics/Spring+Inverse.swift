extension Spring {
  /// When the displacement first comes to a value: 0 at the start, infinite if it never does.
  ///
  /// The value is bisected where the displacement is monotone, down to neighbouring doubles. Takes
  /// some microseconds.
  public func time(atDisplacement displacement: Double) -> Double {
    if displacement == initialDisplacement { return 0 }
    guard displacement.isFinite else { return .infinity }
    if displacement == 0 { return firstZero ?? .infinity }
    // Up to its first turn it is monotone.
    let turn = derivative.firstZero
    if let turn, let time = time(atDisplacement: displacement, from: 0, to: turn) { return time }
    let start = turn ?? 0
    if isUnderdamped {
      // Each swing is smaller than the last: what two of them don't reach, none does.
      let end = start + .pi / swing
      return time(atDisplacement: displacement, from: start, to: end) ?? .infinity
    }
    // From here on it only falls.
    let sign = self.displacement(at: start)
    guard displacement * sign > 0 else { return .infinity }
    var span = 1 / rate
    while (self.displacement(at: start + span) - displacement) * sign > 0, span < 2_000 / rate {
      span *= 2
    }
    return time(atDisplacement: displacement, from: start, to: start + span) ?? .infinity
  }

  /// When a value is come to in a stretch of time in which the displacement is monotone.
  private func time(
    atDisplacement value: Double, from start: Double, to end: Double
  ) -> Double? {
    let first = displacement(at: start) - value
    if first == 0 { return start }
    return Spring.bisect(start, end) { time in
      let left = displacement(at: time) - value
      return first > 0 ? left <= 0 : left >= 0
    }
  }

  /// The first double from which on a condition holds that does not at the start; nil if it does
  /// not at the end either.
  static func bisect(
    _ start: Double, _ end: Double, _ holds: (Double) -> Bool
  ) -> Double? {
    guard holds(end) else { return nil }
    var before = start
    var after = end
    // Each round halves the gap; 100 rounds end on neighbours unless the root is next to 0.
    for _ in 0..<100 {
      let middle = before + (after - before) / 2
      guard middle > before, middle < after else { break }
      if holds(middle) { after = middle } else { before = middle }
    }
    return after
  }
}
