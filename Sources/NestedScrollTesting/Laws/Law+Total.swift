import NestedScroll

extension Law {
  /// Total: whatever comes in, what comes out is finite, within bounds, and zero is never negative;
  /// and every motion ends.
  public static let total = Law(
    "total", "every number is finite and within bounds, and every motion ends"
  ) { it, _ in
    var player = it.start
    try Total.judge(player, it)
    for event in it.events {
      player.play(event)
      try Total.judge(player, it)
    }
    player.letGo()
    player.engine.settle(limit: 0x1p40)
    try expect(!player.engine.isMoving, "a motion does not end")
    try Total.judge(player, it)
  }
}

private enum Total {
  static func judge(_ player: ScrollPlayer, _ it: LawCase) throws {
    let moment = it.moment(of: player)
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

  static func judge(_ value: Double, _ name: String, upTo limit: Double = 0x1p41) throws {
    try expect(value.isFinite && abs(value) <= limit, "\(name) is \(value)")
    try expect(value != 0 || value.sign == .plus, "\(name) is -0")
  }
}
