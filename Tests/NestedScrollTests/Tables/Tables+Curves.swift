@testable import NestedScroll

/// Curves of flings.
extension Tables {
  static func models(_ models: Table, _ ledger: inout Ledger) {
    for (name, model) in models.object.sorted(by: { $0.key < $1.key }) {
      switch model["kind"].text {
      case "exponential":
        let physics = Physics(decay: model["lambda_per_s"].number)
        ledger.rows(name, model["cases"].list) { fling($0, physics, &$1) }
      case "geometric sum per millisecond": sums(name, model, &ledger)
      case "exponential minus linear": drags(name, model, &ledger)
      case "Bezier spline, fixed duration": splines(name, model, &ledger)
      case "power law, autonomous":
        ledger.rows(name, model["cases"].list) { fling($0, .android, &$1) }
      case "exponential minus constant, autonomous":
        ledger.rows(name, model["cases"].list) { fling($0, .chromium, &$1) }
      case "constant deceleration, autonomous":
        ledger.rows(name, model["cases"].list) { fling($0, .qt, &$1) }
      case "geometric settle": settles(name, model, &ledger)
      default: ledger.complain("\(name): there is no curve of the kind \(model["kind"])")
      }
    }
  }

  private static func fling(_ row: Table, _ physics: Physics, _ ledger: inout Ledger) {
    let fling = Fling(velocity: row["v0"].number, physics: physics)
    ledger.expect(fling.total, row["total_distance"], "the way")
    for (key, time) in row["duration"].object {
      if key.hasPrefix("v_below_"), let slow = Double(key.dropFirst(8)) {
        ledger.expect(fling.velocity(at: time.number), .number(slow), key)
      } else if key == "remaining_below_0.5" {
        ledger.expect(fling.restTime(within: 0.5), time, key)
      } else if key == "exact_end" {
        ledger.expect(fling.duration, time, key)
      } else {
        ledger.complain("duration.\(key) is not known")
      }
    }
    samples(row, of: fling, &ledger)
  }

  /// Position and velocity at each time; and the way back, where it still says something of when.
  private static func samples(_ row: Table, of fling: Fling, _ ledger: inout Ledger) {
    for sample in row["samples"].list {
      let time = sample["t"].number
      ledger.expect(fling.position(at: time), sample["x"], "x(\(time))")
      ledger.expect(fling.velocity(at: time), sample["v"], "v(\(time))", absolute: 1e-7)
      let (x, v) = (sample["x"].number, sample["v"].number)
      // The digits printed of x are worth 1e-11 x / v seconds.
      guard v > 1 else { continue }
      ledger.expect(fling.velocity(atDistance: x), sample["v"], "v at \(x)", absolute: 1e-7)
      ledger.expect(
        fling.time(atDistance: x), sample["t"], "t at \(x)", absolute: 1e-11 * (1 + x / v))
    }
  }

  /// A sum over milliseconds is the same curve, begun with what is left after the first.
  private static func sums(_ name: String, _ model: Table, _ ledger: inout Ledger) {
    let physics = name.hasSuffix("0.99") ? Physics.iosFast : .ios
    let factor = Elementary.exp(-physics.decay / 1_000)
    ledger.rows(name, model["cases"].list) { row, ledger in
      let velocity = row["v0"].number
      let share = physics.decay / 1_000 * factor / (1 - factor)
      let sum = Fling(velocity: velocity * share, physics: physics)
      let own = Fling(velocity: velocity, physics: physics)
      ledger.expect(sum.total, row["total_distance"], "the way")
      ledger.expect(
        own.velocity(at: row["duration"]["v_below_5"].number), .number(5), "v_below_5")
      for sample in row["samples"].list {
        let time = sample["t"].number
        ledger.expect(sum.position(at: time), sample["x"], "x(\(time))")
        ledger.expect(own.velocity(at: time), sample["v"], "v(\(time))", absolute: 1e-7)
      }
    }
  }

  /// The physical form; what Flutter computes depends on the time gone by, and can't be started
  /// anew. It begins alike and ends earlier.
  private static func drags(_ name: String, _ model: Table, _ ledger: inout Ledger) {
    ledger.rows(name, model["cases"].list) { row, ledger in
      let fling = Fling(velocity: row["v0"].number, physics: .flutterDesktop)
      let physical = row["physical_drag_plus_coulomb"]
      ledger.expect(fling.total, physical["total_distance"], "the way")
      ledger.expect(fling.duration, physical["duration"], "the duration")
      samples(physical, of: fling, &ledger)
      let other = row["flutter"]
      ledger.holds(other["total_distance"].number < fling.total, "Flutter's goes farther")
      ledger.holds(other["duration"].number < fling.duration, "Flutter's lasts longer")
      for sample in other["samples"].list {
        let position = fling.position(at: sample["t"].number)
        ledger.holds(sample["x"].number <= position + 1e-9, "Flutter's is ahead")
      }
    }
  }

