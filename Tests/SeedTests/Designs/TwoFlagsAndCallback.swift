/// Two flags again, one in the page and one in each list, which tells the page by a callback. The
/// list hands over without being written to its top: where it overshot, it stays until it moves
/// again.
struct TwoFlagsAndCallback: PublishedDesign {
  let pin: Double
  var outer: Scroller
  var inner: Scroller
  private var outerMayScroll: Bool
  private var innerMayScroll: Bool

  init(_ start: PageStart) {
    pin = start.pin
    outer = Scroller(extent: 0...start.pin, at: start.outer)
    inner = Scroller(extent: 0...start.listEnd, at: start.inner)
    outerMayScroll = start.outer < start.pin
    innerMayScroll = !outerMayScroll
  }

  mutating func outerScrolled(from old: Double) {
    if !outerMayScroll {
      write(pin, to: .outer)
      innerMayScroll = true
    } else if outer.contentOffset >= pin {
      write(pin, to: .outer)
      outerMayScroll = false
      innerMayScroll = true
    }
  }

  mutating func innerScrolled(from old: Double) {
    if !innerMayScroll {
      write(0, to: .inner)
    } else if inner.contentOffset <= 0 {
      innerMayScroll = false
      outerMayScroll = true
    }
  }
}
