import NestedScroll

extension ScenarioReader {
  /// Reads the keys of a node that an update may change too.
  ///
  /// - Parameter node: what it is so far; nil for a new node.
  mutating func change(_ fields: inout Fields, of node: Node?) throws(JSONError) -> NodeChange {
    var change = NodeChange()
    if let viewport = try fields.optional("viewport")?.number(.atLeast(0)) {
      change.append { $0.viewport = viewport }
    }
    if let content = fields.optional("content") {
      let length = content.isNull ? nil : try content.number(.atLeast(0))
      change.append { $0.content = length }
    }
    try place(&fields, &change)
    try rules(&fields, &change)
    try parts(&fields, of: node, &change)
    return change
  }

  /// Where the node is and where it stands.
  private mutating func place(
    _ fields: inout Fields, _ change: inout NodeChange
  ) throws(JSONError) {
    if let insets = try fields.optional("insets")?.insetsChange() { change.append(insets) }
    if let offset = try fields.optional("offset")?.number() { change.append { $0.offset = offset } }
    if let anchor = try fields.optional("anchor")?.number(.between(0, 1)) {
      change.append { $0.anchor = anchor }
    }
    if let view = fields.optional("view") {
      let number = view.isNull ? nil : self.view(try view.string())
      change.append { $0.view = number }
    }
    if let position = fields.optional("position") {
      let number = position.isNull ? nil : try position.number()
      change.append { $0.position = number }
    }
    if let given = fields.optional("direction") {
      let direction: LayoutDirection? =
        given.isNull
        ? nil
        : try given.choice(["leftToRight": .leftToRight, "rightToLeft": .rightToLeft])
      change.append { $0.direction = direction }
    }
  }

  /// How it takes part in a chain.
  private func rules(_ fields: inout Fields, _ change: inout NodeChange) throws(JSONError) {
    if let isEnabled = try fields.optional("enabled")?.bool() {
      change.append { $0.isEnabled = isEnabled }
    }
    if let given = fields.optional("inputs") {
      let inputs = given.isNull ? nil : try given.inputs()
      change.append { $0.inputs = inputs }
    }
    if let policy = try fields.optional("policy")?.policy() {
      change.append { $0.policy = policy }
    }
    if let edges = try fields.optional("edges")?.edgesChange() { change.append(edges) }
    if let stops = try fields.optional("stopsAtPin")?.bool() {
      change.append { $0.stopsAtPin = stops }
    }
  }

  /// What it has.
  private func parts(
    _ fields: inout Fields, of node: Node?, _ change: inout NodeChange
  ) throws(JSONError) {
    if let header = fields.optional("header") {
      let hasPolicy = fields.has("policy")
      change.append(try header.headerChange(isNew: node?.header == nil, hasPolicy: hasPolicy))
    }
    if let pager = fields.optional("pager") { change.append(try pager.pagerChange()) }
    if let snap = fields.optional("snap") {
      change.append(try snap.snapChange(isNew: node?.snap == nil))
    }
    if let refresh = fields.optional("refresh") { change.append(try refresh.refreshChange()) }
  }
}
