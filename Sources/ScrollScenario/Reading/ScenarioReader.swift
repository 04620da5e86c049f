import NestedScroll

/// What has been read of a scenario so far, as far as what follows depends on it.
///
/// It follows the tree through the events, so that an id that names nothing is found where it is
/// written, and an update that doesn't fit the node it changes too.
struct ScenarioReader {
  /// The nodes that are in the tree.
  private var nodes: [String: Known] = [:]
  /// Ids of nodes that were removed. To name one is allowed: the engine ignores stale ids.
  private var removed: Set<String> = []
  private var views: [String: Int] = [:]
  /// When the last event that says when happened.
  var time: Double?

  private struct Known {
    var node: Node
    var parent: String?
    /// The nodes that were put under it; those count whose parent it still is.
    var children: [String] = []
  }

  /// Reads a node with its children.
  mutating func node(
    _ cursor: JSONCursor, under parent: String?
  ) throws(JSONError) -> ScenarioNode {
    var fields = try cursor.fields()
    let idCursor = try fields.required("id")
    let id = try idCursor.string()
    guard nodes[id] == nil else {
      throw idCursor.wrong("another node has the id \(JSONWriter.excerpt(of: id))")
    }
    let axis: Axis = try fields.required("axis").choice([
      "vertical": .vertical, "horizontal": .horizontal,
    ])
    let viewport = try fields.required("viewport").number(.atLeast(0))
    var node = Node(axis, viewport: viewport, content: viewport)
    try change(&fields, of: nil).apply(to: &node)
    try fields.validate(node)
    nodes[id] = Known(node: node)
    put(id, under: parent)
    var children: [ScenarioNode] = []
    for child in try fields.optional("children")?.elements() ?? [] {
      children.append(try self.node(child, under: id))
    }
    try fields.end()
    return ScenarioNode(id: id, node: node, children: children)
  }

  /// Reads the change that an update makes to a node, and makes it here too.
  mutating func update(_ cursor: JSONCursor, of id: String) throws(JSONError) -> NodeChange {
    var fields = try cursor.fields()
    let change = try change(&fields, of: nodes[id]?.node)
    if var node = nodes[id]?.node {
      change.apply(to: &node)
      try fields.validate(node)
      nodes[id]?.node = node
    }
    try fields.end()
    return change
  }

  /// Reads the id of a node that is or was in the tree.
  func id(_ cursor: JSONCursor) throws(JSONError) -> String {
    let id = try cursor.string()
    guard nodes[id] != nil || removed.contains(id) else {
      throw cursor.wrong("no node has the id \(JSONWriter.excerpt(of: id))")
    }
    return id
  }

  /// Reads where an insertion or a move goes; `null` is out of any node.
  func parent(_ cursor: JSONCursor?) throws(JSONError) -> String? {
    guard let cursor, !cursor.isNull else { return nil }
    return try id(cursor)
  }

  mutating func insert(
    _ cursor: JSONCursor, under parent: String?
  ) throws(JSONError) -> ScenarioNode {
    let node = try node(cursor, under: parent)
    if let parent, nodes[parent] == nil { remove(node.id) }
    return node
  }

  /// Takes a node and all below it out of the tree.
  mutating func remove(_ id: String) {
    var subtree = [id]
    while let id = subtree.popLast() {
      guard let known = nodes.removeValue(forKey: id) else { continue }
      removed.insert(id)
      subtree += known.children.filter { nodes[$0]?.parent == id }
    }
  }

  /// Moves a node as far as the engine does: not below itself, and not to where nothing is.
  mutating func move(_ id: String, under parent: String?) {
    if let parent, nodes[parent] == nil || isOrIsBelow(parent, id) { return }
    put(id, under: parent)
  }

  private mutating func put(_ id: String, under parent: String?) {
    nodes[id]?.parent = parent
    if let parent { nodes[parent]?.children.append(id) }
  }

  /// The number that stands for the name of a view.
  mutating func view(_ name: String) -> Int {
    let number = views[name] ?? views.count
    views[name] = number
    return number
  }

  private func isOrIsBelow(_ id: String, _ ancestor: String) -> Bool {
    var next: String? = id
    while let current = next {
      if current == ancestor { return true }
      next = nodes[current]?.parent
    }
    return false
  }
}

extension Fields {
  /// Throws if what the node has become by these keys doesn't fit together.
  fileprivate func validate(_ node: Node) throws(JSONError) {
    func wrong(_ key: String, _ problem: String) -> JSONError {
      JSONError(path: path.appending(key), problem: problem)
    }
    if has("content"), node.header != nil || node.pager != nil {
      throw wrong("content", "\(node.header == nil ? "a pager" : "a header") gives the content")
    }
    if let header = node.header {
      guard node.axis == .vertical else { throw wrong("header", "only a vertical node has one") }
      guard node.pager == nil else { throw wrong("header", "a pager has none") }
      guard header.stay <= header.height else {
        let (stay, height) = (JSONWriter.text(of: header.stay), JSONWriter.text(of: header.height))
        throw wrong("header", "stay is \(stay), over the height of \(height)")
      }
    }
    if let pager = node.pager {
      if let length = pager.pageLength, length > node.viewport {
        let (long, viewport) = (JSONWriter.text(of: length), JSONWriter.text(of: node.viewport))
        throw wrong("pager", "pageLength is \(long), over the viewport of \(viewport)")
      }
      for turn in [node.policy.forward, node.policy.backward] {
        if case .until = turn.preScroll {
          throw wrong("policy", "a pager's preScroll is \"none\" or \"whole\"")
        }
      }
    }
  }
}
