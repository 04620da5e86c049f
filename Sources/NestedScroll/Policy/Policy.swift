/// How far a node goes at one of its turns.
public enum Reach: Sendable, Equatable {
  /// Nowhere: the turn is not taken.
  case none
  /// To the end of its extent.
  case whole
  /// As far as this offset, in points, and not beyond.
  case until(Double)
}

/// How a node is linked to its ancestors: who comes first, or whether anything passes at all.
public enum Link: UInt8, Sendable, CaseIterable {
  /// The node, then its ancestors with what it left.
  case selfFirst
  /// Its ancestors, then the node with what they left.
  case parentFirst
  /// The node alone: nothing crosses to its ancestors.
  case selfOnly
  /// The node and its ancestors both get the whole delta; the smaller rest counts.
  case parallel
}

/// What a node does with deltas of one direction.
public struct Turn: Sendable, Equatable {
  /// How far it goes before its descendants get anything.
  public var preScroll: Reach
  /// How far it goes with what its descendants left.
  public var postScroll: Reach
  /// Its link to its ancestors.
  public var mode: Link

  public init(preScroll: Reach = .none, postScroll: Reach = .whole, mode: Link = .selfFirst) {
    self.preScroll = preScroll
    self.postScroll = postScroll
    self.mode = mode
  }
}

/// A node's part in routing, as data: one turn for each direction.
///
/// A policy knows nothing of offsets; the order it gives is compiled once per gesture and
/// direction. See `Docs/Routing.md` for how presets map to what other systems call their modes.
public struct Policy: Sendable, Equatable {
  public var forward: Turn
  public var backward: Turn

  public init(forward: Turn = Turn(), backward: Turn = Turn()) {
    self.forward = forward
    self.backward = backward
  }

  /// The turn for one direction.
  public subscript(direction: Direction) -> Turn {
    get { direction == .forward ? forward : backward }
    set { if direction == .forward { forward = newValue } else { backward = newValue } }
  }
}

extension Policy {
  /// Each node, then its ancestors with what it left. The default.
  public static let chain = Policy()

  /// Nothing crosses to the ancestors, in either direction.
  public static let contain = Policy(
    forward: Turn(mode: .selfOnly), backward: Turn(mode: .selfOnly))

  /// A header that collapses before the page scrolls and opens once the page is at its start.
  public static let stickyHeader = Policy(forward: Turn(preScroll: .whole))

  /// A header that collapses first and opens first, however deep the page is scrolled.
  public static let floatingHeader = Policy(
    forward: Turn(preScroll: .whole), backward: Turn(preScroll: .whole))

  /// A header that collapses first, opens first down to `until`, and the rest of the way once the
  /// page is at its start.
  public static func floatingCollapsed(until: Double) -> Policy {
    Policy(forward: Turn(preScroll: .whole), backward: Turn(preScroll: .until(until)))
  }

  /// The ancestors, then the node.
  public static let parentFirst = Policy(
    forward: Turn(mode: .parentFirst), backward: Turn(mode: .parentFirst))

  /// The node and its ancestors move together.
  public static let parallel = Policy(
    forward: Turn(mode: .parallel), backward: Turn(mode: .parallel))
}
