import NestedScroll

/// WebKit's wheels and trackpads: gestures with phases, locked to one axis and latched to the node
/// that moves first; momentum that the system makes; wheels without phases, which never latch.
///
/// A gesture that names where it begins comes after a pause, one that doesn't right after the last.
/// Ranges that a case doesn't give are short enough for one gesture to reach their ends.
struct WebKitScrolling: StepAdapter {
  static let systems = ["webkit"]

  var rig: Rig
  private let start: ScrollEngine
  private var isInGesture = false
  private var target: String?
  /// What moved since the last gesture began, and what moved last.
  private var moved: Set<String> = []
  private var movedLast: String?

  init(_ peerCase: PeerCase) throws {
    var rig = Rig()
    let specs = try NodeSpec.all(of: peerCase)
    for spec in specs {
      let canScroll = PerAxis(spec.fields["user_scrollable"] ?? true)
      try rig.add(spec, room: 150, viewport: 400) { node, axis in
        node.isEnabled = canScroll[axis].bool ?? true
        switch spec.overscroll[axis] {
        case "contain", "none": node.policy = .contain
        case "bounce": node.edges = .bounce
        default: break
        }
      }
    }
    try NodeSpec.finish(specs)
    rig.beginEvent()
    start = rig.bench.engine
    self.rig = rig
  }

  mutating func play(_ event: Fields) throws {
    rig.beginEvent()
    let named = try event.optionalString("node")
    target = named ?? target
    let node = try rig.target(target)
    rig.bench.clock += 0.01
    switch try event.string("type") {
    case "begin":
      event.comment("input")
      if named != nil { rig.settle() }
      rig.beginEvent()
      moved = []
      isInGesture = true
      try rig.wheel(node, by: try delta(event, node), phase: .began, latch: .node)
    case "wheel":
      let phase: WheelPhase? =
        switch try event.optionalString("phase") {
        case "momentum": .momentum
        default: isInGesture ? .changed : nil
        }
      try rig.wheel(
        node, by: try delta(event, node), phase: phase, latch: phase == nil ? nil : .node)
    case "end":
      let isMomentum = try event.optionalString("phase") == "momentum"
      isInGesture = false
      try rig.wheel(
        node, by: .zero, phase: isMomentum ? .momentumEnded : .ended, latch: .node)
    case "wait": rig.advance(by: try event.number("ms") / 1000)
    case "settle": rig.settle()
    case let other: throw CaseError("\(event.path): \(other)")
    }
    for id in rig.log.takes.keys {
      guard let key = rig.bench.name(of: id) else { continue }
      let name = key.split(separator: ".").first.map(String.init) ?? key
      moved.insert(name)
      movedLast = name
    }
  }

  private func delta(_ event: Fields, _ node: String) throws -> Vector {
    let delta = event["delta"] ?? .null
    return try delta.vector(
      along: delta.array == nil ? [.vertical] : Axis.allCases,
      names: ["right": 10, "down": 10])
  }

  mutating func check(_ expected: Fields, _ verdict: inout Verdict) throws {
    if let offsets = try expected.fields("offsets") {
      for name in offsets.keys {
        // One number is the vertical offset, also of what pans both ways.
        var wanted = offsets[name] ?? .null
        if wanted.number != nil, try rig.axes(of: name).count > 1 { wanted = [nil, wanted] }
        try rig.check(wanted, of: name, "offset of \(name)", &verdict) {
          try rig.position(name, $0)
        }
      }
    }
    if let passes = try expected.fields("propagates") {
      for key in passes.keys {
        let axis: Axis = key == "x" ? .horizontal : .vertical
        let way = try rig.position("root", axis) - start.offset(of: rig.id("root", axis))
        verdict.equal(way != 0, passes[key]?.bool ?? false, "it goes on to the root along \(key)")
      }
    }
    if let name = expected["moved"]?.string { verdict.isTrue(moved.contains(name), "\(moved)") }
    if let name = expected["moved_last"]?.string { verdict.equal(movedLast, name, "moved last") }
    for name in expected["not_moved"]?.array?.compactMap(\.string) ?? [] {
      verdict.isTrue(!moved.contains(name), "\(name) moved")
    }
    for invariant in expected["invariants"]?.array ?? [] {
      guard invariant == "page offset unchanged" else {
        throw CaseError("invariant: \(invariant)")
      }
      verdict.equal(
        try rig.position("page", .vertical), start.offset(of: try rig.id("page", .vertical)),
        "page")
      verdict.isTrue(movedLast != nil, "nothing moved at all")
    }
  }
}
