import NestedScroll

/// Flutter's persistent headers in one scroll view, as sections at different depths: what stands
/// before a header is a scroller, the header is one that shrinks by its travel, what follows is
/// inside.
///
/// The scroll view's offset is the total of that chain. A header that is not pinned scrolls away
/// with what follows it once it has shrunk.
struct FlutterSections: StepAdapter {
  static let systems = ["flutter-sliver-header"]

  /// A header of the scroll view.
  struct Section {
    let name: String
    let lead: String
    let travel: Double
    let most: Double
    let isPinned: Bool
  }

  var rig: Rig
  private let sections: [Section]
  private let upper: Double?

  init(_ peerCase: PeerCase) throws {
    rig = Rig(physics: Physics(band: 0.52))
    let specs = try NodeSpec.all(of: peerCase)
    guard let spec = specs.first, specs.count == 1 else { throw CaseError("one scroll view") }
    let port = try spec.viewport.y.value() ?? 600
    upper = try spec.upper.y.value()
    let bounces = spec.overscroll.y == "bounce"
    let given: [JSON] =
      spec.fields["headers"]?.array ?? [spec.fields["header"] ?? .null]
    var above: String?
    var before = 0.0
    var sections: [Section] = []
    for (number, json) in given.enumerated() {
      let fields = try Fields(json, at: "header[\(number)]")
      let name = try fields.optionalString("id") ?? "header"
      let most = try fields.number("max")
      let floats = try fields.flag("floating")
      let pinned = try fields.flag("pinned")
      let least = try fields.optionalNumber("min") ?? (floats && !pinned ? 0 : nil)
      let lead = try fields.optionalNumber("leading") ?? 0
      let snaps = try fields.flag("snap")
      // A header without a least height that is not floating doesn't shrink: it is scrolled away.
      let travel = floats && !pinned && lead == 0 ? most : most - (least ?? most)
      try fields.finish()
      try rig.add(
        "lead \(name)", .section(travel: lead, viewport: port), under: above)
      let header = Header(
        height: most, stay: most - travel, snap: snaps ? SnapRule.Threshold(0) : nil)
      try rig.add(
        name,
        .header(
          header, viewport: port, policy: floats && lead == 0 ? .floatingHeader : .stickyHeader),
        under: "lead \(name)")
      sections.append(
        Section(
          name: name, lead: "lead \(name)", travel: travel, most: most,
          isPinned: pinned || travel == most))
      above = name
      before += lead + travel
    }
    let room = upper.map { $0 - before } ?? 1000
    let least = spec.upperAtLeast
    try rig.add(
      "rest",
      Node(
        .vertical, viewport: port, content: port + Swift.max(room, least),
        edges: bounces ? .bounce : .clamp),
      under: above)
    self.sections = sections
    spec.fields.comment("header", "headers")
    try NodeSpec.finish(specs)
  }

  private var rest: NodeID { get throws { try rig.id("rest", .vertical) } }

  mutating func play(_ event: Fields) throws {
    if rig.isTurning { rig.advance(by: Rig.pause) }
    rig.beginEvent()
    let id = try rest
    event.comment("node", "gesture", "duration_ms")
    switch try event.string("type") {
    case "animate", "jump":
      // A slow animation passes every offset on its way: in steps.
      let isSlow = event.has("curve")
      event.comment("curve")
      let target = try event.number("value")
      let from = rig.bench.engine.chainOffset(of: id)
      let steps = isSlow ? 100.0 : 1
      for step in 1...Int(steps) {
        let total = from + (target - from) * Double(step) / steps
        rig.act { $0.engine.scroll(id, toTotal: total) }
      }
    case "drag":
      if !rig.isTouching { try rig.touch("rest") }
      rig.drag(Vector(x: 0, y: try event.number("delta")))
    case "touch_up": rig.lift()
    case "wheel": try rig.wheel("rest", by: Vector(x: 0, y: try event.number("delta")))
    case "advance": rig.advance(by: try event.number("ms") / 1000)
    case "settle":
      rig.lift()
      rig.settle()
    case let other: throw CaseError("\(event.path): \(other)")
    }
  }

  // What is drawn where

  private func height(_ section: Section) throws -> Double {
    section.most - (try rig.position(section.name, .vertical))
  }

  /// Where a header is drawn: what is left of what stands before it, below those pinned above.
  private func top(_ section: Section) throws -> Double {
    var top = 0.0
    for one in sections {
      top += try rig.upper(one.lead, .vertical) - (try rig.position(one.lead, .vertical))
      if one.name == section.name { break }
      top += try height(one)
    }
    if !section.isPinned { top -= try rig.position("rest", .vertical) }
    return top
  }

  /// Where what follows the last header begins. What has left the view begins at its start.
  private func end(after further: Double = 0) throws -> Double {
    guard let last = sections.last else { return 0 }
    let isPinned = last.isPinned
    let end = try top(last) + height(last) - (isPinned ? rig.position("rest", .vertical) : 0)
    return Swift.max(0, end + further)
  }

  mutating func check(_ expected: Fields, _ verdict: inout Verdict) throws {
    if let offsets = try expected.fields("offsets") {
      let total = rig.bench.engine.chainOffset(of: try rest)
      try verdict.number(total, is: offsets["s"] ?? .null, "offset")
      try offsets.finish()
    }
    if let visible = expected["visible_header"], let first = sections.first {
      try verdict.number(
        try top(first) + height(first), is: visible, "what is seen of the header")
    }
    if let header = try expected.fields("header"), let first = sections.first {
      if let place = header["top"] { try verdict.number(try top(first), is: place, "top") }
      if let size = header["height"] { try verdict.number(try height(first), is: size, "height") }
      try header.finish()
    }
    if let place = expected["header_top"], let first = sections.first {
      try verdict.number(
        try top(first) + height(first) - first.most, is: place, "top of the header")
    }
    if let tops = try expected.fields("sticky_top") {
      for section in sections {
        try verdict.number(try top(section), is: tops[section.name] ?? .null, section.name)
      }
      try tops.finish()
    }
    if let next = expected["next_top"], next.number != nil || next.object == nil {
      let gap = -(try rig.pull("rest", .vertical))
      try verdict.number(try end() + gap, is: next, "top of what follows")
    } else if let next = try expected.fields("next_top") {
      // Blocks of one length each: the second begins where the first ends.
      let block = 550.0
      try verdict.number(try end(), is: next["block4"] ?? .null, "top of the first block")
      try verdict.number(try end(after: block), is: next["block5"] ?? .null, "top of the second")
      try next.finish()
    }
  }
}

extension Node {
  /// A stretch of content that scrolls by `travel` before what follows it.
  static func section(travel: Double, viewport: Double) -> Node {
    Node(
      .vertical, viewport: viewport, content: viewport + travel, policy: .stickyHeader)
  }
}
