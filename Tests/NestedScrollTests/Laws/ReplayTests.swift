import NestedScroll
import PropertyKit
import Testing

/// The same events give the same bits, on every run and on every platform.
@Suite struct Replay {
  @Test func replay() throws {
    try check("the same events give the same bits", runs: 300) { choices in
      let world = World.draw(&choices)
      choices.note("\(world)")
      var script = Script(world)
      let events = choices.array(upTo: 24) { script.event(&$0) }
      try expectEqual(Self.hash(world, events), Self.hash(world, events), "\(events)")
    }
  }

  @Test func anotherEventIsNoticed() {
    let world = World(nodes: [World.Entry(node: .list(viewport: 100, content: 900))])
    let events = [Event(action: .drag(0, Vector(x: 0, y: 50), .content))]
    let others = [Event(action: .drag(0, Vector(x: 0, y: 50.000_000_1), .content))]
    #expect(Self.hash(world, events) != Self.hash(world, others))
  }

  /// A number that stands for every bit of where everything stood after each event.
  static func hash(_ world: World, _ events: [Event]) -> UInt64 {
    var player = Player(world)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ value: Double) {
      hash = (hash ^ value.bitPattern) &* 0x0000_0100_0000_01b3
      hash ^= hash >> 29
    }
    for event in events {
      player.play(event)
      for id in player.ids {
        add(player.engine.offset(of: id))
        add(player.engine.pull(of: id))
        add(player.engine.stretch(of: id))
        add(player.engine.velocity(of: id))
      }
      add(player.engine.report.unconsumed.x)
      add(player.engine.report.unconsumed.y)
      add(player.engine.time)
    }
    return hash
  }
}
