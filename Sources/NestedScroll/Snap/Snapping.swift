/// What is known of a node when it is let go: where it is, where it would land, how it got there.
struct SnapQuestion: Sendable {
  /// Where the finger let go.
  var start: Double
  /// Where the motion would land.
  var landing: Double
  /// In points per second, in the node's own direction.
  var velocity: Double
  /// Which way the gesture moved the node; forward if it didn't.
  var wentForward = true
  /// The input had a direction but no velocity: only rests ahead of where it began count.
  var began: Double?
}

/// The numbers of a snap rule with the defaults filled in.
struct SnapNumbers: Sendable {
  var threshold: SnapRule.Threshold
  var minVelocity: Double
  var perFling: Int?
}

extension Rests {
  /// Where a node that is let go comes to rest; nil: where it lands, freely.
  func target(_ question: SnapQuestion, _ numbers: SnapNumbers) -> Double? {
    if let began = question.began { return targetAhead(of: began, question) }
    if Swift.abs(question.velocity) < numbers.minVelocity { return slowTarget(question, numbers) }
    return fastTarget(question, numbers)
  }

  /// The rests on both sides of a landing that count for it.
  private func sides(of landing: Double) -> (below: Rest?, above: Rest?) {
    let series = series(around: landing)
    let filter = series.map { Filter(kind: .only(series: $0)) } ?? .all
    var below = nearest(to: landing, goingForward: false, where: filter)
    var above = nearest(to: landing, goingForward: true, where: filter)
    // A series does not reach out of its stretch.
    if series == nil {
      if let rest = below, isOnlyOfSeries(rest) { below = nil }
      if let rest = above, isOnlyOfSeries(rest) { above = nil }
    }
    if let rest = below, landing - Swift.min(rest.to, landing) > rest.reach { below = nil }
    if let rest = above, Swift.max(rest.from, landing) - landing > rest.reach { above = nil }
    return (below, above)
  }

  private func isOnlyOfSeries(_ rest: Rest) -> Bool {
    guard case .points(let points, _) = source else { return false }
    for point in points {
      switch point.shape {
      case .offset(let at):
        let at = at.clamped(lower, upper)
        if at >= rest.from, at <= rest.to { return false }
      case .range(let from, let to):
        let from = from.clamped(lower, upper)
        let to = to.clamped(lower, upper)
        if to >= rest.from, from <= rest.to { return false }
      case .series: continue
      }
    }
    return true
  }

  /// At rest: back, or on to the next once enough of the way is covered.
  private func slowTarget(_ question: SnapQuestion, _ numbers: SnapNumbers) -> Double? {
    let start = question.start.clamped(lower, upper)
    switch sides(of: start) {
    case (nil, nil): return nil
    case (let below?, nil): return Swift.min(below.to, start)
    case (nil, let above?): return Swift.max(above.from, start)
    case (let below?, let above?):
      let low = Swift.min(below.to, start)
      let high = Swift.max(above.from, start)
      if low == start || high == start { return start }
      let way = high - low
      if question.wentForward {
        return (start - low) >= numbers.threshold.forward * way ? high : low
      }
      return (high - start) >= numbers.threshold.backward * way ? low : high
    }
  }

  /// Fast: on, never back, and no further than a fling may go.
  private func fastTarget(_ question: SnapQuestion, _ numbers: SnapNumbers) -> Double? {
    let isForward = question.velocity > 0
    let start = question.start.clamped(lower, upper)
    let landing = question.landing.clamped(lower, upper)
    let most = furthest(from: start, isForward, numbers.perFling)
    if let stop = firstStop(from: start, to: landing, isForward) {
      guard let most else { return stop }
      return isForward ? Swift.min(stop, most) : Swift.max(stop, most)
    }
    guard let next = nearest(to: start, goingForward: isForward, beyond: true) else {
      return isMandatory ? nearestOfAll(to: landing) : nil
    }
    let sides = sides(of: landing)
    var target = nearer(
      ahead(sides.below.map { Swift.min($0.to, landing) }, of: start, isForward),
      ahead(sides.above.map { Swift.max($0.from, landing) }, of: start, isForward), to: landing)
    if target == nil, sides.below != nil || sides.above != nil {
      // What counts lies behind: the next one ahead, if it counts from where it is.
      target = isMandatory ? (isForward ? next.from : next.to) : nil
    }
    guard let most else { return target }
    let reached = target ?? landing
    return (isForward ? reached > most : reached < most) ? most : target
  }

  /// A direction without a velocity: the nearer of the rests ahead of where it began.
  private func targetAhead(of began: Double, _ question: SnapQuestion) -> Double? {
    let landing = question.landing.clamped(lower, upper)
    guard landing != began else { return slowTargetAtRest(landing) }
    let isForward = landing > began
    if let stop = firstStop(from: began, to: landing, isForward) { return stop }
    let sides = sides(of: landing)
    let target = nearer(
      ahead(sides.below.map { Swift.min($0.to, landing) }, of: began, isForward),
      ahead(sides.above.map { Swift.max($0.from, landing) }, of: began, isForward), to: landing)
    if target != nil || (sides.below == nil && sides.above == nil) { return target }
    return isMandatory ? nearestOfAll(to: landing) : nil
  }

  private func slowTargetAtRest(_ offset: Double) -> Double? {
    let sides = sides(of: offset)
    return nearer(
      sides.below.map { Swift.min($0.to, offset) }, sides.above.map { Swift.max($0.from, offset) },
      to: offset)
  }

  /// The nearest place to lie, whatever its reach.
  func nearestOfAll(to offset: Double) -> Double? {
    let offset = offset.clamped(lower, upper)
    return nearer(
      nearest(to: offset, goingForward: false).map { Swift.min($0.to, offset) },
      nearest(to: offset, goingForward: true).map { Swift.max($0.from, offset) }, to: offset)
  }

  private func nearer(_ below: Double?, _ above: Double?, to landing: Double) -> Double? {
    guard let below else { return above }
    guard let above else { return below }
    return above - landing < landing - below ? above : below
  }

  private func ahead(_ rest: Double?, of start: Double, _ isForward: Bool) -> Double? {
    guard let rest, isForward ? rest > start : rest < start else { return nil }
    return rest
  }

  private func firstStop(from start: Double, to landing: Double, _ isForward: Bool) -> Double? {
    guard case .points = source else { return nil }
    let filter = Filter(kind: .all, stopsOnly: true)
    guard let rest = nearest(to: start, goingForward: isForward, beyond: true, where: filter) else {
      return nil
    }
    let place = isForward ? rest.from : rest.to
    return (isForward ? place <= landing : place >= landing) ? place : nil
  }

  /// The last rest that a fling may reach; nil: any.
  private func furthest(from start: Double, _ isForward: Bool, _ count: Int?) -> Double? {
    guard var left = count else { return nil }
    var at = start
    var place: Double?
    while left > 0, let rest = nearest(to: at, goingForward: isForward, beyond: true) {
      let far = isForward ? rest.to : rest.from
      place = far
      if far == at { break }
      at = far
      left -= 1
    }
    return place
  }
}
