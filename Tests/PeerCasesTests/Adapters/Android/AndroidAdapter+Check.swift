import NestedScroll

/// What must hold.
extension AndroidAdapter {
  mutating func check(_ expected: Fields, _ verdict: inout Verdict) throws {
    // The numbers of mocks are decimal fractions of a curve's way.
    let tolerance = try expected.optionalNumber("tolerance") ?? 1e-6
    try checkOffsets(expected, tolerance, &verdict)
    try checkConsumption(expected, tolerance, &verdict)
    try checkCalls(expected, &verdict)
    try checkMotions(expected, tolerance, &verdict)
    try checkReadings(expected, tolerance, &verdict)
  }

  private func each(
    _ expected: Fields, _ key: String, _ body: (String, JSON) throws -> Void
  ) throws {
    guard let value = expected.value(key) else { return }
    guard let object = value.object else { throw expected.wrong(key, "an object") }
    for (name, value) in object.sorted(by: { $0.key < $1.key }) { try body(name, value) }
  }

  /// A position by the name that a case gives it: `s`, or `s.x` for one axis of it.
  private func named(_ name: String) throws -> (node: String, axis: Axis) {
    let parts = name.split(separator: ".").map(String.init)
    if parts.count == 2 { return (parts[0], parts[1] == "x" ? .horizontal : .vertical) }
    return (name, try tree.axis(name))
  }

  private func place(_ name: String) throws -> Double {
    let (node, axis) = try named(name)
    return try position(node, axis)
  }

  // Offsets

  private func checkOffsets(
    _ expected: Fields, _ tolerance: Double, _ verdict: inout Verdict
  ) throws {
    expected.comment("exact_by_rule", "preferred")
    try each(expected, "offsets") { name, value in
      if let pair = value.numbers, pair.count == 2 {
        for (axis, number) in zip(Axis.allCases, pair) {
          try verdict.number(
            position(name, axis), is: .number(number), tolerance: tolerance, "\(name) \(axis)")
        }
      } else if value == "content end" {
        let (id, unit) = (try id(name), try tree.unit(name))
        let end = (tree.bench.engine.extent(of: id)?.upperBound ?? 0) / unit
        try verdict.number(position(name), is: .number(end), tolerance: tolerance, name)
      } else {
        try verdict.number(place(name), is: value, tolerance: tolerance, "offset of \(name)")
      }
    }
    try each(expected, "offset_between") { name, value in
      let bounds = value.numbers ?? []
      let place = try place(name)
      verdict.isTrue(
        bounds.count == 2 && place >= bounds[0] - tolerance && place <= bounds[1] + tolerance,
        "offset of \(name) is \(place), expected in \(value)")
    }
    try compare(expected, "offset_greater_than", &verdict, place) { $0 > $1 }
    try compare(expected, "offset_less_than", &verdict, place) { $0 < $1 }
    try compare(expected, "offset_at_most", &verdict, place) { $0 <= $1 + tolerance }
    try compare(expected, "offset_fraction_less", &verdict, fraction) { $0 < $1 }
    try compare(expected, "offset_fraction_greater", &verdict, fraction) { $0 > $1 }
    try each(expected, "offset_in") { name, value in
      let place = try place(name)
      verdict.isTrue(
        (value.numbers ?? []).contains { (place - $0).magnitude <= tolerance },
        "offset of \(name) is \(place), expected one of \(value)")
    }
    for name in expected.value("offset_integer")?.array?.compactMap(\.string) ?? [] {
      let place = try place(name)
      verdict.isTrue(
        (place - place.rounded()).magnitude <= tolerance, "offset of \(name) is \(place)")
    }
    try each(expected, "visible") { name, value in
      let height = tree.bench.engine[try id(name)]?.header?.height ?? .nan
      try verdict.number(
        height - place(name), is: value, tolerance: tolerance, "what is visible of \(name)")
    }
    try each(expected, "overscrolled") { name, value in
      verdict.equal(
        tree.bench.engine.pull(of: try id(name)) != 0, value.bool ?? false, "\(name) is pulled")
    }
    if let gap = expected.value("gap") {
      // A blank above a page would be a page that stands before its start.
      let blank = try tree.nodes.map { node in
        let id = try id(node.name)
        let extent = tree.bench.engine.extent(of: id) ?? 0...0
        return max(0, extent.lowerBound - tree.bench.engine.shownOffset(of: id))
      }
      try verdict.number(blank.max() ?? 0, is: gap, "gap")
    }
  }

