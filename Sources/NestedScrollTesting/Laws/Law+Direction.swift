import NestedScroll

extension Law {
  /// Direction: nothing moves against the delta.
  public static let direction = Law(
    "direction", "no offset or pull moves against the delta",
    .all.subtracting([.cappedHeaders, .pageOffsets, .refreshes]),
    [.touches, .areas, .drags, .latches, .geometry]
  ) { step in
    guard !step.before.isMoving, let delta = step.routedDelta else { return }
    // What is stretched in a page that is left goes back to its edge at once.
    if zip(step.before.state.nodes, step.after.state.nodes).contains(where: { $0.pages != $1.pages }
    ) {
      return
    }
    for index in step.before.state.nodes.indices {
      guard let node = step.player.engine[step.player.ids[index]] else { continue }
      let sign = step.page.isRightToLeft(index) ? -1.0 : 1.0
      let (old, new) = (step.before.state.nodes[index], step.after.state.nodes[index])
      let wanted = delta[node.axis] * sign
      try expect(
        (new.offset - old.offset) * wanted >= 0, "offset of \(index) against \(wanted)")
      try expect((new.pull - old.pull) * wanted >= 0, "pull of \(index) against \(wanted)")
      if wanted == 0 { try expectEqual(new.offset, old.offset, "node \(index) without a delta") }
    }
  }
}

extension ScrollStep {
  /// What an event routes at once, or what it is a part of and has the sign of; nil if it also does
  /// something else.
  fileprivate var routedDelta: Vector? {
    switch event.action {
    case .drag(_, let delta, _): return delta
    case .moved(let pointer, let to):
      guard let from = player.fingers[pointer] else { return nil }
      return Vector(x: from.x - to.x, y: from.y - to.y)
    default: return nil
    }
  }
}
