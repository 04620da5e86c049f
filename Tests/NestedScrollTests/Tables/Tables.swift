import Testing

/// `physics-tables.json`: numbers computed to 40 digits from the formulas of several systems,
/// printed to 12, and what those systems' own tests expect. Every row is checked against the curves
/// themselves, or listed with the reason why not.
///
/// `PHYSICS_TABLES=file swift test --filter PhysicsTables` checks another file in its format.
@Suite(.serialized) struct PhysicsTables {
  @Test func everyRowIsCheckedOrListed() throws {
    let tables = try TableFile.load()
    let ledger = Tables.check(tables)
    for mismatch in ledger.mismatches { Issue.record("\(mismatch)") }
    let rows = Table.object(tables).rows
    print(
      "physics tables: \(rows) rows, \(ledger.checked) checked in \(ledger.numbers) numbers,",
      "\(ledger.listedRows) listed")
    for entry in ledger.listed { print("  \(entry.name): \(entry.rows) rows. \(entry.reason)") }
    #expect(ledger.checked + ledger.listedRows == rows)
    guard TableFile.path == nil else { return }
    #expect(rows >= 965, "the file has lost rows")
    #expect(ledger.checked >= 918, "rows are listed that were checked")
  }
}

enum Tables {
  static func check(_ tables: [String: Table]) -> Ledger {
    var ledger = Ledger()
    for (name, table) in tables.sorted(by: { $0.key < $1.key }) {
      switch name {
      case "models": models(table, &ledger)
      case "android_spline_table_101": shape(table, &ledger)
      case "rubber_band": bands(table, &ledger)
      case "spring_return": springs(table, &ledger)
      case "critical_spring_settle_closed_form": settling(table, &ledger)
      case "edge_crossing_ios_normal": crossings(table, &ledger)
      case "handover_single_exponential_normal": handovers(table, &ledger)
      case "handover_two_rates": rates(table, &ledger)
      case "handover_android_spline_restart_at_boundary": restartsAtBoundary(table, &ledger)
      case "restart_error_android_spline_density1": restartsPerFrame(table, &ledger)
      case "per_frame_integration_error_ios_normal": frames(table, &ledger)
      case "gtk_edge_switch_at_tick_vs_root": ticks(table, &ledger)
      case "gtk_stop_rule_frame_rate_dependence": stops(table, &ledger)
      case "paging_targets_page400": pages(table, &ledger)
      case "android_edge_stretch":
        ledger.list(name, table, "a stretch of the picture, not of the scroll")
      case "android_overfling": overflings(table, &ledger)
      case "flutter_carried_momentum": carried(table, &ledger)
      case "chromium_wheel_animation":
        ledger.list(
          name, table, "an ease of fixed duration, started anew by every notch; a spring here")
      case "webkit_basic_snap_progress": progress(table, &ledger)
      case "velocity_tracker": velocities(table, &ledger)
      case "peer_test_expectations": peers(table, tables, &ledger)
      default: ledger.complain("there is no check of \(name)")
      }
    }
    return ledger
  }
}
