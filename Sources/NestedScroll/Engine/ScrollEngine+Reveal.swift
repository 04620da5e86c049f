extension ScrollEngine {
  /// Brings a stretch of a node's content into view, through every node around it.
  ///
  /// The innermost node moves first, and as little as it can; each further one with where the
  /// stretch is then. Of a stretch that is longer than the view its near end is shown, unless it
  /// fills the view already. A pager turns to the page the node is in. Every node ends on the rest
  /// that counts.
  /// - Parameters:
  ///   - from: where the stretch begins in the node's content, in points along its axis.
  ///   - to: where it ends.
  ///   - align: where in the view it comes to lie: 0 at the start, 0.5 in the middle, 1 at the end.
  ///     Nil: the least move.
  /// - Complexity: O(depth).
  public mutating func reveal(
    _ from: Double, _ to: Double, in node: NodeID, align: Double? = nil, animated: Bool = false
  ) {
    beginCall()
    defer { endCall() }
    guard from.isFinite, to.isFinite, align?.isFinite ?? true else {
      return report.droppedInputs += 1
    }
    guard let first = reach(node) else { return }
    let align = align.map { $0.clamped(0, 1) }
    var ranges = Ranges()
    ranges[tree[first].axis] = Range(
      from: Swift.min(from, to).asLength, to: Swift.max(from, to).asLength)
    var at = first
    var child = Ref.none
    while !at.isNone {
      let axis = tree[at].axis
      let position = child.isNone ? 0 : position(of: child, in: at)
      let page = child.isNone ? nil : page(from: position, in: at)
      let inside = ranges[axis].map { Range(from: position + $0.from, to: position + $0.to) }
      let whole = child.isNone ? nil : page ?? Range(from: position, to: position)
      if let range = inside ?? whole {
        let offset = reveal(
          page ?? range, in: at, from: child, align: align, animated: animated)
        ranges[axis] = Range(from: range.from - offset, to: range.to - offset)
      }
      child = at
      at = tree[at].parent
    }
  }

  /// A stretch along one axis.
  private struct Range {
    var from: Double
    var to: Double
  }

  private struct Ranges {
    var horizontal: Range?
    var vertical: Range?

    subscript(axis: Axis) -> Range? {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  /// What a pager shows of a child: the whole page, whatever is in it.
  private func page(from start: Double, in ref: Ref) -> Range? {
    guard let state = tree.pager(of: ref) else { return nil }
    let length = tree.pageLength(of: state.pager, viewport: tree[ref].viewport)
    return Range(from: start, to: start + length)
  }

  /// Moves one node so that it shows a stretch; a pager to the page that comes from a child, of those
  /// at one place.
  /// - Returns: the offset it ends at.
  private mutating func reveal(
    _ range: Range, in ref: Ref, from child: Ref, align: Double?, animated: Bool
  ) -> Double {
    let slot = tree[ref]
    guard slot.flags.contains(.enabled) else { return slot.offset }
    let wanted = offset(showing: range, in: slot, align: align).clamped(slot.lower, slot.upper)
    guard wanted != slot.offset else { return slot.offset }
    if slot.flags.contains(.isPager) {
      let own = child.isNone ? -1 : Int(tree[child].page)
      let page = tree.nearestPage(to: wanted, in: ref, from: own)
      turn(ref, to: page, animated: animated)
      return tree.rest(ofPage: page, in: ref)
    }
    let target = restNear(wanted, of: ref)
    if animated { animate(ref, to: target) } else { jump(ref, to: target) }
    return target.clamped(slot.lower, slot.upper)
  }

  private func offset(showing range: Range, in slot: Slot, align: Double?) -> Double {
    let length = range.to - range.from
    let end = slot.offset + slot.viewport
    if let align { return range.from - align * (slot.viewport - length) }
    if length > slot.viewport {
      if range.from <= slot.offset, range.to >= end { return slot.offset }
      return range.from > slot.offset ? range.from : range.to - slot.viewport
    }
    if range.from < slot.offset { return range.from }
    return range.to > end ? range.to - slot.viewport : slot.offset
  }
}
