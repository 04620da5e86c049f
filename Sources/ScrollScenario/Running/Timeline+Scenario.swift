import NestedScroll

extension Timeline {
  /// What the nodes of a scenario show over time, when it is played.
  ///
  /// - Parameter interval: seconds between two samples while something moves; at least 1 ms.
  /// - Throws: if the scenario can't be run to its end.
  public init(of scenario: Scenario, every interval: Double = 1.0 / 120) throws(JSONError) {
    var recorder = TimelineRecorder(scenario, every: interval >= 0.001 ? interval : 0.001)
    self = try recorder.record()
  }
}
