import NestedScroll

extension JSONCursor {
  /// A preset by its name, or what the node does in each direction.
  func policy() throws(JSONError) -> Policy {
    if case .string = value {
      return try choice([
        "chain": .chain, "contain": .contain, "stickyHeader": .stickyHeader,
        "floatingHeader": .floatingHeader, "parentFirst": .parentFirst, "parallel": .parallel,
      ])
    }
    guard case .object = value else { throw unexpected("the name of a policy or an object") }
    var fields = try fields()
    if let until = try fields.optional("floatingCollapsed")?.number() {
      try fields.end()
      return .floatingCollapsed(until: until)
    }
    let policy = Policy(
      forward: try fields.optional("forward")?.turn() ?? Turn(),
      backward: try fields.optional("backward")?.turn() ?? Turn())
    try fields.end()
    return policy
  }

  private func turn() throws(JSONError) -> Turn {
    var fields = try fields()
    var turn = Turn()
    if let reach = try fields.optional("preScroll")?.reach() { turn.preScroll = reach }
    if let reach = try fields.optional("postScroll")?.reach() { turn.postScroll = reach }
    if let mode = fields.optional("mode") {
      turn.mode = try mode.choice([
        "selfFirst": .selfFirst, "parentFirst": .parentFirst, "selfOnly": .selfOnly,
        "parallel": .parallel,
      ])
    }
    try fields.end()
    return turn
  }

  private func reach() throws(JSONError) -> Reach {
    guard case .object = value else { return try choice(["none": .none, "whole": .whole]) }
    var fields = try fields()
    let offset = try fields.required("until").number()
    try fields.end()
    return .until(offset)
  }

  func inputs() throws(JSONError) -> Inputs {
    var inputs: Inputs = []
    for element in try elements() {
      inputs.formUnion(
        try element.choice([
          "drag": .drag, "wheel": .wheel, "fling": .fling, "command": .command,
        ]))
    }
    return inputs
  }

  func edge() throws(JSONError) -> Edge { try choice(["start": .start, "end": .end]) }
}
