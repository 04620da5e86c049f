/// Which of the two scrollers: the page with the header, or the list in it.
enum Place { case outer, inner }

/// Whose pan, and so whose observer, is called first for one and the same touch. UIKit does not
/// promise an order.
enum ObserverOrder: String, CaseIterable {
  case outerFirst = "outer observer first"
  case innerFirst = "inner observer first"

  var places: [Place] { self == .outerFirst ? [.outer, .inner] : [.inner, .outer] }
}

/// Two scrollers that both receive the finger, and observers that write one of them back.
protocol PublishedDesign {
  var outer: Scroller { get set }
  var inner: Scroller { get set }
  /// Whether a write by an observer is observed again. A delegate's is, a property observer's own
  /// is not.
  var observesOwnWrites: Bool { get }
  mutating func outerScrolled(from old: Double)
  mutating func innerScrolled(from old: Double)
}

extension PublishedDesign {
  var observesOwnWrites: Bool { true }

  subscript(place: Place) -> Scroller {
    get { place == .outer ? outer : inner }
    set { if place == .outer { outer = newValue } else { inner = newValue } }
  }

  /// One delta of a finger: each scroller under it moves, and its observer runs at once.
  mutating func drag(by delta: Double, on area: FingerScript.Area, _ order: ObserverOrder) {
    for place in order.places where area == .list || place == .outer {
      let old = self[place].contentOffset
      self[place].drag(by: delta)
      if self[place].contentOffset != old { scrolled(place, from: old) }
    }
  }

  /// What an observer does: it writes an offset. UIKit tells of a write that changes something.
  mutating func write(_ offset: Double, to place: Place) {
    let old = self[place].contentOffset
    guard offset != old else { return }
    self[place].contentOffset = offset
    if observesOwnWrites { scrolled(place, from: old) }
  }

  private mutating func scrolled(_ place: Place, from old: Double) {
    if place == .outer { outerScrolled(from: old) } else { innerScrolled(from: old) }
  }
}
