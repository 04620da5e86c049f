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
