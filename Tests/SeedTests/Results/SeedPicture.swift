import ScrollScenario

/// The scenario behind the picture of `Docs/Seeds.md`: one finger on the engine's page, and where
/// it takes the two scrollers of a design, with each observer first.
enum SeedPicture {
  /// Up over the pin, and back over it.
  static let finger = FingerScript(
    "up over the pin and back", from: 110, 0, .steps(5, of: 40), .steps(3, of: -50))
  static let design = Design.held(.suckTop)

  static func scenario() -> String {
    let panels =
      [panel("This engine: one touch on the list", engineTree, [("list", finger.deltas)])]
      + ObserverOrder.allCases.map { order in
        panel(
          "Design \(design.name), \(order.rawValue)", freeTree, tracks(order))
      }
    return "[\n" + panels.joined(separator: ",\n") + "\n]\n"
  }

  static func picture(of scenario: String) throws -> String {
    let timelines = try Scenario.all(in: Array(scenario.utf8)).map { try Timeline(of: $0) }
    return Timeline.svg(of: timelines)
  }

  private typealias Track = (node: String, deltas: [Double])

  /// The page of the engine.
  private static let engineTree = """
    {"id": "header", "axis": "vertical", "viewport": 700, "offset": 110, \
    "policy": "stickyHeader", "header": {"height": 200, "stay": 0},
          "children": [{"id": "list", "axis": "vertical", "viewport": 700, "content": 3000, \
    "edges": {"start": "bounce"}}]}
    """

  /// Two scrollers side by side that have nothing to do with each other, each with a finger that
  /// takes it where the design's went.
  private static let freeTree = """
    {"id": "screen", "axis": "horizontal", "viewport": 400,
          "children": [
            {"id": "header", "axis": "vertical", "viewport": 700, "offset": 110, \
    "header": {"height": 200, "stay": 0}},
            {"id": "list", "axis": "vertical", "viewport": 700, "content": 3000}]}
    """

  private static func tracks(_ order: ObserverOrder) -> [Track] {
    let start = Frame(outer: finger.start.outer, inner: finger.start.inner)
    let frames = [start] + DesignRun(design, finger, order).frames
    let steps = zip(frames, frames.dropFirst())
    return [
      ("header", steps.map { $1.outer - $0.outer }),
      ("list", steps.map { $1.inner - $0.inner }),
    ]
  }

  private static func panel(_ name: String, _ tree: String, _ tracks: [Track]) -> String {
    var events = tracks.enumerated().map { pointer, track in
      """
      {"at": 0, "touch": "began", "node": "\(track.node)", "pointer": \(pointer), \
      "position": [200, 500]}
      """
    }
    var heights = tracks.map { _ in 500.0 }
    for frame in finger.deltas.indices {
      for (pointer, track) in tracks.enumerated() {
        heights[pointer] -= track.deltas[frame]
        events.append(
          """
          {"at": \(Double(frame + 1) / 64), "touch": "moved", "pointer": \(pointer), \
          "position": [200, \(heights[pointer])]}
          """)
      }
    }
    events.append("{\"at\": \(Double(finger.deltas.count + 1) / 64), \"advance\": true}")
    return """
        {"name": "\(name)",
          "slop": 0,
          "tree": \(tree),
          "events": [
            \(events.joined(separator: ",\n      "))
          ]}
      """
  }
}
