/// What the two kinds of page are meant to do, worked out in whole numbers of 1/64 point, where
/// nothing is ever rounded. The engine is held against it bit by bit.
struct WholeNumberPage {
  private let pin: Int
  private let listEnd: Int
  /// What goes first when the finger moves down: the header, or the list as far as `listFloor`.
  private let opensFirst: Bool
  private let stretching: Place
  /// A touch on the header takes the list back to where it found it, and no further.
  private let listFloor: Int
  private var outer: Int
  private var inner: Int
  private var pull = 0

  init(_ design: Design, _ start: PageStart) {
    pin = Self.units(start.pin)
    listEnd = Self.units(start.listEnd)
    opensFirst = design.opensFirst
    stretching = design.stretching
    outer = Self.units(start.outer)
    inner = Self.units(start.inner)
    listFloor = start.area == .header ? inner : 0
  }

  mutating func drag(by delta: Double) -> Frame {
    var left = Self.units(delta)
    if left > 0 {
      left -= Self.take(left, of: &pull, from: .min, to: 0)
      left -= Self.take(left, of: &outer, from: 0, to: pin)
      left -= Self.take(left, of: &inner, from: 0, to: listEnd)
    } else {
      if opensFirst { left -= Self.take(left, of: &outer, from: 0, to: pin) }
      left -= Self.take(left, of: &inner, from: listFloor, to: listEnd)
      left -= Self.take(left, of: &outer, from: 0, to: pin)
      pull += left
    }
    return Frame(
      outer: Double(outer + (stretching == .outer ? pull : 0)) / 64,
      inner: Double(inner + (stretching == .inner ? pull : 0)) / 64)
  }

  /// Moves a value by as much of a delta as fits, and says how much that was.
  private static func take(_ delta: Int, of value: inout Int, from low: Int, to high: Int) -> Int {
    let old = value
    value = min(max(value + delta, low), max(high, low))
    return value - old
  }

  private static func units(_ points: Double) -> Int { Int(points * 64) }
}
