@testable import NestedScroll

/// Bands, springs, and flings that come to an edge.
extension Tables {
  static func bands(_ bands: Table, _ ledger: inout Ledger) {
    for (name, table) in bands.object.sorted(by: { $0.key < $1.key }) {
      switch name {
      case "ios_c_0.55":
        ledger.rows(name, table["rows"].list) { row, ledger in
          let band = RubberBand(coefficient: 0.55, length: row["dimension"].number)
          shows(band, row, &ledger)
          ledger.expect(band.slope(row["overscroll"].number), row["slope_db_dx"], "slope")
          ledger.expect(
            row["overscroll"].number, row["inverse_of_displayed"], "the inverse")
        }
      case "chromium_bezier_tanh":
        ledger.rows(name, table["rows"].list) { row, ledger in
          let length = 0.1 * row["dimension"].number
          shows(RubberBand(coefficient: 0.2, length: length, shape: .tanh), row, &ledger)
        }
      case "macos_elastic_1_20", "qt_half":
        let coefficient = name == "qt_half" ? 0.5 : 0.05
        ledger.rows(name, table["rows"].list) { row, ledger in
          let band = RubberBand(coefficient: coefficient, length: 800, shape: .linear)
          shows(band, row, &ledger)
          guard !row["displayed_ceil"].isNull else { return }
          let whole = band.stretch(row["overscroll"].number).rounded(.up)
          ledger.expect(whole, row["displayed_ceil"], "in whole points")
        }
      case "flutter_incremental_0.52": increments(name, table, &ledger)
      default: ledger.complain("rubber_band.\(name) is not known")
      }
    }
  }

  private static func shows(_ band: RubberBand, _ row: Table, _ ledger: inout Ledger) {
    let (pull, shown) = (row["overscroll"].number, row["displayed"].number)
    ledger.expect(band.stretch(pull), row["displayed"], "of \(pull)")
    // The inverse, as far as the printed digits of a stretch say of which pull it is.
    let worth = 1e-11 * shown / band.slope(pull)
    if worth < 1e-3 {
      ledger.expect(band.pull(shown), .number(pull), "for \(shown)", absolute: 1e-9 + worth)
    }
  }

  /// Flutter's friction per event is the slope of our band; many small events come to the band.
  private static func increments(_ name: String, _ table: Table, _ ledger: inout Ledger) {
    ledger.rows(name, table["rows"].list) { row, ledger in
      let band = RubberBand(coefficient: 0.52, length: row["dimension"].number)
      let count = Int(row["events"].number)
      let step = row["total_drag"].number / Double(count)
      // The first event begins in range and is let through whole.
      var shown = step
      for _ in 1..<max(1, count) {
        // A stretch of the whole length or more has no pull, and there their friction is none.
        guard shown < band.length else { break }
        shown += step * band.slope(band.pull(shown))
      }
      ledger.expect(shown, row["displayed"], "in \(count) events")
    }
    ledger.rows("\(name).limits", table["limits"].list) { row, ledger in
      let band = RubberBand(coefficient: 0.52, length: row["dimension"].number)
      ledger.expect(band.stretch(row["total_drag"].number), row["displayed_limit"], "limit")
    }
  }

  static func springs(_ springs: Table, _ ledger: inout Ledger) {
    for (name, table) in springs.object.sorted(by: { $0.key < $1.key }) {
      let parameters: Physics.SpringParameters
      // What a spring of the system's own kind starts with, of the velocity that it is given.
      var share = 1.0
      var jump = 0.0
      if let stiffness = optional(table["stiffness"]) {
        parameters = Physics.SpringParameters(
          mass: table["mass"].number, stiffness: stiffness,
          dampingCoefficient: table["damping"].number)
      } else if !table["equivalent_spring"].isNull {
        let equivalent = table["equivalent_spring"]
        parameters = Physics.SpringParameters(
          frequency: equivalent["omega0"].number, damping: equivalent["zeta"].number)
        // Outside of its edges it moves by the distance from the edge too.
        jump = table["rates_per_s"]["bounce"].number
      } else {
        share = table["amplitude"].number
        parameters = Physics.SpringParameters(
          frequency: table["decay_per_s"].number, damping: 1, handover: share)
        jump = parameters.frequency
      }
      ledger.rows(name, table["cases"].list) { row, ledger in
        if !table["omega0"].isNull {
          ledger.expect(parameters.frequency, table["omega0"], "the frequency")
          ledger.expect(parameters.damping, table["zeta"], "the damping")
        }
        let given = optional(row["v0"]) ?? row["v0_state"].number
        let spring = Spring(
          parameters, displacement: row["d0"].number,
          velocity: share * given - jump * row["d0"].number)
        released(spring, row, &ledger)
      }
    }
  }

