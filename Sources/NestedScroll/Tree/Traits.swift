/// What few nodes have: kept beside the slots, so that a plain list costs nothing for it.
struct Traits: Sendable {
  var untils = Untils()
  var header: HeaderState?
  var pager: PagerState?
  var snap: Snap?
  var refreshAtStart: RefreshState?
  var refreshAtEnd: RefreshState?
  var connection: Connection?
  var landing: LandingRule?
  var anchor = 0.0
  var view: Int?
  var position: Double?
  var direction: LayoutDirection?
  /// The offset that was asked for while the extent had no room for it; it comes back with the
  /// room.
  var kept: Double?

  func refresh(_ edge: Edge) -> RefreshState? {
    edge == .start ? refreshAtStart : refreshAtEnd
  }
}

/// A header and how far the current page lets it collapse.
struct HeaderState: Sendable {
  var header: Header
  /// The travel that the current page allows; the whole travel unless `whenNeeded`.
  var cap: Double
  /// It was pinned when it lost its travel.
  var wasPinned = false
}

/// A pager's pages and where it is among them.
struct PagerState: Sendable {
  var pager: Pager
  var pages: [Ref] = []
  var current = 0
  var target = 0
  var settled = 0
  /// The page it was told to start on, until something moves it.
  var initial: Int?
  /// The page a motion is taking it to.
  var goal: Int?
  /// The page a `select` has made visible before the offset got there.
  var shown: Int?
  /// A `select` is on its way.
  var selecting = false
  /// The offset at which its pages were last looked at.
  var seen = 0.0
}

/// A refresh at an edge and how far it is.
struct RefreshState: Sendable {
  var refresh: Refresh
  var phase = RefreshPhase.idle
}
