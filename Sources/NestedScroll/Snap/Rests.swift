/// The rests of one node within its extent, whatever they come from: a header, pages, points.
struct Rests: Sendable {
  enum Source: Sendable {
    /// Open and pinned.
    case ends
    /// Pages, one every so many points.
    case pages(every: Double, count: Int)
    case points([SnapPoint], range: Double?)
  }

  let source: Source
  let lower: Double
  let upper: Double

  /// A place to lie, from one offset to another, as seen from some offset.
  struct Rest: Sendable, Equatable {
    var from: Double
    var to: Double
    /// How far away a landing is still drawn to it; infinite if from anywhere.
    var reach = Double.infinity

    func clamped(_ lower: Double, _ upper: Double) -> Rest {
      Rest(from: from.clamped(lower, upper), to: to.clamped(lower, upper), reach: reach)
    }
  }

  /// Some rest draws a landing from anywhere.
  var isMandatory: Bool {
    guard case .points(let points, let range) = source else { return true }
    for point in points where (point.range ?? range) == nil { return true }
    return false
  }

  /// The nearest rest at or ahead of an offset in one direction; nil if there is none. With
  /// `beyond`, a rest that the offset lies in does not count.
  /// - Complexity: O(points).
  func nearest(
    to offset: Double, goingForward: Bool, beyond: Bool = false, where filter: Filter = .all
  ) -> Rest? {
    var found: Rest?
    func consider(_ rest: Rest) {
      let rest = rest.clamped(lower, upper)
      if goingForward ? rest.to < offset : rest.from > offset { return }
      if beyond, rest.from <= offset, offset <= rest.to { return }
      guard let best = found else { return found = rest }
      let a = goingForward ? Swift.max(rest.from, offset) : -Swift.min(rest.to, offset)
      let b = goingForward ? Swift.max(best.from, offset) : -Swift.min(best.to, offset)
      if a < b {
        found = rest
      } else if a == b {
        // At one place the largest reach counts.
        found = Rest(
          from: Swift.min(rest.from, best.from), to: Swift.max(rest.to, best.to),
          reach: Swift.max(rest.reach, best.reach))
      }
    }
    switch source {
    case .ends:
      consider(Rest(from: lower, to: lower))
      consider(Rest(from: upper, to: upper))
    case .pages(let every, let count):
      considerSeries(
        every: every, from: 0, to: every * Double(count - 1), at: 0, reach: .infinity,
        near: offset, consider)
    case .points(let points, let range):
      for point in points where filter.allows(point) && (!filter.stopsOnly || point.stops) {
        let reach = point.range ?? range ?? .infinity
        switch point.shape {
        case .offset(let at):
          consider(Rest(from: at, to: at, reach: reach))
        case .range(let from, let to):
          consider(Rest(from: Swift.min(from, to), to: Swift.max(from, to), reach: reach))
        case .series(let every, let from, let to, let at):
          considerSeries(
            every: every, from: from, to: to, at: at, reach: reach, near: offset, consider)
        }
      }
    }
    return found
  }

  /// Which points a search looks at.
  struct Filter: Sendable {
    enum Kind: Sendable { case all, only(series: SnapPoint) }
    var kind: Kind
    var stopsOnly = false
    static let all = Filter(kind: .all)

    func allows(_ point: SnapPoint) -> Bool {
      switch kind {
      case .all: true
      case .only(let series): point == series
      }
    }
  }

  /// The members of a series around an offset, and those that count at the edges.
  private func considerSeries(
    every: Double, from: Double, to: Double, at: Double, reach: Double, near offset: Double,
    _ consider: (Rest) -> Void
  ) {
    guard every > 0, every.isFinite else { return }
    let first = ((from - at) / every - 1e-9).ceiling
    let last = ((to - at) / every + 1e-9).floor
    guard first <= last else { return }
    let middle = ((offset - at) / every).floor
    for step in [middle - 1, middle, middle + 1, middle + 2] {
      let index = step.clamped(first, last)
      let place = at + index * every
      consider(Rest(from: place, to: place, reach: reach))
    }
  }

  /// The series whose stretch an offset lies in.
  func series(around offset: Double) -> SnapPoint? {
    guard case .points(let points, _) = source else { return nil }
    for point in points {
      if case .series(_, let from, let to, _) = point.shape, from <= offset, offset <= to {
        return point
      }
    }
    return nil
  }
}

extension Double {
  /// Rounded down, without the platform's own function.
  var floor: Double {
    guard Swift.abs(self) < 4_503_599_627_370_496 else { return self }
    let whole = Double(Int64(self))
    return whole > self ? whole - 1 : whole
  }

  /// Rounded up.
  var ceiling: Double { -(-self).floor }
}
