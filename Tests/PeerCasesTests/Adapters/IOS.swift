import NestedScroll

extension Adapters {
  static var ios: [any PeerAdapter.Type] { [IOSAdapter.self] }
}

/// What users of the iOS libraries reported: a collapsing header, a pager, lists as pages.
///
/// A drag is what is left of the finger's way after the slop. A release runs to the end of what it
/// started, and so does an animated command.
struct IOSAdapter: StepAdapter {
  static let systems = ["ios"]

  var bench = Bench(slop: 0)
  private let tree: IOSTree
  private var trace: [[String: Double]] = []
  private var traceOfProgress: [[String: Double]] = []
  private var pageChanges = 0
  private var unconsumed = Vector.zero
  private var mostCallbacks = 0
  private var handover: Double?
  private var currentSub: String?

  // The tree

  init(_ peerCase: PeerCase) throws {
    tree = try IOSTree(peerCase)
    for node in tree.nodes { try bench.insert(node.name, node.node, under: node.parent) }
    try note()
  }

  // Events

  mutating func play(_ event: Fields) throws {
    bench.clock += 1.0 / 60
    switch try event.string("op") {
    case "touch":
      let part = try event.optionalString("part")
      guard part == nil || part == "header" || part == "bar" else { throw event.wrong("part", "") }
      unconsumed = .zero
      try bench.touchBegan(
        on: try event.string("on"), area: part == nil ? .content : .header)
    case "drag":
      bench.touchMoved(by: Vector(x: try event.number("dx"), y: try event.number("dy")))
      currentSub = bench.name(of: bench.engine.touchedScroller)
    case "release":
      bench.touchEnded(velocity: Vector(x: try event.number("vx"), y: try event.number("vy")))
      try observeHandover()
      try run()
    case "page":
      bench.engine.select(
        page: Int(try event.number("to")), in: try bench.id(try event.string("pager")),
        animated: true)
      try run()
    case "setOffset":
      let id = try bench.id(try event.string("node"))
      if try event.flag("animated") {
        bench.engine.scroll(id, to: try event.number("to"), animated: true)
        try run()
      } else {
        bench.engine.setOffset(try event.number("to"), of: id)
      }
    case "scrollToTop":
      bench.engine.scrollToTop(try bench.id(try event.string("root")), animated: true)
      try run()
    case "setContent":
      let content = try event.number("content")
      bench.engine.update(try bench.id(try event.string("node"))) { $0.content = content }
    case "setHeader":
      // A header that is pinned stays pinned, whether it is asked to or not.
      event.comment("keepPinned")
      let height = try event.number("header")
      bench.engine.update(try bench.id(try event.string("node"))) { $0.header?.height = height }
    case "setViewport":
      let viewports = event["viewports"]?.object ?? [:]
      // In the order of the tree, as a layout goes.
      for name in bench.names {
        guard let viewport = viewports[name]?.number else { continue }
        bench.engine.update(try bench.id(name)) { $0.viewport = viewport }
        count()
      }
    case "beginRefresh":
      let hold = try event.number("inset")
      let id = try bench.id(try event.string("node"))
      bench.engine.update(id) { $0.refreshAtStart = Refresh(trigger: hold, hold: hold) }
      bench.engine.beginRefresh(.start, of: id)
    case "endRefresh":
      bench.engine.endRefresh(.start, of: try bench.id(try event.string("node")))
      try run()
    case "deactivate", "activate":
      // A page that is covered by another one is told nothing.
      break
    case let op: throw CaseError("\(event.path): there is no event \(op)")
    }
    try note()
  }

  /// Runs what was started to its end.
  private mutating func run() throws {
    count()
    var frames = 0
    while bench.engine.isMoving, frames < 6000 {
      frames += 1
      bench.advance(by: 1.0 / 60)
      count()
      mostCallbacks = max(mostCallbacks, bench.engine.report.takes.count)
    }
  }

  /// Counts what the last call did.
  private mutating func count() {
    let report = bench.engine.report
    unconsumed.x += report.unconsumed.x
    unconsumed.y += report.unconsumed.y
    for change in report.pageChanges where change.from.current != change.to.current {
      pageChanges += 1
    }
  }

  /// Writes the state down, as a host looks at it after each event.
  private mutating func note() throws {
    count()
    mostCallbacks = max(mostCallbacks, bench.engine.report.takes.count)
    // What a host does for a page that wants no header: it sends the header to its pin.
    for (pager, pages) in tree.pinningPages {
      if let page = bench.engine.pages(of: try bench.id(pager)), pages.contains(page.current) {
        for root in tree.roots {
          bench.engine.setOffset(.greatestFiniteMagnitude, of: try bench.id(root))
        }
      }
    }
    var state: [String: Double] = [:]
    for name in bench.names {
      state[name] = try bench.offset(name)
      state["over\(name)"] = bench.engine.pull(of: try bench.id(name))
    }
    trace.append(state)
    var progress: [String: Double] = [:]
    for root in tree.roots { progress[root] = bench.engine.progress(of: try bench.id(root)) }
    traceOfProgress.append(progress)
  }

