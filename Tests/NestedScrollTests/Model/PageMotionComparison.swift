import NestedScroll
import NestedScrollTesting

/// Whole pages in motion, on the engine and on the model, compared at drawn times: where flings end
/// in nodes with rests, headers and pagers among them, what goes to a rest alone, which page a pager
/// is on and goes to, and what ends in a page that is left.
struct PageMotionComparison: StateMachine {
  enum Command {
    case fling(Int, Double)
    case wait(Double)
    case began(Int, Latch?)
    case moved(Double, Axis)
    case lifted(Double)
    case cancelled
    case stop(Int)
    case put(Int, Double)
    case goTo(Int, Double, snap: Bool)
    case goBy(Int, Double)
    case goToTop(Int)
    case select(Int, page: Int)
    case reveal(Int, Double, Double, align: Double?)
  }

  var engine: ScrollEngine
  let ids: [NodeID]
  var model: ModelPage
  var motions = ModelMotions()
  var finger: ModelTouch?
  /// Time has passed, so that what ends at once has ended.
  var isLater = true

  init(_ choices: inout Choices) {
    let page = Self.drawPage(&choices)
    self.init(page)
    choices.note("\(page) \(page.physics)")
  }

  init(_ page: ScrollPage) {
    (engine, ids) = page.build()
    model = ModelPage(page)
    motions.follow(&model)
  }

  func command(_ choices: inout Choices) -> Command { draw(&choices) }

  mutating func run(_ command: Command) throws {
    motions.events = []
    isLater = false
    switch command {
    case .wait, .fling, .began, .moved, .lifted, .cancelled: move(command)
    default: try scroll(command)
    }
  }

  private mutating func move(_ command: Command) {
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
    case .began(let node, let latch):
      finger = ModelTouch(on: node, ids[node], latch: latch, &engine, &model, &motions)
    case .moved(let by, let axis): finger?.move(by, axis, &engine, &model, &motions)
    case .lifted(let velocity):
      finger?.lift(velocity, &engine, &model, &motions)
      finger = nil
    case .cancelled:
      finger?.lift(nil, &engine, &model, &motions)
      finger = nil
    default: break
    }
  }

  private mutating func scroll(_ command: Command) throws {
    switch command {
    case .stop(let node):
      engine.stop(ids[node])
      motions.stop(node, &model)
    case .put(let node, let offset):
      engine.setOffset(offset, of: ids[node])
      motions.put(node, offset, &model)
    case .goTo(let node, let offset, let snap):
      engine.scroll(ids[node], to: offset, animated: true, snap: snap)
      motions.scroll(node, to: offset, snap: snap, &model)
    case .goBy(let node, let distance):
      engine.scroll(ids[node], by: distance, animated: true)
      let left = motions.scroll(node, by: distance, &model)
      guard motions.open.isEmpty else { return }
      let axis = model.nodes[node].node.axis
      try expectClose(engine.report.unconsumed[axis], left, "unconsumed")
    case .goToTop(let node):
      engine.scrollToTop(ids[node], animated: true)
      motions.scrollToTop(node, &model)
    case .select(let node, let page):
      engine.select(page: page, in: ids[node], animated: true)
      motions.select(page, node, &model)
    case .reveal(let node, let from, let to, let align):
      engine.reveal(from, to, in: ids[node], align: align, animated: true)
      motions.reveal(from, to, node, align: align, &model)
    default: break
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
    }
    guard isLater, !motions.isAtEnd(model) else { return }
    let moving = engine.motionStates.map { "\($0.axis) \($0.kind)" }
    try expectEqual(
      moving.sorted(), motions.all.map { "\($0.axis) \($0.kind)" }.sorted(), "what moves")
    for (index, id) in ids.enumerated() {
      let node = model.nodes[index]
      guard let pages = engine.pages(of: id), !node.children.isEmpty else { continue }
      try expectEqual(pages.current, node.current, "current page of \(index)")
      try expectEqual(pages.target, motions.target(of: index, model), "target page of \(index)")
      try expectEqual(pages.settled, node.settled, "settled page of \(index)")
    }
  }
}
