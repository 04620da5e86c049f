import NestedScroll
import NestedScrollTesting

/// Whole pages on the engine and on the model, compared after each event: headers and pagers with
/// what page policies do, touches on headers, several fingers, commands, refreshes, and a tree that
/// changes under all of it.
///
/// What is let go runs to its end at once, so that everything stands where the rules put it; the
/// motions in between are compared elsewhere.
struct PageComparison: StateMachine {
  enum Command {
    case began(Int, node: Int, TouchArea)
    case moved(Int, Vector)
    case lifted(Int)
    case put(Int, Double)
    case scrollBy(Int, Double, Axis)
    case notch(Int, Vector)
    case scrollToTop(Int)
    case scrollToTotal(Int, Double)
    case reveal(Int, Double, Double, align: Double?)
    case select(Int, page: Int)
    case update(Int, ScrollEvent.Change)
    case insert(Node, under: Int?, at: Int?)
    case remove(Int)
    case move(Int, under: Int?, at: Int?)
    case beginRefresh(Int, Edge)
    case endRefresh(Int, Edge)

  }

  var engine: ScrollEngine
  var ids: [NodeID]
  var model: ModelPage
  var fingers = ModelFingers()
  private var time = 0.0

  init(_ choices: inout Choices) {
    let page = Self.drawPage(&choices)
    choices.note("\(page)")
    (engine, ids) = page.build()
    model = ModelPage(page)
  }

  func command(_ choices: inout Choices) -> Command { draw(&choices) }

  mutating func run(_ command: Command) throws {
    time += 1.0 / 64
    try apply(command)
    fingers.leave(model)
    fingers.letGo(&model)
    fingers.join(model)
    // What nobody holds comes to rest at once.
    engine.settle()
    time = max(time, engine.time)
  }

  private mutating func apply(_ command: Command) throws {
    switch command {
    case .began(let pointer, let node, let area):
      engine.touchBegan(pointer, on: ids[node], at: Point(x: 0, y: 0), time: time, area: area)
      fingers.began(pointer, node, &model, area: area)
    case .moved(let pointer, let by):
      let at = fingers.place(of: pointer)
      let to = Point(x: at.x - by.x, y: at.y - by.y)
      engine.touchMoved(pointer, to: to, time: time)
      let left = fingers.moved(pointer, to: to, &model)
      try expectClose(engine.report.unconsumed.x, left.x, "unconsumed across")
      try expectClose(engine.report.unconsumed.y, left.y, "unconsumed")
    case .lifted(let pointer):
      engine.touchEnded(pointer, time: time, velocity: .zero)
      fingers.lifted(pointer, &model)
    case .put(let node, let offset):
      engine.setOffset(offset, of: ids[node])
      model.put(offset, node)
    case .scrollBy(let node, let distance, let axis):
      engine.scroll(ids[node], by: distance, along: axis)
      let left = model.scroll(by: distance, node, axis, input: .command)
      try expectClose(engine.report.unconsumed[axis], left, "unconsumed")
    case .notch(let node, let by):
      engine.wheel(ids[node], by: by, time: time)
      if by != .zero { model.touch(node) }
      let axis: Axis = by.x.magnitude > by.y.magnitude ? .horizontal : .vertical
      let left = model.scroll(by: by[axis], node, axis, input: .wheel)
      try expectClose(engine.report.unconsumed[axis], left, "unconsumed")
    case .scrollToTop(let node):
      engine.scrollToTop(ids[node])
      model.scrollToTop(node)
    case .scrollToTotal(let node, let total):
      engine.scroll(ids[node], toTotal: total)
      model.scroll(toTotal: total, node)
      try expectClose(
        engine.chainOffset(of: ids[node]), model.chainOffset(of: node), "the chain's offset")
    case .reveal(let node, let from, let to, let align):
      engine.reveal(from, to, in: ids[node], align: align)
      model.reveal(from, to, node, align: align)
    case .select(let node, let page):
      engine.select(page: page, in: ids[node])
      model.select(page, node)
    case .beginRefresh(let node, let edge):
      engine.beginRefresh(edge, of: ids[node])
      model.beginRefresh(edge, node)
    case .endRefresh(let node, let edge):
      engine.endRefresh(edge, of: ids[node])
      model.endRefresh(edge, node)
    case .update, .insert, .remove, .move: change(command)
    }
  }

  private mutating func change(_ command: Command) {
    switch command {
    case .update(let node, let change):
      engine.update(ids[node]) { change.apply(to: &$0) }
      model.update(node) { change.apply(to: &$0) }
    case .insert(let node, let parent, let place):
      ids.append(engine.insert(node, under: parent.map { ids[$0] }, at: place))
      model.insert(node, under: parent, at: place)
    case .remove(let node):
      engine.remove(ids[node])
      model.remove(node)
    case .move(let node, let parent, let place):
      engine.move(ids[node], under: parent.map { ids[$0] }, at: place)
      model.move(node, under: parent, at: place)
    default: break
    }
  }

  func checkInvariants() throws {
    for index in ids.indices {
      let (id, node) = (ids[index], model.nodes[index])
      try expectEqual(engine.contains(id), !node.isGone, "whether \(index) is there")
      if node.isGone { continue }
      let extent = engine.extent(of: id) ?? 0...0
      try expectClose(extent.lowerBound, node.lower, "start of \(index)")
      try expectClose(extent.upperBound, node.upper, "end of \(index)")
      try expectClose(engine.offset(of: id), node.offset, "offset of \(index)")
      try expectClose(engine.pull(of: id), node.pull, "pull of \(index)")
      let isHeld = fingers.drive(model, index)
      for edge in [Edge.start, .end] {
        let phase = model.phase(edge, index, isHeld: isHeld)
        try expectEqual(engine.refreshPhase(edge, of: id), phase, "refresh of \(index)")
      }
      guard let pages = engine.pages(of: id), !node.children.isEmpty else { continue }
      try expectEqual(pages.current, node.current, "current page of \(index)")
      try expectEqual(pages.target, node.current, "target page of \(index)")
      try expectEqual(pages.settled, node.settled, "settled page of \(index)")
    }
  }
}
