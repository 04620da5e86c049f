import Testing

@testable import NestedScroll

/// Strokes recorded on devices, with what others' estimators make of them. Velocities are those on
/// the screen.
///
/// `SCROLL_TRACES=folder swift test --filter RecordedStroke` runs a folder of one's own.
@Suite struct RecordedStrokeTests {
  static let estimators: [VelocityEstimator] = [
    .leastSquares, .impulse(seconds: 0.1), .impulse(seconds: 0.04), .ios, .macOS,
  ]

  @Test func everyExpectationHolds() throws {
    let strokes = try StrokeFiles.load()
    var expectations = 0
    for stroke in strokes {
      let tracker = stroke.tracker
      let window = tracker.window(endedAt: stroke.lastTime)
      for expected in stroke.expectations {
        let ours = tracker.estimate(expected.axis, in: window, by: expected.estimator)
        #expect(
          (ours - expected.velocity).magnitude <= expected.tolerance,
          "\(stroke.id) \(expected.axis) by \(expected.estimator): \(ours)")
        expectations += 1
      }
    }
    print("recorded strokes: \(strokes.count), \(expectations) expectations")
    #expect(!strokes.isEmpty)
    guard StrokeFiles.folder == nil else { return }
    #expect(strokes.count == 61)
    #expect(expectations == 140)
  }

  /// The answer is the estimate, unless that points against the movement: then it is the mean
  /// velocity of the last 40 ms.
  @Test func anEstimateIsBelievedUnlessItPointsBackwards() throws {
    var unbelieved: [String] = []
    for stroke in try StrokeFiles.load() where stroke.samples.count > 1 {
      let tracker = stroke.tracker
      let window = tracker.window(endedAt: stroke.lastTime)
      for estimator in Self.estimators {
        let answer = tracker.velocity(endedAt: stroke.lastTime, by: estimator)
        for axis in Axis.allCases where window.count > 2 {
          let estimate = tracker.estimate(axis, in: window, by: estimator)
          if 0 - answer[axis] != estimate { unbelieved.append("\(stroke.id) \(axis) \(estimator)") }
          // Never backwards, unless the finger itself turned in the last 40 ms.
          let steps = stroke.steps(along: axis, from: stroke.lastTime - 0.04)
          let isOneWay = !steps.contains { $0 > 0 } || !steps.contains { $0 < 0 }
          if isOneWay { #expect(0 - answer[axis] * steps.reduce(0, +) >= 0, "\(stroke.id)") }
        }
      }
    }
    guard StrokeFiles.folder == nil else { return }
    #expect(Set(unbelieved) == Self.unbelieved)
  }

  /// A finger that wavers across its way, and one parabola.
  static let unbelieved: Set<String> = [
    "evemu-ts/Atmel_maXTouch_Touchscreen.4-finger-drag-down#4 horizontal leastSquares",
    "evemu-ts/Atmel_maXTouch_Touchscreen.4-finger-drag-down#4 horizontal impulse(seconds: 0.1)",
    "evemu-ts/ELAN_CANDO_Windows7.1-finger-drag-up-down#1 horizontal leastSquares",
    "evemu-ts/ELAN_CANDO_Windows7.1-finger-drag-up-down#1 horizontal impulse(seconds: 0.1)",
    "evemu-ts/QUANTA_OpticalTouchScreen#6 horizontal leastSquares",
    "evemu-ts/QUANTA_OpticalTouchScreen#6 horizontal impulse(seconds: 0.1)",
    "flutter-03 horizontal leastSquares", "flutter-03 vertical leastSquares",
    "flutter-09 horizontal leastSquares",
  ]

  /// A finger that was held for more than 40 ms, as far as the samples say, has no velocity.
  @Test func holdThenLift() throws {
    for stroke in try StrokeFiles.load() {
      for estimator in Self.estimators {
        let velocity = stroke.tracker.velocity(endedAt: stroke.lastTime + 0.041, by: estimator)
        #expect(velocity == .zero, "\(stroke.id)")
      }
    }
  }

  /// The last point comes twice, a moment later: the finger did not turn, and did not fly off.
  @Test(arguments: [0.001, 0.002_145, 0.008])
  func duplicateLastPoint(later: Double) throws {
    for stroke in try StrokeFiles.load() where stroke.samples.count > 2 {
      var tracker = stroke.tracker
      let last = stroke.samples[stroke.samples.count - 1]
      tracker.add(time: stroke.lastTime + later, position: Point(x: last.x, y: last.y))
      try expectSense(of: tracker, stroke, endedAt: stroke.lastTime + later)
    }
  }

  /// The lift is reported late, though not as late as a finger that was held.
  @Test(arguments: [0.004, 0.008, 0.016, 0.03, 0.039])
  func liftReportedLate(later: Double) throws {
    for stroke in try StrokeFiles.load() where stroke.samples.count > 2 {
      try expectSense(of: stroke.tracker, stroke, endedAt: stroke.lastTime + later)
    }
  }

  /// What a tracker says points where the finger went, and is no faster than it was.
  private func expectSense(
    of tracker: VelocityTracker, _ stroke: StrokeFiles.Stroke, endedAt end: Double
  ) throws {
    for estimator in Self.estimators {
      let velocity = tracker.velocity(endedAt: end, by: estimator)
      for axis in Axis.allCases {
        let recent = stroke.steps(along: axis, from: end - 0.04)
        let isOneWay = !recent.contains { $0 > 0 } || !recent.contains { $0 < 0 }
        if isOneWay {
          #expect(0 - velocity[axis] * recent.reduce(0, +) >= 0, "\(stroke.id) by \(estimator)")
        }
        // Least squares see an acceleration, and a puck that is turned round keeps what it had.
        let fastest = stroke.fastest(along: axis, from: end - 0.1)
        let most = estimator == .leastSquares ? 1.5 : 1.75
        #expect(velocity[axis].magnitude <= most * fastest, "\(stroke.id) by \(estimator)")
      }
    }
  }
}

extension StrokeFiles.Stroke {
  /// What the finger did along an axis from a time on, step by step.
  func steps(along axis: Axis, from time: Double) -> [Double] {
    zip(samples, samples.dropFirst()).filter { $0.0.time / 1_000 >= time - 1e-6 }.map {
      axis == .horizontal ? $0.1.x - $0.0.x : $0.1.y - $0.0.y
    }
  }

  /// Its fastest step along an axis from a time on, in points per second.
  func fastest(along axis: Axis, from time: Double) -> Double {
    zip(samples, samples.dropFirst()).filter { $0.1.time / 1_000 >= time - 1e-6 }.map {
      let step = axis == .horizontal ? $0.1.x - $0.0.x : $0.1.y - $0.0.y
      return $0.1.time > $0.0.time ? (step / ($0.1.time - $0.0.time) * 1_000).magnitude : 0
    }.max() ?? 0
  }
}
