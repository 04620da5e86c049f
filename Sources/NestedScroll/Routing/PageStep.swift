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
      let stride = pageStride(link.ref, state.pager)
      let last = state.pages.count - 1
      guard stride > 0, last > 0 else { continue }
      let offset = slots[link.ref.index].offset
      let isForward = delta * link.sign > 0
      let page = Int((offset / stride).floor.clamped(0, Double(last)))
      var way = Double.infinity
      // The last pages may be closer together than the others: the pager ends before.
      for near in Swift.max(0, page - 1)...Swift.min(last, page + 1) {
        let rest = rest(ofPage: near, in: link.ref)
        let half = (rest + self.rest(ofPage: Swift.min(near + 1, last), in: link.ref)) / 2
        let toRest = isForward ? rest - offset : offset - rest
        let toHalf = isForward ? half - offset : offset - half
        if toRest > 0 { way = Swift.min(way, toRest) }
        if toHalf > 0 { way = Swift.min(way, toHalf) }
      }
      step = Swift.min(step, Swift.max(way, stride / 2048))
    }
    return delta < 0 ? -step : step
  }
}
