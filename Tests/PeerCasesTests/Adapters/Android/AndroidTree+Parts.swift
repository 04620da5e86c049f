import NestedScroll

/// Test doubles, snap points: the parts of a node that a case may give it.
extension AndroidTree {
  // Test doubles

  /// A child of a coordinator that only watches: its behaviour is the coordinator's code.
  func isSibling(_ node: AndroidNode) -> Bool {
    guard system == "material-appbar", let parent = node.parent, !node.hasRange else {
      return false
    }
    return !nodes.contains { $0.parent == node.name }
      && nodes.contains { $0.parent == parent && $0.name != node.name && $0.hasRange }
  }

  func connection(_ node: AndroidNode, _ axis: Axis) throws -> Connection? {
    let siblings = nodes.filter { $0.parent == node.name && isSibling($0) }
    if !siblings.isEmpty { return try coordinator(siblings, axis) }
    guard let script = try script(node, axis) else { return nil }
    return log.connection(node.name, axis, script)
  }

  /// What a test double says; nil for a node that is none.
  func script(_ node: AndroidNode, _ axis: Axis) throws -> Script? {
    let fields = node.fields
    var script = Script()
    var isDouble = try fields.flag("observer") || watches(node)
    if let pre = try fields.fields("pre") {
      isDouble = true
      script.before = try answer(pre, "take", axis)
      if let part = try pre.optionalNumber("take_fraction") { script.before = .fraction(part) }
      script.beforeFling = try answer(pre, "fling_take", axis)
      if try pre.flag("fling") { script.beforeFling = .fraction(1) }
      if let part = try pre.optionalNumber("fling_take_fraction") {
        script.beforeFling = .fraction(part)
      }
      try pre.finish()
    }
    if let post = try fields.fields("post") {
      isDouble = true
      script.after = try answer(post, "take", axis)
      try post.finish()
    }
    if let part = try fields.optionalNumber("self_takes_fraction") {
      isDouble = true
      script.after = .fraction(part)
    }
    if fields.has("scripted"), let scripted = try fields.fields("scripted") {
      scripted.comment("reach_edge")
      if let rest = try scripted.optionalNumber("remain") {
        isDouble = true
        script.after = .leave(rest)
      }
      if let takes = scripted.value("takes_velocity")?.bool {
        isDouble = true
        script.afterFling = .fraction(takes ? 1 : 0)
      }
      try scripted.finish()
    }
    return isDouble ? script : nil
  }

  /// A node around others that can't move is there to be asked.
  private func watches(_ node: AndroidNode) -> Bool {
    guard !node.hasRange, !node.fields.has("scripted"),
      nodes.contains(where: { $0.parent == node.name })
    else { return false }
    return system.hasPrefix("androidx") || system.hasPrefix("compose-nested")
  }

  private func answer(_ fields: Fields, _ key: String, _ axis: Axis) throws -> Script.Answer? {
    guard let json = fields.value(key), json != "unknown" else { return nil }
    return .take(try AndroidNode.vector(json, [], fields)[axis])
  }

  /// A coordinator asks every behaviour about the same distance, and takes the largest answer.
  private func coordinator(_ siblings: [AndroidNode], _ axis: Axis) throws -> Connection {
    let parts = try siblings.filter { $0.fields["gone"] != true }.map {
      log.connection($0.name, axis, try script($0, axis) ?? Script())
    }
    @Sendable func largest(_ answers: [Double]) -> Double {
      answers.max { $0.magnitude < $1.magnitude } ?? 0
    }
    return Connection(
      before: { turn in largest(parts.map { $0.before(turn) }) },
      after: { turn in largest(parts.map { $0.after(turn) }) })
  }

  // Snap points

  /// The snap points of a case: numbers, or WinUI's with their kinds, zones and alignments.
  func snap(_ fields: Fields, _ viewport: Double) throws -> Snap? {
    guard let list = fields.value("snaps")?.array else { return nil }
    let points = try list.enumerated().map { at, json in
      if let offset = json.number { return SnapPoint.offset(offset) }
      return try Self.point(Fields(json, at: "\(fields.path).snaps[\(at)]"), viewport)
    }
    return Snap(points: points)
  }

  private static func point(_ fields: Fields, _ viewport: Double) throws -> SnapPoint {
    let shift: Double
    switch try fields.optionalString("alignment") {
    case nil, "near": shift = 0
    case "center": shift = viewport / 2
    case "far": shift = viewport
    default: throw fields.wrong("alignment", "near, center or far")
    }
    let range = try fields.optionalNumber("range")
    let applicable = try fields.optionalString("applicable")
    guard applicable == nil || (applicable == "optional") == (range != nil) else {
      throw fields.wrong("applicable", "a range where it is optional, and none where it is not")
    }
    let shape: SnapPoint.Shape
    if fields["kind"] == "irregular" {
      shape = .offset(try fields.number("value") - shift)
    } else {
      shape = .series(
        every: try fields.number("interval"), from: try fields.number("start") - shift,
        to: try fields.number("end") - shift, at: try fields.number("offset") - shift)
    }
    try fields.finish()
    return SnapPoint(shape, range: range)
  }
}
