import NestedScroll

extension Law {
  /// Targets: a release that counts goes to no rest behind it nor past the `perFling`-th ahead; one
  /// that doesn't, to a neighbour of where the finger let go.
  ///
  /// Judged where a finger lets go, with a velocity that is given, of a node without ancestors that
  /// scroll on its axis.
  public static let targets = Law(
    "targets", "a release goes to no rest behind it, nor past the last that it may reach",
    .all.subtracting([.connections, .cappedHeaders, .refreshes]), [.touches, .commands]
  ) { it, _ in
    var player = it.start
    var touched: Int?
    for event in it.events {
      if case .began(_, let node, _, .content, _, _) = event.action {
        touched = node
      }
      if case .ended(_, let velocity?) = event.action, let node = touched {
        let (id, axis) = (player.ids[node], it.page.nodes[node].node.axis)
        var result = player
        result.play(ScrollEvent(after: event.after, .wait))
        let released = result.engine.offset(of: id)
        let isPulled = result.engine.pull(of: id) != 0
        let isClaimed = result.engine.isClaimed
        result.play(ScrollEvent(event.action))
        let sign = it.page.isRightToLeft(node) ? -1.0 : 1.0
        result.play(ScrollEvent(.settle))
        if isClaimed, !isPulled, velocity[axis.cross] == 0,
          player.engine.chain(of: id, along: axis) == [id],
          let rests = PlainRests(node, in: result)
        {
          let end = it.state(of: result).nodes[node].offset
          try Targets.judge(
            end, released, velocity[axis] * sign, it.page.nodes[node].node, rests,
            it.page.physics)
        }
      }
      player.play(event)
    }
  }
}

private enum Targets {
  static func judge(
    _ end: Double, _ released: Double, _ speed: Double, _ node: Node, _ rests: PlainRests,
    _ physics: Physics
  ) throws {
    let rule = node.pager?.rule ?? node.snap?.rule ?? SnapRule()
    let least = rule.minVelocity ?? (node.pager == nil ? physics.minVelocity : 400)
    let sign = speed > 0 ? 1.0 : -1.0
    if abs(speed) >= least {
      // A mandatory node without a rest ahead takes the nearest of all.
      let ahead = rests.ranges.flatMap { [$0.lowerBound, $0.upperBound] }
        .filter { ($0 - released) * sign > 0 }
      if ahead.isEmpty, rests.isMandatory || node.snap != nil { return }
      try expect((end - released) * sign >= 0, "\(end) lies behind \(released)")
      guard let most = rule.perFling ?? (node.pager == nil ? nil : 1) else { return }
      guard rests.contain(end) else { return }
      // Rests that lie in each other count as one.
      let goal = rests.ranges.filter { $0.contains(end) }
      let passed = rests.ranges.filter { range in
        if range.contains(released) || goal.contains(where: range.overlaps) { return false }
        let far = sign > 0 ? range.upperBound : range.lowerBound
        return (far - released) * sign > 0 && (end - far) * sign > 0
      }
      try expect(Set(passed).count < most, "\(end) is past the \(most). ahead of \(released)")
    } else {
      let behind = rests.ranges.filter { $0.upperBound <= released }.map(\.upperBound).max()
      let ahead = rests.ranges.filter { $0.lowerBound >= released }.map(\.lowerBound).min()
      let isInside = rests.contain(released)
      if end == released, isInside { return }
      // Where no rest was near enough it lies freely, or coasts freely to an edge.
      if !rests.isMandatory, !rests.contain(end) || abs(speed) >= physics.minVelocity { return }
      try expect(
        !isInside && (end == behind || end == ahead), "\(end) is no neighbour of \(released)")
    }
  }
}
