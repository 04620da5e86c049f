/// A change inside a node's content, in points of the content before it.
public struct Edit: Sendable, Equatable {
  /// Where it happens.
  public var at: Double
  /// How much is removed, from there on.
  public var removed: Double
  /// How much is put in its place.
  public var inserted: Double

  public init(at: Double, removed: Double = 0, inserted: Double = 0) {
    self.at = at
    self.removed = removed
    self.inserted = inserted
  }
}

extension ScrollEngine {
  /// Changes what a node is, at any time: in a drag, a fling, a bounce.
  ///
  /// The change is made to the node's description. An offset in it that is changed is honoured as
  /// `setOffset` does; what else is changed keeps every position that it can: a header that is
  /// pinned stays pinned, a stretch keeps what is shown, an anchor its place.
  /// - Parameter edits: what was inserted and removed in the content, in the content before the
  ///   change. They move the offset where they lie before the node's anchor, and change the
  ///   content's length unless the description says it.
  /// - Returns: false for a stale id.
  @discardableResult
  public mutating func update(
    _ node: NodeID, edits: [Edit] = [], _ change: (inout Node) -> Void = { _ in }
  ) -> Bool {
    beginCall()
    defer { endCall() }
    guard let ref = reach(node) else { return false }
    let old = tree.describe(ref)
    var new = old
    for edit in edits where edit.isFinite {
      new.content = new.content.map { Swift.max(0, $0 - edit.removed + edit.inserted) }
    }
    change(&new)
    apply(new, over: old, edits: edits, to: ref)
    return true
  }

  private mutating func apply(_ new: Node, over old: Node, edits: [Edit], to ref: Ref) {
    let before = tree[ref]
    let hadRest = restIndex(of: ref)
    let state = tree.traits(of: ref)
    let past = wayPastHeader(of: ref)
    let shown = before.offset + stretch(of: ref)
    let progress = tree.pageProgress(of: ref)
    let wasOnPage = state?.pager.map { tree.rest(ofPage: $0.current, in: ref) == before.offset }
    tree.store(new, in: ref)
    tree.inheritDirection(from: ref)
    if new.pager != nil, old.pager == nil { adoptPages(of: ref) }
    if let kept = state?.kept, tree[ref].traits >= 0 {
      tree.traits[Int(tree[ref].traits)].kept = kept
    }
    updateCaps()
    tree.refreshExtent(of: ref)
    let slot = tree[ref]
    var offset = before.offset
    let hasSameRoom =
      slot.lower == before.lower && slot.upper == before.upper && slot.viewport == before.viewport
      && new.pager?.pageLength == old.pager?.pageLength && new.pager?.spacing == old.pager?.spacing
    if new.pager != nil, let state, state.pager != nil {
      // Counted in pages and back it would be rounded.
      if !hasSameRoom {
        offset = pagerOffset(of: ref, progress: progress, old: before, state)
      }
      if let page = state.pager?.current, wasOnPage == true {
        offset = tree.rest(ofPage: page, in: ref)
      }
    } else {
      offset = anchored(ref, from: before, new.viewport, edits)
      // What there was no room for goes on being wanted, whatever else changes.
      if let kept = state?.kept { offset = kept }
      if new.header != nil { offset = headerOffset(ref, offset, past: past) }
    }
    let clamped = offset.clamped(slot.lower, slot.upper)
    tree[ref].offset = clamped
    if before.pull != 0, new.isEnabled {
      keepStretch(of: ref, shown: shown, from: before)
    } else if clamped != offset || state?.kept != nil {
      keep(offset, of: ref)
    }
    if new.offset == old.offset {
      if let hadRest { returnToRest(hadRest, of: ref) } else { goToNewRest(ref, new, old) }
    }
    if !new.isEnabled, old.isEnabled { letGo(ref) }
    if tree[ref].flags.contains(.isPager) {
      let newSeen = tree[ref].offset
      tree.editPager(ref) { $0.seen = newSeen }
      updatePages(of: ref)
    }
    if let pager = new.pager, pager.page != old.pager?.page {
      jump(ref, to: tree.rest(ofPage: Swift.max(0, pager.page), in: ref))
    }
    if let asked = new.offset, asked != old.offset { jump(ref, to: asked) }
    shiftMotions(
      of: ref, from: before, arePagesMoved: !hasSameRoom || tree[ref].offset != before.offset)
    updateCaps()
    stampDrivers()
  }

  // What stays where

  /// Where an edit or a new viewport leaves a node.
  private func anchored(
    _ ref: Ref, from before: Slot, _ viewport: Double, _ edits: [Edit]
  ) -> Double {
    let anchor = tree.traits(of: ref)?.anchor ?? 0
    let slot = tree[ref]
    let isKnown = before.flags.contains(.contentKnown)
    if anchor == 1, isKnown, before.offset == before.upper, before.pull >= 0 {
      return slot.upper
    }
    let isAtEnd = before.offset == before.upper && before.pull > 0
    let point = before.offset + anchor * before.viewport
    var shift = 0.0
    for edit in edits where edit.isFinite && edit.at < point {
      if edit.at + edit.removed <= point {
        shift += edit.inserted - edit.removed
      } else {
        shift += Swift.min(point - edit.at, edit.inserted) - (point - edit.at)
      }
    }
    let isAtStart = before.offset == before.lower && !isAtEnd
    if isAtStart, shift == 0, slot.lower != before.lower { return slot.lower }
    return before.offset + shift - anchor * (slot.viewport - before.viewport)
  }

