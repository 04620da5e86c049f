import NestedScroll

/// Where a node may lie, written out one by one, and the rule by which one of them is chosen.
struct ModelRests {
  /// One place to lie, or all offsets from one to another.
  struct Rest {
    var from: Double
    var to: Double
    /// From how far away it draws a landing; nil: from anywhere.
    var reach: Double?
    var stops = false
    /// The series that it is of.
    var series: Int?

    /// The place in it that is nearest to an offset.
    func place(near offset: Double) -> Double { min(max(offset, from), to) }
    func contains(_ offset: Double) -> Bool { place(near: offset) == offset }
    /// Where one comes to it, and where one leaves it.
    func near(goingForward: Bool) -> Double { goingForward ? from : to }
    func far(goingForward: Bool) -> Double { goingForward ? to : from }
  }

  /// What is known of a node that is let go.
  struct Question {
    var start: Double
    var landing: Double
    var velocity = 0.0
    var goesForward = true
    /// It has a direction and no velocity: where it began.
    var began: Double?
  }

  var rests: [Rest] = []
  /// The stretch that each series owns.
  var stretches: [Int: ClosedRange<Double>] = [:]
  var lower = 0.0
  var upper = 0.0
  var threshold = SnapRule.Threshold()
  var minVelocity = 0.0
  var perFling: Int?

  func isAtRest(_ offset: Double) -> Bool { rests.contains { $0.contains(offset) } }

  /// Some rest draws a landing from anywhere.
  var isMandatory: Bool { rests.contains { $0.reach == nil } }

  /// Where the node goes; nil: where it would land.
  func target(_ question: Question) -> Double? {
    let landing = clamped(question.landing)
    if let began = question.began { return ahead(of: began, landing) }
    if abs(question.velocity) < minVelocity { return slow(question) }
    return fast(question, landing)
  }

  private func clamped(_ offset: Double) -> Double { min(max(offset, lower), upper) }

  /// The nearest place on each side of a landing, if it counts there.
  private func sides(_ landing: Double) -> (below: Double?, above: Double?) {
    let series = stretches.keys.sorted().first { stretches[$0]?.contains(landing) ?? false }
    let possible = rests.filter { $0.series == series }
    let below = possible.map { $0.place(near: landing) }.filter { $0 <= landing }.max()
    let above = possible.map { $0.place(near: landing) }.filter { $0 >= landing }.min()
    func counts(_ place: Double) -> Bool {
      possible.contains {
        $0.place(near: landing) == place && abs(place - landing) <= $0.reach ?? .infinity
      }
    }
    return (below.flatMap { counts($0) ? $0 : nil }, above.flatMap { counts($0) ? $0 : nil })
  }

  private func nearer(_ places: [Double?], to landing: Double) -> Double? {
    places.compactMap { $0 }.min { abs($0 - landing) < abs($1 - landing) }
  }

  private func slow(_ question: Question) -> Double? {
    let start = clamped(question.start)
    switch sides(start) {
    case (let below?, let above?) where below < start && above > start:
      let part = (start - below) / (above - below)
      if question.goesForward { return part >= threshold.forward ? above : below }
      return 1 - part >= threshold.backward ? below : above
    case (let below, let above): return nearer([below, above], to: start)
    }
  }

  private func fast(_ question: Question, _ landing: Double) -> Double? {
    let start = clamped(question.start)
    let sign = question.velocity > 0 ? 1.0 : -1.0
    let others = ahead(from: start, sign)
    if others.isEmpty { return isMandatory ? nearestOfAll(to: landing) : nil }
    var target: Double?
    if let stop = stop(from: start, to: landing) {
      target = stop
    } else {
      let sides = sides(landing)
      let counting = [sides.below, sides.above].filter { $0 != nil }
      target = nearer(counting.filter { ($0 ?? 0) * sign > start * sign }, to: landing)
      // It never goes back to what counts behind it: then on to the next.
      if target == nil, !counting.isEmpty, isMandatory {
        target = others.first?.near(goingForward: sign > 0)
      }
    }
    guard let perFling else { return target }
    let last = reached(others, perFling, sign)
    return (target ?? landing) * sign > last * sign ? last : target
  }

