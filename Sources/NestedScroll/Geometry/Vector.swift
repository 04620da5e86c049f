/// A displacement or a velocity on both axes, in points or points per second, in scroll sign:
/// positive is forward, the way a finger moving up or left asks for.
public struct Vector: Sendable, Equatable {
  public var x: Double
  public var y: Double

  public static let zero = Vector(x: 0, y: 0)

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// A vector along one axis.
  public init(_ length: Double, along axis: Axis) {
    self.init(x: axis == .horizontal ? length : 0, y: axis == .vertical ? length : 0)
  }

  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// Where a finger is on the screen, in points; y grows downwards.
public struct Point: Sendable, Equatable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The coordinate along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
