import NestedScroll
import PropertyKit
import Testing

/// In a chain of pagers and, innermost, a row, with default policies and every pager on the
/// chain's page, a delta and its opposite restore every node unless something was left.
@Suite struct Return {
  @Test func returning() throws { try Self.holds() }

  @Test func aNodeThatStaysIsNoticed() {
    #expect(throws: Counterexample.self) { try Self.holds { $0.nodes[0].offset += 1 / 64 } }
  }

  static func holds(_ fault: (inout State) -> Void = { _ in }) throws {
    try check("a delta and its opposite restore every node", runs: 1000) { choices in
      let (world, touched) = drawPagers(&choices)
      choices.note("\(world)")
      var player = Player(world)
      let node = player.ids[touched]
      player.engine.setOffset(choices.dyadic(0...300), of: node)
      for index in world.nodes.indices where world.nodes[index].node.pager != nil {
        player.engine.select(page: world.nodes[index].node.pager?.page ?? 0, in: player.ids[index])
      }
      let before = player.state
      let delta = choices.dyadic(-900...900)
      choices.note("from \(before.nodes.map(\.offset)) by \(delta) and back")
      player.engine.drag(node, by: delta, along: .horizontal)
      try choices.require(player.engine.report.unconsumed == .zero)
      player.engine.drag(node, by: -delta, along: .horizontal)
      var state = player.state
      fault(&state)
      try expectEqual(
        state.nodes.map(\.offset), before.nodes.map(\.offset), "the offsets")
      try expectEqual(state.nodes.map(\.pull), before.nodes.map(\.pull), "the pulls")
    }
  }

  /// Pagers in each other, each on the page that the next one is in, with pages at both sides;
  /// the last node is a row, or a page that does not scroll along the pagers' axis.
  private static func drawPagers(_ choices: inout Choices) -> (World, touched: Int) {
    var world = World()
    var touched = 0
    var inside: Int?
    var behind: [(pager: Int?, pages: Int)] = []
    func add(_ node: Node) { world.nodes.append(World.Entry(node: node, parent: inside)) }
    let edges: [Edges] = [.clamp, .bounce, Edges(start: .bounce), Edges(end: .bounce)]
    choices.steps(upTo: 4) { choices in
      let count = choices.int(in: 1...4)
      let page = choices.int(in: 0...count - 1)
      let pager = Pager(page: page, spacing: choices.chance(1, in: 4) ? 10 : 0)
      let node = Node(
        .horizontal, viewport: 100, content: nil, edges: choices.element(of: edges), pager: pager)
      add(node)
      inside = world.nodes.count - 1
      for _ in 0..<page { add(.list(viewport: 100, content: 200)) }
      behind.append((inside, count - 1 - page))
    }
    let axis: Axis = choices.bool() ? .vertical : .horizontal
    let row = Node(
      axis, viewport: 100, content: 100 + choices.dyadic(0...200),
      edges: choices.element(of: edges))
    add(row)
    touched = world.nodes.count - 1
    for (pager, pages) in behind {
      inside = pager
      for _ in 0..<pages { add(.list(viewport: 100, content: 200)) }
    }
    return (world, touched)
  }

  @Test func returningOnAHeader() throws { try Self.headersHold() }

  @Test func aHeaderThatStaysIsNoticed() {
    #expect(throws: Counterexample.self) { try Self.headersHold { $0.nodes[0].offset += 1 / 64 } }
  }

  static func headersHold(_ fault: (inout State) -> Void = { _ in }) throws {
    let features: Features = [.headers, .pagers, .horizontal, .bounce, .empty]
    try check("on a header a delta and its opposite restore every node", runs: 1000) { choices in
      var world = World.draw(&choices, features)
      for index in world.nodes.indices where world.nodes[index].node.header?.touch == .likeContent {
        world.nodes[index].node.header?.touch = .headerFirst
      }
      choices.note("\(world)")
      var player = Player(world)
      player.engine.slop = 0
      let script = Script(world, [.commands], features)
      choices.steps(upTo: 4) { choices in
        let node = script.node(&choices)
        player.engine.setOffset(choices.dyadic(0...200), of: player.ids[node])
      }
      player.engine.settle()
      let node = script.node(&choices)
      let path = world.path(from: node)
      for (child, parent) in zip(path, path.dropFirst()) where world.nodes[parent].node.pager != nil
      {
        player.engine.select(page: world.place(of: child), in: player.ids[parent])
      }
      let before = player.state
      let delta = choices.dyadic(-300...300)
      choices.note("\(before.nodes.map(\.offset)): touch \(node) and move by \(delta) and back")
      let start = Point(x: 0, y: 400)
      player.engine.touchBegan(on: player.ids[node], at: start, time: 1, area: .header)
      player.engine.touchMoved(to: Point(x: 0, y: 400 - delta), time: 1)
      try choices.require(player.engine.report.unconsumed == .zero)
      let ancestors = world.path(from: node).dropFirst()
      try choices.require(
        ancestors.allSatisfy { player.engine.report.taken(by: player.ids[$0]) == 0 })
      player.engine.touchMoved(to: start, time: 1)
      var state = player.state
      fault(&state)
      try expectEqual(state.nodes.map(\.offset), before.nodes.map(\.offset), "the offsets")
      try expectEqual(state.nodes.map(\.pull), before.nodes.map(\.pull), "the pulls")
    }
  }
}
