import NestedScroll
import NestedScrollTesting

/// Fingers, commands, geometry and structure on the engine and on the model, compared after each.
///
/// The pages are lists of every policy on both axes; each finger goes up at rest, and what moves then
/// runs to its end, so that positions are those of the routing rules alone.
struct GestureComparison: StateMachine {
  enum Command {
    case began(Int, node: Int, Latch?)
    case moved(Int, Vector)
    case lifted(Int)
    case put(Int, Double)
    case update(Int, ScrollEvent.Change)
    case insert(Node, under: Int?)
    case remove(Int)
    case move(Int, under: Int?)
  }

  static let features: PageFeatures = [.lists, .inputs, .rightToLeft, .forests]

  var engine: ScrollEngine
  var ids: [NodeID]
  var model: ModelPage
  var fingers = ModelFingers()
  /// How many fingers may be down at once.
  var most = 1
  private var time = 0.0

  init(_ choices: inout Choices) {
    let page = ScrollPage.draw(&choices, Self.features)
    choices.note("\(page)")
    (engine, ids) = page.build()
    model = ModelPage(page)
  }

  func command(_ choices: inout Choices) -> Command {
    let living = model.nodes.indices.reversed().filter { !model.nodes[$0].isGone }
    let node = choices.element(of: living)
    let down = fingers.pointers
    switch choices.weighted([
      (4, 0), (down.isEmpty ? 0 : 12, 1), (down.isEmpty ? 0 : 3, 2), (2, 3), (2, 4), (1, 5), (1, 6),
      (1, 7),
    ]) {
    case 0:
      // When what a latch leaves out is let go, while other fingers are down, is left open.
      let latch: Latch? =
        most == 1 && choices.chance(1, in: 3) ? choices.element(of: [.node, .outward]) : nil
      return .began(choices.int(in: 0...most - 1), node: node, latch)
    case 1 where !down.isEmpty:
      let step = choices.fingerStep(of: down)
      return .moved(step.pointer, step.by)
    case 2 where !down.isEmpty: return .lifted(choices.element(of: down))
    case 4 where model.nodes[node].pull == 0: return .update(node, change(&choices))
    case 5:
      let new = ScrollPage.drawNode(&choices, Self.features)
      return .insert(new, under: choices.chance(1, in: 6) ? nil : node)
    case 6 where !fingers.hold(model, node) && model.hasOthers(than: node): return .remove(node)
    case 7:
      let parent = choices.chance(1, in: 6) ? nil : choices.element(of: living)
      let isBelow = parent.map { model.path(from: $0).contains(node) } ?? false
      // What a finger holds goes with it; which chain that then is, the contract does not say.
      if !isBelow, fingers.pointers.isEmpty { return .move(node, under: parent) }
      return .put(node, choices.dyadic(-20...300))
    default: return .put(node, choices.dyadic(-20...300))
    }
  }

  private func change(_ choices: inout Choices) -> ScrollEvent.Change {
    switch choices.int(in: 0...4) {
    case 0: .content(choices.dyadic(0...400))
    case 1: .viewport(choices.dyadic(1...200))
    case 2: .policy(ScrollPage.drawPolicy(&choices, Self.features, until: 0...120))
    case 3: .edges(choices.element(of: [.clamp, .bounce]))
    default: .enabled(choices.bool())
    }
  }

  mutating func run(_ command: Command) throws {
    time += 1.0 / 64
    switch command {
    case .began(let pointer, let node, let latch):
      engine.touchBegan(pointer, on: ids[node], at: Point(x: 0, y: 0), time: time, latch: latch)
      fingers.began(pointer, node, &model, latch: latch)
    case .moved(let pointer, let by):
      let at = fingers.place(of: pointer)
      let to = Point(x: at.x - by.x, y: at.y - by.y)
      engine.touchMoved(pointer, to: to, time: time)
      let left = fingers.moved(pointer, to: to, &model)
      try expectEqual(engine.report.unconsumed, left, "unconsumed")
    case .lifted(let pointer):
      engine.touchEnded(pointer, time: time, velocity: .zero)
      fingers.lifted(pointer, &model)
    case .put(let node, let offset):
      engine.setOffset(offset, of: ids[node])
      model.put(offset, node)
    case .update(let node, let change):
      engine.update(ids[node]) { change.apply(to: &$0) }
      model.update(node) { change.apply(to: &$0) }
    case .insert(let node, let parent):
      ids.append(engine.insert(node, under: parent.map { ids[$0] }))
      model.insert(node, under: parent)
    case .remove(let node):
      engine.remove(ids[node])
      model.remove(node)
    case .move(let node, let parent):
      engine.move(ids[node], under: parent.map { ids[$0] })
      model.move(node, under: parent)
    }
    // What nobody holds comes to rest at once.
    engine.settle()
    time = max(time, engine.time)
  }

  func checkInvariants() throws {
    for index in ids.indices {
      let node = model.nodes[index]
      try expectEqual(engine.contains(ids[index]), !node.isGone, "whether \(index) is there")
      if node.isGone { continue }
      try expectEqual(engine.extent(of: ids[index]), node.lower...node.upper, "extent of \(index)")
      try expectEqual(engine.offset(of: ids[index]), node.offset, "offset of \(index)")
      try expectEqual(engine.pull(of: ids[index]), node.pull, "pull of \(index)")
    }
  }
}
