import NestedScroll

/// Something that happens to a page, `after` seconds after what happened before it. Nodes are
/// named by their places in the list of all that were ever inserted, so a name may be stale.
struct Event {
  var after = 0.0
  var action: Action

  enum Action {
    case wait
    case settle
    case began(pointer: Int, node: Int, at: Point, area: TouchArea, free: Bool, latch: Latch?)
    case moved(pointer: Int, to: Point)
    case ended(pointer: Int, velocity: Vector?)
    case cancelled(pointer: Int)
    case drag(Int, Vector, TouchArea)
    case fling(Int, Vector, TouchArea)
    case wheel(Int, Vector, WheelPhase?, latch: Latch?, free: Bool, smooth: Bool)
    case setOffset(Int, Double)
    case scrollTo(Int, Double, animated: Bool, snap: Bool)
    case scrollBy(Int, Double, Axis?, animated: Bool)
    case scrollToTop(Int, animated: Bool)
    case scrollToTotal(Int, Double, animated: Bool)
    case reveal(Int, from: Double, to: Double, align: Double?, animated: Bool)
    case select(Int, page: Int, animated: Bool)
    case stop(Int)
    case update(Int, Change)
    case insert(Node, under: Int?, at: Int?)
    case remove(Int)
    case move(Int, under: Int?, at: Int?)
    case beginRefresh(Int, Edge)
    case endRefresh(Int, Edge)
  }

  /// One change of a node's description.
  enum Change {
    case nothing
    case content(Double?)
    case viewport(Double)
    case insets(Insets)
    case enabled(Bool)
    case policy(Policy)
    case edges(Edges)
    case inputs(Inputs?)
    case header(height: Double, stay: Double)
    case pageLength(Double?)
    case snap(Snap?)
    case edit(Edit)
  }
}

/// An engine, the ids of all nodes ever inserted, and a clock: what events are played on.
struct Player {
  var engine: ScrollEngine
  var ids: [NodeID]
  var now = 0.0
  /// Where the fingers are that are down.
  private(set) var fingers: [Int: Point] = [:]

  init(_ world: World) { (engine, ids) = world.build() }

  /// Lets the time before an event pass and does what it says.
  mutating func play(_ event: Event) {
    now = max(now + event.after, engine.time)
    perform(event.action)
    now = max(now, engine.time)
  }

  mutating func play(_ events: [Event]) {
    for event in events { play(event) }
  }

  private mutating func perform(_ action: Event.Action) {
    follow(action)
    switch action {
    case .began(let pointer, let node, let at, let area, let free, let latch):
      engine.touchBegan(
        pointer, on: ids[node], at: at, time: now, area: area, free: free, latch: latch)
    case .moved(let pointer, let to): engine.touchMoved(pointer, to: to, time: now)
    case .ended(let pointer, let velocity):
      engine.touchEnded(pointer, time: now, velocity: velocity)
    case .cancelled(let pointer): engine.touchCancelled(pointer, time: now)
    case .wheel(let node, let delta, let phase, let latch, let free, let smooth):
      engine.wheel(
        ids[node], by: delta, time: now, phase: phase, latch: latch, free: free, smooth: smooth)
    case .settle:
      engine.advance(to: now)
      engine.settle()
    default:
      engine.advance(to: now)
      performUntimed(action)
    }
  }

  private mutating func follow(_ action: Event.Action) {
    switch action {
    case .began(let pointer, _, let at, _, _, _): fingers[pointer] = at
    case .moved(let pointer, let to): if fingers[pointer] != nil { fingers[pointer] = to }
    case .ended(let pointer, _), .cancelled(let pointer): fingers[pointer] = nil
    default: break
    }
  }

  private mutating func performUntimed(_ action: Event.Action) {
    switch action {
    case .drag(let node, let delta, let area): engine.drag(ids[node], by: delta, area: area)
    case .fling(let node, let velocity, let area):
      engine.fling(ids[node], velocity: velocity, area: area)
    case .setOffset(let node, let offset): engine.setOffset(offset, of: ids[node])
    case .scrollTo(let node, let offset, let animated, let snap):
      engine.scroll(ids[node], to: offset, animated: animated, snap: snap)
    case .scrollBy(let node, let distance, let axis, let animated):
      engine.scroll(ids[node], by: distance, along: axis, animated: animated)
    case .scrollToTop(let node, let animated):
      engine.scrollToTop(ids[node], animated: animated)
    case .scrollToTotal(let node, let total, let animated):
      engine.scroll(ids[node], toTotal: total, animated: animated)
    case .reveal(let node, let from, let to, let align, let animated):
      engine.reveal(from, to, in: ids[node], align: align, animated: animated)
    case .select(let node, let page, let animated):
      engine.select(page: page, in: ids[node], animated: animated)
    case .stop(let node): engine.stop(ids[node])
    case .update(let node, let change): update(ids[node], change)
    case .insert(let node, let parent, let place):
      ids.append(engine.insert(node, under: parent.map { ids[$0] }, at: place))
    case .remove(let node): engine.remove(ids[node])
    case .move(let node, let parent, let place):
      engine.move(ids[node], under: parent.map { ids[$0] }, at: place)
    case .beginRefresh(let node, let edge): engine.beginRefresh(edge, of: ids[node])
    case .endRefresh(let node, let edge): engine.endRefresh(edge, of: ids[node])
    default: break
    }
  }

  private mutating func update(_ node: NodeID, _ change: Event.Change) {
    if case .edit(let edit) = change {
      engine.update(node, edits: [edit])
    } else {
      engine.update(node) { change.apply(to: &$0) }
    }
  }
}

extension Event.Change {
  func apply(to node: inout Node) {
    switch self {
    case .nothing, .edit: break
    case .content(let content): node.content = content
    case .viewport(let viewport):
      node.viewport = viewport
      // A page can't be longer than what shows it.
      if let length = node.pager?.pageLength, length > viewport {
        node.pager?.pageLength = viewport
      }
    case .insets(let insets): node.insets = insets
    case .enabled(let isEnabled): node.isEnabled = isEnabled
    case .policy(let policy):
      // Parts of a delta would not add up with a pager that goes part of the way.
      if node.pager == nil || !policy.hasUntil { node.policy = policy }
    case .edges(let edges): node.edges = edges
    case .inputs(let inputs): node.inputs = inputs
    case .header(let height, let stay):
      node.header?.height = height
      node.header?.stay = stay
    case .pageLength(let length): node.pager?.pageLength = length.map { min($0, node.viewport) }
    case .snap(let snap): if node.header == nil, node.pager == nil { node.snap = snap }
    }
  }
}

extension Policy {
  var hasUntil: Bool {
    [forward.preScroll, forward.postScroll, backward.preScroll, backward.postScroll].contains {
      if case .until = $0 { true } else { false }
    }
  }
}
