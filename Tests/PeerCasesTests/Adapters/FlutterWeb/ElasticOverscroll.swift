import NestedScroll

/// Chromium's elastic overscroll: one scroller that stretches, its gestures locked to one axis.
///
/// What a case calls the overscroll of a delta is what the scroller leaves of it, which the engine
/// finds by itself. A stretch in the middle of a range can't be made; the case's question, what
/// becomes of it, is that of room that opens under a stretch.
struct ElasticOverscroll: StepAdapter {
  static let systems = ["chromium-elastic"]

  var rig: Rig
  private var before: Rig.Sample?
  private var node: String { "root" }
  /// The node before its range was cut off at its offset.
  private var whole: [Axis: Node] = [:]

  init(_ peerCase: PeerCase) throws {
    rig = Rig()
    let specs = try NodeSpec.all(of: peerCase)
    for spec in specs {
      let canScroll = PerAxis(spec.fields["user_scrollable"] ?? true)
      try rig.add(spec, room: 1000, viewport: 600) { node, axis in
        node.isEnabled = canScroll[axis].bool ?? true
        switch spec.overscroll[axis] {
        case "none": node.policy = .contain
        default: node.edges = .bounce
        }
      }
    }
    try NodeSpec.finish(specs)
    rig.beginEvent()
  }

  mutating func play(_ event: Fields) throws {
    rig.beginEvent()
    event.comment("overscroll")
    before = rig.samples.last
    switch try event.string("type") {
    case "begin":
      event.comment("input")
      try rig.touch(node)
    case "touch_down": try rig.touch(node)
    case "drag": rig.drag(try vector(event["delta"]))
    case "momentum":
      rig.bench.clock += 0.01
      try rig.wheel(node, by: try vector(event["delta"]), phase: .momentum)
    case "end", "touch_up":
      rig.lift(try event["velocity"].map { try vector($0) } ?? .zero)
    case "advance": rig.advance(by: try event.number("ms") / 1000)
    case "settle": rig.settle()
    case "set_stretch":
      let value = try vector(event["value"])
      for axis in Axis.allCases where value[axis] != 0 { try cut(axis, value[axis]) }
    case "reconcile":
      for (axis, node) in whole {
        let id = try rig.id(self.node, axis)
        rig.act { bench in
          bench.engine.update(id) {
            $0.insets = node.insets
            $0.content = node.content
          }
        }
      }
    case let other: throw CaseError("\(event.path): \(other)")
    }
  }

  private func vector(_ json: JSON?) throws -> Vector {
    try (json ?? .null).vector(along: rig.axes(of: node))
  }

  /// Ends the range at the offset, and stretches the node there.
  private mutating func cut(_ axis: Axis, _ stretch: Double) throws {
    let id = try rig.id(node, axis)
    guard let old = rig.bench.engine[id] else { return }
    whole[axis] = old
    let offset = rig.bench.engine.offset(of: id)
    let band = rig.bench.engine.physics.band
    rig.act { bench in
      bench.engine.update(id) {
        if stretch < 0 { $0.insets.start = -offset } else { $0.content = offset + $0.viewport }
      }
      bench.engine.pull(id, toStretch: stretch, band: band)
    }
  }

  mutating func check(_ expected: Fields, _ verdict: inout Verdict) throws {
    if let offsets = try expected.fields("offsets") {
      for name in offsets.keys {
        try rig.check(offsets[name] ?? .null, of: name, "offset", &verdict) {
          rig.bench.engine.offset(of: try rig.id(name, $0))
        }
      }
    }
    if let stretch = expected["stretch"] {
      // One number speaks of the axis that the case is about.
      let pair = stretch.number != nil ? PerAxis<JSON>(x: 0, y: stretch) : PerAxis(stretch)
      for axis in Axis.allCases where pair[axis] != .null {
        try verdict.number(
          try rig.stretch(node, axis), is: pair[axis], tolerance: 1e-6, "stretch")
      }
    }
    if let animating = expected["animating"]?.bool {
      verdict.equal(rig.bench.engine.isMoving, animating, "animating")
    }
    if try expected.flag("ignored") {
      let now = rig.samples.last
      verdict.isTrue(rig.log.left != .zero, "nothing was left")
      verdict.isTrue(
        (now?.pulls["root.y"] ?? 0).magnitude <= (before?.pulls["root.y"] ?? 0).magnitude,
        "it was stretched further")
    }
  }
}
