extension Tree {
  func pager(of ref: Ref) -> PagerState? {
    let place = slots[ref.index].traits
    return place < 0 ? nil : traits[Int(place)].pager
  }

  /// Changes what is known of a pager, if the node is one.
  mutating func editPager(_ ref: Ref, _ change: (inout PagerState) -> Void) {
    let place = Int(slots[ref.index].traits)
    guard place >= 0, var state = traits[place].pager else { return }
    traits[place].pager = nil
    change(&state)
    traits[place].pager = state
  }

  func contentLength(of state: PagerState, viewport: Double) -> Double {
    let count = Double(state.pages.count)
    guard count > 0 else { return 0 }
    let length = pageLength(of: state.pager, viewport: viewport)
    return count * length + (count - 1) * Swift.max(0, state.pager.spacing)
  }

  func pageLength(of pager: Pager, viewport: Double) -> Double {
    Swift.max(0, Swift.min(pager.pageLength ?? viewport, viewport))
  }

  /// From the start of one page to the start of the next.
  func pageStride(_ ref: Ref, _ pager: Pager) -> Double {
    pageLength(of: pager, viewport: slots[ref.index].viewport) + Swift.max(0, pager.spacing)
  }

  /// The offset at which a page rests. A last page that can't reach its place rests at the end.
  func rest(ofPage page: Int, in ref: Ref) -> Double {
    guard let pager = pagerRule(of: ref) else { return slots[ref.index].lower }
    let slot = slots[ref.index]
    return (Double(page) * pageStride(ref, pager)).clamped(slot.lower, slot.upper)
  }

  func pageCount(of ref: Ref) -> Int {
    let place = slots[ref.index].traits
    return place < 0 ? 0 : traits[Int(place)].pager?.pages.count ?? 0
  }

  private func pagerRule(of ref: Ref) -> Pager? {
    let place = slots[ref.index].traits
    return place < 0 ? nil : traits[Int(place)].pager?.pager
  }

  /// The page whose rest is nearest to an offset. A tie goes to `from`, else to the first.
  func nearestPage(to offset: Double, in ref: Ref, from: Int) -> Int {
    let count = pageCount(of: ref)
    guard count > 0, let pager = pagerRule(of: ref) else { return 0 }
    let stride = pageStride(ref, pager)
    guard stride > 0 else { return Swift.max(0, Swift.min(from, count - 1)) }
    let low = Int((offset / stride).clamped(0, Double(count - 1)))
    var best = -1
    var least = Double.infinity
    for page in Swift.max(0, low - 1)...Swift.min(count - 1, low + 2) {
      let distance = Swift.abs(rest(ofPage: page, in: ref) - offset)
      if distance < least { (best, least) = (page, distance) }
    }
    if from >= 0, from < count, Swift.abs(rest(ofPage: from, in: ref) - offset) <= least {
      return from
    }
    return best
  }

  /// Where a pager stands, counted in pages: 1.35 is 35 % of the way from page 1 to page 2.
  func pageProgress(of ref: Ref) -> Double {
    let count = pageCount(of: ref)
    guard count > 0, let pager = pagerRule(of: ref) else { return 0 }
    let slot = slots[ref.index]
    let stride = pageStride(ref, pager)
    guard stride > 0, slot.hasRoom else { return 0 }
    let low = Int((slot.offset / stride).clamped(0, Double(count - 1)))
    let start = rest(ofPage: low, in: ref)
    guard low + 1 < count else { return Double(low) }
    let length = rest(ofPage: low + 1, in: ref) - start
    return length > 0
      ? Double(low) + ((slot.offset - start) / length).clamped(-1, 1) : Double(low)
  }
}
