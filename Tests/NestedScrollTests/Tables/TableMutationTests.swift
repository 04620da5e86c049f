import Testing

/// A table that holds must be able to fail: a number that is made a little wrong is noticed.
@Suite struct PhysicsTablesMutation {
  /// What is given and not expected, so that another number may come to the same; what is only
  /// bounded; and columns of what is not ours.
  static let silent: Set<String> = [
    "t", "tolerance", "peer_expected", "samples_ms_pos", "rules", "page_fraction_from_start",
    "existing_v",
    "velocity_towards_next", "flutter", "lsq1_horizon", "last_pair", "identity_error", "period",
    "max_abs_deviation_float32_bisection", "per_s_factor", "constants", "equivalent_spring",
    "rates_per_s", "max_over", "dimension", "note", "lsq2_coefficients",
    "android_edge_stretch", "chromium_wheel_animation",
  ]

  @Test func aWrongNumberIsNoticed() throws {
    guard TableFile.path == nil else { return }
    let tables = try TableFile.load()
    var tried = 0
    for (name, table) in tables.sorted(by: { $0.key < $1.key }) where !Self.silent.contains(name) {
      let leaves = table.leaves(below: []).filter { path in
        Self.silent.isDisjoint(with: path) && !Self.isNotOurs(table, path)
      }
      // Some of each table; the steps are prime, so that all columns come up.
      for path in stride(from: 0, to: leaves.count, by: max(1, leaves.count / 7)).map({ leaves[$0] }
      ) {
        var mutant = ["velocity_tracker": tables["velocity_tracker"] ?? .null]
        mutant[name] = table.changed(at: path[...]) { $0 * 1.02 + 1 }
        let isNoticed = !Tables.check(mutant).mismatches.isEmpty
        #expect(isNoticed, "\(name) \(path) is not read")
        tried += 1
      }
    }
    #expect(tried > 100)
  }
}

extension PhysicsTablesMutation {
  /// Whether a number stands where ours is another on purpose.
  fileprivate static func isNotOurs(_ table: Table, _ path: [String]) -> Bool {
    guard path.count > 2, let index = Int(path[1]) else { return false }
    let row = table[path[0]].list[index]
    switch path[0] {
    case "cases": return Tables.differs(row, path[path.count - 1]) != nil
    case "numeric_checks":
      return Tables.notOurs.contains { (row["name"].text ?? "").hasPrefix($0.key) }
    default: return false
    }
  }
}

extension Table {
  /// The paths of all numbers.
  fileprivate func leaves(below path: [String]) -> [[String]] {
    switch self {
    case .number: [path]
    case .list(let list):
      list.enumerated().flatMap { $1.leaves(below: path + ["\($0)"]) }
    case .object(let object):
      object.sorted { $0.key < $1.key }.flatMap { $0.value.leaves(below: path + [$0.key]) }
    case .null, .bool, .text: []
    }
  }

  fileprivate func changed(
    at path: ArraySlice<String>, _ change: (Double) -> Double
  ) -> Table {
    guard let key = path.first else { return .number(change(number)) }
    let rest = path.dropFirst()
    switch self {
    case .list(var list):
      let index = Int(key) ?? 0
      list[index] = list[index].changed(at: rest, change)
      return .list(list)
    case .object(var object):
      object[key] = object[key]?.changed(at: rest, change)
      return .object(object)
    default: return self
    }
  }
}