  /// How fast the chain is when the outermost header arrives at its pin.
  private mutating func observeHandover() throws {
    guard let root = tree.roots.first, bench.engine.isMoving else { return }
    let id = try bench.id(root)
    guard let pin = bench.engine.extent(of: id)?.upperBound else { return }
    let engine = bench.engine
    func arrived(_ duration: Double) -> Bool {
      var copy = engine
      copy.advance(to: engine.time + duration)
      return copy.offset(of: id) == pin
    }
    guard engine.offset(of: id) < pin, arrived(10) else { return }
    var (early, late) = (0.0, 10.0)
    for _ in 0..<60 {
      let middle = (early + late) / 2
      if arrived(middle) { late = middle } else { early = middle }
    }
    var copy = engine
    copy.advance(to: engine.time + late)
    handover = copy.motionStates.first?.velocity
  }

  /// The page that the first pager is on.
  private func currentPage() throws -> String? {
    guard let pager = tree.pagers.first, let pages = bench.engine.pages(of: try bench.id(pager))
    else { return nil }
    return tree.pages[pager].map { $0[pages.current] }
  }

  // What must hold

  mutating func check(_ expected: Fields, _ verdict: inout Verdict) throws {
    let tolerance = try expected.optionalNumber("tol") ?? 1e-9
    expected.comment("notes")
    for (name, value) in (expected.value("offsets")?.object ?? [:]).sorted(by: { $0.key < $1.key })
    {
      try verdict.number(bench.offset(name), is: value, tolerance: tolerance, "offset of \(name)")
    }
    for (name, value) in expected.value("overscroll")?.object ?? [:] {
      try verdict.number(
        bench.engine.pull(of: bench.id(name)), is: value, tolerance: tolerance,
        "pull of \(name)")
    }
    if let states = expected.value("trace")?.array { try checkTrace(states, tolerance, &verdict) }
    if let left = try expected.fields("unconsumed") {
      for key in left.keys {
        guard let axis: Axis = ["x": .horizontal, "y": .vertical][key] else { continue }
        try verdict.number(
          unconsumed[axis], is: .number(try left.number(key)), tolerance: tolerance,
          "unconsumed \(key)")
      }
      try left.finish()
    }
    if let velocity = try expected.optionalNumber("handoverVelocity") {
      try verdict.number(
        handover ?? .nan, is: .number(velocity), tolerance: tolerance, "velocity at the pin")
    }
    if let total = expected.value("total"), let list = try currentPage() {
      try verdict.number(
        bench.engine.chainOffset(of: bench.id(list)), is: total, tolerance: tolerance,
        "offset of the chain")
    }
    if expected.has("currentSubAtTouch") {
      let wanted = try expected.optionalString("currentSubAtTouch")
      verdict.equal(
        currentSub.flatMap { tree.roots.contains($0) ? nil : $0 }, wanted, "touched list")
    }
    if let most = try expected.optionalNumber("maxCallbacksPerEvent") {
      verdict.isTrue(
        Double(mostCallbacks) <= most, "\(mostCallbacks) nodes told of one event, at most \(most)")
    }
    if let count = expected.value("pageChanges") {
      try verdict.number(Double(pageChanges), is: count, "page changes")
    }
    if let page = expected.value("logicalPage") {
      let indices = try tree.pagers.first.flatMap { bench.engine.pages(of: try bench.id($0)) }
      try verdict.number(Double(indices?.settled ?? -1), is: page, "page")
    }
    if let invariant = try expected.optionalString("invariant") {
      guard invariant == "collapse progress == 1 in every step" else {
        throw expected.wrong("invariant", "one that is known")
      }
      verdict.isTrue(
        traceOfProgress.allSatisfy { $0.values.allSatisfy { $0 == 1 } }, "progress was not always 1"
      )
    }
  }

  /// The states must have occurred, in this order, each after some event.
  private func checkTrace(
    _ states: [JSON], _ tolerance: Double, _ verdict: inout Verdict
  ) throws {
    var at = 0
    for state in states {
      let wanted = state.object ?? [:]
      while at < trace.count,
        !wanted.allSatisfy({ key, value in
          guard let actual = trace[at][key], let number = value.number else { return false }
          return (actual - number).magnitude <= tolerance
        })
      { at += 1 }
      verdict.isTrue(
        at < trace.count, "the state \(state) never came, or not in this order: \(trace)")
      at += 1
    }
  }
}