  private func fraction(_ name: String) throws -> Double {
    let (node, axis) = try named(name)
    let extent = tree.bench.engine.extent(of: try id(node, axis)) ?? 0...0
    return try (place(name) - extent.lowerBound) / (extent.upperBound - extent.lowerBound)
  }

  private func compare(
    _ expected: Fields, _ key: String, _ verdict: inout Verdict,
    _ reading: (String) throws -> Double, by holds: (Double, Double) -> Bool
  ) throws {
    try each(expected, key) { name, value in
      guard let bound = value.number else { throw expected.wrong(key, "numbers") }
      let actual = try reading(name)
      verdict.isTrue(holds(actual, bound), "\(key): \(name) is \(actual), bound \(bound)")
    }
  }

  // What was taken

  func taken(by name: String, _ axis: Axis) throws -> Double {
    let node = try tree.node(name)
    guard tree.axes(node).contains(axis) else { return 0 }
    let unit = try tree.isPager(node) && node.isInPages ? 1 : tree.unit(name)
    return try tree.bench.ledger.taken(by: id(name, axis)) / unit
  }

  private func checkConsumption(
    _ expected: Fields, _ tolerance: Double, _ verdict: inout Verdict
  ) throws {
    let ledger = tree.bench.ledger
    var claimed = Vector.zero
    try each(expected, "consumed") { name, value in
      for axis in Axis.allCases { claimed[axis] += try taken(by: name, axis) }
      try pair(value, "taken by \(name)", tolerance, &verdict) { axis in
        try taken(by: name, axis ?? tree.axis(name))
      }
    }
    if let left = expected.value("left") {
      // What goes on from the node that took something.
      try pair(left, "what is left", tolerance, &verdict) { axis in
        facts.delta[axis ?? .vertical] - claimed[axis ?? .vertical]
      }
    }
    if let left = expected.value("leftover") ?? expected.value("final_leftover") {
      try verdict.number(
        ledger.unconsumed.sum + facts.unclaimed.sum, is: left, tolerance: tolerance,
        "what nobody took")
    }
    if let value = expected.value("list_gets") {
      let list = tree.nodes.last { $0.hasRange && $0.axes == [.vertical] }
      try verdict.number(
        taken(by: list?.name ?? "list", .vertical), is: value, tolerance: tolerance,
        "what the list took")
    }
    if let sum = expected.value("sum_moved") {
      let moved = try tree.nodes.reduce(0.0) { sum, node in
        let id = try id(node.name)
        return sum + (tree.bench.engine.offset(of: id) - start.offset(of: id)).magnitude
      }
      try verdict.number(moved, is: sum, tolerance: tolerance, "what moved in all")
    }
    if let returned = expected.value("returned") {
      if returned.object != nil { return try checkHop(returned, &verdict) }
      try pair(returned, "what the ancestors took", tolerance, &verdict) { axis in
        facts.returned[axis ?? .vertical] ?? 0
      }
    }
  }

  /// A number for the axis of a case, or one for each axis.
  func pair(
    _ expected: JSON, _ what: String, _ tolerance: Double, _ verdict: inout Verdict,
    _ actual: (Axis?) throws -> Double
  ) throws {
    guard let numbers = expected.numbers, numbers.count == 2 else {
      return try verdict.number(actual(nil), is: expected, tolerance: tolerance, what)
    }
    for (axis, number) in zip(Axis.allCases, numbers) {
      try verdict.number(
        actual(axis), is: .number(number), tolerance: tolerance, "\(what), \(axis)")
    }
  }

  private func checkHop(_ returned: JSON, _ verdict: inout Verdict) throws {
    let hop = try Fields(returned, at: "returned")
    try verdict.number(facts.remain, is: .number(hop.number("remain")), "what remains")
    verdict.equal(facts.reachedEdge, try hop.flag("reach_edge"), "at the edge")
    try hop.finish()
  }

  // Motions and touches

