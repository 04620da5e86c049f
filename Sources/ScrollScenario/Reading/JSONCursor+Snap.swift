import NestedScroll

extension JSONCursor {
  /// - Parameter isNew: whether the node had no rests, so that they must be given.
  func snapChange(isNew: Bool) throws(JSONError) -> Change {
    guard !isNull else { return { $0.snap = nil } }
    var fields = try fields()
    let points = try fields.part("points", isRequired: isNew)?.snapPoints()
    let range = try fields.optional("range")?.number(.atLeast(0))
    let rule = try fields.ruleChange()
    try fields.end()
    return { node in
      var snap = node.snap ?? Snap(points: [])
      snap.points = points ?? snap.points
      snap.range = range ?? snap.range
      rule(&snap.rule)
      node.snap = snap
    }
  }

  private func snapPoints() throws(JSONError) -> [SnapPoint] {
    var points: [SnapPoint] = []
    var stretches: [ClosedRange<Double>] = []
    for element in try elements() {
      let point = try element.snapPoint()
      if case .series(_, let from, let to, _) = point.shape {
        if let other = stretches.first(where: { $0.lowerBound < to && from < $0.upperBound }) {
          let (low, high) = (other.lowerBound, other.upperBound)
          throw element.wrong(
            "overlaps the series from \(JSONWriter.text(of: low)) to \(JSONWriter.text(of: high))")
        }
        stretches.append(from...to)
      }
      points.append(point)
    }
    return points
  }

  private func snapPoint() throws(JSONError) -> SnapPoint {
    guard case .object = value else { return SnapPoint(try snapPlace()) }
    var fields = try fields()
    let shape = fields.has("every") ? try fields.series() : try fields.required("at").snapPlace()
    let range = try fields.optional("range")?.number(.atLeast(0))
    let stops = try fields.optional("stop")?.bool() ?? false
    try fields.end()
    return SnapPoint(shape, range: range, stops: stops)
  }

  /// A number, or `[from, to]`.
  private func snapPlace() throws(JSONError) -> SnapPoint.Shape {
    switch value {
    case .number(let offset): return .offset(offset)
    case .array:
      let (from, to) = try pair()
      guard from <= to else { throw wrong("a range that ends before it starts") }
      return .range(from: from, to: to)
    default: throw unexpected("a number or an array of two numbers")
    }
  }

  /// One number for both directions, or one for each.
  func threshold() throws(JSONError) -> SnapRule.Threshold {
    guard case .object = value else { return SnapRule.Threshold(try number(.between(0, 1))) }
    var fields = try fields()
    var threshold = SnapRule.Threshold()
    if let part = try fields.optional("forward")?.number(.between(0, 1)) {
      threshold.forward = part
    }
    if let part = try fields.optional("backward")?.number(.between(0, 1)) {
      threshold.backward = part
    }
    try fields.end()
    return threshold
  }
}

extension Fields {
  /// The end of a series that has none: as far as offsets go.
  private static let farthest = 0x1p40

  fileprivate mutating func series() throws(JSONError) -> SnapPoint.Shape {
    let every = try required("every").number(.above(0))
    let from = try optional("from")?.number() ?? 0
    let end = optional("to")
    let to = try end?.number() ?? max(from, Self.farthest)
    if let end, to < from { throw end.wrong("a series that ends before it starts") }
    let at = try optional("at")?.number() ?? from
    return .series(every: every, from: from, to: to, at: at)
  }

  /// The keys of a snap rule.
  mutating func ruleChange() throws(JSONError) -> @Sendable (inout SnapRule) -> Void {
    let threshold = try optional("threshold")?.threshold()
    let minVelocity = try optional("minVelocity")?.number(.atLeast(0))
    let perFling = try optional("perFling")?.integer(in: 1...Int(Int32.max))
    return {
      $0.threshold = threshold ?? $0.threshold
      $0.minVelocity = minVelocity ?? $0.minVelocity
      $0.perFling = perFling ?? $0.perFling
    }
  }
}
