/// What a page has in it: what a generator may draw, and what a law speaks of.
///
/// `ScrollPage.features` says what there is in a page; a law with fewer features does not speak of
/// it. A generator draws pages with some of the features it is given, or none.
public struct PageFeatures: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Nodes that scroll along the horizontal axis.
  public static let horizontal = PageFeatures(rawValue: 1 << 0)
  /// Policies other than `chain`.
  public static let policies = PageFeatures(rawValue: 1 << 1)
  /// Links that are `parallel`.
  public static let parallel = PageFeatures(rawValue: 1 << 2)
  /// Edges that bounce.
  public static let bounce = PageFeatures(rawValue: 1 << 3)
  /// Headers.
  public static let headers = PageFeatures(rawValue: 1 << 4)
  /// Headers that collapse only `whenNeeded`.
  public static let cappedHeaders = PageFeatures(rawValue: 1 << 5)
  /// Pagers.
  public static let pagers = PageFeatures(rawValue: 1 << 6)
  /// Pagers that change the offsets in their pages.
  public static let pageOffsets = PageFeatures(rawValue: 1 << 7)
  /// Nodes that snap, and pagers with a rule of their own.
  public static let snaps = PageFeatures(rawValue: 1 << 8)
  /// Edges with a refresh.
  public static let refreshes = PageFeatures(rawValue: 1 << 9)
  /// Nodes that lay out right to left.
  public static let rightToLeft = PageFeatures(rawValue: 1 << 10)
  /// Nodes that are disabled.
  public static let disabled = PageFeatures(rawValue: 1 << 11)
  /// Nodes that say which inputs they take.
  public static let inputs = PageFeatures(rawValue: 1 << 12)
  /// Lists whose content is not known yet.
  public static let unknownContent = PageFeatures(rawValue: 1 << 13)
  /// Lists with insets.
  public static let insets = PageFeatures(rawValue: 1 << 14)
  /// Nodes with an anchor.
  public static let anchors = PageFeatures(rawValue: 1 << 15)
  /// Nodes at whose ends a fling stops.
  public static let pins = PageFeatures(rawValue: 1 << 16)
  /// Nodes that share a view. Not drawn.
  public static let views = PageFeatures(rawValue: 1 << 17)
  /// Policies whose reaches are `until` an offset.
  public static let untils = PageFeatures(rawValue: 1 << 18)
  /// Nodes without any extent.
  public static let empty = PageFeatures(rawValue: 1 << 19)
  /// Several roots.
  public static let forests = PageFeatures(rawValue: 1 << 20)
  /// Pagers whose pages are shorter than they are.
  public static let shortPages = PageFeatures(rawValue: 1 << 21)
  /// Other physics than `ios`.
  public static let physics = PageFeatures(rawValue: 1 << 22)
  /// Pagers with insets. Not drawn.
  public static let pagerInsets = PageFeatures(rawValue: 1 << 23)
  /// Code in the chain, or where it lands. Not drawn: it is the caller's to supply.
  public static let connections = PageFeatures(rawValue: 1 << 24)

  /// Everything.
  public static let all = PageFeatures(rawValue: 1 << 25 - 1)
  /// What trees of plain lists have.
  public static let lists: PageFeatures = [
    .horizontal, .policies, .parallel, .bounce, .untils, .empty, .insets, .disabled,
  ]
}
