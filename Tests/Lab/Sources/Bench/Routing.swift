import NestedScroll

/// Deltas that go through header and list both ways, and end where they began.
let deltasThroughBoth: [Double] = (0..<512).flatMap { index -> [Double] in
  let length = 250 + Double(index * 37 % 150)
  return [length, -length]
}

/// Deltas that move the list alone, back and forth.
let deltasInTheList: [Double] = (0..<512).flatMap { index -> [Double] in
  let length = 1 + Double(index * 37 % 90) / 4
  return [length, -length]
}

/// Routes deltas and reads what came of each.
@inline(never)
@discardableResult
func scroll(_ engine: inout ScrollEngine, _ node: NodeID, _ deltas: [Double]) -> Double {
  var sum = 0.0
  for delta in deltas {
    engine.drag(node, by: delta, along: .vertical)
    for take in engine.report.takes { sum += take.amount }
  }
  return sum
}

@inline(never)
@discardableResult
func scroll(_ scrollers: inout HandWritten, _ deltas: [Double]) -> Double {
  var sum = 0.0
  for delta in deltas {
    scrollers.scroll(by: delta)
    for take in scrollers.takes { sum += take.amount }
  }
  return sum
}

/// What a delta costs, against two clamps written by hand.
func measureRouting(batches: Int) -> [Bound] {
  let limit = 3.0
  var page = HeaderAndList()
  var hand = HandWritten(header: 0...200, list: 0...10_000)
  let through = best(
    batches: batches, count: deltasThroughBoth.count,
    [
      { scroll(&page.engine, page.list, deltasThroughBoth) },
      { scroll(&hand, deltasThroughBoth) },
    ], until: { $0[0] / $0[1] <= limit })
  checkSame(page, hand)

  page.engine.drag(page.list, by: 5000, along: .vertical)
  hand.scroll(by: 5000)
  let inside = best(
    batches: batches, count: deltasInTheList.count,
    [
      { scroll(&page.engine, page.list, deltasInTheList) },
      { scroll(&hand, deltasInTheList) },
    ])
  checkSame(page, hand)

  print(
    "a delta through header and list:  engine \(decimal(through[0], 1)) ns,"
      + " by hand \(decimal(through[1], 1)) ns")
  print(
    "a delta in the list alone:        engine \(decimal(inside[0], 1)) ns,"
      + " by hand \(decimal(inside[1], 1)) ns")
  return [
    Bound(
      "a delta through header and list, engine : by hand", through[0] / through[1], atMost: limit)
  ]
}

/// The two must have done the same, or the comparison means nothing.
private func checkSame(_ page: HeaderAndList, _ hand: HandWritten) {
  let offsets = [page.engine.offset(of: page.header), page.engine.offset(of: page.list)]
  let byHand = hand.scrollers.map(\.offset)
  demand(offsets == byHand, "the engine is at \(offsets), the loop by hand at \(byHand)")
  let takes = page.engine.report.takes.map(\.amount)
  demand(
    takes == hand.takes.map(\.amount), "the engine took \(takes), by hand it was \(hand.takes)")
}

/// What each level beyond the second adds, when every level takes its part of the delta.
func measureLevels(batches: Int) -> [Bound] {
  let counts = [2, 3, 4, 8, 16, 32, 64]
  var pages = counts.map { Levels($0) }
  let deltas = counts.map { count in
    (0..<256).flatMap { _ in [10.0, -10.0].map { $0 * Double(count) } }
  }
  /// What a level beyond the second adds, in what one of the first two costs.
  func added(_ times: [Double], _ index: Int) -> Double {
    (times[index] - times[0]) / Double(counts[index] - 2) / (times[0] / 2)
  }
  let times = best(
    batches: batches, count: 512,
    counts.indices.map { index in
      { scroll(&pages[index].engine, pages[index].innermost, deltas[index]) }
    },
    until: { times in counts.indices.dropFirst().allSatisfy { added(times, $0) <= 1 } })
  for (index, count) in counts.enumerated() {
    let takes = pages[index].engine.report.takes.count
    demand(takes == count, "\(takes) of \(count) levels took something")
    print(
      "a delta through \(column("\(count)", 2, right: true)) levels: "
        + "\(decimal(times[index], 1)) ns")
  }
  return counts.indices.dropFirst().map { index in
    Bound(
      "a level beyond the second, of \(counts[index]) : one of the first two",
      added(times, index), atMost: 1)
  }
}

func routeInEngine(_ count: Int) {
  var page = HeaderAndList()
  for _ in 0..<count / deltasThroughBoth.count {
    scroll(&page.engine, page.list, deltasThroughBoth)
  }
}

func routeByHand(_ count: Int) {
  var hand = HandWritten(header: 0...200, list: 0...10_000)
  for _ in 0..<count / deltasThroughBoth.count { scroll(&hand, deltasThroughBoth) }
}
