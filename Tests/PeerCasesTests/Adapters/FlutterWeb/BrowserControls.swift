import NestedScroll

/// Chromium's bars above and below a page: a header that fingers move and wheels don't, with its
/// thresholds as those of a snap.
///
/// A case that gives only the bar has a page below it without end; its gestures are touches of a
/// header that goes first and, finger turned round, comes back once the page is where it was when
/// the gesture began. A page that goes after the bar only forward makes the bar stick; one that
/// says nothing makes it float.
struct BrowserControls: StepAdapter {
  static let systems = ["chromium-browser-controls"]

  var rig: Rig
  private let bar: String
  private let page: String?
  /// What the gesture left.
  private var left = 0.0

  init(_ peerCase: PeerCase) throws {
    rig = Rig()
    let specs = try NodeSpec.all(of: peerCase)
    guard let bar = specs.first else { throw CaseError("no bar") }
    self.bar = bar.name
    page = specs.dropFirst().last?.name
    var threshold = SnapRule.Threshold()
    var height = try bar.upper.y.value() ?? 0
    var stay = 0.0
    if let header = try bar.fields.fields("header") {
      height = try header.number("height")
      stay = try header.number("min_height")
      threshold = SnapRule.Threshold(
        forward: try header.number("hide_threshold"),
        backward: try header.number("show_threshold"))
      try header.finish()
    }
    let sticks = specs.contains { $0.parent == bar.name && $0.letsParentFirst(.forward) }
    let hasPage = specs.count > 1
    for spec in specs {
      try rig.add(spec, room: 1000, viewport: 600) { node, _ in
        guard spec.name == bar.name else { return }
        node.header = Header(height: height, stay: stay, snap: threshold)
        node.inputs = .drag
        node.policy = sticks ? .stickyHeader : hasPage ? .floatingHeader : .chain
      }
    }
    if !hasPage { try rig.add("page", .list(viewport: 600, content: 10_600), under: bar.name) }
    try NodeSpec.finish(specs)
    rig.beginEvent()
  }

  mutating func play(_ event: Fields) throws {
    rig.beginEvent()
    let target = try event.optionalString("node") ?? page ?? bar
    let id = try rig.id(bar, .vertical)
    switch try event.string("type") {
    case "begin":
      event.comment("delta_hint")
      left = 0
      if try event.string("input") == "touch" {
        try rig.touch(target, area: target == bar ? .header : .content, free: true)
      }
    case "drag":
      let delta = event["delta"] ?? .null
      rig.drag(try delta.vector(along: delta.array == nil ? [.vertical] : rig.axes(of: target)))
      left += rig.log.left.y
    case "wheel": try rig.wheel(target, by: Vector(x: 0, y: try event.number("delta")))
    case "end": rig.lift()
    case "settle": rig.settle()
    case "set_header":
      // Heights change at once; whether it is shown bit by bit is the host's.
      event.comment("animate")
      let height = try event.number("height")
      let least = try event.optionalNumber("min_height")
      rig.act { bench in
        bench.engine.update(id) { node in
          node.header?.height = height
          if let least { node.header?.stay = least }
        }
      }
    case let other: throw CaseError("\(event.path): \(other)")
    }
  }

  mutating func check(_ expected: Fields, _ verdict: inout Verdict) throws {
    let id = try rig.id(bar, .vertical)
    if let offsets = try expected.fields("offsets") { try rig.check(offsets: offsets, &verdict) }
    if let visible = expected["visible_header"] {
      let height = rig.bench.engine[id]?.header?.height ?? 0
      try verdict.number(height - rig.bench.engine.offset(of: id), is: visible, "visible")
    }
    if let leftover = expected["leftover"] {
      // What a bar leaves is what the page below it got, and what that left.
      let got = try rig.position(page ?? "page", .vertical)
      try verdict.number(got + left, is: leftover, "left by the bar")
    }
    if let total = expected["accumulated_overscroll"] {
      try verdict.number(rig.log.left.y, is: total, "left by the page")
    }
    if let moved = expected["did_scroll"]?.bool {
      verdict.equal(!rig.log.takes.isEmpty, moved, "it scrolled")
    }
    if let animating = expected["animating"]?.bool {
      verdict.equal(rig.bench.engine.isMoving, animating, "animating")
    }
  }
}
