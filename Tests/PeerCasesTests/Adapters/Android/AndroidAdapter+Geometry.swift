import NestedScroll

/// Changes of what a node is.
extension AndroidAdapter {
  mutating func playGeometry(_ type: String, _ event: Fields) throws -> Bool {
    switch type {
    case "resizeContent": try resizeContent(event)
    case "resizeViewport":
      let by = try event.number("by")
      try update(target(event)) { node, _ in node.viewport += by }
    case "insertContent": try insert(event)
    case "removeContent":
      guard event["size"] == "all" else { throw event.wrong("size", "all") }
      try update(target(event)) { node, _ in node.content = 0 }
    case "layout":
      for node in tree.nodes {
        for axis in tree.axes(node) {
          let length = start[try id(node.name, axis)]?.content
          let id = try id(node.name, axis)
          tree.bench.record { $0.update(id) { $0.content = length } }
        }
      }
    case "removeBehaviour": try setConnections(of: target(event), on: false)
    case "restoreBehaviour": try setConnections(of: target(event), on: true)
    default: return false
    }
    return true
  }

  private mutating func update(
    _ name: String, _ change: (inout Node, Axis) -> Void
  ) throws {
    for axis in try tree.axes(tree.node(name)) {
      let id = try id(name, axis)
      tree.bench.record { $0.update(id) { change(&$0, axis) } }
    }
  }

  private mutating func resizeContent(_ event: Fields) throws {
    let name = try target(event)
    if event.has("by") {
      let by = try vector(event, "by", of: name)
      try update(name) { node, axis in node.content = (node.content ?? 0) + by[axis] }
    } else if let most = try event.optionalNumber("to_max") {
      try update(name) { node, _ in node.content = node.viewport + most }
    } else {
      let to = try event.number("to")
      try update(name) { node, _ in node.content = to }
    }
  }

  private mutating func insert(_ event: Fields) throws {
    let id = try id(target(event))
    let size = try event.number("size")
    let length = tree.bench.engine[id]?.content ?? 0
    let at = event["at"] == "end" ? length : try event.number("at")
    tree.bench.record { $0.update(id, edits: [Edit(at: at, inserted: size)]) }
  }

  private mutating func setConnections(of name: String, on isOn: Bool) throws {
    for axis in try tree.axes(tree.node(name)) {
      let id = try id(name, axis)
      let connection = start[id]?.connection
      tree.bench.record { $0.update(id) { $0.connection = isOn ? connection : nil } }
    }
  }
}
