import NestedScroll

extension Law {
  /// Continuity: a finger that comes down changes nothing shown.
  public static let touchContinuity = Law(
    "touchContinuity", "a finger that comes down changes no shown position",
    .all
  ) { step in
    guard case .began = step.event.action else { return }
    for index in step.before.shown.indices {
      try expectClose(
        step.after.shown[index], step.before.shown[index], "where node \(index) is shown")
    }
  }

  /// Continuity: a change of geometry moves only what has no room, is pinned or at its start.
  public static let geometryContinuity = Law(
    "geometryContinuity", "a change of geometry moves no node but those that have no room",
    .all.subtracting([.cappedHeaders, .pageOffsets])
  ) { step in
    var exempt: Set<Int> = []
    switch step.event.action {
    case .update(let node, let change):
      exempt.insert(node)
      try Geometry.ownHolds(step, node, change)
    case .insert(_, let parent, _): if let parent { exempt.insert(parent) }
    case .remove(let node): exempt.formUnion(Geometry.removed(node, step))
    case .move(let node, let parent, _):
      exempt.formUnion(Geometry.parents(node, step))
      if let parent { exempt.insert(parent) }
    default: return
    }
    for index in step.before.shown.indices where !exempt.contains(index) {
      try expectClose(
        step.after.shown[index], step.before.shown[index], "where node \(index) is shown")
    }
  }
}

private enum Geometry {
  static func parents(_ node: Int, _ step: ScrollStep) -> Set<Int> {
    let parent = step.player.engine.parent(of: step.player.ids[node])
    return Set(step.player.ids.indices.filter { step.player.ids[$0] == parent })
  }

  /// All that is gone, and the pager it was a page of.
  static func removed(_ node: Int, _ step: ScrollStep) -> Set<Int> {
    parents(node, step).union(
      step.result.ids.indices.filter { !step.result.engine.contains(step.result.ids[$0]) })
  }

  /// A plain node without a stretch stays where it is shown as long as there is room there.
  static func ownHolds(_ step: ScrollStep, _ index: Int, _ change: ScrollEvent.Change) throws {
    guard let node = step.player.engine[step.player.ids[index]], node.header == nil,
      node.pager == nil, node.snap == nil, let old = step.before.extents[index],
      let new = step.after.extents[index]
    else { return }
    switch change {
    case .content, .insets: break
    case .viewport: if node.anchor != 0 { return }
    case .policy, .edges, .inputs, .nothing: break
    default: return
    }
    let before = step.before.state.nodes[index]
    if before.pull != 0 || before.offset == old.lowerBound { return }
    if before.offset == old.upperBound, node.anchor == 1 { return }
    let expected = max(new.lowerBound, min(new.upperBound, before.offset))
    // What was asked for before there was room for it may come back with the room.
    if expected == before.offset, new.upperBound > old.upperBound,
      before.offset == old.upperBound
    {
      return
    }
    try expectClose(step.after.shown[index], expected, "where node \(index) itself is shown")
  }
}