  private func checkMotions(
    _ expected: Fields, _ tolerance: Double, _ verdict: inout Verdict
  ) throws {
    let engine = tree.bench.engine
    if expected.has("animating") {
      verdict.equal(engine.isMoving, try expected.flag("animating"), "moving")
    }
    if expected.has("child_fling") {
      // A fling that somebody takes all of moves nobody else.
      let child = try id(tree.nodes.last?.name ?? "")
      var later = engine
      later.settle()
      verdict.equal(
        later.offset(of: child) != engine.offset(of: child), try expected.flag("child_fling"),
        "the child flings")
    }
    if expected.has("tap_delivered") {
      verdict.equal(facts.tapDelivered, try expected.flag("tap_delivered"), "tap")
    }
    if let velocity = try expected.optionalNumber("fling_velocity") {
      try verdict.number(
        facts.velocity ?? .nan, is: .number(velocity * direction), tolerance: tolerance,
        "velocity")
    }
    if let distance = expected.value("fling_distance") {
      // Printed to three decimals.
      let landing = engine.motionStates.first?.landing.first
      try verdict.number(
        (landing?.offset ?? .nan) - (landing.map { engine.offset(of: $0.node) } ?? 0),
        is: distance, tolerance: 1e-3, "way of the fling")
    }
    if let wanted = expected.value("states")?.array {
      verdict.equal(states, wanted.compactMap(\.string), "states")
    }
    if let count = expected.value("settle_events") {
      let ends = tree.bench.ledger.endedMotions.count { $0.how == .completed }
      try verdict.number(Double(ends), is: count, "ends of settling")
    }
    for key in ["start_events", "stop_events"] {
      try each(expected, key) { name, value in
        // A motion is one for its whole chain.
        try verdict.number(
          Double(key == "start_events" ? starts : stops), is: value, "\(key) of \(name)")
      }
    }
    if expected.has("handled") {
      verdict.equal(facts.handled, try expected.flag("handled"), "velocity taken")
    }
    if let result = try expected.optionalString("result") {
      verdict.equal(
        Set(tree.bench.ledger.endedMotions.map { "\($0.how)" }), [result], "how it ended")
    }
    if let wanted = expected.value("results")?.array {
      verdict.equal(results, wanted.compactMap(\.string), "results")
    }
  }

  // Readings

  private func checkReadings(
    _ expected: Fields, _ tolerance: Double, _ verdict: inout Verdict
  ) throws {
    if let value = expected.value("value") {
      if let object = value.object {
        for (name, number) in object {
          try verdict.number(
            facts.value[name].number ?? .nan, is: number, tolerance: tolerance, name)
        }
      } else if let number = facts.value.number {
        try verdict.number(number, is: value, tolerance: tolerance, "value")
      } else {
        verdict.equal(facts.value, value, "value")
      }
    }
    if expected.has("can_forward") {
      verdict.equal(facts.canForward, try expected.flag("can_forward"), "can go forward")
    }
    if expected.has("can_backward") {
      verdict.equal(facts.canBackward, try expected.flag("can_backward"), "can go backward")
    }
    if let accepted = facts.accepted {
      verdict.equal(accepted, try expected.flag("accepted"), "accepted")
    }
    if let relation = try expected.optionalString("relation") {
      try checkRelation(relation, &verdict)
    }
  }

  private func checkRelation(_ relation: String, _ verdict: inout Verdict) throws {
    switch relation {
    case "abs(end-start) is identical for every start page and <= 3":
      guard let pager = tree.nodes.first else { return }
      let moved = try (position(pager.name) - pager.offset.x).magnitude
      verdict.isTrue(moved <= 3, "it went \(moved) pages")
      for page in stride(from: 20, through: 180, by: 40) {
        var other = try Self(peerCase.replacing([("tree.0.offset", .number(Double(page)))]))
        for (at, event) in peerCase.events.enumerated() {
          try other.play(Fields(event, at: "events[\(at)]"))
        }
        let there = try (other.position(pager.name) - Double(page)).magnitude
        verdict.equal(there, moved, "pages from page \(page)")
      }
    case let text where text.hasSuffix(" at half of its offset at release"):
      let name = String(text.prefix { $0 != " " })
      try verdict.number(
        position(name), is: .number((released[name] ?? .nan) / 2), tolerance: 1e-6, relation)
    default: throw CaseError("relation: not known: \(relation)")
    }
  }
}