  private static func optional(_ table: Table) -> Double? {
    table.isNull ? nil : table.number
  }

  private static func released(_ spring: Spring, _ row: Table, _ ledger: inout Ledger) {
    if let displayed = optional(row["v_displayed_at_0"]) {
      ledger.expect(spring.velocity(at: 0), .number(displayed), "v(0)")
    }
    for sample in row["samples"].list {
      let time = sample["t"].number
      ledger.expect(spring.displacement(at: time), sample["d"], "d(\(time))", absolute: 1e-7)
      ledger.expect(spring.velocity(at: time), sample["v"], "v(\(time))", absolute: 1e-6)
    }
    if !row["peak"].isNull { peak(spring, row["peak"], &ledger) }
    for (key, size) in [("settle_0.5px", 0.5), ("settle_0.1px", 0.1)] {
      guard let time = optional(row[key]) else { continue }
      settles(spring, after: time, within: size, &ledger)
    }
  }

  private static func peak(_ spring: Spring, _ peak: Table, _ ledger: inout Ledger) {
    let time = peak["t"].number
    ledger.expect(spring.displacement(at: time), peak["x"], "peak", absolute: 1e-9)
    ledger.holds(spring.velocity(at: time).magnitude < 1e-5, "it moves at its peak")
  }

  /// The last time at which it is as far as that.
  private static func settles(
    _ spring: Spring, after time: Double, within size: Double, _ ledger: inout Ledger
  ) {
    let shown = spring.displacement(at: time).magnitude
    ledger.expect(shown, .number(size), "settles within \(size)", absolute: 1e-7)
    for step in 1...50 {
      let later = spring.displacement(at: time + Double(step) * 0.01).magnitude
      ledger.holds(later < size, "it is not settled")
    }
  }

  static func settling(_ table: Table, _ ledger: inout Ledger) {
    ledger.rows("critical_spring_settle_closed_form", table["rows"].list) { row, ledger in
      let spring = Spring(
        frequency: row["omega"].number, damping: 1, displacement: row["d0"].number,
        velocity: row["v0"].number)
      // Slower than 6 points per second is what it is only after the turn.
      ledger.expect(
        spring.restTime(within: row["eps"].number, slower: 6), row["t"], "t", absolute: 1e-9)
    }
  }

  static func crossings(_ table: Table, _ ledger: inout Ledger) {
    let springs: [String: Physics.SpringParameters] = [
      "critical_w10": .init(frequency: 10, damping: 1),
      "pop_193.41_26.70": .init(frequency: 13.9073509974, damping: 0.960146413145),
      "flutter_default": Physics.flutterBouncing.spring,
      "xn_two_rate": .init(frequency: 11.0059097756, damping: 1.00412754731),
    ]
    ledger.rows("edge_crossing_ios_normal", table["rows"].list) { row, ledger in
      let fling = Fling(velocity: row["v0"].number, physics: .ios)
      let distance = row["distance_to_edge"].number
      ledger.expect(fling.time(atDistance: distance), row["t_hit"], "t_hit", absolute: 1e-10)
      ledger.expect(fling.velocity(atDistance: distance), row["v_hit"], "v_hit")
      for (name, parameters) in springs {
        let spring = Spring(
          parameters, displacement: 0, velocity: fling.velocity(atDistance: distance))
        peak(spring, row[name]["peak"], &ledger)
        settles(
          spring, after: row[name]["settle_0.5px_after_hit"].number, within: 0.5, &ledger)
      }
    }
  }

  /// Past its edge Android brakes evenly, and harder where there is less room.
  static func overflings(_ table: Table, _ ledger: inout Ledger) {
    ledger.rows("android_overfling", table["rows"].list) { row, ledger in
      let velocity = row["v_at_edge"].number
      let braking = max(2_000, velocity * velocity / (2 * row["max_over"].number))
      ledger.expect(braking, row["deceleration"], "the deceleration")
      let fling = Fling(
        velocity: velocity,
        physics: Physics(curve: .drag, drag: .init(rate: 0, friction: braking)))
      ledger.expect(fling.total, row["overshoot"], "the overshoot")
      ledger.expect((fling.duration * 1_000).rounded(.down), row["out_ms"], "out", absolute: 1)
      // The way back, in whole points, is an ease; only its time is said by a law.
      let back = Elementary.squareRoot(2 * fling.total.rounded(.down) / 2_000) * 1_000
      ledger.expect(back.rounded(.down), row["spring_back_ms"], "back", absolute: 1)
    }
  }
}
