import NestedScroll
import NestedScrollTesting

/// Flings and bounces on the engine and on the model, compared at drawn times: one curve for a whole
/// chain, its ends, springs that start there and cross back, a finger that catches all of it, and
/// refreshes that open and close meanwhile.
struct MotionComparison: StateMachine {
  enum Command {
    case fling(Int, Double)
    case wait(Double)
    case began(Int)
    case moved(Double, Axis)
    case lifted(Double)
    case stop(Int)
    case put(Int, Double)
    case update(Int, ScrollEvent.Change)
    case beginRefresh(Int, Edge)
    case endRefresh(Int, Edge)
  }

  var engine: ScrollEngine
  let ids: [NodeID]
  var model: ModelPage
  var motions = ModelMotions()
  var finger: ModelTouch?
  /// Time has passed, so that what ends at once has ended.
  private var isLater = true

  init(_ choices: inout Choices) {
    var page = Self.drawPage(&choices)
    page.physics = choices.element(of: Presets.all.filter { $0.carry == .none })
    page.slop = 0
    choices.note("\(page) \(page.physics)")
    (engine, ids) = page.build()
    model = ModelPage(page)
  }

  func command(_ choices: inout Choices) -> Command { draw(&choices) }

  mutating func run(_ command: Command) throws {
    motions.events = []
    isLater = false
    switch command {
    case .wait(let pause):
      // The same time again does nothing.
      guard pause > 0 else { return }
      isLater = true
      engine.advance(to: motions.time + pause)
      motions.advance(to: motions.time + pause, &model)
    case .fling(let node, let velocity):
      let axis = model.nodes[node].node.axis
      engine.fling(ids[node], velocity: Vector(velocity, along: axis))
      motions.fling(node, velocity, &model)
    case .began(let node):
      finger = ModelTouch(on: node, ids[node], &engine, &model, &motions)
    case .moved(let by, let axis): finger?.move(by, axis, &engine, &model, &motions)
    case .update(let node, let change):
      engine.update(ids[node]) { change.apply(to: &$0) }
      let old = model
      model.update(node) { change.apply(to: &$0) }
      motions.held = finger?.held(model) ?? []
      motions.changed(node, from: old, &model)
      motions.endCall(&model)
    case .lifted(let velocity):
      finger?.lift(velocity, &engine, &model, &motions)
      finger = nil
    case .stop(let node):
      engine.stop(ids[node])
      motions.stop(node, &model)
    case .put(let node, let offset):
      engine.setOffset(offset, of: ids[node])
      motions.put(node, offset, &model)
    case .beginRefresh(let node, let edge):
      engine.beginRefresh(edge, of: ids[node])
      motions.beginRefresh(edge, node, &model)
      motions.endCall(&model)
    case .endRefresh(let node, let edge):
      engine.endRefresh(edge, of: ids[node])
      motions.endRefresh(edge, node, &model)
      motions.endCall(&model)
    }
  }

  func checkInvariants() throws {
    // From there on the two may differ.
    guard motions.open.isEmpty else { return }
    for (index, id) in ids.enumerated() {
      let node = model.nodes[index]
      try expectClose(engine.offset(of: id), node.offset, "offset of \(index)")
      let stretch = motions.band(index, model).stretch(node.pull)
      try expectClose(engine.stretch(of: id), stretch, tolerance: 1e-7, "stretch of \(index)")
      for edge in [Edge.start, .end] {
        let isHeld = finger?.axis != nil && motions.held.contains(index)
        let phase = model.phase(edge, index, isHeld: isHeld)
        try expectEqual(engine.refreshPhase(edge, of: id), phase, "refresh of \(index)")
      }
    }
    guard isLater, !motions.isAtEnd(model) else { return }
    let moving = engine.motionStates.map { "\($0.axis) \($0.kind)" }
    try expectEqual(
      moving.sorted(), motions.all.map { "\($0.axis) \($0.kind)" }.sorted(), "what moves")
  }
}
