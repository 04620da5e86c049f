import NestedScroll

extension Scenario {
  /// Reads a scenario.
  ///
  /// - Throws: for the first thing that is wrong, with its path: an unknown or missing key, a wrong
  ///   type, a number out of its range, an id that is given twice or that no node has, a time that
  ///   goes back.
  public init(_ value: JSONValue) throws(JSONError) {
    var fields = try JSONCursor(value).fields()
    name = try fields.optional("name")?.string()
    physics = try fields.optional("physics")?.physics() ?? .ios
    slop = try fields.optional("slop")?.number(.atLeast(0)) ?? 10
    velocityEstimator =
      try fields.optional("velocity")?.choice(PhysicsNames.estimators) ?? .leastSquares
    pixelLength = try fields.optional("pixelLength")?.number(.between(0.001, 1_000))
    reducesMotion = try fields.flag("reducesMotion")
    var reader = ScenarioReader()
    tree = try reader.node(fields.required("tree"), under: nil)
    events = []
    for event in try fields.optional("events")?.elements() ?? [] {
      events.append(try reader.event(event))
    }
    try fields.end()
  }
}
