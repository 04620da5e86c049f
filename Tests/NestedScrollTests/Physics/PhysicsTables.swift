import Foundation

/// What of `physics-tables.json` the tests use: numbers computed to 40 digits from the formulas of
/// several scroll engines, printed to 12, and what those engines' own tests expect.
struct PhysicsTables: Decodable {
  static let shared: Result<PhysicsTables, any Error> = Result {
    try Fixture.decode("physics-tables.json", as: PhysicsTables.self)
  }

  struct Sample: Decodable {
    let t: Double
    let x: Double
    let v: Double
  }

  struct Curve: Decodable {
    struct Case: Decodable {
      let v0: Double
      let total_distance: Double
      let duration: [String: Double]
      let samples: [Sample]
    }
    let lambda_per_s: Double?
    let cases: [Case]
  }

  struct Models: Decodable {
    let exponential: [Curve]
    let power: Curve

    enum Key: String, CodingKey, CaseIterable {
      case ios = "ios_decay_normal_0.998"
      case iosFast = "ios_decay_fast_0.99"
      case flutter = "flutter_friction_0.135"
      case compose = "compose_exponential_4.2"
      case gtk = "gtk_decay_4"
      case power = "flutter_clamping"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      exponential = try Key.allCases.filter { $0 != .power }
        .map { try container.decode(Curve.self, forKey: $0) }
      power = try container.decode(Curve.self, forKey: .power)
    }
  }

  struct Band: Decodable {
    struct Row: Decodable {
      let dimension: Double
      let overscroll: Double
      let displayed: Double
      let slope_db_dx: Double
    }
    struct Table: Decodable {
      let rows: [Row]
    }
    let table: Table

    enum CodingKeys: String, CodingKey {
      case table = "ios_c_0.55"
    }
  }

  struct Spring: Decodable {
    struct Sample: Decodable {
      let t: Double
      let d: Double
      let v: Double
    }
    struct Peak: Decodable {
      let t: Double
      let x: Double
    }
    struct Case: Decodable {
      let d0: Double
      let v0: Double?
      let v_displayed_at_0: Double?
      let peak: Peak?
      let samples: [Sample]
    }
    struct Equivalent: Decodable {
      let omega0: Double
      let zeta: Double
    }
    let omega0: Double?
    let zeta: Double?
    let equivalent_spring: Equivalent?
    let cases: [Case]
  }

  struct Settle: Decodable {
    struct Row: Decodable {
      let d0: Double
      let v0: Double
      let omega: Double
      let eps: Double
      let t: Double
    }
    let rows: [Row]
  }

  struct Crossings: Decodable {
    struct Row: Decodable {
      let v0: Double
      let distance_to_edge: Double
      let t_hit: Double
      let v_hit: Double
    }
    let rows: [Row]
  }

  struct HandOver: Decodable {
    struct Segment: Decodable {
      let extent: Double?
      let v_in: Double
      let t_out: Double?
      let consumed: Double
      let v_out: Double
    }
    struct Case: Decodable {
      let v0: Double
      let segments: [Segment]
    }
    let cases: [Case]
  }

  struct Velocity: Decodable {
    struct Case: Decodable {
      let name: String
      let samples_ms_pos: [[Double]]
      let computed: [String: Double]
    }
    struct Coefficients: Decodable {
      let samples_ms_pos: [[Double]]
      let peer_expected: [Double]
    }
    let cases: [Case]
    let lsq2_coefficients: [Coefficients]
  }

  let models: Models
  let rubber_band: Band
  let spring_return: [String: Spring]
  let critical_spring_settle_closed_form: Settle
  let edge_crossing_ios_normal: Crossings
  let handover_single_exponential_normal: HandOver
  let velocity_tracker: Velocity
}