  /// How far a pinned header is past its way, into the inset behind it; nil if it is not pinned.
  private func wayPastHeader(of ref: Ref) -> Double? {
    let slot = tree[ref]
    guard slot.flags.contains(.isHeader), let traits = tree.traits(of: ref),
      let state = traits.header
    else { return nil }
    // A header that its page caps is pinned only if it was scrolled all the way before.
    let wanted = traits.kept ?? slot.offset
    let isPinned = state.header.travel > 0 ? wanted >= state.header.travel : state.wasPinned
    return isPinned ? Swift.max(0, slot.offset - state.header.travel) : nil
  }

  /// A pinned header stays pinned, even where it has lost its travel for a while.
  private mutating func headerOffset(_ ref: Ref, _ offset: Double, past: Double?) -> Double {
    let place = Int(tree[ref].traits)
    guard let state = tree.traits[place].header else { return offset }
    tree.traits[place].header?.wasPinned = past != nil && state.header.travel == 0
    return past.map { state.header.travel + $0 } ?? offset
  }

  /// A pager keeps its position counted in pages.
  private func pagerOffset(
    of ref: Ref, progress: Double, old: Slot, _ state: Traits
  ) -> Double {
    guard let pager = state.pager, !pager.pages.isEmpty else { return old.offset }
    let page = Int(progress)
    let start = tree.rest(ofPage: page, in: ref)
    let part = progress - Double(page)
    if part == 0 || page + 1 >= pager.pages.count {
      let current = Swift.min(pager.current, pager.pages.count - 1)
      return part == 0 && old.hasRoom ? start : tree.rest(ofPage: current, in: ref)
    }
    return start + (tree.rest(ofPage: page + 1, in: ref) - start) * part
  }

  /// A stretched node keeps what is shown: room that opens under the stretch becomes offset.
  private mutating func keepStretch(of ref: Ref, shown: Double, from before: Slot) {
    let slot = tree[ref]
    let stretch = shown - before.offset
    var left = stretch
    if before.pull > 0, slot.upper > before.upper, slot.viewport == before.viewport {
      tree[ref].offset = shown.clamped(slot.lower, slot.upper)
      left = Swift.max(0, shown - tree[ref].offset)
    } else if before.pull < 0, slot.lower < before.lower {
      tree[ref].offset = shown.clamped(slot.lower, slot.upper)
      left = Swift.min(0, shown - tree[ref].offset)
    } else {
      tree[ref].offset = before.pull > 0 ? slot.upper : slot.lower
      if slot.viewport == before.viewport { return }
    }
    let band = tree.rubberBand(of: ref, physics: physics)
    if slot.viewport != before.viewport { left = left.clamped(-band.length / 2, band.length / 2) }
    tree.setPull(band.pull(left), of: ref)
    if slot.flags.contains(.hasRefresh) { refreshPulled(ref) }
  }

  /// Room has opened under a stretch: it becomes offset, and what is left of the stretch goes on.
  mutating func openUnderStretch(of ref: Ref) {
    let slot = tree[ref]
    guard slot.pull > 0 ? slot.offset < slot.upper : slot.pull < 0 && slot.offset > slot.lower
    else { return }
    let shown = slot.offset + stretch(of: ref)
    let offset = shown.clamped(slot.lower, slot.upper)
    tree[ref].offset = offset
    tree.setPull(tree.rubberBand(of: ref, physics: physics).pull(shown - offset), of: ref)
    renewSpring(of: ref)
  }

  /// Remembers an offset that there is no room for now, where the room may come back.
  private mutating func keep(_ offset: Double, of ref: Ref) {
    let slot = tree[ref]
    let mayComeBack =
      !slot.flags.contains(.contentKnown)
      || (slot.flags.contains(.isHeader) && tree.cappedHeaders.contains(ref))
    guard mayComeBack, offset != slot.offset else {
      if slot.traits >= 0 { tree.traits[Int(slot.traits)].kept = nil }
      return
    }
    tree.traits[tree.traitsPlace(of: ref)].kept = offset
  }

  /// A node that is disabled lets go: its motion ends, its pull is 0, a pager lies on its page.
  private mutating func letGo(_ ref: Ref) {
    for at in motions.indices where motions[at].isActive && motions[at].node == ref {
      finish(at, .interrupted)
    }
    if tree[ref].pull != 0 { tree.setPull(0, of: ref) }
    if tree[ref].flags.contains(.hasRefresh) { refreshPulled(ref) }
    if let state = tree.pager(of: ref) {
      tree[ref].offset = tree.rest(ofPage: state.current, in: ref)
    }
  }

  /// A node that has become a pager: its children are its pages.
  private mutating func adoptPages(of ref: Ref) {
    var pages: [Ref] = []
    var at = tree[ref].firstChild
    while !at.isNone {
      tree[at].page = Int32(pages.count)
      pages.append(at)
      at = tree[at].next
    }
    tree.traits[tree.traitsPlace(of: ref)].pager?.pages = pages
  }
}

extension Edit {
  fileprivate var isFinite: Bool { at.isFinite && removed.isFinite && inserted.isFinite }
}
