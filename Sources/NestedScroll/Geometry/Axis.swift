/// One of the two directions a page can scroll along.
public enum Axis: UInt8, Sendable, CaseIterable {
  case horizontal, vertical

  /// The other axis.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
