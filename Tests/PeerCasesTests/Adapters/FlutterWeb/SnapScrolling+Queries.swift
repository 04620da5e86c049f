import NestedScroll

/// Chromium asks its snap data where a scroll would end; here the scroll is made.
///
/// The end position is a command's target, a direction is a release that may go to the next rest
/// and no further, end and direction is a release whose projected landing is the end, and to go to
/// the same target again is what follows a layout.
extension SnapScrolling {
  mutating func query(_ event: Fields, _ node: String) throws {
    let axes = try rig.axes(of: node)
    let position = try (event["position"] ?? .null).vector(along: axes)
    let delta = try (event["delta"] ?? .null).vector(along: axes)
    let wanted = event["axes"]?.array ?? [true, true]
    guard let areas = areas[node] else { throw CaseError("\(node) has no areas") }
    var engine = rig.bench.engine
    engine.physics.minVelocity = 0.1
    let strategy = try event.string("strategy")
    for (number, axis) in [Axis.horizontal, .vertical].enumerated() where axes.contains(axis) {
      let id = try rig.id(node, axis)
      guard wanted[number] == true else {
        found[axis] = position[axis]
        continue
      }
      switch strategy {
      case "end_position":
        engine.scroll(id, to: position[axis], snap: true)
      case "direction", "end_and_direction":
        let rule = SnapRule(minVelocity: 0.1, perFling: strategy == "direction" ? 1 : nil)
        engine.update(id) { $0.snap?.rule = rule }
        engine.setOffset(position[axis], of: id)
        if delta[axis] != 0 {
          engine.fling(id, velocity: Vector(delta[axis] * engine.physics.decay, along: axis))
        }
      case "resnap_target":
        try resnap(&engine, id, areas, axis, from: position[axis])
      default: throw CaseError("\(event.path): \(strategy)")
      }
      engine.settle()
      let offset = engine.offset(of: id)
      found[axis] = offset
      // A container that snaps to nothing lies where it was sent.
      let extent = engine.extent(of: id) ?? 0...0
      isUnsnapped[axis] =
        offset == position[axis] + delta[axis]
        && !isAligned(offset, areas, axis, extent) && range(around: offset, areas, axis) == nil
    }
  }

  /// The layout moves the areas to where they are: before it the target was where the node is.
  private func resnap(
    _ engine: inout ScrollEngine, _ id: NodeID, _ areas: SnapAreas, _ axis: Axis, from: Double
  ) throws {
    guard let target = areas.current[axis] else {
      engine.update(id) { $0.snap = areas.snap(axis) }
      return
    }
    guard let area = areas.areas.first(where: { $0.id == target }),
      let place = areas.aligned(area, axis)
    else { throw CaseError("no area \(target)") }
    var before = areas
    for number in before.areas.indices {
      before.areas[number].from[axis] += from - place
      before.areas[number].to[axis] += from - place
    }
    engine.update(id) { $0.snap = nil }
    engine.setOffset(from, of: id)
    engine.update(id) { $0.snap = before.snap(axis) }
    engine.update(id) { $0.snap = areas.snap(axis) }
  }

  /// Whether an area is aligned at an offset, or a gap in one begins or ends there.
  private func isAligned(
    _ offset: Double, _ areas: SnapAreas, _ axis: Axis, _ extent: ClosedRange<Double>
  ) -> Bool {
    areas.areas.contains { area in
      let gaps = areas.covering(area, axis).flatMap { shape -> [Double] in
        switch shape {
        case .offset(let at): [at]
        case .range(let from, let to): [from, to]
        case .series: []
        }
      }
      return (gaps + [areas.aligned(area, axis)].compactMap { $0 }).contains { place in
        Swift.min(Swift.max(place, extent.lowerBound), extent.upperBound) == offset
      }
    }
  }

  /// The range of rests that an offset lies in.
  private func range(around offset: Double, _ areas: SnapAreas, _ axis: Axis) -> [Double]? {
    for area in areas.areas {
      for shape in areas.covering(area, axis) {
        if case .range(let from, let to) = shape, from <= offset + 1e-9, offset - 1e-9 <= to {
          return [from, to]
        }
      }
    }
    return nil
  }

  func check(query expected: Fields, _ node: String, _ verdict: inout Verdict) throws {
    if expected.has("snap") {
      let snap = expected["snap"] ?? .null
      if snap == .null {
        verdict.isTrue(isUnsnapped.x || isUnsnapped.y, "it snapped to \(found)")
      } else {
        try rig.check(snap, of: node, "snap", &verdict) { found[$0] }
      }
    }
    let single = expected.has("snap_x") ? Axis.horizontal : .vertical
    if let snap = expected[single == .horizontal ? "snap_x" : "snap_y"] {
      try verdict.number(found[single], is: snap, "snap")
    }
    guard let areas = areas[node] else { return }
    let offset = found[single]
    let extent = rig.bench.engine.extent(of: try rig.id(node, single)) ?? 0...0
    if let range = expected["covered_range"]?.numbers {
      verdict.equal(self.range(around: offset, areas, single) ?? [], range, "covered range")
    }
    if let type = try expected.optionalString("type") {
      let holds =
        type == "aligned"
        ? isAligned(offset, areas, single, extent)
        : range(around: offset, areas, single) != nil
      verdict.isTrue(holds, "\(offset) is not \(type)")
    }
    if let targets = try expected.fields("targets") {
      for key in targets.keys {
        let axis: Axis = key == "x" ? .horizontal : .vertical
        let extent = rig.bench.engine.extent(of: try rig.id(node, axis)) ?? 0...0
        let ids = areas.ids(at: found[axis], axis, extent)
        verdict.isTrue(
          ids.contains(Int(try targets.number(key))), "target \(key) is one of \(ids)")
      }
    }
  }
}
