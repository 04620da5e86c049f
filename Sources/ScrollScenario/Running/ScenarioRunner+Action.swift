import NestedScroll

extension ScenarioRunner {
  /// Makes the call that an event stands for, at the engine's time.
  mutating func perform(_ action: ScenarioAction) {
    if case .insert(let node, let under, let index) = action {
      return insert(node, under: under.flatMap { id(of: $0) }, at: index)
    }
    if let node = action.node {
      guard let id = id(of: node) else { return }
      perform(action, on: id)
    } else {
      performOnPage(action)
    }
    noteReport()
  }

  private mutating func performOnPage(_ action: ScenarioAction) {
    let time = engine.time
    switch action {
    case .touchMoved(let pointer, let position):
      engine.touchMoved(pointer, to: position, time: time)
    case .touchEnded(let pointer, let velocity):
      engine.touchEnded(pointer, time: time, velocity: velocity)
    case .touchCancelled(let pointer): engine.touchCancelled(pointer, time: time)
    case .settle: engine.settle()
    default: engine.advance(to: time)
    }
  }

  private mutating func perform(_ action: ScenarioAction, on id: NodeID) {
    switch action {
    case .touchBegan(let pointer, _, let position, let area, let free, let latch):
      engine.touchBegan(
        pointer, on: id, at: position, time: engine.time, area: area, free: free, latch: latch)
    case .drag(let delta, _, let area): engine.drag(id, by: delta, area: area)
    case .wheel(let wheel):
      engine.wheel(
        id, by: wheel.delta, time: engine.time, phase: wheel.phase, latch: wheel.latch,
        latchPause: wheel.latchPause, free: wheel.free, smooth: wheel.smooth)
    case .fling(let velocity, _, let area): engine.fling(id, velocity: velocity, area: area)
    case .setOffset(let offset, _): engine.setOffset(offset, of: id)
    case .scrollTo(let offset, _, let animated, let snap):
      engine.scroll(id, to: offset, animated: animated, snap: snap)
    case .scrollBy(let distance, _, let animated):
      engine.scroll(id, by: distance, animated: animated)
    case .scrollToTop(_, let animated): engine.scrollToTop(id, animated: animated)
    case .scrollToTotal(let total, _, let animated):
      engine.scroll(id, toTotal: total, animated: animated)
    case .reveal(let from, let to, _, let align, let animated):
      engine.reveal(from, to, in: id, align: align, animated: animated)
    case .select(let page, _, let animated):
      engine.select(page: page, in: id, animated: animated)
    case .stop: engine.stop(id)
    case .update(_, let change, let edits):
      engine.update(id, edits: edits) { change.apply(to: &$0) }
    case .remove: engine.remove(id)
    case .move(_, let under, let index):
      engine.move(id, under: under.flatMap { self.id(of: $0) }, at: index)
    case .beginRefresh(let edge, _): engine.beginRefresh(edge, of: id)
    case .endRefresh(let edge, _): engine.endRefresh(edge, of: id)
    case .touchMoved, .touchEnded, .touchCancelled, .insert, .advance, .settle: break
    }
  }
}

extension ScenarioAction {
  /// The node that it names as its own.
  var node: String? {
    switch self {
    case .touchBegan(_, let node, _, _, _, _), .drag(_, let node, _), .fling(_, let node, _),
      .setOffset(_, let node), .scrollTo(_, let node, _, _), .scrollBy(_, let node, _),
      .scrollToTop(let node, _), .scrollToTotal(_, let node, _), .reveal(_, _, let node, _, _),
      .select(_, let node, _), .stop(let node), .update(let node, _, _), .remove(let node),
      .move(let node, _, _), .beginRefresh(_, let node), .endRefresh(_, let node):
      node
    case .wheel(let wheel): wheel.node
    case .insert(let node, _, _): node.id
    case .touchMoved, .touchEnded, .touchCancelled, .advance, .settle: nil
    }
  }
}
