import NestedScroll

/// One phase of a nested protocol, called by itself.
///
/// The engine has no phases to call: a delta goes through all of them. So the node that a phase
/// starts from is made to take what it took in the case, no more and no less.
extension AndroidAdapter {
  mutating func playPhase(_ type: String, _ event: Fields) throws -> Bool {
    switch type {
    case "dispatchPost":
      event.comment("running_consumed")
      try dispatch("postScroll", event, available: "leftover")
    case "dispatchPre":
      try dispatch("preScroll", event, available: event.has("delta_xy") ? "delta_xy" : "available")
    case "dispatch": try dispatch(event.string("phase"), event, available: "available")
    case "dispatchPostFling":
      // Whether the child can use it shows in the child's own range.
      event.comment("child_consumed")
      let id = try tree.bench.id(tree.touchTarget(target(event)))
      let velocity = try vector(event, "velocity", of: target(event))
      tree.bench.record { $0.fling(id, velocity: velocity) }
    case "sessionStart":
      event.comment("input")
      facts.sessionTarget = try target(event)
      facts.sessionAxes =
        ["x": [.horizontal], "y": [.vertical], "xy": Axis.allCases][
          try event.string("axis")] ?? []
    case "handleScroll": try handleScroll(event)
    case "handleVelocity": try handleVelocity(event)
    case "query": try query(event)
    case "addSnap": try addSnap(event)
    default: return false
    }
    return true
  }

  // Phases

  private mutating func dispatch(
    _ phase: String, _ event: Fields, available key: String
  ) throws {
    let name = try target(event)
    let available = try both(event, key, of: name)
    let consumed = event.has("self_consumed") ? try both(event, "self_consumed", of: name) : .zero
    let isBefore = phase.hasPrefix("pre")
    let delta = Vector(x: available.x + consumed.x, y: available.y + consumed.y)
    for axis in try tree.axes(tree.node(name)) {
      // Before: it takes all that is left. After: what the case says it took.
      try makeRoom(name, axis, isBefore ? delta[axis] : consumed[axis])
    }
    let id = try tree.bench.id(tree.touchTarget(name))
    tree.bench.ledger = Ledger()
    if phase.hasSuffix("Fling") {
      // A velocity, as the distance that it goes.
      let decay = Physics.ios.decay
      tree.bench.engine.physics = Physics(rest: 1e-9, minVelocity: 1e-9)
      tree.bench.record { $0.fling(id, velocity: Vector(x: delta.x * decay, y: delta.y * decay)) }
      tree.bench.settle()
    } else {
      for axis in Axis.allCases where delta[axis] != 0 {
        tree.bench.record { $0.drag(id, by: delta[axis], along: axis) }
      }
    }
    for axis in Axis.allCases {
      let own =
        try tree.axes(tree.node(name)).contains(axis)
        ? tree.bench.ledger.taken(by: self.id(name, axis)) : 0
      facts.returned[axis] = delta[axis] - own - tree.bench.ledger.unconsumed[axis]
    }
    facts.returnedIsBefore = isBefore
    facts.delta = delta
  }

  private func both(_ event: Fields, _ key: String, of name: String) throws -> Vector {
    guard let json = event[key] else { throw event.wrong(key, "a number or two") }
    return try AndroidNode.vector(json, [tree.axis(name)], event)
  }

  /// Lets a node go so far, and no further.
  private mutating func makeRoom(_ name: String, _ axis: Axis, _ room: Double) throws {
    let id = try id(name, axis)
    tree.bench.record {
      $0.update(id) { node in
        let low = min(0, room)
        node.insets.start = 0 - low
        node.content = node.viewport + max(0, room)
      }
      $0.setOffset(0, of: id)
    }
  }

  // ArkUI's hops

