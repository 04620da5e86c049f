/// Each observer asks where the *other* scroller stands: the list may scroll when the page is at
/// the pin, the page when the list is at its top. Who may not is written back to where it waits.
/// The list does not bounce; the page does.
struct AskTheOther: PublishedDesign {
  let pin: Double
  var outer: Scroller
  var inner: Scroller

  init(_ start: PageStart) {
    pin = start.pin
    outer = Scroller(extent: 0...start.pin, at: start.outer)
    inner = Scroller(extent: 0...start.listEnd, bounces: false, at: start.inner)
  }

  mutating func outerScrolled(from old: Double) {
    if inner.contentOffset != 0 { write(pin, to: .outer) }
  }

  mutating func innerScrolled(from old: Double) {
    if outer.contentOffset < pin { write(0, to: .inner) }
  }
}
