import Testing

@testable import NestedScroll

/// Strokes recorded on devices and the cases of other trackers' tests, with what the quadratic
/// least squares of Flutter, Compose and Android make of them.
@Suite struct RecordedStrokeTests {
  struct Strokes: Decodable {
    struct Stroke: Decodable {
      let id: String
      let expected: [Double]
      let samples: [[Double]]
    }
    let strokes: [Stroke]
  }

  /// The strokes of which the parabola's slope points against the last 40 ms on some axis: there
  /// the mean velocity of those 40 ms is the answer. Velocities are in scroll sign.
  static let guarded = [
    "flutter-03": Vector(x: 0.285721 / 0.039, y: -11.142822 / 0.039),
    "flutter-09": Vector(x: -1.142868 / 0.038, y: 3288.131742),
  ]

  /// The cases whose answer is not the parabola's slope: its sign is wrong, or it needs a third
  /// sample.
  static let unlike = [
    "gesture3 x": -0.285721 / 0.039, "gesture3 y": 11.142822 / 0.039,
    "AOSP three points positive": 20 / 0.01473, "two points": 10_000, "linear then flat": 0,
  ]

  @Test func agreesWithFlutterToATenthOfAPercent() throws {
    let strokes = try Fixture.decode("flutter-strokes.json", as: Strokes.self).strokes
    #expect(strokes.count == 14)
    for stroke in strokes {
      var tracker = VelocityTracker()
      for sample in stroke.samples {
        tracker.add(time: sample[0] / 1_000, position: Point(x: sample[1], y: sample[2]))
      }
      let end = (stroke.samples.last?[0] ?? 0) / 1_000
      let window = tracker.window(endedAt: end)
      let fitted = [Axis.horizontal, .vertical].map { tracker.fittedVelocity($0, in: window) }
      #expect(isNear(fitted[0], stroke.expected[0], absolute: 0, relative: 1e-3), "\(stroke.id)")
      #expect(isNear(fitted[1], stroke.expected[1], absolute: 0, relative: 1e-3), "\(stroke.id)")
      let velocity = tracker.velocity(endedAt: end)
      let slopes = Vector(x: 0 - fitted[0], y: 0 - fitted[1])
      if let guarded = Self.guarded[stroke.id] {
        #expect(isNear(velocity.x, guarded.x, relative: 1e-6), "\(stroke.id)")
        #expect(isNear(velocity.y, guarded.y, relative: 1e-6), "\(stroke.id)")
        #expect(velocity.x * slopes.x < 0 || velocity.y * slopes.y < 0)
      } else {
        #expect(velocity == slopes, "\(stroke.id)")
      }
    }
  }

  @Test func agreesWithTheTables() throws {
    let cases = try PhysicsTables.shared.get().velocity_tracker.cases
    for row in cases {
      let samples = row.samples_ms_pos.map { ($0[0], $0[1]) }
      let velocity = VelocityTrackerTests.screen(samples)
      let expected = try Self.unlike[row.name] ?? #require(row.computed["lsq2"])
      #expect(isNear(velocity, expected, absolute: 0, relative: 1e-6), "\(row.name)")
    }
    #expect(Set(cases.map(\.name)).isSuperset(of: Self.unlike.keys))
  }

  @Test func agreesWithAndroidsCoefficients() throws {
    for row in try PhysicsTables.shared.get().velocity_tracker.lsq2_coefficients {
      let samples = row.samples_ms_pos
      let end = samples[samples.count - 1][0]
      let slope = ParabolaFit.slopeAtZero(count: samples.count) { index in
        ((samples[index][0] - end) / 1_000, samples[index][1])
      }
      #expect(isNear(slope, row.peer_expected[1]))
    }
  }
}
