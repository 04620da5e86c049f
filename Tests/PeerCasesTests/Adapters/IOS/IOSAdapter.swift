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
  static let commentary: Set = ["notes"]

  var bench = Bench(slop: 0)
  let tree: IOSTree
  /// Where everything stood after each event, and how far the headers were collapsed.
  private(set) var trace: [[String: Double]] = []
  private(set) var progress: [[Double]] = []
  /// The ledger of each event.
  private(set) var ledgers: [Ledger] = []
  /// How fast the chain was when the header arrived at its pin.
  private(set) var handover: Double?
  /// The scroller that the last touch went to.
  private(set) var touched: String?

  init(_ peerCase: PeerCase) throws {
    tree = try IOSTree(peerCase)
    for node in tree.nodes { try bench.insert(node.name, node.node, under: node.parent) }
    try note()
  }

  mutating func play(_ event: Fields) throws {
    bench.ledger = Ledger()
    bench.clock += Bench.frame
    let op = try event.string("op")
    guard try playTouch(op, event) || playCommand(op, event) || playGeometry(op, event) else {
      throw CaseError("\(event.path): there is no event \(op)")
    }
    try pinPages()
    try note()
  }

  // Events

  private mutating func playTouch(_ op: String, _ event: Fields) throws -> Bool {
    switch op {
    case "touch":
      let part = try event.optionalString("part")
      guard part == nil || part == "header" || part == "bar" else {
        throw event.wrong("part", "header or bar")
      }
      try bench.touchBegan(
        on: try event.string("on"), area: part == nil ? .content : .header)
    case "drag":
      bench.touchMoved(by: Vector(x: try event.number("dx"), y: try event.number("dy")))
      touched = bench.name(of: bench.engine.touchedScroller)
    case "release":
      bench.touchEnded(velocity: Vector(x: try event.number("vx"), y: try event.number("vy")))
      try observeHandover()
      bench.run()
    default: return false
    }
    return true
  }

  private mutating func playCommand(_ op: String, _ event: Fields) throws -> Bool {
    switch op {
    case "page":
      let (id, page) = (try bench.id(event.string("pager")), Int(try event.number("to")))
      bench.record { $0.select(page: page, in: id, animated: true) }
      bench.run()
    case "setOffset":
      let (id, offset) = (try bench.id(event.string("node")), try event.number("to"))
      if try event.flag("animated") {
        bench.record { $0.scroll(id, to: offset, animated: true) }
        bench.run()
      } else {
        bench.record { $0.setOffset(offset, of: id) }
      }
    case "scrollToTop":
      let id = try bench.id(event.string("root"))
      bench.record { $0.scrollToTop(id, animated: true) }
      bench.run()
    case "beginRefresh":
      let (id, hold) = (try bench.id(event.string("node")), try event.number("inset"))
      bench.record { $0.update(id) { $0.refreshAtStart = Refresh(trigger: hold, hold: hold) } }
      bench.record { $0.beginRefresh(.start, of: id) }
    case "endRefresh":
      let id = try bench.id(event.string("node"))
      bench.record { $0.endRefresh(.start, of: id) }
      bench.run()
    // A page that is covered by another one is told nothing.
    case "deactivate", "activate": break
    default: return false
    }
    return true
  }

  private mutating func playGeometry(_ op: String, _ event: Fields) throws -> Bool {
    switch op {
    case "setContent":
      let (id, content) = (try bench.id(event.string("node")), try event.number("content"))
      bench.record { $0.update(id) { $0.content = content } }
    case "setHeader":
      // A header that is pinned stays pinned, whether it is asked to or not.
      event.comment("keepPinned")
      let (id, height) = (try bench.id(event.string("node")), try event.number("header"))
      bench.record { $0.update(id) { $0.header?.height = height } }
    case "setViewport":
      let viewports = event["viewports"]?.object ?? [:]
      // In the order of the tree, as a layout goes.
      for name in bench.names {
        guard let viewport = viewports[name]?.number else { continue }
        let id = try bench.id(name)
        bench.record { $0.update(id) { $0.viewport = viewport } }
      }
    default: return false
    }
    return true
  }

  /// What a host does for a page that wants no header: it sends the header to its pin.
  private mutating func pinPages() throws {
    for (pager, pages) in tree.pinningPages {
      guard let page = bench.engine.pages(of: try bench.id(pager)), pages.contains(page.current)
      else { continue }
      for root in tree.roots {
        let id = try bench.id(root)
        bench.record { $0.setOffset(.greatestFiniteMagnitude, of: id) }
      }
    }
  }

  // What a host sees

  private mutating func note() throws {
    var state: [String: Double] = [:]
    for name in bench.names {
      state[name] = try bench.offset(name)
      state["over\(name)"] = bench.engine.pull(of: try bench.id(name))
    }
    trace.append(state)
    progress.append(try tree.roots.map { bench.engine.progress(of: try bench.id($0)) })
    ledgers.append(bench.ledger)
  }

  private mutating func observeHandover() throws {
    guard let root = tree.roots.first else { return }
    let id = try bench.id(root)
    guard let pin = bench.engine.extent(of: id)?.upperBound, bench.engine.offset(of: id) < pin
    else { return }
    var later = bench
    if later.run(until: { $0.offset(of: id) == pin }) {
      handover = later.engine.motionStates.first?.velocity
    }
  }
}
