/// What a wheel says of a delta, where the system tells.
public enum WheelPhase: UInt8, Sendable, CaseIterable {
  /// Fingers came down on a trackpad, moved on it, and left it.
  case began, changed, ended
  /// The system's own momentum, and its end.
  case momentum, momentumEnded
}

/// A run of wheel deltas that belong together: what it has beyond a gesture.
struct WheelSequence: Sendable {
  var isActive = false
  var isPhased = false
  var start = Ref.none
  var lastTime = 0.0
  /// When the node it is latched to moved last.
  var movedTime = 0.0
  /// The axes on which something has bounced since momentum began.
  var bounced = PerAxis(false)

  /// How long a wheel without phases stands still before it counts as let go, in seconds.
  static let pause = 0.1

  /// It is waiting for the pause that ends it.
  var isWaiting: Bool { isActive && !isPhased }
  var pauseTime: Double? { isWaiting ? lastTime + Self.pause : nil }
}