  /// Lengths are pixels: the deceleration grows with the density of the screen.
  private static func splines(_ name: String, _ model: Table, _ ledger: inout Ledger) {
    var physics = Physics.androidSpline
    physics.power.deceleration = model["constants"]["physical_coeff"].number
    ledger.rows(name, model["cases"].list) { row, ledger in
      let fling = Fling(velocity: row["v0_px"].number, physics: physics)
      ledger.expect(fling.total, row["total_distance_px"], "the way")
      ledger.expect(fling.duration, row["duration_s"], "the duration")
      let whole = row["duration_ms_truncated"].number
      ledger.holds((fling.duration * 1_000).rounded(.down) == whole, "\(whole) ms")
      for sample in row["samples"].list {
        let time = sample["t"].number
        ledger.expect(fling.position(at: time), sample["x_curve"], "x(\(time))")
        // A start at full speed ends within a few ms: there the printed time weighs most.
        ledger.expect(
          fling.velocity(at: time), sample["v_curve"], "v(\(time))", absolute: 1e-7)
        let looked = looked(up: fling, at: time / (whole / 1_000), per: whole / 1_000)
        ledger.expect(looked.position, sample["x_table100"], "looked up at \(time)")
        ledger.expect(looked.velocity, sample["v_table100"], "speed looked up at \(time)")
      }
    }
  }

  /// What Android makes of a curve: 100 straight pieces.
  private static func looked(
    up fling: Fling, at share: Double, per duration: Double
  ) -> (position: Double, velocity: Double) {
    guard share < 1 else { return (fling.total, 0) }
    let index = (share * 100).rounded(.down)
    let start = fling.position(at: fling.duration * index / 100)
    let end = fling.position(at: fling.duration * (index + 1) / 100)
    return (start + (end - start) * (share * 100 - index), (end - start) * 100 / duration)
  }

  /// The shape by itself, in 100 steps of time and of distance, printed to ten digits.
  static func shape(_ table: Table, _ ledger: inout Ledger) {
    let fling = Fling(velocity: 1_000, physics: .androidSpline)
    for (index, row) in table["position_at_i_over_100"].list.enumerated() {
      ledger.rows("position at \(index)/100", [row]) { row, ledger in
        let position = fling.position(at: fling.duration * Double(index) / 100)
        ledger.expect(position / fling.total, row, "the share", absolute: 6e-11)
      }
    }
    for (index, row) in table["time_at_i_over_100"].list.enumerated() {
      ledger.rows("time at \(index)/100", [row]) { row, ledger in
        let time = fling.time(atDistance: fling.total * Double(index) / 100)
        ledger.expect(time / fling.duration, row, "the share", absolute: 6e-11)
      }
    }
  }

  /// An exponential in frames of 16 ms, of which the first is over when it starts.
  private static func settles(_ name: String, _ model: Table, _ ledger: inout Ledger) {
    ledger.rows(name, model["cases"].list) { row, ledger in
      let ratio = row["platform"].text == "android" ? 0.9 : 0.92
      let (first, distance) = (row["first_delta"].number, row["distance"].number)
      let frames = row["frames"].number
      let whole = first / (1 - ratio)
      ledger.expect(
        distance * (1 - ratio) / (1 - Elementary.pow(ratio, frames)), row["first_delta"], "first")
      ledger.expect(frames * 0.016, row["duration"], "the duration")
      let rate = -Elementary.log(ratio) / 0.016
      let fling = Fling(velocity: (whole - first) * rate, physics: Physics(decay: rate))
      for sample in row["samples"].list {
        let time = sample["t"].number
        let x = time < row["duration"].number ? first + fling.position(at: time) : distance
        ledger.expect(x, sample["x"], "x(\(time))", absolute: 1e-7)
      }
    }
  }

  /// An exponential of one second, said by what its first frame does.
  static func progress(_ table: Table, _ ledger: inout Ledger) {
    ledger.rows("webkit_basic_snap_progress", table["rows"].list) { row, ledger in
      let rate = 60 * Elementary.log(row["b"].number)
      let fling = Fling(velocity: row["A"].number * rate, physics: Physics(decay: rate))
      ledger.expect(
        fling.position(at: 1 / 60), row["initial_progress_per_frame"], "the first frame")
      for sample in row["samples"].list {
        let time = sample["t"].number
        ledger.expect(fling.position(at: time), sample["s"], "s(\(time))")
      }
    }
  }
}
