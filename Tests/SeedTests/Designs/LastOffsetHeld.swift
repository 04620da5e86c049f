/// Whoever may not scroll is written back to where it was, so that nobody ever jumps to a boundary
/// it had not reached. Three modes; what they decide by is the direction, the boundaries and the
/// other scroller's offset. A touch on the header moves the page alone.
struct LastOffsetHeld: PublishedDesign {
  enum Mode: String, CaseIterable {
    /// The header closes first and opens last; the list stretches at the top.
    case suckTop = "SuckTop"
    /// The same, but the page stretches at the top.
    case noSuckTop = "NoSuckTop"
    /// The header closes first and opens first.
    case change = "Chage"
  }

  let mode: Mode
  let pin: Double
  let isHeaderTouched: Bool
  var outer: Scroller
  var inner: Scroller
  private var lastOuter: Double
  /// The page's last step, of the mode that compares steps.
  private var outerStep = 0.0
  private var isOwnWrite = false

  init(_ mode: Mode, _ start: PageStart) {
    self.mode = mode
    pin = start.pin
    isHeaderTouched = start.area == .header
    outer = Scroller(extent: 0...start.pin, at: start.outer)
    inner = Scroller(extent: 0...start.listEnd, at: start.inner)
    lastOuter = start.outer
  }

  mutating func outerScrolled(from old: Double) {
    let step = outer.contentOffset - lastOuter
    outerStep = step
    if outer.contentOffset >= pin {
      write(pin, to: .outer)
    } else if mode != .noSuckTop, outer.contentOffset <= 0 {
      write(0, to: .outer)
    } else if holdsOuter(step) {
      write(lastOuter, to: .outer)
    }
    lastOuter = outer.contentOffset
  }

  private func holdsOuter(_ step: Double) -> Bool {
    guard mode != .change, !isHeaderTouched else { return false }
    let waitsForList = step < 0 && inner.contentOffset > 0
    let waitsForStretch = mode == .suckTop && step > 0 && inner.contentOffset < 0
    return waitsForList || waitsForStretch
  }

  mutating func innerScrolled(from old: Double) {
    if isOwnWrite {
      isOwnWrite = false
      return
    }
    guard let place = mode == .change ? changed(from: old) : held(from: old) else { return }
    isOwnWrite = true
    write(place, to: .inner)
  }

  /// Where the list is put back to by the two modes that pin; nil: it may go.
  private func held(from old: Double) -> Double? {
    let new = inner.contentOffset
    if new < old {
      let isStretchOfPage = mode == .noSuckTop || outer.contentOffset > 0
      return new < 0 && isStretchOfPage ? 0 : nil
    }
    guard outer.contentOffset < pin else { return nil }
    if mode == .noSuckTop { return old }
    return new > 0 ? max(old, 0) : nil
  }

  /// Where the list is put back to by the mode in which the header goes first both ways.
  private func changed(from old: Double) -> Double? {
    let new = inner.contentOffset
    if new < old {
      return outer.contentOffset > 0 && new < inner.extent.upperBound ? old : nil
    }
    // A step that is larger than the page's last one passes: it is taken for a reload's.
    guard outer.contentOffset < pin, new > 0, new - old <= outerStep else { return nil }
    return old
  }
}
