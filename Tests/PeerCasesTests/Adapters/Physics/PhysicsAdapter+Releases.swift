import NestedScroll

/// What a release comes to: velocities, pages.
extension PhysicsAdapter {
  static func velocities(_ table: JSON, _ verdict: inout Verdict) throws {
    for (_, row) in try rows(table, "cases") {
      let samples = row["samples_ms_pos"].array?.compactMap(\.numbers) ?? []
      guard let last = samples.last else { throw CaseError("a case has no samples") }
      var tracker = VelocityTracker()
      // Scroll sign: a finger that moves down scrolls backward.
      for sample in samples {
        tracker.add(time: sample[0] / 1000, position: Point(x: 0, y: -sample[1]))
      }
      try verdict.number(
        tracker.velocity(endedAt: last[0] / 1000).y, is: row["computed"]["lsq2"], tolerance: 1e-3,
        "velocity of \(row["name"])")
    }
  }

  static func momentum(_ table: JSON, _ verdict: inout Verdict) throws {
    for (_, row) in try rows(table, "rows") {
      guard let existing = row["existing_v"].number else {
        throw CaseError("a row has no velocity")
      }
      // A push that is not gentle: a gentle one carries nothing on.
      let push = 40_000.0
      var physics = exact()
      physics.carry = .ios
      var engine = ScrollEngine(physics: physics, slop: 0)
      let list = engine.insert(list(room: endless))
      engine.fling(list, velocity: Vector(x: 0, y: existing))
      engine.touchBegan(on: list, at: Point(x: 0, y: 0), time: 0)
      engine.touchEnded(time: 0, velocity: Vector(x: 0, y: push))
      try compare(
        engine.velocity(of: list) - push, row["carried"], "carried of \(existing)", &verdict)
    }
  }

  static func paging(_ table: JSON, _ verdict: inout Verdict) throws {
    // The rules of the columns, as data of ours.
    let rules = [
      "flutter": SnapRule(minVelocity: 1 / (0.05 * 3), perFling: 1),
      // There, exactly as much is not enough.
      "viewpager": SnapRule(
        threshold: SnapRule.Threshold(0.6.nextUp), minVelocity: 400, perFling: 1),
      "compose_pager": SnapRule(
        threshold: SnapRule.Threshold(0.5), minVelocity: 400, perFling: 1),
    ]
    for (_, row) in try rows(table, "rows") {
      guard let part = row["page_fraction_from_start"].number,
        let velocity = row["velocity_towards_next"].number
      else { throw CaseError("a row is not complete") }
      for (name, rule) in rules {
        // One more rule of that pager: a fling within 25 points of its start turns nothing.
        if name == "viewpager", part.magnitude * 400 <= 25, velocity.magnitude > 400 { continue }
        var engine = ScrollEngine(slop: 0)
        let pager = engine.insert(.pager(Pager(page: 3, rule: rule), viewport: 400))
        for _ in 0..<7 { engine.insert(.list(viewport: 100, content: 100), under: pager) }
        engine.touchBegan(on: pager, at: Point(x: 0, y: 0), time: 0)
        if part != 0 { engine.touchMoved(to: Point(x: -part * 400, y: 0), time: 0.1) }
        engine.touchEnded(time: 0.2, velocity: Vector(x: velocity, y: 0))
        engine.settle()
        let page = (engine.pages(of: pager)?.settled ?? 0) - 3
        try verdict.number(
          Double(page), is: row[name], "\(name): page from \(part) at \(velocity)")
      }
    }
  }
}
