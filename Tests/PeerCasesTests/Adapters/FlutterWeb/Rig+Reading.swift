import NestedScroll

extension Rig {
  // Where things stand

  /// Where a node is, with what was pulled past an edge: what peers mean by an offset that may lie
  /// outside of the range.
  func position(_ name: String, _ axis: Axis) throws -> Double {
    let id = try id(name, axis)
    return bench.engine.offset(of: id) + bench.engine.pull(of: id)
  }

  func pull(_ name: String, _ axis: Axis) throws -> Double {
    bench.engine.pull(of: try id(name, axis))
  }

  func stretch(_ name: String, _ axis: Axis) throws -> Double {
    bench.engine.stretch(of: try id(name, axis))
  }

  func upper(_ name: String, _ axis: Axis) throws -> Double {
    bench.engine.extent(of: try id(name, axis))?.upperBound ?? 0
  }

  /// What a node took in this event, of its offset alone.
  func moved(_ name: String, _ axis: Axis) throws -> Double {
    let id = try id(name, axis)
    return bench.engine.offset(of: id) - (log.offsetsBefore[id] ?? 0)
  }

  /// What a node took in this event that was only a stretch let back.
  func relieved(_ name: String, _ axis: Axis) throws -> Double {
    let id = try id(name, axis)
    return bench.engine.pull(of: id) - (log.pullsBefore[id] ?? 0)
  }

  /// Whether a motion moves the node at the moment.
  func isAnimating(_ name: String) throws -> Bool {
    for axis in try axes(of: name) where bench.engine.velocity(of: try id(name, axis)) != 0 {
      return true
    }
    for state in bench.engine.motionStates {
      for axis in try axes(of: name) where state.node == (try id(name, axis)) {
        return state.kind != .fling || bench.engine.velocity(of: state.node) != 0
      }
    }
    return false
  }

  /// The nodes that are stretched, by their names; with the axis where both could be.
  func overscrolled() throws -> Set<String> {
    var found: Set<String> = []
    for name in names {
      for axis in try axes(of: name) where try pull(name, axis) != 0 { found.insert(name) }
    }
    return found
  }

  /// Every node stands in its extent, and is stretched at its edge only.
  func isContained() -> Bool {
    bench.names.allSatisfy { name in
      guard let id = try? bench.id(name), let extent = bench.engine.extent(of: id) else {
        return true
      }
      let offset = bench.engine.offset(of: id)
      let pull = bench.engine.pull(of: id)
      return extent.contains(offset)
        && (pull == 0 || offset == (pull < 0 ? extent.lowerBound : extent.upperBound))
    }
  }

  // What is expected of it

  /// Compares positions: by name, for one axis a number, for two `[x, y]` or `{"x", "y"}`.
  func check(
    offsets: Fields, tolerance: Double = 1e-9, names: [String: Double] = [:],
    _ verdict: inout Verdict
  ) throws {
    for name in offsets.keys {
      let expected = offsets[name] ?? .null
      try check(
        expected, of: name, tolerance: tolerance, names: names, "offset of \(name)", &verdict
      ) { try position(name, $0) }
    }
  }

  /// Compares something that a node has on each of its axes.
  func check(
    _ expected: JSON, of name: String, tolerance: Double = 1e-9, names: [String: Double] = [:],
    _ what: String, _ verdict: inout Verdict, read: (Axis) throws -> Double
  ) throws {
    let axes = try axes(of: name)
    let isPair = expected.array != nil || expected["x"] != .null || expected["y"] != .null
    let pair = PerAxis(expected)
    for axis in axes where isPair || axes.count == 1 {
      guard pair[axis] != .null else { continue }
      var wanted = pair[axis]
      if wanted == "max" { wanted = .number(try upper(name, axis)) }
      if wanted.string != nil { wanted = try wanted.value(names).map { .number($0) } ?? .null }
      try verdict.number(try read(axis), is: wanted, tolerance: tolerance, what)
    }
    if !isPair, axes.count > 1 {
      throw CaseError("\(what): \(expected) for a node with two axes")
    }
  }

  /// Compares what nobody took in this event.
  func check(leftover: JSON, _ verdict: inout Verdict) throws {
    if let pair = leftover.array {
      guard pair.count == 2 else { throw CaseError("leftover: \(leftover)") }
      try verdict.number(log.left.x, is: pair[0], "leftover x")
      try verdict.number(log.left.y, is: pair[1], "leftover y")
    } else {
      try verdict.number(log.left.x + log.left.y, is: leftover, "leftover")
    }
  }
}
