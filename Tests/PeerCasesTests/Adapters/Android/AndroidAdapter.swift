import NestedScroll

extension Adapters {
  static var android: [any PeerAdapter.Type] { [AndroidAdapter.self, ArkUISnapAdapter.self] }
}

/// AndroidX, Material, Compose, ArkUI, WinUI, a React Native library, and what their users
/// reported: trees of scrollers, and events that are the same for all of them.
///
/// A drag is what is left of the finger's way after the slop, unless it says how far the finger
/// went. A drag that no finger is down for puts one down.
struct AndroidAdapter: StepAdapter {
  static let systems = [
    "androidx-core", "material-appbar", "viewpager2", "compose-nested-scroll",
    "compose-scrollable", "compose-pager", "compose-material3", "arkui",
    "winui-scrollpresenter", "rn-collapsible-tab-view", "issue",
  ]

  // `offset_in` is a list of places each of which will do.
  static let commentary: Set = ["exact_by_rule", "preferred", "offset_in"]

  let peerCase: PeerCase
  var tree: AndroidTree
  /// The node a finger is down on.
  var touched: String?
  /// The axis that the finger goes along.
  var fingerAxis = Axis.vertical
  /// A motion that a mock counts in ticks.
  var mock: Mock?
  /// What the last event was about, and what came out of it.
  var facts = Facts()
  /// Where everything stood at the start.
  let start: ScrollEngine
  /// The states that a host would show, in order.
  var states: [String] = []
  /// How the jumps so far ended.
  var results: [String] = []
  /// How often something began to move by itself, and ended.
  var starts = 0
  var stops = 0
  /// Where stretched nodes were when they were let go.
  var released: [String: Double] = [:]
  /// When the finger came down.
  var touchStart = 0.0

  struct Facts {
    /// What the ancestors of the node took that a phase was called on, and in which kind of phase.
    var returned: [Axis: Double] = [:]
    var returnedIsBefore = true
    var delta = Vector.zero
    var tapDelivered: Bool?
    var value: JSON = .null
    var canForward = false
    var canBackward = false
    var sessionAxes: [Axis] = []
    var sessionTarget = ""
    var velocity: Double?
    /// What a finger asked for that nobody takes part in: it is left to the host, whole.
    var unclaimed = Vector.zero
    var accepted: Bool?
    /// What a hop of ArkUI left, and whether it says that an edge was reached.
    var remain = 0.0
    var reachedEdge = false
    var handled = false
  }

  /// A curve that is looked at after equal parts of its way, as a mock counts them.
  struct Mock {
    let ticks: Double
    var tick = 0.0
    let startTime: Double
  }

  /// The one of several runs of a case that this is: which way the finger goes.
  var direction = 1.0

  static func run(_ peerCase: PeerCase, _ verdict: inout Verdict) throws {
    let variants = peerCase.raw["variants"].array ?? [["direction": 1]]
    for variant in variants {
      let fields = try Fields(variant, at: "variants")
      let direction = try fields.number("direction")
      try fields.finish()
      var adapter = try Self(peerCase)
      adapter.direction = direction
      try adapter.runEvents(of: peerCase, &verdict)
    }
  }

  init(_ peerCase: PeerCase) throws {
    self.peerCase = peerCase
    var physics = Physics.ios
    switch peerCase.system {
    case "androidx-core", "material-appbar", "viewpager2": physics = .android
    case let system where system.hasPrefix("compose"): physics = .android
    case "arkui": physics.decay = Self.arkUIDecay(friction: 0.6)
    default: break
    }
    // Only a case that says how far the finger went has a slop.
    let saysFinger = peerCase.events.contains {
      $0["finger"] != .null || $0["finger_window"] != .null
    }
    let slop = saysFinger ? peerCase.raw["params"]["slop"].number ?? 8 : 0
    tree = try AndroidTree(peerCase, Bench(physics: physics, slop: slop))
    start = tree.bench.engine
    try prepare()
  }

  /// ArkUI's friction, as the rate of an exponential decay.
  static func arkUIDecay(friction: Double) -> Double { friction * 4.2 }

  // Events

  mutating func play(_ event: Fields) throws {
    tree.bench.ledger = Ledger()
    facts = Facts(sessionAxes: facts.sessionAxes, sessionTarget: facts.sessionTarget)
    tree.log.removeAll()
    let wasMoving = tree.bench.engine.isMoving
    let type = try event.string("type")
    let isKnown =
      try playTouch(type, event) || playMotion(type, event) || playCommand(type, event)
      || playGeometry(type, event) || playPhase(type, event)
    guard isKnown else { throw CaseError("\(event.path): there is no event \(type)") }
    if !wasMoving, tree.bench.engine.isMoving || !tree.bench.ledger.endedMotions.isEmpty {
      starts += 1
    }
    stops += tree.bench.ledger.endedMotions.count
    noteState()
  }

  /// The node an event is about; the one the finger is on where it does not say.
  func target(_ event: Fields) throws -> String {
    if let name = try event.optionalString("target") { return name }
    if let touched { return touched }
    throw event.wrong("target", "a node")
  }

  func id(_ name: String, _ axis: Axis? = nil) throws -> NodeID {
    try tree.bench.id(tree.engineName(name, axis ?? tree.axis(name)))
  }

  /// A number along the axis of a node, or one for each axis, in points.
  func vector(_ event: Fields, _ key: String, of name: String, along axis: Axis? = nil) throws
    -> Vector
  {
    let unit = try tree.unit(name)
    guard let json = event[key] else { throw event.wrong(key, "a number") }
    if json == "NaN" { return Vector(.nan, along: try axis ?? tree.axis(name)) }
    if let pair = json.numbers, pair.count == 2 {
      return Vector(x: pair[0] * unit, y: pair[1] * unit)
    }
    return Vector(try event.number(key) * unit, along: try axis ?? tree.axis(name))
  }

  /// Where a node stands in its case's own numbers: pulled nodes stand outside their range.
  func position(_ name: String, _ axis: Axis? = nil) throws -> Double {
    let id = try id(name, axis)
    let engine = tree.bench.engine
    if tree.consumers.contains(name) { return tree.bench.ledger.taken(by: id) }
    var position = engine.offset(of: id)
    // A stretch is drawn, but not scrolled.
    if try tree.node(name).fields["edge_effect"] != "stretch" { position += engine.pull(of: id) }
    if tree.tabs.contains(name) {
      var above = engine.parent(of: id)
      while let parent = above {
        if engine[parent]?.header != nil { position += engine.offset(of: parent) }
        above = engine.parent(of: parent)
      }
    }
    return try position / tree.unit(name)
  }

  private mutating func noteState() {
    let state =
      touched != nil && tree.bench.engine.isClaimed
      ? "dragging" : tree.bench.engine.isMoving ? "settling" : "idle"
    if states.last ?? "idle" != state { states.append(state) }
  }
}
