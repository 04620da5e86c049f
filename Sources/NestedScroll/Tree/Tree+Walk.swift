extension Tree {
  /// Whether `ancestor` is above `ref`, or is it.
  /// - Complexity: O(depth).
  func isAncestor(_ ancestor: Ref, of ref: Ref) -> Bool {
    var at = ref
    while !at.isNone {
      if at == ancestor { return true }
      at = slots[at.index].parent
    }
    return false
  }

  /// The node after `ref` when the subtree of `top` is read parents first; none after the last.
  func following(_ ref: Ref, within top: Ref) -> Ref {
    let child = slots[ref.index].firstChild
    return child.isNone ? skipping(ref, within: top) : child
  }

  /// The node after `ref` and all below it.
  func skipping(_ ref: Ref, within top: Ref) -> Ref {
    var at = ref
    while at != top {
      let next = slots[at.index].next
      if !next.isNone { return next }
      at = slots[at.index].parent
    }
    return .none
  }

  /// Frees a node and all below it, children first.
  mutating func freeSubtree(_ top: Ref) {
    var at = top
    while true {
      while !slots[at.index].firstChild.isNone { at = slots[at.index].firstChild }
      let parent = slots[at.index].parent
      let next = slots[at.index].next
      let isTop = at == top
      if !isTop, !parent.isNone { slots[parent.index].firstChild = next }
      free(at)
      if isTop { return }
      at = next.isNone ? parent : next
    }
  }

  /// The nearest ancestor with a header on the axis.
  func headerAbove(_ ref: Ref) -> Ref? {
    var at = slots[ref.index].parent
    while !at.isNone {
      if slots[at.index].flags.contains(.isHeader) { return at }
      at = slots[at.index].parent
    }
    return nil
  }

  /// Remembers the way down to what was touched.
  mutating func markTouched(_ ref: Ref) {
    var at = ref
    var parent = slots[at.index].parent
    while !parent.isNone {
      slots[parent.index].touchedChild = at
      at = parent
      parent = slots[at.index].parent
    }
  }

  /// The next scroller on `axis` down the active path below `ref`: through pagers the current
  /// page, among scrollers side by side the one touched last, else the first that can move.
  func activeScroller(below ref: Ref, along axis: Axis) -> Ref? {
    firstScroller(below: ref, along: axis) { !slots[$0.index].isTransparent }
  }

  /// The same, but for one that is there even where it can't move: what a short page is.
  func outermostScroller(below ref: Ref, along axis: Axis) -> Ref? {
    firstScroller(below: ref, along: axis) { slots[$0.index].flags.contains(.enabled) }
  }

  private func firstScroller(
    below ref: Ref, along axis: Axis, where counts: (Ref) -> Bool
  ) -> Ref? {
    var stack = ref
    // A depth-first search that prefers the touched child; it leaves a branch without a scroller.
    var at = firstChoice(below: stack, along: axis)
    while true {
      if at.isNone {
        if stack == ref { return nil }
        // Nothing further in this branch: go on beside it.
        let done = stack
        stack = slots[stack.index].parent
        at = nextChoice(after: done, below: stack, along: axis)
        continue
      }
      let slot = slots[at.index]
      if slot.axis == axis, counts(at) { return at }
      if slot.flags.contains(.holds(axis)) {
        stack = at
        at = firstChoice(below: at, along: axis)
      } else {
        at = nextChoice(after: at, below: stack, along: axis)
      }
    }
  }

  private func firstChoice(below ref: Ref, along axis: Axis) -> Ref {
    let slot = slots[ref.index]
    guard slot.flags.contains(.holds(axis)) else { return .none }
    if slot.flags.contains(.isPager) {
      guard let pager = traits[Int(slot.traits)].pager, pager.current < pager.pages.count else {
        return .none
      }
      return pager.pages[pager.current]
    }
    if !slot.touchedChild.isNone, slots[slot.touchedChild.index].flags.contains(.holds(axis)) {
      return slot.touchedChild
    }
    return firstHolding(slot.firstChild, axis)
  }

  private func nextChoice(after done: Ref, below ref: Ref, along axis: Axis) -> Ref {
    let slot = slots[ref.index]
    if slot.flags.contains(.isPager) { return .none }
    if done == slot.touchedChild {
      let first = firstHolding(slot.firstChild, axis)
      return first == done ? firstHolding(slots[done.index].next, axis) : first
    }
    let next = firstHolding(slots[done.index].next, axis)
    return next == slot.touchedChild && !next.isNone
      ? firstHolding(slots[next.index].next, axis) : next
  }

  private func firstHolding(_ from: Ref, _ axis: Axis) -> Ref {
    var at = from
    while !at.isNone, !slots[at.index].flags.contains(.holds(axis)) { at = slots[at.index].next }
    return at
  }
}
