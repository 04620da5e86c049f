extension Choices {
  /// A whole number in a range. The one nearest to zero is the simplest, and of two as near the
  /// positive one. Ends and small numbers come more often than chance would have them.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    let order = NearestToZero(range)
    return order.value(
      at: draw(below: order.count) { source in
        switch source.next(below: 16) {
        case 0:
          return order.index(of: source.next(below: 2) == 0 ? range.lowerBound : range.upperBound)
        case 1...4:
          let bits = UInt64(64 - order.count.leadingZeroBitCount)
          return source.next(below: min(order.count, 1 << source.next(below: bits)))
        default:
          return source.next(below: order.count)
        }
      })
  }

  /// A number n/64 in a range, which must hold one. Sums and differences of such numbers are exact,
  /// so a law about them can be stated with `==`.
  public mutating func dyadic(_ range: ClosedRange<Double>) -> Double {
    let first = (range.lowerBound * 64).rounded(.up)
    let last = (range.upperBound * 64).rounded(.down)
    precondition(
      first <= last && abs(first) < 0x1p62 && abs(last) < 0x1p62,
      "dyadic(\(range)): no number n/64 with |n| < 2^62 in it")
    return Double(int(in: Int(first)...Int(last))) / 64
  }

  /// False, the simpler, or true.
  public mutating func bool() -> Bool {
    draw(below: 2) == 1
  }

  /// True `weight` times in `total`; false is the simpler.
  public mutating func chance(_ weight: Int, in total: Int) -> Bool {
    precondition(weight >= 0 && weight <= total, "chance(\(weight), in: \(total))")
    return draw(below: 2) { $0.next(below: UInt64(total)) < UInt64(weight) ? 1 : 0 } == 1
  }

  /// One of the elements, which must not be none; the first is the simplest.
  public mutating func element<Elements: Collection>(of elements: Elements) -> Elements.Element {
    precondition(!elements.isEmpty, "element(of:): nothing to choose from")
    let offset = Int(draw(below: UInt64(elements.count)))
    return elements[elements.index(elements.startIndex, offsetBy: offset)]
  }

  /// One of the values, each as often as its weight says; the first is the simplest. Weights must
  /// not be negative, nor all 0. When replaying, a value of weight 0 may come too.
  public mutating func weighted<Value>(_ values: [(weight: Int, value: Value)]) -> Value {
    var total: UInt64 = 0
    for (weight, _) in values {
      precondition(weight >= 0, "weighted: weight \(weight) is negative")
      total += UInt64(weight)
    }
    precondition(total > 0, "weighted: no value has a weight")
    let index = draw(below: UInt64(values.count)) { source in
      var rest = source.next(below: total)
      for (index, (weight, _)) in values.enumerated() {
        if rest < UInt64(weight) { return UInt64(index) }
        rest -= UInt64(weight)
      }
      return 0
    }
    return values[Int(index)].value
  }

  /// Runs `body` between `least` and `most` times, every number as likely. Each step is a span with
  /// the choice to go on in front, so steps can be left out one by one.
  public mutating func steps(
    atLeast least: Int = 0, upTo most: Int, _ body: (inout Choices) throws -> Void
  ) rethrows {
    precondition(0 <= least && least <= most, "steps(atLeast: \(least), upTo: \(most))")
    for step in 0..<most {
      let goesOn = try span { choices in
        let left = UInt64(most - max(step, least))
        let wanted = choices.draw(below: 2) { $0.next(below: left + 1) == 0 ? 0 : 1 } == 1
        if wanted || step < least {
          try body(&choices)
          return true
        }
        return false
      }
      if !goesOn { return }
    }
  }

  /// Between `least` and `most` elements, each made by `element`.
  public mutating func array<Element>(
    atLeast least: Int = 0, upTo most: Int, _ element: (inout Choices) throws -> Element
  ) rethrows -> [Element] {
    var result: [Element] = []
    try steps(atLeast: least, upTo: most) { result.append(try element(&$0)) }
    return result
  }
}

/// The numbers of a range, the nearest to zero first, the positive one first of two as near.
struct NearestToZero {
  private let range: ClosedRange<Int>
  private let origin: Int
  /// How far both sides of the origin reach; beyond, only one is left.
  private let both: UInt64
  let count: UInt64

  init(_ range: ClosedRange<Int>) {
    precondition(
      range.lowerBound > Int.min / 2 && range.upperBound < Int.max / 2,
      "int(in: \(range)): a bound beyond ±2^62")
    self.range = range
    let origin = min(max(0, range.lowerBound), range.upperBound)
    self.origin = origin
    both = UInt64(min(origin - range.lowerBound, range.upperBound - origin))
    count = UInt64(range.upperBound - range.lowerBound) + 1
  }

  func value(at index: UInt64) -> Int {
    let distance = Int(index <= 2 * both ? (index + 1) / 2 : index - both)
    let goesUp = index <= 2 * both ? index % 2 == 1 : range.upperBound - origin > Int(both)
    return goesUp ? origin + distance : origin - distance
  }

  func index(of value: Int) -> UInt64 {
    let distance = UInt64(value > origin ? value - origin : origin - value)
    if distance > both { return distance + both }
    return value > origin ? 2 * distance - 1 : 2 * distance
  }
}
