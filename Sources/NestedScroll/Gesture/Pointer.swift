/// One finger: where it is, what it landed on, and what its gesture has decided.
struct Pointer: Sendable {
  var isActive = false
  var id = 0
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

  subscript(route axis: Axis) -> Route {
    get { axis == .horizontal ? horizontal : vertical }
    _modify {
      if axis == .horizontal { yield &horizontal } else { yield &vertical }
    }
  }
}

/// Which axis a gesture is on, once one component of its displacement exceeds the slop.
enum AxisLock {
  /// The deciding axis; nil while nothing exceeds its slop. An axis without a chain does not
  /// count; ties go to vertical.
  static func decide(
    _ displacement: Vector, slop: Vector, hasHorizontal: Bool, hasVertical: Bool
  ) -> Axis? {
    let x = hasHorizontal ? Swift.abs(displacement.x) : 0
    let y = hasVertical ? Swift.abs(displacement.y) : 0
    let horizontal = hasHorizontal && x > slop.x
    let vertical = hasVertical && y > slop.y
    if horizontal, vertical { return x > y ? .horizontal : .vertical }
    if horizontal { return .horizontal }
    return vertical ? .vertical : nil
  }
}
