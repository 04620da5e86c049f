import NestedScroll

/// How Chromium and the web platform tests scroll: every gesture pans both ways and is latched to
/// the first node that moves, `overscroll-behavior` is a link that nothing crosses, viewport and
/// visual viewport are one view, a wheel is a pad's gesture that ends without a velocity.
///
/// Where a wheel is smooth its notches add to a spring; Chromium's is over within 0.2 s.
struct WebScrolling: StepAdapter {
  static let systems = ["chromium-cc", "chromium-blink", "wpt-overscroll", "wpt-chaining"]

  var rig: Rig
  private(set) var areas: [String: SnapAreas] = [:]
  /// How much a page is enlarged, and how much a layer is; how far one is turned, in degrees.
  private(set) var pageScale = 1.0
  private var layerScale = 1.0
  private var rotation = 0.0
  /// What the last `begin` said.
  private var input = ""
  private var target: String?
  private let isSmooth: Bool
  /// What each axis left since it moved last, and what the gesture left in all.
  private(set) var accumulated = Vector.zero
  private(set) var left = Vector.zero
  private(set) var didScroll: [Bool] = []
  private(set) var start: ScrollEngine

  init(_ peerCase: PeerCase) throws {
    isSmooth = peerCase.events.contains { $0["smooth"] == true }
    var physics = Physics()
    physics.spring.frequency = 40
    rig = Rig(physics: physics)
    start = rig.bench.engine
    let specs = try NodeSpec.all(of: peerCase)
    for spec in specs {
      guard let scale = try spec.fields.optionalNumber("scale") else { continue }
      if spec.name == "innerViewport" { pageScale = scale } else { layerScale = scale }
    }
    // A top bar belongs to the viewport and goes before it.
    let bar = specs.first { $0.name == "topBar" }
    if let bar { try add(bar, of: specs, above: nil) }
    for spec in specs where spec.name != bar?.name {
      try add(spec, of: specs, above: spec.parent ?? bar?.name)
    }
    try NodeSpec.finish(specs)
    rig.beginEvent()
    start = rig.bench.engine
  }

  private mutating func add(_ spec: NodeSpec, of specs: [NodeSpec], above: String?) throws {
    let isViewport = ["innerViewport", "outerViewport", "topBar"].contains(spec.name)
    let canScroll = PerAxis(spec.fields["user_scrollable"] ?? true)
    let isContainer = spec.fields["is_scroll_container"]?.bool ?? true
    let port = try spec.viewport.y.value() ?? 600
    let isLast = spec.role.contains("chain stops here")
    rotation = try spec.fields.optionalNumber("rotation_deg") ?? rotation
    spec.fields.comment("overflow")
    var snaps: SnapAreas?
    if let snap = spec.fields.value("snap") {
      snaps = try SnapAreas(
        snap, viewport: PerAxis(x: port, y: port), at: "\(spec.fields.path).snap")
    }
    let hasBar = specs.contains { $0.name == "topBar" }
    let scale = pageScale
    let animates = isSmooth
    let isNowhere = spec.fields.has("offset") && spec.offset.y == .null
    try rig.add(spec, under: above, asRoot: above == nil, room: 1000, viewport: port) {
      node, axis in
      node.isEnabled = canScroll[axis].bool ?? true
      // Smooth wheels animate one node; other gestures have both viewports as one.
      if isViewport, !animates { node.view = 0 }
      if isNowhere { node.offset = 500 }
      let behavior = spec.overscroll[axis].string ?? "auto"
      if isContainer, behavior == "contain" || behavior == "none" { node.policy = .contain }
      if isLast { node.policy = .contain }
      if hasBar, spec.name == "innerViewport" { node.policy = .parentFirst }
      if spec.name == "topBar", let content = node.content {
        // Its length is one of the screen, the page's are enlarged.
        node.header = Header(height: (content - node.viewport) / scale)
      }
      node.snap = snaps?.snap(axis)
    }
    areas[spec.name] = snaps
  }

  // Events

