/// Something that a page needs and that the engine was never told: the commonest reason why a page
/// scrolls in part only.
public struct Omission: Sendable, Equatable {
  /// What is missing.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// The node is a page below a header or a scroller, and nothing in it scrolls along that one's
    /// axis: its list was never attached, or moves without being registered.
    case scroller
    /// The node is a header below which nothing scrolls along its axis, and no page could.
    case content
    /// The node is a pager without pages.
    case pages
    /// The node is a scroller whose content's length was never given.
    case contentLength
    /// The node has no room to show anything: its viewport is 0.
    case viewport

    /// What to do about it, as a sentence.
    public var explanation: StaticString {
      switch self {
      case .scroller: "nothing in this page scrolls along the axis: insert its list under it"
      case .content: "nothing below this header scrolls: insert a list or a pager under it"
      case .pages: "this pager has no pages: insert them under it"
      case .contentLength: "this scroller's content is not known: update it once it is measured"
      case .viewport: "this scroller's viewport is 0: update it once it is laid out"
      }
    }
  }

  public let kind: Kind
  /// The node at which something is missing.
  public let node: NodeID
  /// The axis along which it is missing.
  public let axis: Axis
}

extension ScrollEngine {
  /// What the page needs and was never told, parents before their children. Disabled nodes count
  /// as there, and are not asked for more.
  ///
  /// A page may rightly be without something for a while, such as a page that is still loading:
  /// this is what to look at when something does not move, and what to assert in a test of a page
  /// that is complete.
  /// - Complexity: O(nodes), times the depth of pagers in pagers.
  public var omissions: [Omission] {
    var found: [Omission] = []
    var root = tree.firstRoot
    while !root.isNone {
      var at = root
      while !at.isNone {
        collectOmissions(at, into: &found)
        at = tree.following(at, within: root)
      }
      root = tree[root].next
    }
    return found
  }

  private func collectOmissions(_ ref: Ref, into found: inout [Omission]) {
    let slot = tree[ref]
    func note(_ kind: Omission.Kind, at ref: Ref, along axis: Axis) {
      found.append(Omission(kind: kind, node: tree.id(ref), axis: axis))
    }
    guard slot.flags.contains(.enabled) else { return }
    if let axis = axisExpected(of: ref), !contains(ref, where: { $0.axis == axis }) {
      note(.scroller, at: ref, along: axis)
    }
    if slot.viewport == 0 { note(.viewport, at: ref, along: slot.axis) }
    if let pager = tree.pager(of: ref) {
      if pager.pages.isEmpty { note(.pages, at: ref, along: slot.axis) }
    } else if slot.flags.contains(.isHeader) {
      let holdsContent = contains(ref, below: true) {
        $0.axis == slot.axis || $0.flags.contains(.isPager)
      }
      if !holdsContent { note(.content, at: ref, along: slot.axis) }
    } else if !slot.flags.contains(.contentKnown) {
      note(.contentLength, at: ref, along: slot.axis)
    }
  }

  /// The axis along which a page has to hold a scroller; nil for what is no page, and for one that
  /// has nothing above it to scroll together with.
  private func axisExpected(of page: Ref) -> Axis? {
    let pager = tree[page].parent
    guard !pager.isNone, tree[pager].flags.contains(.isPager) else { return nil }
    let axis = tree[pager].axis.cross
    var at = tree[pager].parent
    while !at.isNone {
      if tree[at].axis == axis, !tree[at].flags.contains(.isPager) { return axis }
      at = tree[at].parent
    }
    return nil
  }

  /// Whether a node, or only what is below it, holds one that is wanted.
  private func contains(_ top: Ref, below: Bool = false, where isWanted: (Slot) -> Bool) -> Bool {
    var at = below ? tree.following(top, within: top) : top
    while !at.isNone {
      if isWanted(tree[at]) { return true }
      at = tree.following(at, within: top)
    }
    return false
  }

  /// The node that a call names. One that finds nothing is written into the report.
  mutating func reach(_ node: NodeID) -> Ref? {
    if let ref = tree.find(node) { return ref }
    report.unknownNode = node
    return nil
  }
}
