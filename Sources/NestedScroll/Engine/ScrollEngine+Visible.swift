extension ScrollEngine {
  /// How much of a node's viewport shows, in points along its axis: what is left of it between the
  /// edges of the nodes around it. 0 for a stale id.
  ///
  /// Under an open header less shows of a list than under a collapsed one. It is the distance by
  /// which a page key scrolls, `scroll(_:by:along:animated:)`.
  /// - Complexity: O(depth).
  public func visibleLength(of node: NodeID) -> Double {
    guard let ref = tree.find(node) else { return 0 }
    let axis = tree[ref].axis
    var from = 0.0
    var to = tree[ref].viewport
    var child = ref
    while !tree[child].parent.isNone {
      let parent = tree[child].parent
      if tree[parent].axis == axis {
        let start = position(of: child, in: parent) - tree[parent].offset - stretch(of: parent)
        from = (from + start).clamped(0, tree[parent].viewport)
        to = (to + start).clamped(0, tree[parent].viewport)
      }
      child = parent
    }
    return Swift.max(0, to - from)
  }

  /// Where a child starts in its parent's content, along the parent's axis.
  func position(of child: Ref, in parent: Ref) -> Double {
    if let state = tree.pager(of: parent) {
      return Double(tree[child].page) * tree.pageStride(parent, state.pager)
    }
    if let position = tree.traits(of: child)?.position { return position }
    return tree.traits(of: parent)?.header.map { Swift.max(0, $0.header.height) } ?? 0
  }
}
