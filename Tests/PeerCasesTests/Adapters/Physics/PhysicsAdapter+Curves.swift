import NestedScroll

/// Decays.
extension PhysicsAdapter {
  static func model(_ model: JSON, _ verdict: inout Verdict) throws {
    let physics: Physics
    if let rate = model["lambda_per_s"].number {
      physics = exact(decay: rate)
    } else if model["kind"] == "power law, autonomous" {
      physics = Physics(curve: .power, rest: 1e-9, minVelocity: 1e-9)
    } else {
      throw CaseError("there is no curve of the kind \(model["kind"])")
    }
    for (_, row) in try rows(model, "cases") {
      guard let velocity = row["v0"].number else { throw CaseError("a case has no v0") }
      var engine = ScrollEngine(physics: physics)
      let list = engine.insert(list(room: endless))
      engine.fling(list, velocity: Vector(x: 0, y: velocity))
      try compare(
        engine.motionStates.first?.landing.first?.offset ?? .nan, row["total_distance"],
        "way at \(velocity)", &verdict)
      for (key, value) in row["duration"].object ?? [:] {
        try duration(key, value.number ?? .nan, engine, list, velocity, &verdict)
      }
      for (_, sample) in try rows(row, "samples") {
        let time = sample["t"].number ?? .nan
        engine.advance(to: time)
        try compare(engine.offset(of: list), sample["x"], "\(velocity) at \(time)", &verdict)
        try compare(
          engine.velocity(of: list), sample["v"], "velocity of \(velocity) at \(time)", &verdict)
      }
    }
  }

  private static func duration(
    _ key: String, _ time: Double, _ start: ScrollEngine, _ list: NodeID, _ velocity: Double,
    _ verdict: inout Verdict
  ) throws {
    var engine = start
    if key.hasPrefix("v_below_"), let slow = Double(key.dropFirst(8)) {
      engine.advance(to: time)
      try compare(engine.velocity(of: list), .number(slow), key, &verdict)
    } else if key == "remaining_below_0.5" {
      // With such a rest, that is when it rests.
      engine.stop(list)
      engine.physics.rest = 0.5
      engine.setOffset(0, of: list)
      engine.fling(list, velocity: Vector(x: 0, y: velocity))
      engine.settle()
      try compare(engine.time, .number(time), key, &verdict)
    } else if key == "exact_end" {
      engine.advance(to: time * (1 - 1e-3))
      verdict.isTrue(engine.isMoving, "it rests before its end")
      engine.advance(to: time)
      verdict.isTrue(!engine.isMoving, "it moves after its end")
    } else {
      throw CaseError("duration.\(key): not known")
    }
  }

  // Frames

  static func frames(_ table: JSON, _ verdict: inout Verdict) throws {
    for (_, row) in try rows(table, "") {
      guard let velocity = row["v0"].number, let rate = row["hz"].number else {
        throw CaseError("a row has no v0 or no hz")
      }
      var engine = ScrollEngine(physics: exact())
      let list = engine.insert(list(room: endless))
      engine.fling(list, velocity: Vector(x: 0, y: velocity))
      var frame = 0.0
      while engine.isMoving {
        frame += 1
        engine.advance(to: frame / rate)
      }
      // The other columns are what is left of it when frames are added up.
      try compare(
        engine.offset(of: list), row["exact"], "\(velocity) at \(rate) Hz", &verdict)
    }
  }

  // Chains

  static func handover(_ table: JSON, _ verdict: inout Verdict) throws {
    for (_, row) in try rows(table, "cases") {
      guard let velocity = row["v0"].number, let extents = row["extents"].array else {
        throw CaseError("a case has no v0 or no extents")
      }
      var engine = ScrollEngine(
        physics: exact(spring: Physics.SpringParameters(frequency: 10, damping: 1)))
      // The innermost goes first; the outermost bounces.
      var ids: [NodeID] = []
      for extent in extents.reversed() {
        let edges = ids.isEmpty ? Edges(end: .bounce) : .clamp
        ids.insert(
          engine.insert(
            list(room: extent.number ?? endless, edges: edges), under: ids.first), at: 0)
      }
      engine.fling(ids[0], velocity: Vector(x: 0, y: velocity))
      try checkSegments(row, engine, ids, &verdict)
      if let end = row["t_chain_end"].number {
        var late = engine
        late.advance(to: end + (row["bounce_peak_critical_w10"]["t"].number ?? .nan))
        try compare(
          late.stretch(of: ids[ids.count - 1]), row["bounce_peak_critical_w10"]["x"], "peak",
          &verdict)
      }
      engine.settle()
      let total = ids.reduce(0) { $0 + engine.offset(of: $1) }
      try compare(total, row["total_consumed"], "way of \(velocity)", &verdict)
    }
  }

  private static func checkSegments(
    _ row: JSON, _ start: ScrollEngine, _ ids: [NodeID], _ verdict: inout Verdict
  ) throws {
    var engine = start
    for ((at, segment), id) in zip(try rows(row, "segments"), ids) {
      guard let time = segment["t_out"].number else { continue }
      engine.advance(to: time)
      try compare(engine.offset(of: id), segment["consumed"], "segment \(at)", &verdict)
      try compare(
        engine.motionStates.first?.velocity ?? 0, segment["v_out"], "velocity after \(at)",
        &verdict)
    }
  }

  static func boundary(_ table: JSON, _ verdict: inout Verdict) throws {
    for (_, row) in try rows(table, "") {
      guard let velocity = row["v0"].number, let extent = row["child_extent"].number,
        let time = row["t_hit"].number
      else { throw CaseError("a row has no v0, child_extent or t_hit") }
      var engine = ScrollEngine(physics: exact())
      let outer = engine.insert(list(room: endless))
      let inner = engine.insert(list(room: extent), under: outer)
      engine.fling(inner, velocity: Vector(x: 0, y: velocity))
      engine.advance(to: time)
      try compare(engine.offset(of: inner), .number(extent), "way inside", &verdict)
      try compare(
        engine.motionStates.first?.velocity ?? 0, row["v_hit"], "velocity between", &verdict)
      engine.settle()
      // One law for the whole chain; the other column is what two would give.
      try compare(engine.offset(of: outer), row["then_normal_distance"], "way outside", &verdict)
    }
  }
}
