import NestedScroll

/// ArkUI's snap utilities: where a node that is let go comes to rest.
struct ArkUISnapAdapter: PeerAdapter {
  static let systems = ["arkui-snap"]

  static func run(_ peerCase: PeerCase, _ verdict: inout Verdict) throws {
    let node = try Fields(peerCase.tree.first ?? .null, at: "tree[0]")
    node.comment("id", "parent", "axis", "snaps_note")
    for (at, json) in peerCase.events.enumerated() {
      let event = try Fields(json, at: "events[\(at)]")
      let actual: Double?
      switch try event.string("type") {
      case "release": actual = try release(event, of: node)
      case "clamp": actual = try clamp(event)
      case let type: throw CaseError("\(event.path): there is no event \(type)")
      }
      try event.finish()
      for point in peerCase.checkpoints where point.after == at {
        let expected = try Fields(point.expect, at: "expect")
        let wanted = expected.has("target") ? expected["target"] : expected["value"]
        if wanted == .null {
          verdict.isTrue(actual == nil, "it goes to \(actual ?? 0), expected nowhere")
        } else {
          try verdict.number(actual ?? .nan, is: wanted ?? .null, "target")
        }
        try expected.finish()
      }
    }
    node.comment("min", "max", "offset", "snaps")
    try node.finish()
  }

  /// What is slower than this, in points per second, goes by its position and not by its landing.
  private static let slowest = 780.0

  private static func list(_ low: Double, _ high: Double, _ snap: Snap?) -> Node {
    var list = Node.list(viewport: 600, content: 600 + high)
    list.insets.start = 0 - low
    list.snap = snap
    return list
  }

  private static func clamp(_ event: Fields) throws -> Double {
    guard let range = event["range"]?.numbers, range.count == 2 else {
      throw event.wrong("range", "two numbers")
    }
    var engine = ScrollEngine()
    let id = engine.insert(list(range[0], range[1], nil))
    engine.setOffset(try event.number("value"), of: id)
    return engine.offset(of: id)
  }

  /// Where a node goes that is let go; nil: nowhere, it lies freely.
  private static func release(_ event: Fields, of node: Fields) throws -> Double? {
    let points = (event["points"] ?? node["snaps"])?.numbers ?? []
    node.comment("snaps", "offset")
    event.comment("strategy")
    // A landing that is given was chosen for: it is fast, whatever its velocity.
    var rule = SnapRule(minVelocity: event.has("predicted") ? 0 : slowest)
    if let threshold = event["threshold"] {
      rule.threshold = SnapRule.Threshold(threshold == "NaN" ? .nan : try event.number("threshold"))
    }
    let offset = try event.number("offset")
    let isBackward = try event.optionalString("direction") == "backward"
    var engine = ScrollEngine(slop: 0)
    let snap = Snap(points: points.map { .offset($0) }, rule: rule)
    let id = engine.insert(
      list(try node.number("min"), try node.number("max"), points.isEmpty ? nil : snap))
    // The direction is the way the last bit was dragged.
    let step = isBackward ? -0.25 : 0.25
    engine.setOffset(offset - step, of: id)
    let isCommand = !event.has("velocity") && !event.has("predicted") && event.has("direction")
    if isCommand {
      // A direction without a velocity or a threshold: what a key asks for.
      engine.setOffset(offset, of: id)
      engine.scroll(id, by: step, animated: true)
    } else {
      var velocity = 0.0
      if let landing = try event.optionalNumber("predicted") {
        velocity = (landing - offset) * engine.physics.decay
        guard velocity == 0 || (velocity < 0) == isBackward else {
          throw CaseError("a motion can't land behind the direction it goes in")
        }
      } else {
        velocity = try event.optionalNumber("velocity") ?? 0
        if let way = try event.optionalNumber("decay_delta") {
          engine.physics.decay = velocity / way
        }
      }
      engine.touchBegan(on: id, at: Point(x: 0, y: 0), time: 0)
      engine.touchMoved(to: Point(x: 0, y: -step), time: 0.016)
      engine.touchEnded(time: 0.032, velocity: Vector(x: 0, y: velocity))
    }
    engine.settle()
    return points.isEmpty ? nil : engine.offset(of: id)
  }
}
