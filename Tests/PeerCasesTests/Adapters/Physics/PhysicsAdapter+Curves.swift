import NestedScroll

/// Decays.
extension PhysicsAdapter {
  static func model(_ model: JSON, _ verdict: inout Verdict) throws {
    if model["kind"] == "Bezier spline, fixed duration" { return try spline(model, &verdict) }
    let physics = try physics(of: model)
    for (_, row) in try rows(model, "cases") {
      guard let velocity = row["v0"].number else { throw CaseError("a case has no v0") }
      // What can't be started anew stands beside its physical form, which is ours.
      let form = row["physical_drag_plus_coulomb"]
      try fling(form == .null ? row : form, at: velocity, physics, &verdict)
    }
  }

  private static func physics(of model: JSON) throws -> Physics {
    if let rate = model["lambda_per_s"].number { return exact(decay: rate) }
    switch model["kind"] {
    case "power law, autonomous": return Physics.android.unlimited
    case "exponential minus constant, autonomous": return Physics.chromium.unlimited
    case "constant deceleration, autonomous": return Physics.qt.unlimited
    case "exponential minus linear": return Physics.flutterDesktop.unlimited
    default: throw CaseError("there is no curve of the kind \(model["kind"])")
    }
  }

  private static func fling(
    _ row: JSON, at velocity: Double, _ physics: Physics, _ verdict: inout Verdict
  ) throws {
    var engine = ScrollEngine(physics: physics)
    let list = engine.insert(list(room: endless))
    engine.fling(list, velocity: Vector(x: 0, y: velocity))
    try compare(
      engine.motionStates.first?.landing.first?.offset ?? .nan, row["total_distance"],
      "way at \(velocity)", &verdict)
    let durations = row["duration"].number.map { ["exact_end": JSON.number($0)] }
    for (key, value) in durations ?? row["duration"].object ?? [:] {
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

  /// Lengths are pixels here; the columns of what is looked up in a table of 100 steps are not ours.
  private static func spline(_ model: JSON, _ verdict: inout Verdict) throws {
    var physics = Physics.androidSpline.unlimited
    physics.power.deceleration = model["constants"]["physical_coeff"].number ?? .nan
    for (_, row) in try rows(model, "cases") {
      guard let velocity = row["v0_px"].number else { throw CaseError("a case has no v0_px") }
      let samples = try rows(row, "samples").map { _, sample in
        JSON.object(["t": sample["t"], "x": sample["x_curve"], "v": sample["v_curve"]])
      }
      let plain = JSON.object([
        "total_distance": row["total_distance_px"], "duration": row["duration_s"],
        "samples": .array(samples),
      ])
      try fling(plain, at: velocity, physics, &verdict)
    }
  }

  /// The shape of that spline, in 100 steps of its time.
  static func shape(_ table: JSON, _ verdict: inout Verdict) throws {
    var engine = ScrollEngine(physics: Physics.androidSpline.unlimited)
    let list = engine.insert(list(room: endless))
    engine.fling(list, velocity: Vector(x: 0, y: 2_000))
    let fling = Fling(velocity: 2_000, physics: .androidSpline)
    for (index, share) in try rows(table, "position_at_i_over_100") {
      engine.advance(to: fling.duration * Double(index) / 100)
      try compare(
        engine.offset(of: list) / fling.total, share, "position at \(index)/100", &verdict)
    }
    for (index, share) in try rows(table, "time_at_i_over_100") {
      let time = fling.time(atDistance: fling.total * Double(index) / 100)
      try compare(time / fling.duration, share, "time at \(index)/100", &verdict)
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

extension Physics {
  /// The same without what ends a curve before its time or limits its start.
  fileprivate var unlimited: Physics {
    var physics = self
    physics.rest = 1e-9
    physics.minVelocity = 1e-9
    physics.maxVelocity = nil
    return physics
  }
}
