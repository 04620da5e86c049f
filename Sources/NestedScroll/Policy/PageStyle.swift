/// How a page with a header over its lists behaves, as one choice: who goes first, and who is
/// stretched by a pull past the page's start.
///
/// A style is a header's policy and two sets of edges, all of them data; a page may be given any
/// others. For the presets' names in other systems see `Docs/Routing.md`.
public struct PageStyle: Sendable, Equatable {
  /// Who is stretched by a pull past the start, where a refresh would be.
  public enum PullOwner: UInt8, Sendable, CaseIterable {
    /// The page as a whole, its header with it.
    case page
    /// The list, below an open header.
    case list
  }

  /// The policy of the node with the header.
  public var policy: Policy
  /// The edges of that node.
  public var headerEdges: Edges
  /// The edges of the lists.
  public var listEdges: Edges

  public init(policy: Policy, headerEdges: Edges, listEdges: Edges) {
    self.policy = policy
    self.headerEdges = headerEdges
    self.listEdges = listEdges
  }

  /// The header collapses before a list scrolls, and opens once the list is back at its start.
  public static func sticky(pulls owner: PullOwner) -> PageStyle {
    PageStyle(.stickyHeader, pulls: owner)
  }

  /// The header collapses before a list scrolls, and opens first however deep the list is.
  public static func floating(pulls owner: PullOwner) -> PageStyle {
    PageStyle(.floatingHeader, pulls: owner)
  }

  /// Lists bounce at their end.
  private init(_ policy: Policy, pulls owner: PullOwner) {
    self.policy = policy
    headerEdges = Edges(start: owner == .page ? .bounce : .clamp)
    listEdges = Edges(start: owner == .list ? .bounce : .clamp, end: .bounce)
  }
}
