extension ScrollEngine {
  /// How far a header is collapsed: exactly 0 when open, exactly 1 when pinned.
  func progress(ofHeader ref: Ref) -> Double {
    let slot = tree[ref]
    guard let state = tree.traits(of: ref)?.header else { return 0 }
    let travel = state.header.travel
    guard travel > 0 else { return state.wasPinned ? 1 : 0 }
    // The rounding of a finger's way there and back is neither open nor pinned: it is left out.
    if slot.offset <= 1e-9 { return 0 }
    return slot.offset >= travel - 1e-9 ? 1 : slot.offset / travel
  }

  /// Brings the headers that collapse only when needed up to date with the pages below them.
  mutating func updateCaps() {
    for at in tree.cappedHeaders.indices { updateCap(of: tree.cappedHeaders[at]) }
  }

  private mutating func updateCap(of ref: Ref) {
    let place = Int(tree[ref].traits)
    guard place >= 0, let state = tree.traits[place].header else { return }
    let cap = cap(of: ref, state.header)
    guard cap != state.cap else { return }
    let wanted = tree.traits[place].kept ?? tree[ref].offset
    tree.traits[place].header?.cap = cap
    tree.refreshExtent(of: ref)
    let slot = tree[ref]
    let offset = wanted.clamped(slot.lower, slot.upper)
    tree[ref].offset = offset
    tree.traits[place].kept = offset == wanted ? nil : wanted
    if slot.pull != 0 { openUnderStretch(of: ref) }
  }

  /// The travel that the pages which show leave the header.
  private func cap(of ref: Ref, _ header: Header) -> Double {
    guard let pager = pagerBelow(ref), let state = tree.pager(of: pager), !state.pages.isEmpty
    else {
      return cap(ofPage: ref, header, of: ref)
    }
    let progress = tree.pageProgress(of: pager)
    let low = Swift.max(0, Swift.min(state.pages.count - 1, Int(progress)))
    let first = cap(ofPage: state.pages[low], header, of: ref)
    let part = progress - Double(low)
    guard part > 0, low + 1 < state.pages.count else { return first }
    let second = cap(ofPage: state.pages[low + 1], header, of: ref)
    return first + (second - first) * part
  }

  private func cap(ofPage page: Ref, _ header: Header, of ref: Ref) -> Double {
    let isScroller = page != ref && tree[page].axis == .vertical
    let scroller = isScroller ? page : tree.outermostScroller(below: page, along: .vertical)
    guard let scroller, tree[scroller].flags.contains(.contentKnown) else { return header.travel }
    let slot = tree[scroller]
    let content: Double
    if let inner = tree.traits(of: scroller)?.header {
      content = slot.viewport + inner.header.travel
    } else if let pager = tree.pager(of: scroller) {
      content = tree.contentLength(of: pager, viewport: slot.viewport)
    } else {
      content = slot.content
    }
    return (header.height + content - tree[ref].viewport).clamped(0, header.travel)
  }

  /// The first horizontal pager under a header that no other vertical node is between.
  private func pagerBelow(_ ref: Ref) -> Ref? {
    var at = tree.following(ref, within: ref)
    while !at.isNone {
      let slot = tree[at]
      if slot.axis == .horizontal, slot.flags.contains(.isPager) { return at }
      at = slot.axis == .vertical ? tree.skipping(at, within: ref) : tree.following(at, within: ref)
    }
    return nil
  }
}
