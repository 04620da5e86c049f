import NestedScroll
import PropertyKit
import Testing

/// Adding, not as a page, a node that is disabled or has no extent and no edge effect changes
/// nothing.
@Suite struct Transparency {
  static let features = Features.all.subtracting([.cappedHeaders, .pageOffsets])
  static let kinds = EventKinds.all.subtracting([.structure, .commands])

  @Test func transparency() throws { try Self.holds() }

  @Test func aNodeThatMattersIsNoticed() {
    #expect(throws: Counterexample.self) { try Self.holds { $0.isEnabled = true } }
  }

  static func holds(_ change: (inout Node) -> Void = { _ in }) throws {
    try check("transparency", runs: 1500) { choices in
      let world = World.draw(&choices, features)
      choices.note("\(world)")
      var ghost = drawGhost(&choices)
      change(&ghost)
      let child = choices.int(in: 0...world.nodes.count - 1)
      var plain = Player(world)
      var haunted = Player(world)
      try choices.require(add(ghost, above: child, of: world, to: &haunted))
      choices.note("above \(child): \(describe(ghost))")
      var script = Script(world, kinds, features)
      try choices.steps(upTo: 16) { choices in
        let event = script.event(&choices)
        choices.note("\(event)")
        plain.play(event)
        haunted.play(event)
        try haunted.state.expectSame(as: plain.state, "with the transparent node")
        try expectEqual(
          haunted.engine.report.unconsumed, plain.engine.report.unconsumed, "unconsumed")
      }
    }
  }

  /// A node that must not matter.
  private static func drawGhost(_ choices: inout Choices) -> Node {
    let kept: Features = [.headers, .policies, .parallel, .untils, .inputs, .snaps, .pins]
    var ghost = World.drawNode(&choices, kept.union(.horizontal))
    if choices.bool() {
      ghost.isEnabled = false
      ghost.edges = choices.element(of: [.clamp, .bounce])
    } else if let header = ghost.header {
      ghost.header?.stay = header.height
    } else {
      ghost.content = choices.dyadic(0...ghost.viewport)
    }
    return ghost
  }

  /// Puts a node between another one and its parent.
  private static func add(
    _ ghost: Node, above child: Int, of world: World, to player: inout Player
  ) -> Bool {
    let parent = world.nodes[child].parent
    if let parent, world.nodes[parent].node.pager != nil { return false }
    let place = world.place(of: child)
    let id = player.engine.insert(ghost, under: parent.map { player.ids[$0] }, at: place)
    return player.engine.move(player.ids[child], under: id)
  }
}
