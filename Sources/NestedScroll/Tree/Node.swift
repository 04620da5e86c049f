/// What a node is: its axis, its lengths, and the rules it scrolls by. All lengths are in points.
///
/// A node scrolls along one axis; a view that pans both ways is two nodes, parent and child, that
/// share a `view`.
public struct Node: Sendable {
  /// The axis it scrolls along.
  public let axis: Axis
  /// The length that is visible along the axis. Not negative.
  public var viewport: Double
  /// The length of the content; nil while it is not known. A header or a pager gives its own, and
  /// ignores this.
  public var content: Double?
  public var insets: Insets
  /// The offset to start from; nil: the minimum, and a pager's page.
  public var offset: Double?
  /// A disabled node is as if it were not there.
  public var isEnabled: Bool
  /// The inputs that may move it as an ancestor. Nil: all, and for a pager all but flings.
  public var inputs: Inputs?
  public var policy: Policy
  public var edges: Edges
  public var header: Header?
  public var pager: Pager?
  public var snap: Snap?
  /// What an edit or a new viewport keeps in its place, 0 the start of what is visible, 1 its end.
  public var anchor: Double
  public var refreshAtStart: Refresh?
  public var refreshAtEnd: Refresh?
  /// A fling ends where this node ends; the next gesture goes on from there.
  public var stopsAtPin: Bool
  /// Nil: inherited; at a root, left to right.
  public var direction: LayoutDirection?
  /// A number shared by the nodes of one view.
  public var view: Int?
  /// Where it starts in its parent's content; nil: under a header its height, in a pager its
  /// page's start, else 0. Matters to `reveal` only.
  public var position: Double?
  /// A consumer's own code, asked on the deltas of its descendants.
  public var connection: Connection?
  /// A consumer's own rule for where the node comes to rest when it is let go.
  public var landing: LandingRule?

  public init(
    _ axis: Axis, viewport: Double, content: Double?, insets: Insets = .zero,
    offset: Double? = nil, isEnabled: Bool = true, inputs: Inputs? = nil,
    policy: Policy = .chain, edges: Edges = .clamp, header: Header? = nil, pager: Pager? = nil,
    snap: Snap? = nil, anchor: Double = 0, refreshAtStart: Refresh? = nil,
    refreshAtEnd: Refresh? = nil, stopsAtPin: Bool = false, direction: LayoutDirection? = nil,
    view: Int? = nil, position: Double? = nil, connection: Connection? = nil,
    landing: LandingRule? = nil
  ) {
    self.axis = axis
    self.viewport = viewport
    self.content = content
    self.insets = insets
    self.offset = offset
    self.isEnabled = isEnabled
    self.inputs = inputs
    self.policy = policy
    self.edges = edges
    self.header = header
    self.pager = pager
    self.snap = snap
    self.anchor = anchor
    self.refreshAtStart = refreshAtStart
    self.refreshAtEnd = refreshAtEnd
    self.stopsAtPin = stopsAtPin
    self.direction = direction
    self.view = view
    self.position = position
    self.connection = connection
    self.landing = landing
  }

  /// A scroller of `content` points seen through `viewport` points.
  public static func list(
    _ axis: Axis = .vertical, viewport: Double, content: Double?, edges: Edges = .clamp,
    policy: Policy = .chain
  ) -> Node {
    Node(axis, viewport: viewport, content: content, policy: policy, edges: edges)
  }

  /// A page with a header that collapses.
  public static func header(
    _ header: Header, viewport: Double, edges: Edges = .clamp, policy: Policy = .stickyHeader
  ) -> Node {
    Node(
      .vertical, viewport: viewport, content: viewport, policy: policy, edges: edges,
      header: header)
  }

  /// A page with a header, in a style.
  public static func header(_ header: Header, viewport: Double, style: PageStyle) -> Node {
    .header(header, viewport: viewport, edges: style.headerEdges, policy: style.policy)
  }

  /// A list on a page of a style.
  public static func list(viewport: Double, content: Double?, style: PageStyle) -> Node {
    .list(viewport: viewport, content: content, edges: style.listEdges)
  }

  /// Pages side by side; its children are the pages.
  public static func pager(
    _ pager: Pager = Pager(), axis: Axis = .horizontal, viewport: Double, edges: Edges = .clamp
  ) -> Node {
    Node(axis, viewport: viewport, content: viewport, edges: edges, pager: pager)
  }
}
