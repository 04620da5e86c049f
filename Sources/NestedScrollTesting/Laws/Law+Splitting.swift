import NestedScroll

extension Law {
  /// Splitting: a delta in parts of one sign does what it does whole. Holds for data; code in the
  /// chain has to keep it.
  public static let splitting = Law(
    "splitting", "routing a delta in parts gives the same state as routing it whole",
    .all, [.touches, .areas, .free, .latches, .drags, .commands]
  ) { it, choices in
    var whole = it.start
    var split = it.start
    let isParallel = it.page.features.contains(.parallel)
    for event in it.events {
      // Who moves first keeps a latch, and the nodes of a parallel link move at once.
      if isParallel, event.kinds.contains(.latches) { return }
      let parts = try it.parts(of: event, at: whole, &choices)
      for part in parts { split.play(part) }
      whole.play(event)
      try it.state(of: split).expectClose(
        to: whole.state, parts.count < 2 ? "\(event)" : "\(event), played as \(parts):")
      // A velocity that is measured depends on the samples it is measured from.
      if case .ended = event.action { split = whole }
    }
  }
}

extension LawCase {
  /// The event in parts: a drag, or a finger's move along one axis.
  fileprivate func parts(
    of event: ScrollEvent, at player: ScrollPlayer, _ choices: inout Choices
  ) throws -> [ScrollEvent] {
    func cuts() -> [Double] { choices.array(upTo: 3) { Double($0.int(in: 0...8)) / 8 }.sorted() }
    switch event.action {
    case .drag(let node, let delta, let area) where delta.x == 0 || delta.y == 0:
      var last = 0.0
      return (cuts() + [1]).enumerated().map { index, cut in
        let part = ScrollEvent(
          after: index == 0 ? event.after : 0, .drag(node, delta * (cut - last), area))
        last = cut
        return part
      }
    case .moved(let pointer, let to):
      guard let from = player.fingers[pointer], from.x == to.x || from.y == to.y else {
        return [event]
      }
      return (cuts() + [1]).enumerated().map { index, cut in
        let at = Point(x: from.x + (to.x - from.x) * cut, y: from.y + (to.y - from.y) * cut)
        return ScrollEvent(
          after: index == 0 ? event.after : 0, .moved(pointer: pointer, to: cut == 1 ? to : at))
      }
    default: return [event]
    }
  }
}