  mutating func play(_ event: Fields) throws {
    rig.beginEvent()
    event.comment("hit")
    let named = try event.optionalString("node")
    if let named { target = named }
    let node = try rig.target(named ?? target ?? Self.leaf(rig.names))
    switch try event.string("type") {
    case "begin": try begin(event, node)
    case "drag":
      if !rig.isTouching { try rig.touch(node, free: true, latch: .node) }
      rig.drag(local(try delta(event, node), isTouch: true))
      note()
    case "wheel":
      let smooth = try event.flag("smooth")
      let delta = local(try delta(event, node), isTouch: false)
      try rig.wheel(
        node, by: delta, phase: smooth ? nil : .changed, latch: .node, free: true, smooth: smooth,
        latchPause: 0.25)
      note()
    case "key":
      let way = SnapScrolling.arrows[try event.string("key")] ?? .zero
      let id = try rig.bench.id(rig.innermost(node))
      let axis: Axis = way.x == 0 ? .vertical : .horizontal
      rig.act { $0.engine.scroll(id, by: way[axis], along: axis) }
    case "end":
      try end(node)
    case "fling":
      event.comment("event_delta")
      let way = try event.number("predicted_displacement")
      let id = try rig.bench.id(rig.innermost(node))
      rig.act {
        $0.engine.fling(id, velocity: Vector(x: 0, y: way * $0.engine.physics.decay))
      }
    case "advance": rig.advance(by: try event.number("ms") / 1000)
    case "settle": rig.settle()
    case "set":
      let canScroll = PerAxis(event["user_scrollable"] ?? true)
      for axis in try rig.axes(of: node) {
        let id = try rig.id(node, axis)
        rig.act { $0.engine.update(id) { $0.isEnabled = canScroll[axis].bool ?? true } }
      }
    case "set_range":
      let upper = PerAxis(event["max"] ?? .null)
      for axis in try rig.axes(of: node) {
        let id = try rig.id(node, axis)
        let end = try upper[axis].value() ?? 0
        rig.act { $0.engine.update(id) { $0.content = end + $0.viewport } }
      }
    case let other: throw CaseError("\(event.path): \(other)")
    }
  }

  /// Where events land that say nothing of it: on the page, not on its bar.
  private static func leaf(_ names: [String]) -> String? { names.last { $0 != "topBar" } }

  private mutating func begin(_ event: Fields, _ node: String) throws {
    event.comment("delta_hint")
    input = try event.string("input")
    left = .zero
    accumulated = .zero
    switch input {
    case "touch": try rig.touch(node, free: true, latch: .node)
    case "wheel" where !isSmooth:
      try rig.wheel(node, by: .zero, phase: .began, latch: .node, free: true)
    case "wheel", "keyboard": break
    case let other: throw CaseError("\(event.path).input: \(other)")
    }
  }

  private mutating func end(_ node: String) throws {
    if rig.isTouching { return rig.lift() }
    guard input == "wheel", !isSmooth else { return }
    // The wheel stands still for a while: it ends without a velocity.
    rig.bench.clock += Rig.pause
    try rig.wheel(node, by: .zero, phase: .ended, latch: .node, free: true)
  }

  private func delta(_ event: Fields, _ node: String) throws -> Vector {
    let delta = event["delta"] ?? .null
    return try delta.vector(along: delta.array == nil ? [.vertical] : rig.axes(of: node))
  }

  /// What a gesture on the screen is in the content's own points: a page's scale counts for all
  /// inputs, a layer's transform only for those that touch it.
  private func local(_ delta: Vector, isTouch: Bool) -> Vector {
    var local = Vector(x: delta.x / pageScale, y: delta.y / pageScale)
    guard isTouch else { return local }
    local = Vector(x: local.x / layerScale, y: local.y / layerScale)
    switch rotation {
    case -90: return Vector(x: -local.y, y: local.x)
    case 90: return Vector(x: local.y, y: -local.x)
    default: return local
    }
  }

  /// Writes down what a delta left. What an axis left is forgotten once it moves again.
  private mutating func note() {
    for axis in Axis.allCases {
      let moved = rig.log.takes.contains { rig.bench.engine[$0.key]?.axis == axis }
      if moved { accumulated[axis] = 0 }
      accumulated[axis] += rig.log.left[axis]
      left[axis] += rig.log.left[axis]
    }
    didScroll.append(!rig.log.takes.isEmpty)
  }
}
