import NestedScroll
import NestedScrollTesting

/// Flings and bounces on the engine and on the model, compared at drawn times: one curve for a whole
/// chain, its ends, springs that start there and cross back, and a finger that catches all of it.
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
  }

  static let features: PageFeatures = [.lists, .rightToLeft, .forests, .headers]
  /// Which of a pair's nodes ends a fling is left open.
  static let pinned: PageFeatures = features.subtracting(.parallel).union(.pins)

  var engine: ScrollEngine
  let ids: [NodeID]
  var model: ModelPage
  var motions = ModelMotions()
  private var finger: ModelTouch?
  /// Time has passed, so that what ends at once has ended.
  private var isLater = true

  init(_ choices: inout Choices) {
    let isPinned = choices.bool()
    var page = ScrollPage.draw(&choices, isPinned ? Self.pinned : Self.features)
    page.physics = choices.element(of: Presets.all.filter { $0.carry == .none })
    page.slop = 0
    choices.note("\(page) \(page.physics)")
    (engine, ids) = page.build()
    model = ModelPage(page)
  }

  func command(_ choices: inout Choices) -> Command {
    let node = ids.count - 1 - choices.int(in: 0...ids.count - 1)
    let speed = choices.weighted([
      (2, choices.dyadic(-1000...1000)), (3, choices.dyadic(-9000...9000)),
      (1, choices.dyadic(-100...100)),
    ])
    let isDown = finger != nil
    let bouncing = motions.all.compactMap(\.node)
    switch choices.weighted([
      (6, 0), (isDown ? 0 : 4, 1), (isDown ? 0 : 4, 2), (isDown ? 6 : 0, 3), (isDown ? 3 : 0, 4),
      (isDown ? 0 : 1, 5), (isDown ? 0 : 1, 6), (3, 7),
    ]) {
    case 1 where !isDown: return .fling(node, speed)
    case 2 where !isDown: return .began(node)
    case 3 where isDown:
      return .moved(
        choices.dyadic(-200...200), finger?.axis ?? (choices.bool() ? .horizontal : .vertical))
    case 4 where isDown: return .lifted(finger?.axis == nil ? 0 : speed)
    case 5 where !isDown: return .stop(node)
    case 6 where !isDown: return .put(node, choices.dyadic(-20...300))
    case 7:
      let isIt = !bouncing.isEmpty && choices.bool()
      return drawChange(isIt ? choices.element(of: bouncing) : node, &choices)
    default:
      return .wait(choices.weighted([(4, 1.0 / 64), (2, 0.125), (2, choices.dyadic(0...4))]))
    }
  }

  private func drawChange(_ node: Int, _ choices: inout Choices) -> Command {
    let it = model.nodes[node]
    // Whether what is left of a slow bounce goes on once there is room is left open.
    let isSlow = motions.springVelocity(of: node).map { abs($0) < model.physics.minVelocity }
    if it.pull > 0, isSlow == false, let content = it.node.content, choices.bool() {
      return .update(node, .content(content + choices.dyadic(1...300)))
    }
    switch choices.int(in: 0...5) {
    case 0 where isSlow != true, 1 where isSlow != true:
      return .update(node, .content(choices.dyadic(0...600)))
    // How fast a spring may be in another band is left open.
    case 2 where motions.springVelocity(of: node) == nil:
      return .update(node, .viewport(choices.dyadic(1...200)))
    case 3:
      return .update(
        node, .policy(ScrollPage.drawPolicy(&choices, Self.pinned, until: 0...120)))
    // What becomes of a stretch at an edge that is hard now, or under a header, is left open.
    case 4 where it.pull == 0:
      return .update(node, .edges(choices.element(of: [.clamp, .bounce])))
    case 5 where it.pull == 0: return .update(node, .enabled(choices.bool()))
    default: return .wait(1.0 / 64)
    }
  }

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
    }
  }

  func checkInvariants() throws {
    for (index, id) in ids.enumerated() {
      let node = model.nodes[index]
      try expectClose(engine.offset(of: id), node.offset, "offset of \(index)")
      let stretch = motions.band(index, model).stretch(node.pull)
      try expectClose(engine.stretch(of: id), stretch, tolerance: 1e-7, "stretch of \(index)")
    }
    guard isLater, !motions.isAtEnd(model) else { return }
    let moving = engine.motionStates.map { "\($0.axis) \($0.kind)" }
    try expectEqual(
      moving.sorted(), motions.all.map { "\($0.axis) \($0.kind)" }.sorted(), "what moves")
  }
}
