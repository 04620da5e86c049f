import Foundation

@testable import NestedScroll

/// Recorded strokes: those in `Traces`, or in another folder that `SCROLL_TRACES` names.
enum StrokeFiles {
  static let folder = ProcessInfo.processInfo.environment["SCROLL_TRACES"]

  struct Stroke {
    let id: String
    /// Milliseconds, and where on the screen.
    let samples: [(time: Double, x: Double, y: Double)]
    let expectations: [Expectation]
  }

  /// A velocity on the screen that somebody expects of an estimator at the last sample.
  struct Expectation {
    let estimator: VelocityEstimator
    let axis: Axis
    let velocity: Double
    let tolerance: Double
  }

  /// All files of recordings, in the order of their names.
  static func files() throws -> [URL] {
    let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Traces", isDirectory: true)
    let directory = folder.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? own
    let files = try FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: nil)
    return files.filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  static func load() throws -> [Stroke] {
    try files().flatMap { file -> [Stroke] in
      let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
      // Wheels are recorded too.
      let isTouch = table["kind"].isNull || table["kind"].text == "touch"
      return isTouch ? table["strokes"].list.map(stroke) : []
    }
  }

  private static func stroke(_ row: Table) -> Stroke {
    let samples = row["samples"].list.map { sample in
      (sample.list[0].number, sample.list[1].number, sample.list[2].number)
    }
    return Stroke(
      id: row["id"].text ?? "", samples: samples,
      expectations: expectations(row["expectedVelocity"]) + computed(row["computedVelocity"]))
  }

  private static func expectations(_ table: Table) -> [Expectation] {
    let tolerance = table["tolerance"].isNull ? 1e-3 : table["tolerance"].number
    return both(table, .leastSquares, tolerance) + both(table["lsq2"], .leastSquares, tolerance)
      + both(table["impulse"], .impulse(seconds: 0.1), tolerance)
  }

  private static func both(
    _ table: Table, _ estimator: VelocityEstimator, _ tolerance: Double
  ) -> [Expectation] {
    [("x", Axis.horizontal), ("y", .vertical)].compactMap { key, axis in
      guard case .number(let velocity) = table[key] else { return nil }
      return Expectation(
        estimator: estimator, axis: axis, velocity: velocity,
        tolerance: tolerance * velocity.magnitude)
    }
  }

  private static func computed(_ table: Table) -> [Expectation] {
    [("ios", VelocityEstimator.ios), ("macos", .macOS)].flatMap { key, estimator in
      zip(Axis.allCases, table[key].list).map { axis, value in
        // Printed to two decimals.
        Expectation(estimator: estimator, axis: axis, velocity: value.number, tolerance: 0.006)
      }
    }
  }
}

extension StrokeFiles.Stroke {
  /// A tracker that has seen the stroke up to its last sample.
  var tracker: VelocityTracker {
    var tracker = VelocityTracker()
    for (time, x, y) in samples { tracker.add(time: time / 1_000, position: Point(x: x, y: y)) }
    return tracker
  }

  var lastTime: Double { (samples.last?.time ?? 0) / 1_000 }
}
