import NestedScroll
import PropertyKit
import Testing

/// Routing a delta in parts of the same sign gives the same state as routing it whole.
@Suite struct Splitting {
  @Test func splittingADrag() throws { try Self.dragsHold() }

  @Test func anUnevenDragIsNoticed() {
    #expect(throws: Counterexample.self) { try Self.dragsHold { $0.nodes[0].offset += 1 / 64 } }
  }

  static func dragsHold(_ fault: (inout State) -> Void = { _ in }) throws {
    try check("splitting a drag changes nothing", runs: 1500) { choices in
      let world = World.draw(&choices)
      choices.note("\(world)")
      var whole = Player(world)
      var script = Script(world, [.drags, .commands, .touches, .areas])
      choices.steps(upTo: 6) { choices in
        let event = script.event(&choices)
        choices.note("\(event)")
        whole.play(event)
      }
      let node = script.node(&choices)
      let axis: Axis = choices.bool() ? .horizontal : .vertical
      let parts = drawParts(&choices)
      choices.note("drag \(node) along \(axis) by the parts \(parts)")
      var split = whole
      whole.engine.drag(whole.ids[node], by: parts.reduce(0, +), along: axis)
      for part in parts { split.engine.drag(split.ids[node], by: part, along: axis) }
      var state = split.state
      fault(&state)
      try state.expectClose(to: whole.state, "in parts")
    }
  }

  /// Parts of one sign.
  static func drawParts(_ choices: inout Choices) -> [Double] {
    let isBackward = choices.bool()
    return choices.array(atLeast: 2, upTo: 4) { choices in
      let part = choices.weighted([(2, choices.dyadic(0...50)), (2, choices.dyadic(0...400))])
      return isBackward ? -part : part
    }
  }

  @Test func splittingAMove() throws { try Self.movesHold() }

  @Test func anUnevenMoveIsNoticed() {
    #expect(throws: Counterexample.self) { try Self.movesHold { $0.nodes[0].offset += 1 / 64 } }
  }

  static func movesHold(_ fault: (inout State) -> Void = { _ in }) throws {
    try check("splitting a finger's move changes nothing", runs: 1500) { choices in
      let world = World.draw(&choices)
      choices.note("\(world)")
      var whole = Player(world)
      var script = Script(world, [.drags, .commands])
      choices.steps(upTo: 4) { choices in
        let event = script.event(&choices)
        choices.note("\(event)")
        whole.play(event)
      }
      let began = drawBegan(&choices, script)
      choices.note("\(began)")
      whole.play(began)
      var split = whole
      var at = Point(x: 200, y: 200)
      let isHorizontal = choices.bool()
      try choices.steps(upTo: 5) { choices in
        let parts = drawParts(&choices)
        choices.note("\(isHorizontal ? "horizontally" : "vertically") by the parts \(parts)")
        for (index, part) in parts.enumerated() {
          if isHorizontal { at.x -= part } else { at.y -= part }
          let move = Event(action: .moved(pointer: 0, to: at))
          split.play(move)
          if index == parts.count - 1 { whole.play(move) }
        }
        var state = split.state
        fault(&state)
        try state.expectSame(as: whole.state, "in parts")
      }
    }
  }

  private static func drawBegan(_ choices: inout Choices, _ script: Script) -> Event {
    let area: TouchArea = choices.chance(1, in: 3) ? .header : .content
    let latch: Latch? = choices.weighted([(3, nil), (1, .node), (1, .outward)])
    return Event(
      action: .began(
        pointer: 0, node: script.node(&choices), at: Point(x: 200, y: 200), area: area,
        free: choices.chance(1, in: 6), latch: latch))
  }
}
