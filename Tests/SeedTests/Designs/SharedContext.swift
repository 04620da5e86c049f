/// Both scrollers note their offsets in a shared object, from the observers of the property
/// itself; each reads there whether the other has something to scroll. The page is as long as a
/// screen and the list's height, so it could go on well beyond the pin.
struct SharedContext: PublishedDesign {
  let pin: Double
  var outer: Scroller
  var inner: Scroller
  private var notedOuter: Double
  private var notedInner: Double

  init(_ start: PageStart) {
    pin = start.pin
    outer = Scroller(extent: 0...start.viewport, at: start.outer)
    inner = Scroller(extent: 0...start.listEnd, at: start.inner)
    notedOuter = start.outer
    notedInner = start.inner
  }

  var observesOwnWrites: Bool { false }

  mutating func outerScrolled(from old: Double) {
    if notedInner > 0 { write(pin, to: .outer) }
    notedOuter = outer.contentOffset
  }

  mutating func innerScrolled(from old: Double) {
    if notedOuter < pin { write(0, to: .inner) }
    notedInner = inner.contentOffset
  }
}
