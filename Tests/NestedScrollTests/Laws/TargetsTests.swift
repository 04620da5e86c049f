import NestedScroll
import PropertyKit
import Testing

/// A release that counts goes to no rest behind it nor past the `perFling`-th ahead; one that
/// doesn't, to a neighbour of where the finger let go.
@Suite struct Targets {
  @Test func targets() throws { try Self.holds() }

  @Test func aTargetTooFarIsNoticed() {
    #expect(throws: Counterexample.self) { try Self.holds { $0 += 1000 } }
    #expect(throws: Counterexample.self) { try Self.holds { $0 = 0 } }
  }

  static func holds(_ fault: (inout Double) -> Void = { _ in }) throws {
    try check("targets", runs: 3000) { choices in
      var world = drawWorld(&choices)
      world.slop = 0
      choices.note("\(world)")
      var player = Player(world)
      let id = player.ids[0]
      player.engine.setOffset(choices.dyadic(0...400), of: id)
      let distance = choices.dyadic(-120...120)
      let speed = choices.weighted([
        (1, 0), (3, choices.dyadic(-600...600)), (3, choices.dyadic(-6000...6000)),
      ])
      let start = player.engine.offset(of: id)
      player.engine.touchBegan(on: id, at: Point(x: 0, y: 0), time: 0)
      player.engine.touchMoved(to: Point(x: -distance, y: 0), time: 0.01)
      let released = player.engine.offset(of: id)
      choices.note("from \(start), let go at \(released) with \(speed)")
      player.engine.touchEnded(time: 0.02, velocity: Vector(x: speed, y: 0))
      player.engine.settle()
      guard let rests = ModelRests(0, in: player) else { return }
      var end = player.engine.offset(of: id)
      fault(&end)
      try judge(end, released, speed, world.nodes[0].node, rests, world.physics)
    }
  }

  private static func judge(
    _ end: Double, _ released: Double, _ speed: Double, _ node: Node, _ rests: ModelRests,
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

  private static func drawWorld(_ choices: inout Choices) -> World {
    var world = World()
    world.physics = Physics.draw(&choices)
    func add(_ node: Node, _ parent: Int?) {
      world.nodes.append(World.Entry(node: node, parent: parent))
    }
    let edges: Edges = choices.bool() ? .bounce : .clamp
    if choices.bool() {
      var pager = Pager(rule: choices.bool() ? World.drawRule(&choices) : SnapRule())
      if choices.chance(1, in: 3) { pager.spacing = 10 }
      if choices.chance(1, in: 3) { pager.pageLength = 60 }
      add(.pager(pager, axis: .horizontal, viewport: 100, edges: edges), nil)
      for _ in 0..<choices.int(in: 1...5) { add(.list(viewport: 100, content: 200), 0) }
    } else {
      var node = Node.list(.horizontal, viewport: 100, content: 100, edges: edges)
      node.content = 100 + choices.dyadic(1...400)
      node.snap = World.drawSnap(&choices)
      add(node, nil)
    }
    return world
  }
}
