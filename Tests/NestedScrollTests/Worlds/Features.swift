/// What the worlds and events that a law draws may have in them. Everything, unless it is struck
/// out: a law says here what it does not speak of.
struct Features: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  static let horizontal = Features(rawValue: 1 << 0)
  static let policies = Features(rawValue: 1 << 1)
  static let parallel = Features(rawValue: 1 << 2)
  static let bounce = Features(rawValue: 1 << 3)
  static let headers = Features(rawValue: 1 << 4)
  static let cappedHeaders = Features(rawValue: 1 << 5)
  static let pagers = Features(rawValue: 1 << 6)
  static let pageOffsets = Features(rawValue: 1 << 7)
  static let snaps = Features(rawValue: 1 << 8)
  static let refreshes = Features(rawValue: 1 << 9)
  static let rightToLeft = Features(rawValue: 1 << 10)
  static let disabled = Features(rawValue: 1 << 11)
  static let inputs = Features(rawValue: 1 << 12)
  static let unknownContent = Features(rawValue: 1 << 13)
  static let insets = Features(rawValue: 1 << 14)
  static let anchors = Features(rawValue: 1 << 15)
  static let pins = Features(rawValue: 1 << 16)
  static let views = Features(rawValue: 1 << 17)
  /// Policies whose reaches are `until` an offset.
  static let untils = Features(rawValue: 1 << 18)
  /// Nodes without any extent.
  static let empty = Features(rawValue: 1 << 19)
  /// Several roots.
  static let forests = Features(rawValue: 1 << 20)
  /// Pagers whose pages are shorter than they are.
  static let shortPages = Features(rawValue: 1 << 21)

  static let all = Features(rawValue: .max)
  /// Trees of plain lists.
  static let lists: Features = [
    .horizontal, .policies, .parallel, .bounce, .untils, .empty, .insets, .disabled,
  ]
}
