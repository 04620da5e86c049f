/// The place of a node in the tree's array; `none` is nowhere.
struct Ref: Equatable, Hashable, Sendable {
  var raw: Int32

  static let none = Ref(raw: -1)

  init(raw: Int32) { self.raw = raw }
  init(_ index: Int) { raw = Int32(truncatingIfNeeded: index) }

  var index: Int { Int(raw) }
  var isNone: Bool { raw < 0 }
}

/// One node as the tree stores it: what every node has, and a place for what few have.
///
/// Kept under 128 bytes; whatever a plain list has no need of is in `Traits`.
struct Slot: Sendable {
  // Where it stands.
  var offset = 0.0
  var pull = 0.0
  var lower = 0.0
  var upper = 0.0
  // Its lengths; `content` is NaN while it is not known.
  var viewport = 0.0
  var content = 0.0
  var insetStart = 0.0
  var insetEnd = 0.0
  // Its place in the tree.
  var parent = Ref.none
  var firstChild = Ref.none
  var lastChild = Ref.none
  var next = Ref.none
  var previous = Ref.none
  /// The child whose subtree was touched last.
  var touchedChild = Ref.none
  /// Its index among the children of a pager; else unused.
  var page: Int32 = 0
  /// Where its traits are; -1: it has none.
  var traits: Int32 = -1
  var generation: UInt32 = 0
  /// The number of the finger or motion that drives it; 0: nobody does.
  var driver: UInt32 = 0
  var flags = SlotFlags()

  /// It can move at all.
  var hasRoom: Bool { upper > lower }
}

/// Everything about a node that is a choice among few, in one word.
struct SlotFlags: OptionSet, Sendable {
  var rawValue: UInt32

  static let alive = SlotFlags(rawValue: 1 << 0)
  static let vertical = SlotFlags(rawValue: 1 << 1)
  static let enabled = SlotFlags(rawValue: 1 << 2)
  static let bouncesAtStart = SlotFlags(rawValue: 1 << 3)
  static let bouncesAtEnd = SlotFlags(rawValue: 1 << 4)
  static let stopsAtPin = SlotFlags(rawValue: 1 << 5)
  static let rightToLeft = SlotFlags(rawValue: 1 << 6)
  static let isHeader = SlotFlags(rawValue: 1 << 7)
  static let isPager = SlotFlags(rawValue: 1 << 8)
  static let hasRefresh = SlotFlags(rawValue: 1 << 9)
  static let hasConnection = SlotFlags(rawValue: 1 << 10)
  static let contentKnown = SlotFlags(rawValue: 1 << 11)
  /// Its subtree, itself included, has or had a node of that axis.
  static let holdsHorizontal = SlotFlags(rawValue: 1 << 12)
  static let holdsVertical = SlotFlags(rawValue: 1 << 13)

  /// Horizontal nodes at or below it run right to left.
  static let layoutRightToLeft = SlotFlags(rawValue: 1 << 30)
  /// A page that was visible once and isn't now.
  static let wasLeft = SlotFlags(rawValue: 1 << 31)
  /// The part of the word that a policy is kept in, without its offsets.
  static let policyShift: UInt32 = 14
  static let policyMask: UInt32 = 0xFFF << policyShift
  /// The part of the word that the inputs are kept in.
  static let inputsShift: UInt32 = 26
  static let inputsMask: UInt32 = 0xF << inputsShift

  static let edgeEffects: SlotFlags = [.bouncesAtStart, .bouncesAtEnd, .hasRefresh, .hasConnection]

  static func holds(_ axis: Axis) -> SlotFlags {
    axis == .vertical ? .holdsVertical : .holdsHorizontal
  }
}

extension Slot {
  var axis: Axis { flags.contains(.vertical) ? .vertical : .horizontal }

  /// 1, or -1 where offsets run against physical deltas.
  var sign: Double { flags.contains(.rightToLeft) ? -1 : 1 }

  /// As if it were not there: it can't move, isn't stretched and has nothing to do at an edge.
  var isTransparent: Bool {
    !flags.contains(.enabled)
      || (!hasRoom && pull == 0 && flags.isDisjoint(with: .edgeEffects))
  }

  func bounces(at edge: Edge) -> Bool {
    flags.contains(edge == .start ? .bouncesAtStart : .bouncesAtEnd)
  }

  var policyCode: PolicyCode {
    get { PolicyCode(bits: (flags.rawValue & SlotFlags.policyMask) >> SlotFlags.policyShift) }
    set {
      flags.rawValue =
        flags.rawValue & ~SlotFlags.policyMask
        | (newValue.bits & 0xFFF) << SlotFlags.policyShift
    }
  }

  var inputs: Inputs {
    get {
      Inputs(rawValue: UInt8((flags.rawValue & SlotFlags.inputsMask) >> SlotFlags.inputsShift))
    }
    set {
      flags.rawValue =
        flags.rawValue & ~SlotFlags.inputsMask
        | (UInt32(newValue.rawValue) & 0xF) << SlotFlags.inputsShift
    }
  }

  mutating func set(_ flag: SlotFlags, _ on: Bool) {
    if on { flags.insert(flag) } else { flags.remove(flag) }
  }
}