  private mutating func handleScroll(_ event: Fields) throws {
    let name = try target(event)
    let delta = try event.number("delta")
    let fields = try tree.node(name).fields
    if let rest = fields["leaves"]?.number {
      // It leaves so much of what it is offered: all, or what its parent left.
      var offered = delta
      if fields["mode_backward"] == "PARENT_FIRST",
        let parent = try tree.node(name).parent,
        let left = try tree.node(parent).fields["scripted"]?["remain"].number
      {
        offered = left
      }
      try makeRoom(name, tree.axis(name), min(0, offered - rest))
    }
    let id = try id(name)
    tree.log.removeAll()
    tree.bench.ledger = Ledger()
    switch try event.string("source") {
    case "child_over_scroll": tree.bench.record { $0.drag(id, by: delta, along: .vertical) }
    // A hop only shares out; what is left, its caller lets somebody overscroll.
    case "child_scroll", "gesture": tree.bench.record { $0.scroll(id, by: delta) }
    default: throw event.wrong("source", "one that is known")
    }
    facts.remain = tree.bench.ledger.unconsumed.y
    facts.reachedEdge = facts.remain != 0 || tree.bench.engine.pull(of: id) != 0
  }

  private mutating func handleVelocity(_ event: Fields) throws {
    let name = try target(event)
    let velocity = try vector(event, "velocity", of: name)
    let id = try id(name)
    tree.bench.record { $0.fling(id, velocity: velocity) }
    tree.bench.advance(by: Bench.frame)
    facts.handled = tree.bench.engine.isMoving
  }

  // Readings

  private mutating func query(_ event: Fields) throws {
    let engine = tree.bench.engine
    let bar = try tree.nodes.first { try tree.header($0) != nil }
    let barID = try bar.map { try id($0.name) }
    let travel = barID.flatMap { engine.extent(of: $0)?.upperBound } ?? 0
    switch try event.string("what") {
    case "totalRange", "downScrollRange": facts.value = .number(travel)
    case "downPreRange":
      facts.value = .number(travel - (barID.flatMap { claim(of: $0) } ?? travel))
    case "canScroll": try queryCanScroll(bar, barID)
    case "headerOffset": facts.value = .number(barID.map { engine.offset(of: $0) } ?? 0)
    case "minContentHeight":
      facts.value = .number(travel + (barID.flatMap { engine[$0]?.viewport } ?? 0))
    case "scrolledUnder":
      let lists = tree.nodes.filter { $0.axes == [.vertical] && $0.hasRange }
      facts.value = .bool(try lists.contains { try engine.offset(of: id($0.name)) > 0 })
    case "zoneEnd": facts.value = try zoneEnds(of: event.number("point"))
    default: throw event.wrong("what", "a reading that is known")
    }
  }

  /// How far a header comes back before its page does.
  private func claim(of bar: NodeID) -> Double? {
    guard let node = tree.bench.engine[bar] else { return nil }
    return switch node.policy.backward.preScroll {
    case .none: nil
    case .whole: 0
    case .until(let offset): offset
    }
  }

  private mutating func queryCanScroll(_ bar: AndroidNode?, _ barID: NodeID?) throws {
    guard let first = try tree.nodes.first.map({ try id($0.name) }) else { return }
    let engine = tree.bench.engine
    let offset = engine.offset(of: first)
    let extent = engine.extent(of: first) ?? 0...0
    facts.canForward = offset < extent.upperBound
    facts.canBackward = offset > extent.lowerBound
    // A bar that only comes back after its page is not offered to go back.
    if let barID { facts.canBackward = offset > claim(of: barID) ?? .infinity }
  }

  /// The last place from which a node comes back to a point, of each node.
  private func zoneEnds(of point: Double) throws -> JSON {
    var ends: [String: JSON] = [:]
    for node in tree.nodes {
      let id = try id(node.name)
      var engine = tree.bench.engine
      var (inside, outside) = (point, point + 500)
      for _ in 0..<60 {
        let middle = (inside + outside) / 2
        engine.scroll(id, to: middle, snap: true)
        if engine.offset(of: id) == point { inside = middle } else { outside = middle }
      }
      ends[node.name] = .number(inside)
    }
    return .object(ends)
  }
}
