import NestedScroll

/// Which kinds of events there are: what a script may draw, and what a law speaks of.
public struct EventKinds: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A finger comes down, moves and ends.
  public static let touches = EventKinds(rawValue: 1 << 0)
  /// Several fingers at a time.
  public static let severalPointers = EventKinds(rawValue: 1 << 1)
  /// Touches on a header's own area.
  public static let areas = EventKinds(rawValue: 1 << 2)
  /// Gestures that move along both axes.
  public static let free = EventKinds(rawValue: 1 << 3)
  /// Gestures that are latched.
  public static let latches = EventKinds(rawValue: 1 << 4)
  /// Bare deltas.
  public static let drags = EventKinds(rawValue: 1 << 5)
  /// Bare flings.
  public static let flings = EventKinds(rawValue: 1 << 6)
  /// Wheels without phases.
  public static let notches = EventKinds(rawValue: 1 << 7)
  /// Pads: wheels with phases.
  public static let phases = EventKinds(rawValue: 1 << 8)
  /// Wheels that scroll smoothly.
  public static let smooth = EventKinds(rawValue: 1 << 9)
  /// Commands.
  public static let commands = EventKinds(rawValue: 1 << 10)
  /// Commands that are animated.
  public static let animated = EventKinds(rawValue: 1 << 11)
  /// Changes of nodes' descriptions.
  public static let geometry = EventKinds(rawValue: 1 << 12)
  /// Nodes that are inserted, removed and moved.
  public static let structure = EventKinds(rawValue: 1 << 13)
  /// Refreshes that begin and end by command.
  public static let refreshes = EventKinds(rawValue: 1 << 14)
  /// Motions that run to their ends at once.
  public static let settling = EventKinds(rawValue: 1 << 15)

  /// Everything.
  public static let all = EventKinds(rawValue: 1 << 16 - 1)
  /// All that wheels and pads do.
  public static let wheels: EventKinds = [.notches, .phases, .smooth]
}

extension ScrollEvent {
  /// What kinds of events this one is. Waiting is of none.
  public var kinds: EventKinds {
    switch action {
    case .wait: []
    case .settle: .settling
    case .began(let pointer, _, _, let area, let free, let latch):
      [
        .touches, pointer == 0 ? [] : .severalPointers, area == .header ? .areas : [],
        free ? .free : [], latch == nil ? [] : .latches,
      ]
    case .moved, .ended, .cancelled: .touches
    case .drag(_, _, let area): area == .header ? [.drags, .areas] : .drags
    case .fling(_, _, let area): area == .header ? [.flings, .areas] : .flings
    case .wheel(_, _, let phase, let latch, let free, let smooth):
      [
        phase == nil ? .notches : .phases, free ? .free : [], latch == nil ? [] : .latches,
        smooth ? .smooth : [],
      ]
    case .setOffset, .stop: .commands
    case .scrollTo(_, _, let animated, _), .scrollBy(_, _, _, let animated),
      .scrollToTop(_, let animated), .scrollToTotal(_, _, let animated),
      .reveal(_, _, _, _, let animated), .select(_, _, let animated):
      animated ? [.commands, .animated] : .commands
    case .update: .geometry
    case .insert, .remove, .move: .structure
    case .beginRefresh, .endRefresh: .refreshes
    }
  }
}
