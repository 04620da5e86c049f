import NestedScroll

extension WebScrolling {
  mutating func check(_ expected: Fields, _ verdict: inout Verdict) throws {
    let tolerance = try expected.optionalNumber("tolerance") ?? 1e-9
    if let offsets = try expected.fields("offsets") {
      for name in offsets.keys {
        let unit = name == "topBar" ? pageScale : 1
        try rig.check(
          offsets[name] ?? .null, of: name, tolerance: tolerance, "offset of \(name)", &verdict
        ) { try rig.position(name, $0) * unit }
      }
    }
    if let leftover = expected["leftover"] { try rig.check(leftover: leftover, &verdict) }
    if let total = expected["leftover_derived"]?.array {
      try verdict.number(left.x, is: total[0], "left over in all, x")
      try verdict.number(left.y, is: total[1], "left over in all, y")
    }
    if let consumed = try expected.fields("consumed") {
      for name in consumed.keys {
        try rig.check(consumed[name] ?? .null, of: name, "taken by \(name)", &verdict) {
          try rig.position(name, $0) - start.offset(of: rig.id(name, $0))
        }
      }
    }
    if let total = expected["accumulated_overscroll"]?.array {
      try verdict.number(accumulated.x, is: total[0], "left at the root since it moved, x")
      try verdict.number(accumulated.y, is: total[1], "left at the root since it moved, y")
    }
    if let moved = expected["did_scroll"] {
      let wanted = moved.array?.compactMap(\.bool) ?? [moved.bool ?? false]
      verdict.equal(Array(didScroll.suffix(wanted.count)), wanted, "it scrolled")
    }
    if expected["overscroll_root"]?.bool == false {
      verdict.equal(try rig.overscrolled(), [], "overscrolled")
    }
    if let name = expected["moved"]?.string {
      expected.comment("event_target_all")
      for other in rig.names {
        let moved = try rig.axes(of: other).contains {
          try rig.position(other, $0) != start.offset(of: rig.id(other, $0))
        }
        verdict.equal(moved, other == name, "\(other) moved")
      }
    }
    if try expected.flag("no_crash") {
      verdict.isTrue(rig.isContained(), "a node stands outside of its extent")
    }
    for invariant in expected["invariants"]?.array ?? [] {
      let words = (invariant.string ?? "").split(separator: " ")
      guard words.count == 3, words[1] == "offset", words[2] == "unchanged" else {
        throw CaseError("invariant: \(invariant)")
      }
      let name = String(words[0])
      verdict.equal(
        try rig.position(name, .vertical), start.offset(of: try rig.id(name, .vertical)), name)
    }
    try check(motions: expected, &verdict)
  }

  private func check(motions expected: Fields, _ verdict: inout Verdict) throws {
    let isSnapping = rig.bench.engine.motionStates.contains { $0.kind == .snap }
    if let snapping = expected["snapping"]?.bool { verdict.equal(isSnapping, snapping, "snapping") }
    if try expected.flag("unchanged") {
      let last = rig.samples.suffix(2).map(\.offsets)
      verdict.isTrue(last.first == last.last && !isSnapping, "something moves")
    }
    if try expected.flag("snap_target_set_only_at_animation_end") {
      verdict.isTrue(!isSnapping, "still on the way to the target")
    }
    if let target = try expected.optionalString("snap_target") {
      let words = target.split(separator: " ")
      let axis: Axis = words.last == "x" ? .horizontal : .vertical
      let node = try rig.target(nil)
      let extent = rig.bench.engine.extent(of: try rig.id(node, axis)) ?? 0...0
      let ids = areas[node]?.ids(at: try rig.position(node, axis), axis, extent) ?? []
      verdict.isTrue(ids.contains(Int(words.first ?? "") ?? -1), "\(target): \(ids)")
    }
    if let fling = try expected.fields("snap_fling") {
      let id = try rig.id(try rig.target(nil), .vertical)
      try verdict.number(rig.log.offsetsBefore[id] ?? .nan, is: fling["from"] ?? .null, "from")
      let landing = rig.bench.engine.motionStates.first?.landing.first { $0.node == id }
      try verdict.number(landing?.offset ?? .nan, is: fling["to"] ?? .null, "to")
      try fling.finish()
    }
    if expected.has("latched") {
      let latched = try latched()
      verdict.equal(latched, expected["latched"]?.string, "latched")
    }
  }

  /// The node that keeps wheels to itself: which one would take a notch over another, tried on a
  /// copy.
  private func latched() throws -> String? {
    var engine = rig.bench.engine
    if engine.isMoving, rig.names.count == 1 { return rig.names[0] }
    let probe = try rig.bench.id(rig.innermost(rig.target(nil)))
    engine.wheel(
      probe, by: Vector(x: 0, y: 0.5), time: rig.bench.clock, latch: .node, latchPause: 0.25)
    let taker = rig.bench.name(of: engine.report.takes.first?.node).map {
      $0.split(separator: ".").first.map(String.init) ?? $0
    }
    return taker == rig.names.last ? nil : taker
  }
}
