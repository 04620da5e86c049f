import NestedScroll
import PropertyKit
import Testing

/// A finger that comes down changes no shown position; nor does a change of geometry, but for what
/// has no room, is pinned or at its start, or is a capped header.
@Suite struct Continuity {
  @Test func aTouchChangesNothingShown() throws { try Self.touchesHold() }

  @Test func aJumpIsNoticed() {
    #expect(throws: Counterexample.self) { try Self.touchesHold { $0.shown[0] += 1 / 1024 } }
  }

  static func touchesHold(_ fault: Fault = noFault) throws {
    try checkSteps("a touch changes nothing shown", .all, .all, runs: 1500, fault: fault) { step in
      guard case .began(let pointer, _, _, _, _, _) = step.event.action else { return }
      // A pointer that is down already is cancelled first, and lets go what it holds.
      _ = pointer
      for index in step.before.shown.indices {
        try expectClose(
          step.after.shown[index], step.before.shown[index], "where node \(index) is shown")
      }
    }
  }

  @Test func geometryMovesOnlyWhatHasNoRoom() throws { try Self.geometryHolds() }

  @Test func aNeighbourThatMovesIsNoticed() {
    #expect(throws: Counterexample.self) {
      try Self.geometryHolds { moment in
        for index in moment.shown.indices { moment.shown[index] += 1 / 1024 }
      }
    }
  }

  static func geometryHolds(_ fault: Fault = noFault) throws {
    let features = Features.all.subtracting([.cappedHeaders, .pageOffsets])
    try checkSteps(
      "a change of geometry moves only what has no room", features, .all, steps: 20, runs: 1500,
      fault: fault
    ) { step in
      var exempt: Set<Int> = []
      switch step.event.action {
      case .update(let node, let change):
        exempt.insert(node)
        try ownHolds(step, node, change)
      case .insert(_, let parent, _): if let parent { exempt.insert(parent) }
      case .remove(let node): exempt.formUnion(removed(node, step))
      case .move(let node, let parent, _):
        exempt.formUnion(parents(node, step))
        if let parent { exempt.insert(parent) }
      default: return
      }
      for index in step.before.shown.indices where !exempt.contains(index) {
        try expectClose(
          step.after.shown[index], step.before.shown[index], "where node \(index) is shown")
      }
    }
  }

  private static func parents(_ node: Int, _ step: Step) -> Set<Int> {
    let parent = step.player.engine.parent(of: step.player.ids[node])
    return Set(step.player.ids.indices.filter { step.player.ids[$0] == parent })
  }

  /// All that is gone, and the pager it was a page of.
  private static func removed(_ node: Int, _ step: Step) -> Set<Int> {
    parents(node, step).union(
      step.result.ids.indices.filter { !step.result.engine.contains(step.result.ids[$0]) })
  }

  /// A plain node without a stretch stays where it is shown as long as there is room there.
  private static func ownHolds(_ step: Step, _ index: Int, _ change: Event.Change) throws {
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
