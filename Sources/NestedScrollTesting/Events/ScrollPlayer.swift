public import NestedScroll

/// An engine, the ids of all nodes ever inserted, and a clock: what events are played on.
///
/// A value: copy it to try out what else could happen.
public struct ScrollPlayer: Sendable {
  public var engine: ScrollEngine
  /// The nodes in the order in which they were inserted, those that are gone too.
  public package(set) var ids: [NodeID]
  /// The time in seconds; the engine's own may be later, never earlier.
  public package(set) var now: Double
  /// Where the fingers are that are down, by their pointers.
  public private(set) var fingers: [Int: Point] = [:]
  /// Whether two fingers lie on a pad.
  public private(set) var isPadHeld = false

  /// A player of a page, at rest at time 0.
  public init(_ page: ScrollPage) {
    (engine, ids) = page.build()
    now = 0
  }

  /// A player of an engine as it stands; its nodes are named each before its children, as in
  /// `ScrollPage(engine)`. Fingers that are down in it stay down.
  public init(_ engine: ScrollEngine) {
    self.engine = engine
    ids = engine.allNodes
    now = engine.time
  }

  /// A player of an engine whose nodes are named as the caller says.
  package init(_ engine: ScrollEngine, _ ids: [NodeID]) {
    self.engine = engine
    self.ids = ids
    now = engine.time
  }

  /// Lets the time before an event pass and does what it says.
  public mutating func play(_ event: ScrollEvent) {
    now = max(now + event.after, engine.time)
    perform(event.action)
    now = max(now, engine.time)
  }

  /// Plays events one after the other.
  public mutating func play(_ events: [ScrollEvent]) {
    for event in events { play(event) }
  }

  /// Takes all fingers away, on the glass and on a pad, and lets all motions run to their ends.
  public mutating func letGo() {
    for pointer in fingers.keys.sorted() {
      play(ScrollEvent(after: 1.0 / 64, .cancelled(pointer: pointer)))
    }
    for phase in isPadHeld ? [WheelPhase.ended, .momentumEnded] : [.momentumEnded] {
      guard let last = ids.indices.last else { break }
      play(
        ScrollEvent(
          after: 1.0 / 64, .wheel(last, .zero, phase, latch: nil, free: false, smooth: false)))
    }
    play(ScrollEvent(.settle))
  }

  private mutating func perform(_ action: ScrollEvent.Action) {
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

  private mutating func follow(_ action: ScrollEvent.Action) {
    switch action {
    case .began(let pointer, _, let at, _, _, _): fingers[pointer] = at
    case .moved(let pointer, let to): if fingers[pointer] != nil { fingers[pointer] = to }
    case .ended(let pointer, _), .cancelled(let pointer): fingers[pointer] = nil
    case .wheel(_, _, let phase?, _, _, _): isPadHeld = phase == .began || phase == .changed
    default: break
    }
  }

  private mutating func performUntimed(_ action: ScrollEvent.Action) {
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

  private mutating func update(_ node: NodeID, _ change: ScrollEvent.Change) {
    if case .edit(let edit) = change {
      engine.update(node, edits: [edit])
    } else {
      engine.update(node) { change.apply(to: &$0) }
    }
  }
}
