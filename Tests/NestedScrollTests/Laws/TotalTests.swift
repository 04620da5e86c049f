import NestedScroll
import PropertyKit
import Testing

/// No input traps or hangs; every motion ends; whatever numbers come in, those that come out are
/// finite, within bounds, and zero is never negative.
@Suite struct Total {
  @Test func total() throws { try Self.holds() }

  @Test func aNumberOutOfBoundsIsNoticed() {
    for wrong in [Double.nan, .infinity, 0x1p41, -0.0] {
      #expect(throws: Counterexample.self) { try Self.holds { $0.state.nodes[0].offset = wrong } }
    }
  }

  static func holds(_ fault: Fault = noFault) throws {
    try check("total", runs: 4000) { try property(&$0, fault) }
  }

  static func property(_ choices: inout Choices, _ fault: Fault = noFault) throws {
    var world = World()
    world.physics = Physics.draw(&choices)
    choices.steps(atLeast: 1, upTo: 5) { choices in
      let parent =
        world.nodes.isEmpty || choices.chance(1, in: 8)
        ? nil : choices.int(in: 0...world.nodes.count - 1)
      world.nodes.append(World.Entry(node: choices.wildNode(), parent: parent))
    }
    choices.note("\(world)")
    var player = Player(world)
    try judge(player, fault)
    try choices.steps(upTo: 12) { choices in
      let event = Event(
        after: choices.element(of: [1.0 / 64, 0, 1, 1000]),
        action: choices.wildEvent(player.ids.count))
      choices.note("\(event)")
      player.play(event)
      try judge(player, fault)
    }
    for pointer in [0, 1, Int.max, Int.min] {
      player.play(Event(action: .cancelled(pointer: pointer)))
    }
    player.play(
      Event(
        action: .wheel(0, .zero, .momentumEnded, latch: nil, free: false, smooth: false)))
    player.engine.settle(limit: 0x1p40)
    try expect(!player.engine.isMoving, "a motion does not end")
    try judge(player, fault)
  }

  private static func judge(_ player: Player, _ fault: Fault) throws {
    var moment = Moment(player)
    fault(&moment)
    for index in moment.state.nodes.indices {
      let id = player.ids[index]
      try judge(moment.state.nodes[index].offset, "offset of \(index)")
      try judge(moment.state.nodes[index].pull, "pull of \(index)")
      try judge(moment.shown[index], "shown offset of \(index)")
      try expect(player.engine.progress(of: id).isFinite, "progress of \(index)")
      try judge(player.engine.chainOffset(of: id), "chain offset of \(index)", upTo: 0x1p50)
      try expect(player.engine.velocity(of: id).isFinite, "velocity of \(index)")
      if let extent = moment.extents[index] {
        try judge(extent.lowerBound, "start of \(index)")
        try judge(extent.upperBound, "end of \(index)", upTo: 0x1p42)
        try expect(extent.contains(moment.state.nodes[index].offset), "offset of \(index)")
      }
    }
    try judge(moment.unconsumed.x, "unconsumed", upTo: 0x1p42)
    try judge(moment.unconsumed.y, "unconsumed", upTo: 0x1p42)
    try expect(player.engine.time.isFinite, "the time is \(player.engine.time)")
  }

  private static func judge(_ value: Double, _ name: String, upTo limit: Double = 0x1p41) throws {
    try expect(value.isFinite && abs(value) <= limit, "\(name) is \(value)")
    try expect(value != 0 || value.sign == .plus, "\(name) is -0")
  }
}
