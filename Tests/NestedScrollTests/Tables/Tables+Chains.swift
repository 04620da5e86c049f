@testable import NestedScroll

/// Flings that are handed over, started anew, and seen in frames.
extension Tables {
  static func handovers(_ table: Table, _ ledger: inout Ledger) {
    ledger.rows("handover_single_exponential_normal", table["cases"].list) { row, ledger in
      let whole = Fling(velocity: row["v0"].number, physics: .ios)
      ledger.expect(whole.total, row["single_curve_total"], "the way")
      var distance = 0.0
      for (segment, extent) in zip(row["segments"].list, row["extents"].list) {
        let part = Fling(velocity: segment["v_in"].number, physics: .ios)
        if !extent.isNull { ledger.expect(extent.number, segment["extent"], "the extent") }
        ledger.expect(whole.velocity(atDistance: distance), segment["v_in"], "v_in")
        ledger.expect(whole.time(atDistance: distance), segment["t_in"], "t_in")
        distance += segment["consumed"].number
        if !segment["t_out"].isNull {
          ledger.expect(whole.time(atDistance: distance), segment["t_out"], "t_out")
          ledger.expect(
            part.velocity(atDistance: segment["consumed"].number), segment["v_out"], "v_out")
        }
        ledger.expect(
          whole.velocity(atDistance: distance), segment["v_out"], "v_out", absolute: 1e-8)
      }
      ledger.expect(distance, row["total_consumed"], "consumed")
      ledger.expect(whole.velocity(atDistance: distance), row["residual_v_at_chain_end"], "left")
      guard !row["t_chain_end"].isNull else { return }
      ledger.expect(whole.time(atDistance: distance), row["t_chain_end"], "the end")
      let spring = Spring(
        frequency: 10, damping: 1, displacement: 0,
        velocity: whole.velocity(atDistance: distance))
      let peak = row["bounce_peak_critical_w10"]
      ledger.expect(spring.displacement(at: peak["t"].number), peak["x"], "the peak")
    }
  }

  static func rates(_ table: Table, _ ledger: inout Ledger) {
    ledger.rows("handover_two_rates", table.list) { row, ledger in
      let fling = Fling(velocity: row["v0"].number, physics: .ios)
      let extent = row["child_extent"].number
      ledger.expect(fling.time(atDistance: extent), row["t_hit"], "t_hit")
      let velocity = fling.velocity(atDistance: extent)
      ledger.expect(velocity, row["v_hit"], "v_hit")
      let fast = Fling(velocity: velocity, physics: .iosFast).total
      ledger.expect(fast, row["then_fast_0.99_distance"], "then fast")
      ledger.expect(fling.total - extent, row["then_normal_distance"], "then as before")
    }
  }

  /// How much a spline loses or gains when it is started anew where a node ends.
  static func restartsAtBoundary(_ table: Table, _ ledger: inout Ledger) {
    let name = "handover_android_spline_restart_at_boundary"
    ledger.rows(name, table.list) { row, ledger in
      let fling = Fling(velocity: row["v0"].number, physics: .androidSpline)
      let distance = fling.total * row["boundary_fraction"].number
      let time = fling.time(atDistance: distance)
      ledger.expect(time, row["t_hit"], "t_hit")
      ledger.expect(fling.velocity(atDistance: distance), row["v_hit"], "v_hit")
      let new = Fling(
        velocity: fling.velocity(atDistance: distance), physics: .androidSpline)
      let left = fling.total - distance
      ledger.expect(left, row["remaining_on_same_curve"], "what is left of it")
      ledger.expect(new.total, row["remaining_if_new_spline"], "a new one")
      ledger.expect(new.total / left, row["ratio"], "ratio", absolute: 1e-5)
      ledger.expect(fling.duration - time, row["remaining_time_same"], "the time left of it")
      ledger.expect(new.duration, row["remaining_time_new"], "the time of a new one")
    }
  }

