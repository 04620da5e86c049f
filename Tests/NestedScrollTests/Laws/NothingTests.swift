import NestedScroll
import PropertyKit
import Testing

/// Updating to the same geometry, selecting the current page, setting the present offset, zero
/// deltas and repeated `advance` change nothing, neither now nor later.
@Suite struct NothingFromNothing {
  enum Nothing: CaseIterable {
    case advancing, updating, viewport, selecting, setting, dragging, wheeling, scrolling, moving
    case stopping
  }

  @Test(arguments: Nothing.allCases) func nothing(_ nothing: Nothing) throws {
    try Self.holds(nothing)
  }

  @Test func somethingIsNoticed() {
    #expect(throws: Counterexample.self) {
      try Self.holds(.setting) { $0.engine.setOffset(1000, of: $0.ids[0]) }
    }
  }

  static func holds(_ nothing: Nothing, _ fault: (inout Player) -> Void = { _ in }) throws {
    try check("\(nothing) by nothing changes nothing", runs: 400) { choices in
      let world = World.draw(&choices)
      choices.note("\(world)")
      var plain = Player(world)
      // A bare `drag` lets nothing go, so after one nothing would ever rest.
      let kinds = nothing.needsRest ? EventKinds.all.subtracting(.drags) : .all
      var script = Script(world, kinds)
      choices.steps(upTo: 10) { choices in
        let event = script.event(&choices)
        choices.note("\(event)")
        plain.play(event)
      }
      if nothing.needsRest {
        for event in script.endings() { plain.play(event) }
        plain.play(Event(action: .settle))
      }
      var other = plain
      let index = script.node(&choices)
      choices.note("then \(nothing) \(index)")
      nothing.happens(to: &other, index)
      fault(&other)
      try other.state.expectSame(as: plain.state, "at once")
      try expectEqual(other.engine.isMoving, plain.engine.isMoving, "moving")
      plain.play(Event(after: 0.25, action: .wait))
      other.play(Event(after: 0.25, action: .wait))
      try other.state.expectClose(to: plain.state, "a moment later")
      plain.play(Event(action: .settle))
      other.play(Event(action: .settle))
      try other.state.expectClose(to: plain.state, "in the end")
    }
  }
}

extension NothingFromNothing.Nothing {
  /// A gesture or command of its own ends what goes on, and so does nothing only at rest.
  var needsRest: Bool {
    switch self {
    case .advancing, .updating, .viewport, .moving: false
    default: true
    }
  }

  func happens(to player: inout Player, _ index: Int) {
    let id = player.ids[index]
    switch self {
    case .advancing:
      player.engine.advance(to: player.now)
      player.engine.advance(to: player.now)
    case .updating: player.engine.update(id)
    case .viewport:
      player.engine.update(id) { node in
        let same = node
        node = same
        node.viewport = same.viewport
      }
    case .selecting:
      // From between pages, where a command left it, it goes back to the page.
      let progress = player.engine.progress(of: id)
      if let pages = player.engine.pages(of: id), progress == progress.rounded() {
        player.engine.select(page: pages.current, in: id)
        player.engine.select(page: pages.current, in: id, animated: true)
      }
    case .setting: player.engine.setOffset(player.engine.offset(of: id), of: id)
    case .dragging: player.engine.drag(id, by: .zero)
    case .wheeling: player.engine.wheel(id, by: .zero, time: player.now)
    case .scrolling:
      player.engine.scroll(id, by: 0)
      player.engine.scroll(id, to: player.engine.offset(of: id), animated: true)
    case .moving:
      // A finger that does not move; without one, nothing.
      player.engine.touchMoved(99, to: Point(x: 0, y: 0), time: player.now)
    case .stopping: player.engine.stop(id)
    }
  }
}
