/// What happens at an edge to distance that nobody takes.
public enum EdgeEffect: UInt8, Sendable, CaseIterable {
  /// Nothing: the edge is hard.
  case clamp
  /// The node stretches by a rubber band and springs back.
  case bounce
}

/// The effect at each end of a node.
public struct Edges: Sendable, Equatable {
  public var start: EdgeEffect
  public var end: EdgeEffect

  /// Hard edges.
  public static let clamp = Edges()
  /// Both edges stretch.
  public static let bounce = Edges(start: .bounce, end: .bounce)

  public init(start: EdgeEffect = .clamp, end: EdgeEffect = .clamp) {
    self.start = start
    self.end = end
  }

  /// The effect at one edge.
  public subscript(edge: Edge) -> EdgeEffect {
    get { edge == .start ? start : end }
    set { if edge == .start { start = newValue } else { end = newValue } }
  }
}

/// Extra room before the start and after the end of the content, in points.
public struct Insets: Sendable, Equatable {
  public var start: Double
  public var end: Double

  public static let zero = Insets()

  public init(start: Double = 0, end: Double = 0) {
    self.start = start
    self.end = end
  }
}
