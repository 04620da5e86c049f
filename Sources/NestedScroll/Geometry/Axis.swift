/// One of the two directions a page can scroll along.
public enum Axis: UInt8, Sendable, CaseIterable {
  case horizontal, vertical

  /// The other axis.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// One value for each axis.
struct PerAxis<Value: Sendable>: Sendable {
  var horizontal: Value
  var vertical: Value

  init(_ value: Value) {
    horizontal = value
    vertical = value
  }

  subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// The way an offset goes: forward makes it grow, backward makes it shrink.
public enum Direction: UInt8, Sendable, CaseIterable {
  case forward, backward
}

/// One end of a node's extent.
public enum Edge: UInt8, Sendable, CaseIterable {
  case start, end
}

/// Which way a horizontal node lays out its content. Offsets are logical either way: 0 is the
/// first page. Deltas and velocities are physical, so a right-to-left node turns them round.
public enum LayoutDirection: UInt8, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}
