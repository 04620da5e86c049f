@testable import NestedScroll

/// What other systems' tests expect, by the names that the table gives them.
extension Tables {
  static func peers(_ table: Table, _ all: [String: Table], _ ledger: inout Ledger) {
    let cases = all["velocity_tracker"]?["cases"].list ?? []
    var coefficients = (all["velocity_tracker"]?["lsq2_coefficients"].list ?? [])
      .flatMap { $0["computed_c0_c1_c2_per_s"].list }.makeIterator()
    var unknown: [Table] = []
    ledger.rows(
      "numeric_checks",
      table["numeric_checks"].list.filter { row in
        let name = row["name"].text ?? ""
        let isOurs = value(name, cases) != nil || name == "AOSP LSQ2 coefficients"
        if !isOurs { unknown.append(row) }
        return isOurs
      }
    ) { row, ledger in
      let name = row["name"].text ?? ""
      let ours = value(name, cases) ?? coefficients.next()?.number ?? .nan
      let tolerance = row["tolerance"].number
      // Ten digits.
      ledger.expect(ours, row["computed"], name, absolute: 1e-6, relative: 1e-7)
      ledger.expect(ours, row["peer_expected"], name, absolute: tolerance, relative: 0)
    }
    for (name, reason) in notOurs {
      let rows = unknown.filter { ($0["name"].text ?? "").hasPrefix(name) }
      ledger.list("numeric_checks \(name)", .list(rows), reason)
    }
    for row in unknown {
      let name = row["name"].text ?? ""
      if !notOurs.contains(where: { name.hasPrefix($0.key) }) {
        ledger.complain("numeric_checks: \(name) is not known")
      }
    }
    ledger.list(
      "qualitative", table["qualitative"],
      "sentences; the cases of these systems are held one by one in the peers' cases")
  }

  static let notOurs = [
    "iOS weighted constant": "samples a second apart; after a pause of 40 ms nothing before counts",
    "chromium GetValue": "an ease of a wheel, started anew by every notch; a spring here",
    "chromium delta duration": "the durations of that ease",
    "flutter friction constDecel": "a brake that counts from the start of the fling, which can't be"
      + " started anew; the physical form here",
  ]

  /// Our number for what a name asks; nil if there is nothing of ours that it asks for.
  private static func value(_ name: String, _ cases: [Table]) -> Double? {
    if let number = curves[name] ?? springs[name] { return number }
    if notOurs.keys.contains(where: { name.hasPrefix($0) }) { return nil }
    for (column, estimator) in estimators where name.hasSuffix(" " + column) {
      let stroke = String(name.dropLast(column.count + 1))
      guard let row = cases.first(where: { $0["name"].text == stroke }) else { continue }
      // Two samples make a line here.
      if name == "two points lsq2" { return 0 }
      if row["samples_ms_pos"].list.count < 2 { return nil }
      let velocity = estimate(row, estimator)
      return velocity.isNaN ? 0 : velocity
    }
    return nil
  }

