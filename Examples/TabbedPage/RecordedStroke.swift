/// A stroke of a real finger on a real touch screen.
///
/// Source: flutter/flutter, packages/flutter/test/gestures/velocity_tracker_data.dart; copyright
/// 2014 The Flutter Authors, BSD 3-Clause. Times were made to count from the finger coming down,
/// in seconds, and places rounded to hundredths of a point. The licence's text, and the same
/// strokes as scenarios, are in Examples/Scenarios (flutter-08 and flutter-07).
struct RecordedStroke {
  let samples: [(at: Double, x: Double, y: Double)]

  /// A fast flick upwards, which collapses the header.
  static let flickUp = RecordedStroke(samples: [
    (0, 238.86, 524), (0.023, 236.29, 515.71), (0.031, 234.86, 509.14), (0.039, 232.57, 498.57),
    (0.046, 230.57, 483.71), (0.054, 229.14, 466.57), (0.062, 229.14, 446.57),
    (0.070, 230.57, 424.86), (0.078, 232.57, 402.29), (0.085, 235.14, 380), (0.093, 238.57, 359.43),
  ])

  /// A flick the other way, which brings the header back.
  static let flickDown = RecordedStroke(samples: [
    (0, 253.43, 310.57), (0.008, 253.43, 310.57), (0.015, 252.86, 318), (0.023, 251.14, 322),
    (0.031, 248.86, 327.14), (0.038, 246, 334.86), (0.046, 242.57, 344.57), (0.053, 238.86, 357.43),
    (0.062, 235.71, 371.71), (0.070, 232.29, 386.86), (0.077, 229.43, 402), (0.085, 227.43, 416.86),
    (0.093, 226.29, 431.43), (0.100, 226.29, 446), (0.108, 227.71, 460.29), (0.115, 230, 475.14),
    (0.123, 232.29, 489.71), (0.131, 235.71, 504),
  ])

  /// When the finger is lifted, in seconds after it came down.
  var duration: Double { samples.last?.at ?? 0 }
}
