import NestedScroll

/// One node of a case of the Android family, as the case says it.
struct AndroidNode {
  let name: String
  let parent: String?
  let axes: [Axis]
  /// The range of its offset, the offset itself, for each axis.
  let low: Vector
  let high: Vector
  let offset: Vector
  let fields: Fields

  /// Lengths are counted in pages.
  let isInPages: Bool
  let snapsToPages: Bool
  /// Its range ends where the content does, wherever that is.
  let endsWithContent: Bool

  init(_ json: JSON, at path: String) throws {
    fields = try Fields(json, at: path)
    name = try fields.string("id")
    parent = try fields.optionalString("parent")
    switch try fields.string("axis") {
    case "x": axes = [.horizontal]
    case "y": axes = [.vertical]
    case "xy": axes = [.horizontal, .vertical]
    case "none": axes = []
    default: throw fields.wrong("axis", "x, y, xy or none")
    }
    isInPages = try fields.optionalString("unit") == "page"
    snapsToPages = fields["snap"] == "page"
    endsWithContent = fields["max"] == "content end"
    low = try Self.vector(fields["min"] ?? 0, axes, fields)
    high = endsWithContent ? .zero : try Self.vector(fields["max"] ?? 0, axes, fields)
    offset = try Self.vector(fields["offset"] ?? 0, axes, fields)
  }

  /// It can move by itself.
  var hasRange: Bool { high != low || endsWithContent }

  /// A number for the node's axis, or one for each; one number for a node of two axes counts on
  /// both.
  static func vector(_ json: JSON, _ axes: [Axis], _ fields: Fields) throws -> Vector {
    if let pair = json.numbers, pair.count == 2 { return Vector(x: pair[0], y: pair[1]) }
    guard let number = json.number else {
      throw CaseError("\(fields.path): expected a number or two, found \(json)")
    }
    guard !axes.isEmpty else { return Vector(x: number, y: number) }
    var vector = Vector.zero
    for axis in axes { vector[axis] = number }
    return vector
  }
}