  /// The rests ahead of a place, the nearest first.
  private func ahead(from start: Double, _ sign: Double) -> [Rest] {
    func near(_ rest: Rest) -> Double { rest.near(goingForward: sign > 0) * sign }
    return rests.filter { near($0) > start * sign }.sorted { near($0) < near($1) }
  }

  /// Where the so-manieth of some rests ahead ends. Those at one place are one, and what another one
  /// covers is no further.
  private func reached(_ others: [Rest], _ count: Int, _ sign: Double) -> Double {
    var last = -Double.infinity
    var passed = 0
    for rest in others where rest.near(goingForward: sign > 0) * sign > last {
      guard passed < count else { break }
      let near = rest.near(goingForward: sign > 0)
      let same = others.filter { $0.near(goingForward: sign > 0) == near }
      last = same.map { $0.far(goingForward: sign > 0) * sign }.max() ?? last
      passed += 1
    }
    return last * sign
  }

  /// The first place on the way that is never passed.
  private func stop(from start: Double, to landing: Double) -> Double? {
    let sign = landing > start ? 1.0 : -1.0
    let stops = ahead(from: start, sign).filter(\.stops).map { $0.near(goingForward: sign > 0) }
    return stops.first { $0 * sign <= landing * sign }
  }

  /// The rest that counts at an offset; of two as near the further.
  func counting(_ offset: Double) -> Double? {
    let sides = sides(clamped(offset))
    return nearer([sides.above, sides.below], to: clamped(offset))
  }

  func nearestOfAll(to offset: Double) -> Double? {
    nearer(rests.map { $0.place(near: offset) }.sorted(), to: clamped(offset))
  }

  /// A direction without a velocity looks only ahead of where it began.
  private func ahead(of began: Double, _ landing: Double) -> Double? {
    let sides = sides(landing)
    let counting = [sides.below, sides.above].compactMap { $0 }
    guard landing != began else { return nearer(counting, to: landing) }
    if let stop = stop(from: began, to: landing) { return stop }
    let sign = landing > began ? 1.0 : -1.0
    let target = nearer(counting.filter { $0 * sign > began * sign }, to: landing)
    if target != nil || counting.isEmpty { return target }
    return isMandatory ? nearestOfAll(to: landing) : nil
  }
}

extension ModelPage {
  /// The rests of a node; nil: it lies anywhere. What lies outside the extent counts at its edge.
  func rests(of index: Int) -> ModelRests? {
    let it = nodes[index]
    guard it.node.isEnabled else { return nil }
    var rests = ModelRests(lower: it.lower, upper: it.upper, minVelocity: physics.minVelocity)
    if let pager = it.node.pager {
      rests.rests = pageStarts(of: index).map { ModelRests.Rest(from: $0, to: $0) }
      rests.threshold = pager.rule.threshold
      rests.minVelocity = pager.rule.minVelocity ?? 400
      rests.perFling = pager.rule.perFling ?? 1
    } else if let threshold = it.node.header?.snap {
      rests.rests = [it.lower, it.upper].map { ModelRests.Rest(from: $0, to: $0) }
      rests.threshold = threshold
    } else if let snap = it.node.snap, it.node.header == nil {
      rests.threshold = snap.rule.threshold
      rests.minVelocity = snap.rule.minVelocity ?? physics.minVelocity
      rests.perFling = snap.rule.perFling
      for (number, point) in snap.points.enumerated() { rests.add(point, number, snap.range) }
    }
    return rests.rests.isEmpty ? nil : rests
  }
}

extension ModelRests {
  fileprivate mutating func add(_ point: SnapPoint, _ number: Int, _ range: Double?) {
    func rest(_ from: Double, _ to: Double, _ series: Int? = nil) -> Rest {
      Rest(
        from: min(max(from, lower), upper), to: min(max(to, lower), upper),
        reach: point.range ?? range, stops: point.stops, series: series)
    }
    switch point.shape {
    case .offset(let at): rests.append(rest(at, at))
    case .range(let from, let to): rests.append(rest(min(from, to), max(from, to)))
    case .series(let every, let from, let to, let at):
      stretches[number] = from...to
      var place = at - ((at - from) / every).rounded(.down) * every
      while place <= to {
        rests.append(rest(place, place, number))
        place += every
      }
    }
  }
}
