extension Spring {
  /// The first time at which the displacement is at most `rest` and the speed under `slower`;
  /// infinite if one of them is not over 0.
  ///
  /// Both hold at the time returned, as the spring itself computes them. Between the zeros of
  /// displacement, velocity and acceleration both magnitudes are monotone, so each such stretch
  /// is looked at once and bisected. Takes some microseconds.
  public func restTime(within rest: Double, slower: Double) -> Double {
    guard rest > 0, slower > 0 else { return .infinity }
    let goal = Goal(spring: self, rest: rest, slower: slower)
    if goal.isMet(at: 0) { return 0 }
    return isUnderdamped ? swingingRestTime(goal) : creepingRestTime(goal)
  }

  /// What is waited for.
  private struct Goal {
    let spring: Spring
    let rest: Double
    let slower: Double

    func isNear(at time: Double) -> Bool { spring.displacement(at: time).magnitude <= rest }
    func isSlow(at time: Double) -> Bool { spring.velocity(at: time).magnitude < slower }
    func isMet(at time: Double) -> Bool { isNear(at: time) && isSlow(at: time) }

    /// The first time in a stretch of monotone magnitudes at which both hold.
    func firstTime(from start: Double, to end: Double) -> Double? {
      // Where a magnitude falls, its condition holds from some time on; where it grows, up to one.
      let time: Double?
      switch (isNear(at: start), isSlow(at: start)) {
      case (true, true): return start
      case (true, false): time = Spring.bisect(start, end) { isSlow(at: $0) }
      case (false, true): time = Spring.bisect(start, end) { isNear(at: $0) }
      case (false, false): time = Spring.bisect(start, end) { isMet(at: $0) }
      }
      guard let time, isMet(at: time) else { return nil }
      return time
    }
  }

  private func creepingRestTime(_ goal: Goal) -> Double {
    let zero = firstZero ?? 0
    let turn = derivative.firstZero ?? 0
    let bend = derivative.derivative.firstZero ?? 0
    let (first, second, third) = sorted(zero, turn, bend)
    if let time = goal.firstTime(from: 0, to: first) { return time }
    if let time = goal.firstTime(from: first, to: second) { return time }
    if let time = goal.firstTime(from: second, to: third) { return time }
    // From here on both magnitudes only fall, and in the end they underflow.
    var span = 1 / rate
    while !goal.isMet(at: third + span) && span < 2_000 / rate { span *= 2 }
    return goal.firstTime(from: third, to: third + span) ?? third + span
  }

  private func swingingRestTime(_ goal: Goal) -> Double {
    // With velocity = swing * b - rate * displacement, the amplitude, the length of (displacement,
    // b), falls by e^(-rate t) exactly. Until it is down to what the goal leaves it, there is
    // nothing to look for.
    let half = .pi / swing
    let amplitude = Self.length(initialDisplacement, excess / swing)
    let allowed = Self.length(goal.rest, (goal.slower + rate * goal.rest) / swing)
    let wait = amplitude > allowed ? Elementary.log(amplitude / allowed) / rate : 0
    let skipped = wait < half * 0x1p50 ? Double(Int64(wait / half)) : wait / half
    // The zeros of each follow one another by half a turn.
    let (first, second, third) = sorted(
      firstZero ?? half, derivative.firstZero ?? half, derivative.derivative.firstZero ?? half)
    for round in 0..<Self.longestSearch {
      let start = (skipped + Double(round)) * half
      if let time = goal.firstTime(from: start, to: start + first) { return time }
      if let time = goal.firstTime(from: start + first, to: start + second) { return time }
      if let time = goal.firstTime(from: start + second, to: start + third) { return time }
      if let time = goal.firstTime(from: start + third, to: start + half) { return time }
    }
    // Hardly damped at all. From this time on both hold whatever the angle.
    let sure = min(goal.rest, goal.slower / (2 * frequency))
    return Elementary.log(amplitude / sure) / rate
  }

  /// Half turns looked at one by one; enough for a damping of 0.001.
  private static let longestSearch = 256

  private static func length(_ a: Double, _ b: Double) -> Double {
    Elementary.squareRoot(a * a + b * b)
  }

  private func sorted(_ a: Double, _ b: Double, _ c: Double) -> (Double, Double, Double) {
    let low = min(a, b)
    let high = max(a, b)
    return (min(low, c), max(low, min(high, c)), max(high, c))
  }
}
