import NestedScroll

extension Law {
  /// Rest: what nobody holds comes to rest where it may.
  public static let rest = Law(
    "rest",
    "at rest nothing is pulled, pagers stand on pages and nodes with mandatory rests on one",
    .all.subtracting(.connections),
    [
      .touches, .severalPointers, .areas, .free, .latches, .flings, .wheels, .settling,
    ]
  ) { it, _ in
    var player = it.start
    var moved: Set<Int> = []
    let start = player.state
    func watch() {
      let now = player.state
      for index in now.nodes.indices where now.nodes[index].offset != start.nodes[index].offset {
        moved.insert(index)
      }
    }
    for event in it.events {
      player.play(event)
      watch()
    }
    player.letGo()
    watch()
    try expect(!player.engine.isMoving, "something still moves")
    let state = it.state(of: player)
    for index in state.nodes.indices {
      try expectEqual(state.nodes[index].pull, 0, "the pull of \(index) at rest")
      guard moved.contains(index), it.page.nodes[index].node.header?.collapse != .whenNeeded,
        !state.nodes[index].isRefreshing, let rests = PlainRests(index, in: player),
        rests.isMandatory
      else { continue }
      try expect(
        rests.contain(state.nodes[index].offset),
        "node \(index) rests at \(state.nodes[index].offset), not in \(rests.ranges)")
    }
  }
}

extension ScrollState.NodeState {
  /// Whether a refresh holds an edge open.
  fileprivate var isRefreshing: Bool {
    refreshAtStart == .refreshing || refreshAtEnd == .refreshing
  }
}
