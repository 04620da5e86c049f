import NestedScroll

/// Who was asked what.
extension AndroidAdapter {
  func checkCalls(_ expected: Fields, _ verdict: inout Verdict) throws {
    try checkSeen(expected, &verdict)
    if let order = expected.value("call_order")?.array {
      var names: [String] = []
      for call in tree.log.calls where call.isBefore == facts.returnedIsBefore {
        if !names.contains(call.name) { names.append(call.name) }
      }
      verdict.equal(names, order.compactMap(\.string), "who is asked, in order")
    }
    for (name, value) in expected.value("called")?.object ?? [:] {
      verdict.equal(!tree.log.calls(to: name).isEmpty, value.bool ?? false, "\(name) is asked")
    }
    for (name, value) in expected.value("calls")?.object ?? [:] {
      try verdict.number(Double(count(of: name)), is: value, "how often \(name) is asked")
    }
    if expected.has("dispatched") {
      verdict.equal(
        !tree.log.calls.isEmpty, try expected.flag("dispatched"), "somebody is asked")
    }
    for (name, value) in expected.value("session_starts")?.object ?? [:] {
      let starts = tree.log.calls(to: name).isEmpty ? 0.0 : 1.0
      let bound: JSON = value == ">=1" ? ["gte": 1] : value
      try verdict.number(starts, is: bound, "inputs that reach \(name)")
    }
    try checkSessions(expected, &verdict)
    for key in ["pre_fling", "post_fling"] where expected.has(key) {
      let isBefore = key == "pre_fling"
      let calls = tree.log.calls.filter { $0.isBefore == isBefore && $0.turn.input == .fling }
      verdict.equal(!calls.isEmpty, try expected.flag(key), key)
    }
  }

  /// `parent`: its turns after those inside it; `parent.preFling` and the like: those.
  private func count(of name: String) throws -> Int {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2 else {
      let turns = tree.log.calls(to: name, before: false)
      // A fling asks in every frame, a velocity would be handed on once.
      return turns.contains { $0.turn.input == .fling } ? 1 : turns.count
    }
    let calls = tree.log.calls(to: parts[0])
    switch parts[1] {
    case "sessionStart": return calls.isEmpty ? 0 : 1
    case "preFling": return calls.count { $0.isBefore && $0.turn.input == .fling }
    case "postFling": return calls.count { !$0.isBefore && $0.turn.input == .fling }
    default: throw CaseError("calls: there is no phase \(parts[1])")
    }
  }

  // What a node is shown

  private func checkSeen(_ expected: Fields, _ verdict: inout Verdict) throws {
    for (name, value) in expected.value("pre_seen")?.object ?? [:] {
      try checkBefore(name, value, &verdict)
    }
    for (name, value) in expected.value("post_seen")?.object ?? [:] {
      try checkAfter(name, value, &verdict)
    }
    for (name, value) in expected.value("seen")?.object ?? [:] {
      if value.object == nil {
        try checkBefore(name, value, &verdict)
      } else {
        try checkAfter(name, value, &verdict)
      }
    }
  }

  private func checkBefore(_ name: String, _ value: JSON, _ verdict: inout Verdict) throws {
    try pair(value, "what \(name) is offered before", 1e-6, &verdict) { axis in
      let calls = tree.log.calls(to: name, before: true)
      return calls.first { axis == nil || $0.axis == axis }?.turn.available ?? 0
    }
  }

  private func checkAfter(_ name: String, _ value: JSON, _ verdict: inout Verdict) throws {
    let fields = try Fields(value, at: "seen.\(name)")
    let left = fields.has("available") ? fields["available"] : fields["leftover"]
    if let consumed = fields["consumed"] {
      if consumed == "nonzero" {
        verdict.isTrue(try taken(inside: name, nil) != 0, "nothing was taken inside \(name)")
      } else {
        try pair(consumed, "what was taken inside \(name)", 1e-9, &verdict) {
          try taken(inside: name, $0)
        }
      }
    }
    if let left {
      try pair(left, "what \(name) is offered after", 1e-6, &verdict) { axis in
        let calls = tree.log.calls(to: name, before: false)
        return calls.last { axis == nil || $0.axis == axis }?.turn.available ?? 0
      }
    }
    try fields.finish()
  }

  /// What those inside a node took. Where something is left, its code is told; where nothing is
  /// left it is not asked, and the report says the same.
  private func taken(inside name: String, _ axis: Axis?) throws -> Double {
    let axis = try axis ?? tree.axis(name)
    let call = tree.log.calls(to: name, before: false).last { $0.axis == axis }
    // What its own kind took before counts for the engine as taken.
    let before = tree.log.calls.filter { $0.isBefore && $0.axis == axis }.reduce(0) { $0 + $1.took }
    if let call { return call.turn.consumed - before }
    return try tree.nodes.filter { isInside($0, name) }.reduce(0) {
      try $0 + taken(by: $1.name, axis)
    }
  }

  private func isInside(_ node: AndroidNode, _ name: String) -> Bool {
    var parent = node.parent
    while let above = parent {
      if above == name { return true }
      parent = tree.nodes.first { $0.name == above }?.parent
    }
    return false
  }

  // Sessions

  private func checkSessions(_ expected: Fields, _ verdict: inout Verdict) throws {
    func name(_ axis: Axis?) -> JSON {
      axis.map { $0 == .horizontal ? "x" : "y" } ?? .null
    }
    if let sessions = try expected.fields("sessions") {
      // A finger holds the chain it is on; a motion, the chain that it moves.
      let held = try touched.flatMap { name in
        try Axis.allCases.first { axis in
          try tree.axes(tree.node(name)).contains(axis)
            && !tree.bench.engine.chain(of: tree.bench.id(tree.touchTarget(name)), along: axis)
              .isEmpty
        }
      }
      verdict.equal(name(held), sessions["touch"] ?? .null, "axis of the touch")
      verdict.equal(
        name(tree.bench.engine.motionStates.first?.axis), sessions["nontouch"] ?? .null,
        "axis of the motion")
      try sessions.finish()
    }
    let used = Set(
      tree.log.calls.map { [.drag, .fling].contains($0.turn.input) ? "touch" : "nontouch" })
    for kind in expected.value("sessions_used")?.array ?? [] {
      verdict.isTrue(used.contains(kind.string ?? ""), "no input of the kind \(kind)")
    }
    for kind in expected.value("session_not_used")?.array ?? [] {
      verdict.isTrue(!used.contains(kind.string ?? ""), "an input of the kind \(kind)")
    }
    let axes = facts.sessionAxes
    func chain(_ axis: Axis) throws -> [NodeID] {
      tree.bench.engine.chain(
        of: try tree.bench.id(tree.touchTarget(facts.sessionTarget)), along: axis)
    }
    for (name, value) in expected.value("accepted")?.object ?? [:] {
      let accepts = try axes.contains { axis in
        try tree.axes(tree.node(name)).contains(axis) && chain(axis).contains(id(name, axis))
      }
      verdict.equal(accepts, value.bool ?? false, "\(name) takes part")
    }
    for (node, value) in expected.value("forwarded_axis")?.object ?? [:] {
      let reached = try axes.filter { axis in
        try tree.axes(tree.node(node)).contains(axis) && chain(axis).contains(id(node, axis))
      }
      verdict.equal(name(reached.first), value, "axis that reaches \(node)")
    }
  }
}
