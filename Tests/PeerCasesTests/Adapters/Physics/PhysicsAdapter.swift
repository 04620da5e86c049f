import NestedScroll

extension Adapters {
  static var physics: [any PeerAdapter.Type] { [PhysicsAdapter.self] }
}

/// Tables of motion: curves, springs, bands and velocities of several systems, computed to forty
/// digits and printed to twelve. The engine's numbers are read off scrollers that move.
struct PhysicsAdapter: PeerAdapter {
  static let systems = ["physics-tables"]

  static func run(_ peerCase: PeerCase, _ verdict: inout Verdict) throws {
    let table = String(peerCase.id.prefix { $0 != "/" })
    switch table {
    case "models": try model(peerCase.raw, &verdict)
    case "android_spline_table_101": try shape(peerCase.raw, &verdict)
    case "rubber_band": try band(peerCase.id, peerCase.raw, &verdict)
    case "spring_return": try spring(peerCase.raw, &verdict)
    case "critical_spring_settle_closed_form": try settling(peerCase.raw, &verdict)
    case "edge_crossing_ios_normal": try crossing(peerCase.raw, &verdict)
    case "handover_single_exponential_normal": try handover(peerCase.raw, &verdict)
    case "handover_two_rates": try boundary(peerCase.raw, &verdict)
    case "per_frame_integration_error_ios_normal": try frames(peerCase.raw, &verdict)
    case "paging_targets_page400": try paging(peerCase.raw, &verdict)
    case "flutter_carried_momentum": try momentum(peerCase.raw, &verdict)
    case "velocity_tracker": try velocities(peerCase.raw, &verdict)
    default: throw CaseError("there is no such table")
    }
  }

  // What the tables share

  /// Twelve digits of a number, and the times are printed to twelve digits too.
  static func compare(
    _ actual: Double, _ expected: JSON, _ what: String, _ verdict: inout Verdict
  ) throws {
    guard let number = expected.number else {
      throw CaseError("\(what): expected a number, found \(expected)")
    }
    try verdict.number(
      actual, is: expected, tolerance: 1e-7 + 1e-9 * number.magnitude, what)
  }

  /// Constants under which nothing rests before its curve does, and what is shown of a pull is the
  /// pull itself.
  static func exact(
    decay: Double = Physics.ios.decay, spring: Physics.SpringParameters = Physics.ios.spring
  ) -> Physics {
    Physics(
      decay: decay, band: 1, bandLength: 1e12, spring: spring, rest: 1e-9, minVelocity: 1e-9)
  }

  static func rows(_ table: JSON, _ key: String) throws -> [(Int, JSON)] {
    guard let rows = (key.isEmpty ? table : table[key]).array, !rows.isEmpty else {
      throw CaseError("the table has no \(key.isEmpty ? "rows" : key)")
    }
    return Array(rows.enumerated())
  }

  /// A scroller with so far to go, and what happens at its end.
  static func list(room: Double, edges: Edges = .clamp) -> Node {
    .list(viewport: 100, content: 100 + room, edges: edges)
  }

  /// More than any curve of the tables goes.
  static let endless = 1e7
}
