import NestedScroll

extension GeckoScrolling {
  mutating func check(_ expected: Fields, _ verdict: inout Verdict) throws {
    if let offsets = try expected.fields("offsets") {
      for name in offsets.keys {
        try rig.check(offsets[name] ?? .null, of: name, "offset of \(name)", &verdict) {
          rig.bench.engine.offset(of: try rig.id(name, $0))
        }
      }
    }
    if let leftover = expected["leftover"] { try rig.check(leftover: leftover, &verdict) }
    for key in ["overscrolled", "overscrolled_after_settle"] {
      guard let list = expected[key]?.array?.compactMap(\.string) else { continue }
      // `s y` says which axis.
      let hasAxes = list.contains { $0.contains(" ") }
      var found: Set<String> = []
      for name in rig.names {
        for axis in try rig.axes(of: name) where try rig.pull(name, axis) != 0 {
          found.insert(hasAxes ? "\(name) \(axis == .horizontal ? "x" : "y")" : name)
        }
      }
      verdict.equal(found, Set(list), "overscrolled")
    }
    if let sign = try expected.optionalString("overscroll_sign") {
      let pull = try rig.pull(rig.names[0], .vertical)
      verdict.isTrue(sign == "+" ? pull > 0 : pull < 0, "overscroll is \(pull)")
    }
    if try expected.flag("unchanged") {
      for key in rig.bench.names {
        let id = try rig.bench.id(key)
        verdict.equal(rig.bench.engine.offset(of: id), rig.log.offsetsBefore[id] ?? .nan, key)
        verdict.equal(rig.bench.engine.pull(of: id), rig.log.pullsBefore[id] ?? .nan, key)
      }
    }
    if try expected.flag("reached_overscroll") {
      verdict.isTrue(!everOverscrolled.isEmpty, "never overscrolled")
    }
    if try expected.flag("recovered") { verdict.equal(try rig.overscrolled(), [], "overscrolled") }
    try check(motions: expected, &verdict)
    for invariant in expected["invariants"]?.array ?? [] {
      try check(invariant: invariant.string ?? "", &verdict)
    }
  }

  private func check(motions expected: Fields, _ verdict: inout Verdict) throws {
    if let animating = expected["animating"] {
      if let flag = animating.bool {
        verdict.equal(rig.bench.engine.isMoving, flag, "animating")
      } else {
        let names = try rig.names.filter { try rig.isAnimating($0) }
        verdict.equal(names, animating.array?.compactMap(\.string) ?? [], "animating")
      }
    }
    if try expected.flag("frozen") {
      var later = rig.bench.engine
      later.advance(to: later.time + 1)
      for key in rig.bench.names {
        let id = try rig.bench.id(key)
        verdict.equal(later.shownOffset(of: id), rig.bench.engine.shownOffset(of: id), key)
      }
      verdict.isTrue(try !rig.overscrolled().isEmpty, "not overscrolled")
    }
    for name in expected["flinging"]?.array?.compactMap(\.string) ?? [] {
      verdict.isTrue(try rig.isAnimating(name), "\(name) rests")
    }
    for name in expected["not_flinging"]?.array?.compactMap(\.string) ?? [] {
      verdict.isTrue(try !rig.isAnimating(name), "\(name) moves")
    }
    // By now they rest too: the fling reached them.
    for name in expected["flinging_after_children_end"]?.array?.compactMap(\.string) ?? [] {
      verdict.isTrue(try rig.position(name, .vertical) > 0, "\(name) was never reached")
    }
    for name in expected["reset"]?.array?.compactMap(\.string) ?? [] {
      verdict.isTrue(try !rig.isAnimating(name), "\(name) moves")
      verdict.equal(try rig.position(name, .vertical), try rig.upper(name, .vertical), name)
    }
    if let axis = try expected.optionalString("axis_lock") {
      let axes = Set(rig.log.takes.keys.compactMap { rig.bench.engine[$0]?.axis })
      verdict.equal(axes, [axis == "x" ? .horizontal : .vertical], "axes that moved")
    }
    if let ranges = expected["velocity_px_ms_abs"]?.array {
      let signs = expected["signs"]?.numbers ?? []
      for (number, range) in ranges.enumerated() where number < speeds.count {
        let speed = speeds[number] / 1000
        let bounds = range.numbers ?? []
        verdict.isTrue(
          speed.magnitude >= bounds[0] && speed.magnitude <= bounds[1],
          "velocity after event \(number) is \(speed), expected \(range)")
        verdict.isTrue(speed * signs[number] > 0, "velocity \(number) has the wrong sign")
      }
    }
  }

  private func check(invariant: String, _ verdict: inout Verdict) throws {
    func all(_ key: String, _ holds: (Double) -> Bool) {
      verdict.isTrue(rig.samples.allSatisfy { holds($0.pulls[key] ?? 0) }, invariant)
    }
    let first = rig.key(rig.names[0], .vertical)
    let id = try rig.bench.id(first)
    switch invariant {
    case "child never overscrolled":
      all(rig.key("child", .vertical)) { $0 == 0 }
      all(rig.key("child", .horizontal)) { $0 == 0 }
    case "x overscroll is always 0": all(rig.key("s", .horizontal)) { $0 == 0 }
    case "never overscrolled": all(first) { $0 == 0 }
    case "overscroll = 0": verdict.equal(rig.bench.engine.pull(of: id), 0, invariant)
    case "root overscroll never becomes positive": all(first) { $0 <= 0 }
    case "new offset = 900 + overscroll at that moment":
      let before = (rig.log.offsetsBefore[id] ?? .nan) + (stretchBefore[first] ?? .nan)
      verdict.isTrue((stretchBefore[first] ?? 0) > 0, "it was not overscrolled")
      try verdict.number(rig.bench.engine.offset(of: id), is: .number(before), invariant)
    case "root offset non-decreasing at every sample":
      let places = rig.samples.map { $0.offsets[first] ?? 0 }
      verdict.isTrue(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }, invariant)
      verdict.isTrue((places.last ?? 0) > 100, "it has hardly moved")
    default: throw CaseError("invariant: \(invariant)")
    }
  }
}
