import NestedScroll

/// A node as a case describes it: what all systems say alike. What only some say stays in `fields`
/// for their adapters.
struct NodeSpec {
  let fields: Fields
  let name: String
  let parent: String?
  /// Vertical first: of a node that scrolls both ways the vertical one is the outer one.
  let axes: [Axis]
  let lower: PerAxis<JSON>
  let upper: PerAxis<JSON>
  let offset: PerAxis<JSON>
  let viewport: PerAxis<JSON>
  let overscroll: PerAxis<JSON>
  /// How the node stands to its ancestors, per direction.
  let forward: String?
  let backward: String?
  /// What the node is there for, in words.
  let role: String
  /// What the source asserts of a range whose end it does not say.
  let upperAtLeast: Double

  init(_ fields: Fields) throws {
    self.fields = fields
    name = try fields.string("id")
    parent = try fields.optionalString("parent")
    switch try fields.string("axis") {
    case "x": axes = [.horizontal]
    case "y": axes = [.vertical]
    case "xy": axes = [.vertical, .horizontal]
    case let other: throw CaseError("\(fields.path).axis: \(other) is no axis")
    }
    lower = PerAxis(fields["min"] ?? .null)
    upper = PerAxis(fields["max"] ?? .null)
    offset = PerAxis(fields["offset"] ?? .null)
    viewport = PerAxis(fields["viewport"] ?? .null)
    overscroll = PerAxis(fields["overscroll"] ?? .null)
    forward = try fields.optionalString("mode_forward")
    backward = try fields.optionalString("mode_backward")
    upperAtLeast = try fields.optionalNumber("max_at_least") ?? 0
    role = try fields.optionalString("role") ?? ""
    fields.comment("note", "max_note", "content")
  }

  /// All nodes of a case, parents first as they stand.
  static func all(of peerCase: PeerCase) throws -> [NodeSpec] {
    try peerCase.tree.enumerated().map { try NodeSpec(Fields($1, at: "tree[\($0)]")) }
  }

  /// Ends the reading of all nodes.
  static func finish(_ specs: [NodeSpec]) throws {
    for spec in specs { try spec.fields.finish() }
  }

  /// Whether an ancestor is told to go before the node.
  func letsParentFirst(_ direction: Direction) -> Bool {
    (direction == .forward ? forward : backward) == "parent_first"
  }

  /// The node that the case's numbers make: an extent from `min` to `max`, `room` long where the
  /// source does not say how long.
  func node(along axis: Axis, room: Double, viewport given: Double, view: Int?) throws -> Node {
    let port = try viewport[axis].value() ?? given
    let low = try lower[axis].value() ?? (lower[axis] == .null && isUnbounded(axis) ? -room : 0)
    let start = try offset[axis] == "max" ? nil : offset[axis].value()
    let high =
      try upper[axis].value(["port": port])
      ?? Swift.max(room, upperAtLeast + 100, (start ?? 0) + room)
    return Node(
      axis, viewport: port, content: high + port, insets: Insets(start: -low),
      offset: offset[axis] == "max" ? high : start, view: view)
  }

  /// Neither end is given although ends are spoken of: there are none.
  private func isUnbounded(_ axis: Axis) -> Bool { upper[axis] == .null }
}
