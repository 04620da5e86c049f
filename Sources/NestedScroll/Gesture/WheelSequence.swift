/// What a wheel says of a delta, where the system tells.
public enum WheelPhase: UInt8, Sendable, CaseIterable {
  /// Fingers came down on a trackpad, moved on it, and left it.
  case began, changed, ended
  /// The system's own momentum, and its end.
  case momentum, momentumEnded
}

/// A run of wheel deltas that belong together.
struct WheelSequence: Sendable {
  var isActive = false
  /// Its number among the drivers, while fingers are on the pad.
  var driver = UInt32.max
  /// Fingers are on the pad.
  var isHeld = false
  var isPhased = false
  var isFree = false
  /// The axis that counts, once decided; without phases each delta has its own.
  var axis: Axis?
  var start = Ref.none
  var lastTime = 0.0
  /// When the node it is latched to moved last.
  var movedTime = 0.0
  var latchPause = 0.1
  /// The axes on which it caught a motion.
  var caught = PerAxis(false)
  /// The axes on which something has bounced since momentum began.
  var bounced = PerAxis(false)
  /// What all deltas of it add up to.
  var sum = Vector.zero
  var horizontal = Route()
  var vertical = Route()
  var tracker = VelocityTracker()

  /// How long a wheel without phases stands still before it counts as let go, in seconds.
  static let pause = 0.1

  /// Whether deltas on an axis move something, as far as it is decided.
  func counts(_ axis: Axis) -> Bool { isFree || self.axis == nil || self.axis == axis }

  /// It is waiting for the pause that ends it.
  var isWaiting: Bool { isActive && !isPhased }
  var pauseTime: Double? { isWaiting ? lastTime + Self.pause : nil }

  subscript(route axis: Axis) -> Route {
    get { axis == .horizontal ? horizontal : vertical }
    _modify {
      if axis == .horizontal { yield &horizontal } else { yield &vertical }
    }
  }
}
