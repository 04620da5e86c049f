import NestedScroll

extension Law {
  /// Nothing from nothing: what asks for nothing changes nothing, neither now nor later.
  public static let nothingFromNothing = Law(
    "nothingFromNothing",
    "the same geometry, page or offset once more, a zero delta or another frame change nothing"
  ) { it, choices in
    let nothing = choices.element(of: Nothing.allCases)
    // A bare drag lets nothing go, so after one nothing would ever rest.
    if nothing.needsRest, it.events.contains(where: { $0.kinds.contains(.drags) }) { return }
    var plain = it.start
    plain.play(it.events)
    if nothing.needsRest { plain.letGo() }
    var other = plain
    let index = plain.ids.count - 1 - choices.int(in: 0...plain.ids.count - 1)
    choices.note("then \(nothing) of \(index)")
    nothing.happens(to: &other, index)
    try it.state(of: other).expectClose(to: plain.state, "after \(nothing) of \(index), at once:")
    try expectEqual(other.engine.isMoving, plain.engine.isMoving, "after \(nothing): moving")
    plain.play(ScrollEvent(after: 0.25, .wait))
    other.play(ScrollEvent(after: 0.25, .wait))
    try it.state(of: other).expectClose(to: plain.state, "after \(nothing), a moment later:")
    plain.play(ScrollEvent(.settle))
    other.play(ScrollEvent(.settle))
    try it.state(of: other).expectClose(to: plain.state, "after \(nothing), in the end:")
  }
}

private enum Nothing: CaseIterable {
  case advancing, updating, viewport, selecting, setting, dragging, wheeling, scrolling, moving
  case stopping
}

extension Nothing {
  /// A gesture or command of its own ends what goes on, and so does nothing only at rest.
  fileprivate var needsRest: Bool {
    switch self {
    case .advancing, .updating, .viewport, .moving: false
    default: true
    }
  }

  fileprivate func happens(to player: inout ScrollPlayer, _ index: Int) {
    let id = player.ids[index]
    switch self {
    case .advancing:
      player.engine.advance(to: player.now)
      player.engine.advance(to: player.now)
    case .updating: player.engine.update(id)
    case .viewport:
      player.engine.update(id) { node in
        let same = node.viewport
        node.viewport = same
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
      // Fingers that do not move, and one that is not down.
      for (pointer, at) in player.fingers.sorted(by: { $0.key < $1.key }) {
        player.engine.touchMoved(pointer, to: at, time: player.now)
      }
      player.engine.touchMoved(99, to: Point(x: 0, y: 0), time: player.now)
    case .stopping: player.engine.stop(id)
    }
  }
}
