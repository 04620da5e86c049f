import NestedScroll

/// The keys that events share.
extension Fields {
  /// A key that is `true` where it is given.
  mutating func isSaid(_ key: String) throws(JSONError) -> Bool {
    guard let cursor = optional(key) else { return false }
    guard try cursor.bool() else { throw cursor.unexpected("true") }
    return true
  }

  mutating func flag(_ key: String) throws(JSONError) -> Bool { try optional(key)?.bool() ?? false }

  mutating func area() throws(JSONError) -> TouchArea {
    try optional("area")?.choice(["content": .content, "header": .header]) ?? .content
  }

  mutating func latch() throws(JSONError) -> Latch? {
    try optional("latch")?.choice(["node": .node, "outward": .outward])
  }

  mutating func index() throws(JSONError) -> Int? {
    try optional("index")?.integer(in: 0...Int(Int32.max))
  }
}

extension JSONCursor {
  func vector() throws(JSONError) -> Vector {
    let (x, y) = try pair()
    return Vector(x: x, y: y)
  }

  func point() throws(JSONError) -> Point {
    let (x, y) = try pair()
    return Point(x: x, y: y)
  }

  func edits() throws(JSONError) -> [Edit] {
    var edits: [Edit] = []
    for element in try elements() {
      var fields = try element.fields()
      let at = try fields.required("at").number()
      let removed = try fields.optional("removed")?.number(.atLeast(0)) ?? 0
      let inserted = try fields.optional("inserted")?.number(.atLeast(0)) ?? 0
      try fields.end()
      edits.append(Edit(at: at, removed: removed, inserted: inserted))
    }
    return edits
  }
}