  private static let curves: [String: Double] = {
    func speed(to total: Double) -> Double { Fling.initialVelocity(total: total, physics: .ios) }
    let slow = Fling(velocity: 2_000, physics: .ios)
    var frames = 0.0
    while slow.velocity(at: (frames + 1) / 60) >= 0.5 { frames += 1 }
    // 0.3 and 0.135 are what is left of the velocity after a second.
    let friction = Fling(velocity: 100, physics: .flutterBouncing)
    let free = Fling(velocity: 400, physics: .flutterBouncing)
    let rough = Physics(decay: -Elementary.log(0.3))
    let clamping = [500.0, 2_000, 8_000].map {
      Fling(velocity: $0, physics: .flutterClamping).total
    }
    let chromium = Fling(velocity: 5_000, physics: .chromium)
    return [
      "Motion DecayAnimationTests toValue v=2000": slow.total,
      "Motion v=1000": Fling(velocity: 1_000, physics: .ios).total,
      "Motion rounding: v for target 100": speed(to: 100),
      "Motion rounding: v for target 100.3333": speed(to: 100 + 1 / 3.0),
      "Motion keyframe duration v=2000 (last 60Hz frame before |v|<0.5)": (frames + 1) / 60,
      "flutter friction_simulation_test x(0.1)": 100 + friction.position(at: 0.1),
      "flutter friction_simulation_test x(0.5)": 100 + friction.position(at: 0.5),
      "flutter friction_simulation_test x(2.0)": 100 + friction.position(at: 2),
      "flutter friction finalX": 100 + friction.total,
      "flutter newton_test friction 0.3 dx(1)":
        Fling(velocity: 400, physics: rough).velocity(at: 1),
      "flutter newton_test friction 0.3 dx(2)":
        Fling(velocity: 400, physics: rough).velocity(at: 2),
      "flutter newton_test friction 0.3 dx(3)":
        Fling(velocity: 400, physics: rough).velocity(at: 3),
      "flutter newton_test inf edge x(1)": 100 + free.position(at: 1),
      "flutter newton_test inf edge dx(1)": free.velocity(at: 1),
      "flutter newton_test inf edge x(5)": 100 + free.position(at: 5),
      "flutter clamping D == android D v=500": clamping[0],
      "flutter clamping D == android D v=2000": clamping[1],
      "flutter clamping D == android D v=8000": clamping[2],
      "chromium fling_curve_unittest 20ms": chromium.position(at: 0.02),
      "chromium 250ms delta": chromium.position(at: 0.25) - chromium.position(at: 0.02),
      "chromium end delta": chromium.total - chromium.position(at: 0.25),
      "compose DecayAnimationTest hand-over at v=500 (within 2)":
        2_000 + Fling(velocity: 800, physics: .compose).total,
    ]
  }()

  private static let springs: [String: Double] = {
    var numbers: [String: Double] = [:]
    // From a start to an end, in whole numbers.
    func floors(
      _ name: String, _ damping: Double, to end: Double, _ times: [(name: String, time: Double)]
    ) {
      let spring = Spring(
        .init(mass: 1, stiffness: 100, dampingRatio: damping), displacement: -end, velocity: 0)
      for (label, time) in times {
        numbers["flutter \(name) floor x(\(label))"] =
          (end + spring.displacement(at: time)).rounded(.down)
        numbers["flutter \(name) floor dx(\(label))"] =
          spring.velocity(at: time).rounded(.down)
      }
    }
    floors("crit_spring", 1, to: 500, [("0.25", 0.25), ("0.50", 0.5), ("0.75", 0.75)])
    floors("overdamped", 1.25, to: 500, [("0.5", 0.5), ("1.0", 1), ("1.5", 1.5)])
    floors("underdamped", 0.25, to: 300, [("1", 1)])
    for (name, ratio) in [("0.8", 0.8), ("1", 1.0)] {
      let spring = Spring(
        .init(response: 1, dampingRatio: ratio), displacement: -10, velocity: 0)
      numbers["Motion spring response1 zeta\(name) x(0.5) to 10"] =
        10 + spring.displacement(at: 0.5)
    }
    // Back over an edge at 0, and past it.
    let fling = Fling(velocity: -7_500, physics: .flutterBouncing)
    let hit = fling.time(atDistance: -500)
    let spring = Spring(
      .init(mass: 1, stiffness: 170, dampingRatio: 1.1), displacement: 0,
      velocity: fling.velocity(atDistance: -500))
    for (name, time) in [("(.065)", 0.065), ("(.1)", 0.1), ("(.5)", 0.5)] {
      let isPast = time > hit
      numbers["flutter over/under scroll x" + name] =
        isPast ? spring.displacement(at: time - hit) : 500 + fling.position(at: time)
      numbers["dx" + name] = isPast ? spring.velocity(at: time - hit) : fling.velocity(at: time)
    }
    return numbers
  }()
}
