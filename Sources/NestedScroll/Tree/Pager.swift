/// Pages side by side, each a child of the pager.
public struct Pager: Sendable, Equatable {
  /// What happens to the offsets inside a page before the page becomes visible again.
  public enum PageOffsets: UInt8, Sendable, CaseIterable {
    /// They stay.
    case keep
    /// They go to their start while the header above the pager is not pinned.
    case resetWhileHeaderShows
    /// They go to their start.
    case resetOnLeave
  }

  /// The page to start on, from 0. Counts at most as the last one.
  public var page: Int
  /// The length of one page, in points, at most the viewport. Nil: the viewport.
  public var pageLength: Double?
  /// The gap between two pages, in points.
  public var spacing: Double
  public var pageOffsets: PageOffsets
  public var rule: SnapRule

  public init(
    page: Int = 0, pageLength: Double? = nil, spacing: Double = 0,
    pageOffsets: PageOffsets = .keep, rule: SnapRule = SnapRule()
  ) {
    self.page = page
    self.pageLength = pageLength
    self.spacing = spacing
    self.pageOffsets = pageOffsets
    self.rule = rule
  }
}

/// Which page a pager is on, in three senses.
public struct Pages: Sendable, Equatable {
  /// The page nearest to the offset; while a page is being selected, that page.
  public var current: Int
  /// The page a motion is going to; without a motion, the nearest.
  public var target: Int
  /// The page the pager last rested on.
  public var settled: Int
}
