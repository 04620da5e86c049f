/// Kinds of input a node lets move it as an ancestor of the node they land on.
public struct Inputs: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Fingers.
  public static let drag = Inputs(rawValue: 1)
  /// Wheels and trackpads.
  public static let wheel = Inputs(rawValue: 2)
  /// What is left of a motion that a descendant started.
  public static let fling = Inputs(rawValue: 4)
  /// Commands that route a distance.
  public static let command = Inputs(rawValue: 8)

  public static let all: Inputs = [.drag, .wheel, .fling, .command]
  /// A pager's default: pages are turned by hand, not by what is left of a fling.
  public static let pager: Inputs = [.drag, .wheel, .command]
}
