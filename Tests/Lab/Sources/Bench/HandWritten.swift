/// What one would write by hand for a header over a list and nothing else: two scrollers in an
/// array, two clamps, and a result that says who took how much and what is left.
struct HandWritten {
  struct Scroller {
    var offset: Double
    var lower: Double
    var upper: Double
  }

  struct Take {
    var scroller: Int
    var amount: Double
  }

  var scrollers: [Scroller]
  /// The first `takeCount` are of the last delta. Emptying and filling an array anew would be most
  /// of the cost.
  private var slots = [Take](repeating: Take(scroller: 0, amount: 0), count: 2)
  private var takeCount = 0
  var unconsumed = 0.0

  var takes: ArraySlice<Take> { slots[..<takeCount] }

  init(header: ClosedRange<Double>, list: ClosedRange<Double>) {
    scrollers = [
      Scroller(offset: header.lowerBound, lower: header.lowerBound, upper: header.upperBound),
      Scroller(offset: list.lowerBound, lower: list.lowerBound, upper: list.upperBound),
    ]
  }

  /// Forward the header goes first, backward the list.
  @inline(never)
  mutating func scroll(by delta: Double) {
    takeCount = 0
    var left = delta
    let first = delta > 0 ? 0 : 1
    for turn in 0..<2 {
      let index = turn == 0 ? first : 1 - first
      let scroller = scrollers[index]
      let target = min(max(scroller.offset + left, scroller.lower), scroller.upper)
      let taken = target - scroller.offset
      if taken != 0 {
        scrollers[index].offset = target
        slots[takeCount] = Take(scroller: index, amount: taken)
        takeCount += 1
        left -= taken
      }
      if left == 0 { break }
    }
    unconsumed = left
  }
}
