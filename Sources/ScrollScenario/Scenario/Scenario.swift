public import NestedScroll

/// A page and what happens to it: what a scenario file says, read and checked.
///
/// Times are in seconds, lengths in points. A touch's position is where the finger is on the
/// screen; every other number is in scroll sign. Every node that an event names is a node of the
/// tree at some time before, and `at` never goes back from event to event.
public struct Scenario: Sendable {
  public var name: String?
  public var physics: Physics
  /// How far a finger goes before it is decided what it scrolls, in points.
  public var slop: Double
  /// How the velocity of a finger is found when it is lifted.
  public var velocityEstimator: VelocityEstimator
  /// The length of a pixel, in points, on a whole number of which a fling ends; nil: anywhere.
  public var pixelLength: Double?
  /// Jumps instead of animations.
  public var reducesMotion: Bool
  public var tree: ScenarioNode
  public var events: [ScenarioEvent]
}

/// A node of a scenario's tree, by its name.
public struct ScenarioNode: Sendable {
  /// Unique among the nodes that are in the tree at one time.
  public var id: String
  public var node: Node
  public var children: [ScenarioNode]
}

/// One thing that happens to the page.
public struct ScenarioEvent: Sendable {
  /// When, in seconds; nil: at the time the event before left.
  public var at: Double?
  public var action: ScenarioAction
}
