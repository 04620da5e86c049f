/// Two flags say who may scroll, and are turned over where a scroller reaches the boundary. Who may
/// not is written back to it.
///
/// In one design the list is also written to its top when it hands over. In another, where each list
/// has a flag of its own and tells the page by a callback, it is not: where it overshot, it stays
/// until it moves again.
struct TwoFlags: PublishedDesign {
  let writesListToTop: Bool
  let pin: Double
  var outer: Scroller
  var inner: Scroller
  private var outerMayScroll: Bool
  private var innerMayScroll: Bool

  init(_ start: PageStart, writesListToTop: Bool) {
    self.writesListToTop = writesListToTop
    pin = start.pin
    outer = Scroller(extent: 0...start.pin, at: start.outer)
    inner = Scroller(extent: 0...start.listEnd, at: start.inner)
    outerMayScroll = start.outer < start.pin
    innerMayScroll = !outerMayScroll
  }

  mutating func outerScrolled(from old: Double) {
    guard outerMayScroll else {
      write(pin, to: .outer)
      innerMayScroll = true
      return
    }
    guard outer.contentOffset >= pin else { return }
    write(pin, to: .outer)
    outerMayScroll = false
    innerMayScroll = true
  }

  mutating func innerScrolled(from old: Double) {
    guard innerMayScroll else { return write(0, to: .inner) }
    guard inner.contentOffset <= 0 else { return }
    if writesListToTop { write(0, to: .inner) }
    outerMayScroll = true
    innerMayScroll = false
  }
}
