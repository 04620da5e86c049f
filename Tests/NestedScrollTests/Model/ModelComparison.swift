import NestedScroll
import NestedScrollTesting

/// The engine beside the model, given the same deltas.
struct ModelComparison: StateMachine {
  enum Command {
    case drag(Int, Double, Axis, TouchArea)
    case command(Int, Double, Axis)
    case notch(Int, Double, Axis)
    case put(Int, Double)
  }

  static let features: PageFeatures = [
    .lists, .headers, .pagers, .refreshes, .rightToLeft, .inputs, .unknownContent, .shortPages,
    .forests,
  ]

  var world: ScrollPage
  var engine: ScrollEngine
  let ids: [NodeID]
  var model: ModelPage
  var time = 0.0

  init(_ choices: inout Choices) {
    var world = ScrollPage.draw(&choices, Self.features)
    // Pulled so far that it is armed, a refresh would change the extent.
    for index in world.nodes.indices {
      world.nodes[index].node.refreshAtStart?.trigger = 0x1p30
      world.nodes[index].node.refreshAtEnd?.trigger = 0x1p30
    }
    self.init(world)
    choices.note("\(world)")
  }

  init(_ world: ScrollPage) {
    self.world = world
    (engine, ids) = world.build()
    model = ModelPage(world)
  }

  func command(_ choices: inout Choices) -> Command {
    let node = ids.count - 1 - choices.int(in: 0...ids.count - 1)
    let axis = choices.weighted([
      (3, world.nodes[node].node.axis), (1, .vertical), (1, .horizontal),
    ])
    let delta = choices.weighted([
      (1, choices.dyadic(-40...40)), (2, choices.dyadic(-300...300)),
      (1, choices.dyadic(-2000...2000)),
    ])
    switch choices.weighted([(8, 0), (1, 1), (1, 2), (3, 3)]) {
    case 0:
      let isHeader = model.maySay(node) && choices.chance(1, in: 4)
      return .drag(node, delta, axis, isHeader ? .header : .content)
    case 1: return .command(node, delta, axis)
    case 2: return .notch(node, delta, axis)
    default: return .put(node, choices.dyadic(-20...300))
    }
  }

  mutating func run(_ command: Command) throws {
    var result = ModelResult()
    var axis = Axis.vertical
    switch command {
    case .drag(let node, let delta, let along, let area):
      engine.drag(ids[node], by: delta, along: along, area: area)
      if delta != 0 { model.touch(node) }
      let chain =
        area == .header
        ? model.headerChain(from: node, along, .drag) : model.chain(from: node, along, .drag)
      result = model.route(delta, chain, canPull: true)
      axis = along
    case .command(let node, let delta, let along):
      // A pager would go on to its page.
      if model.chain(from: node, along, .command).links.contains(where: { isPager($0.index) }) {
        return
      }
      var copy = self
      copy.engine.scroll(ids[node], by: delta, along: along)
      let unconsumed = copy.model.route(
        delta, from: node, along: along, input: .command, canPull: false
      ).unconsumed
      try expectEqual(copy.engine.report.unconsumed[along], unconsumed, "unconsumed")
      return try copy.checkInvariants()
    case .notch(let node, let delta, let along):
      // Played on a copy: when it pauses, what it left between rests would move.
      var copy = self
      copy.engine.wheel(ids[node], by: Vector(delta, along: along), time: time)
      let unconsumed = copy.model.route(
        delta, from: node, along: along, input: .wheel, canPull: false
      ).unconsumed
      try expectEqual(copy.engine.report.unconsumed[along], unconsumed, "unconsumed")
      return try copy.checkInvariants()
    case .put(let node, let offset):
      engine.setOffset(offset, of: ids[node])
      model.put(offset, node)
    }
    try expectEqual(engine.report.unconsumed[axis], result.unconsumed, "unconsumed")
  }

  private func isPager(_ index: Int) -> Bool { model.nodes[index].node.pager != nil }

  func checkInvariants() throws {
    for index in ids.indices {
      let node = model.nodes[index]
      try expectEqual(engine.extent(of: ids[index]), node.lower...node.upper, "extent of \(index)")
      try expectEqual(engine.offset(of: ids[index]), node.offset, "offset of \(index)")
      try expectEqual(engine.pull(of: ids[index]), node.pull, "pull of \(index)")
    }
  }
}
