extension Tree {
  /// As much of a delta as reaches no further than the next page, or half page, of any pager that a
  /// header touch goes through on its own axis; all of it elsewhere.
  func pageStep(of delta: Double, along route: Route) -> Double {
    guard route.area == .header else { return delta }
    var step = Swift.abs(delta)
    // Pagers further out come after all that is in their page: what they turn to changes nothing.
    for at in 0...route.startLink where at < route.links.count && route.links[at].closes {
      let link = route.links[at]
      guard let state = pager(of: link.ref) else { continue }
      let half = pageStride(link.ref, state.pager) / 2
      guard half > 0 else { continue }
      let offset = slots[link.ref.index].offset
      let place = offset / half
      let isForward = delta * link.sign > 0
      let next = isForward ? place.floor + 1 : place.ceiling - 1
      step = Swift.min(step, Swift.max(Swift.abs(next * half - offset), half / 1024))
    }
    return delta < 0 ? -step : step
  }
}
