/// One gesture: where the finger is, what it landed on, and what has been decided. The wheel has one too:
/// the fingers on a pad move as a finger on the screen does, the deltas being their way.
struct Gesture: Sendable {
  /// The place of the wheel's gesture among all.
  static let ofWheel = 0

  /// The number of the finger; nil for the wheel.
  var finger: Int?
  /// It holds what it moves: a finger on the screen, fingers on a pad.
  var isHeld = false
  var driver: UInt32 = 0
  /// It moves both axes.
  var isFree = false
  /// The axis that counts, once decided.
  var axis: Axis?
  /// Where the displacement is measured from while nothing is decided.
  var origin = Point(x: 0, y: 0)
  var last = Point(x: 0, y: 0)
  var horizontal = Route()
  var vertical = Route()
  /// The axes on which it caught a motion.
  var caught = PerAxis(false)
  /// The host gives no tap.
  var isClaimed = false
  var tracker = VelocityTracker()
  /// The velocity of the fling it caught, where the physics carry momentum.
  var carried = Vector.zero

  var isDecided: Bool { axis != nil }

  func counts(_ axis: Axis) -> Bool { isFree ? isDecided : self.axis == axis }

  /// Whether it holds the nodes of an axis, while it holds any: of both, until one is decided.
  func holds(_ axis: Axis) -> Bool { !isDecided || counts(axis) }

  subscript(route axis: Axis) -> Route {
    get { axis == .horizontal ? horizontal : vertical }
    _modify {
      if axis == .horizontal { yield &horizontal } else { yield &vertical }
    }
  }
}