  static func restartsPerFrame(_ table: Table, _ ledger: inout Ledger) {
    ledger.rows("restart_error_android_spline_density1", table["rows"].list) { row, ledger in
      let frame = 1 / row["hz"].number
      let whole = Fling(velocity: row["v0"].number, physics: .androidSpline)
      ledger.expect(whole.total, row["single_curve"], "one curve")
      var fling = whole
      var distance = 0.0
      for _ in 0..<Int(row["restarts"].number) {
        distance += fling.position(at: frame)
        fling = Fling(velocity: fling.velocity(at: frame), physics: .androidSpline)
      }
      let total = distance + fling.total
      ledger.expect(total, row["restarted_total"], "started anew", absolute: 1e-7)
      // Five digits.
      let percent = 100 * (total / whole.total - 1)
      ledger.expect(percent, row["error_pct"], "percent", absolute: 6e-5, relative: 5e-5)
      // The power law does not mind.
      var power = Fling(velocity: row["v0"].number, physics: .android)
      let once = power.total
      distance = 0
      for _ in 0..<Int(row["restarts"].number) {
        distance += power.position(at: frame)
        power = Fling(velocity: power.velocity(at: frame), physics: .android)
      }
      ledger.holds(isNear(distance + power.total, once, relative: 1e-12), "the power law minds")
    }
  }

  /// What frames make of a curve that is added up in them; ours is the column `exact`.
  static func frames(_ table: Table, _ ledger: inout Ledger) {
    ledger.rows("per_frame_integration_error_ios_normal", table.list) { row, ledger in
      let velocity = row["v0"].number
      let frame = 1 / row["hz"].number
      let fling = Fling(velocity: velocity, physics: .ios)
      ledger.expect(fling.total, row["exact"], "exact")
      // Sums of the geometric series of the velocities at frames.
      let factor = fling.velocity(at: frame) / velocity
      let after = velocity * frame / (1 - factor)
      ledger.expect(after, row["move_then_decay"], "moved first")
      ledger.expect(after * factor, row["decay_then_move"], "slowed first")
      ledger.expect(after * (1 + factor) / 2, row["trapezoid"], "the mean of both")
      let linear = 1 - Physics.ios.decay * frame
      let sum = velocity * frame / (1 - linear)
      ledger.expect(sum, row["linear_friction_euler_move_then_decay"], "linear")
      ledger.expect(sum * linear, row["linear_friction_euler_decay_then_move"], "linear, slowed")
      ledger.expect(
        velocity * frame / 0.05, row["fixed_0.95_per_frame_move_then_decay"], "a fixed factor")
    }
  }

  /// A bounce that starts with the first frame past the edge, and one that starts at the edge.
  static func ticks(_ table: Table, _ ledger: inout Ledger) {
    ledger.rows("gtk_edge_switch_at_tick_vs_root", table.list) { row, ledger in
      let fling = Fling(velocity: row["v0"].number, physics: .gtk)
      let edge = row["distance_to_edge"].number
      var time = fling.time(atDistance: edge)
      if case .number(let rate) = row["hz"] {
        let phase = row["phase"].number
        time = ((time * rate + phase).rounded(.up) - phase) / rate
      }
      let over = fling.position(at: time) - edge
      ledger.expect(over, row["overshoot_at_switch"], "the overshoot")
      ledger.expect(fling.velocity(at: time), row["v_at_switch"], "the velocity")
      let spring = Spring(
        Physics.gtk.spring, displacement: over, velocity: fling.velocity(at: time))
      let peak = spring.displacement(at: spring.derivative.firstZero ?? .nan)
      ledger.expect(peak, row["peak_unclamped"], "the peak")
    }
  }

  static func stops(_ table: Table, _ ledger: inout Ledger) {
    ledger.rows("gtk_stop_rule_frame_rate_dependence", table.list) { row, ledger in
      let fling = Fling(velocity: row["v0"].number, physics: .gtk)
      let rate = row["hz"].number
      var frame = 1.0
      while fling.velocity(at: frame / rate) >= 1,
        fling.position(at: frame / rate) - fling.position(at: (frame - 1) / rate) >= 1
      {
        frame += 1
      }
      let stop = fling.position(at: frame / rate)
      ledger.expect(frame / rate, row["stop_t"], "when it stops")
      ledger.expect(stop, row["stop_x"], "where it stops")
      ledger.expect(fling.total, row["asymptote"], "where ours does")
      ledger.expect(fling.total - stop, row["shortfall"], "what is missing")
    }
  }
}
