import NestedScroll

/// What Flutter says of its physics in words.
extension FlutterPhysics {
  /// How much of a point goes into the stretch, at a part of the viewport.
  func check(factors: Fields, _ verdict: inout Verdict) throws {
    let isFast = peerCase.source.hasSuffix("(fast)")
    let step = 1e-5
    for key in factors.keys {
      guard let part = Double(key) else { throw CaseError("\(key) is no part") }
      let band = isFast ? 0.26 : 0.52
      var engine = ScrollEngine(physics: Physics(band: band))
      let list = engine.insert(.list(viewport: 100, content: 200, edges: .bounce))
      engine.pull(list, toStretch: -100 * part, band: band)
      let before = engine.stretch(of: list)
      engine.drag(list, by: -step, along: .vertical)
      let slope = (before - engine.stretch(of: list)) / step
      try verdict.number(
        slope, is: factors[key] ?? .null, tolerance: 1e-6, "resistance at \(key)")
    }
  }

  /// The same events on a scroller that differs in one number.
  func checkAgainst(_ other: String, _ verdict: inout Verdict) throws {
    let parts = other.split(separator: "=")
    guard other.hasPrefix("same event on "), parts.count == 2, let number = Double(parts[1]),
      let key = parts[0].split(separator: " ").last
    else { throw CaseError("equal_to: \(other)") }
    var twin = try FlutterPhysics(
      peerCase.replacing([("tree.0.\(key)", .number(number))]))
    for (index, event) in peerCase.events.enumerated() {
      try twin.play(try Fields(event, at: "events[\(index)]"))
    }
    let ours = rig.bench.engine.shownOffset(of: try rig.id("s", .vertical))
    let theirs = twin.rig.bench.engine.shownOffset(of: try twin.rig.id("s", .vertical))
    verdict.equal(ours, theirs, "where it is shown")
    verdict.isTrue(ours != 0, "it was not stretched")
  }

  /// `a < b, …`: which platform's fling goes further.
  func check(ordering: String, _ verdict: inout Verdict) throws {
    // macOS slows down at a constant rate, which is no curve of ours.
    let known: [String: Physics] = ["android": .android, "iOS": .ios]
    for relation in ordering.split(separator: ",") {
      let sides = relation.split(separator: "<").map {
        String($0.filter { $0 != " " })
      }
      guard sides.count == 2 else { throw CaseError("ordering: \(relation)") }
      let ways = sides.compactMap { known[$0] }.map { physics in
        var engine = ScrollEngine(physics: physics)
        let list = engine.insert(.list(viewport: 600, content: 100_000))
        engine.fling(list, velocity: Vector(x: 0, y: 1000))
        engine.settle()
        return engine.offset(of: list)
      }
      guard ways.count == 2 else { continue }
      verdict.isTrue(ways[0] < ways[1], "\(relation): \(ways)")
    }
  }

  func check(invariant: String, _ verdict: inout Verdict) throws {
    let id = try rig.id("s", .vertical)
    switch invariant {
    case "|applied(+10)| > |applied(-10)|":
      let here = rig.bench.engine.shownOffset(of: id)
      let applied = [10.0, -10].map { delta in
        var engine = rig.bench.engine
        engine.drag(id, by: delta, along: .vertical)
        return (engine.shownOffset(of: id) - here).magnitude
      }
      verdict.isTrue(applied[0] > applied[1], "\(invariant): \(applied)")
    case "overscroll amount is the same before and after the removal":
      verdict.isTrue(overscrollBefore > 0, "it was not overscrolled")
      verdict.isTrue(
        rig.samples.contains { $0.pulls["s"] == overscrollBefore && $0.offsets["s"] == 0 },
        "overscroll after it")
    case "spring-back animation follows the release":
      verdict.isTrue(hasMoved, invariant)
    case "velocity non-increasing at every 1/60 s":
      var speeds: [Double] = []
      for frame in 0..<240 {
        speeds.append(try engine(after: Double(frame) / 60).velocity(of: id).magnitude)
      }
      verdict.isTrue(zip(speeds, speeds.dropFirst()).allSatisfy { $0 >= $1 }, invariant)
    case "done before 3 s": verdict.isTrue(!(try engine(after: 3)).isMoving, invariant)
    case "restarting the simulation from (x,v) every 1/90 s yields the same trajectory "
      + "and the same end":
      try checkRestarts(id, &verdict)
    default: throw CaseError("invariant: \(invariant)")
    }
  }

  /// A fling started again from where it is and how fast it is goes on as it would have.
  private func checkRestarts(_ id: NodeID, _ verdict: inout Verdict) throws {
    var whole = try engine(after: 0)
    var parts = whole
    whole.physics.minVelocity = 0.01
    parts.physics.minVelocity = 0.01
    var time = whole.time
    var worst = 0.0
    while whole.isMoving, time < 20 {
      time += 1.0 / 90
      whole.advance(to: time)
      parts.advance(to: time)
      worst = max(worst, (whole.offset(of: id) - parts.offset(of: id)).magnitude)
      let speed = parts.velocity(of: id)
      if speed != 0 { parts.fling(id, velocity: Vector(x: 0, y: speed)) }
    }
    parts.settle()
    worst = max(worst, (whole.offset(of: id) - parts.offset(of: id)).magnitude)
    verdict.isTrue(worst < 1e-6, "a restarted fling is off by \(worst)")
    verdict.isTrue(whole.offset(of: id) > 1000, "it has hardly moved")
  }
}
