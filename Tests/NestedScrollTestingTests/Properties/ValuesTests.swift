import NestedScrollTesting
import Testing

@Suite("Drawing values")
struct ValuesTests {
  @Test func `every number of a range has its choice, the nearest to zero first`() throws {
    func order(_ range: ClosedRange<Int>) -> [Int] {
      var numbers: [Int] = []
      for choice in 0..<UInt64(range.count) {
        _ = outcome(of: [choice]) { numbers.append($0.int(in: range)) }
      }
      return numbers
    }
    #expect(order(-2...2) == [0, 1, -1, 2, -2])
    #expect(order(-1...4) == [0, 1, -1, 2, 3, 4])
    #expect(order(-4...1) == [0, 1, -1, -2, -3, -4])
    #expect(order(3...5) == [3, 4, 5])
    #expect(order(-5 ... -3) == [-3, -4, -5])
    #expect(order(7...7) == [7])
  }

  @Test func `numbers keep to their range and reach both ends of it`() throws {
    var seen: Set<Int> = []
    try check("in range", runs: 1000) { choices in
      let lower = choices.int(in: -1_000_000...1_000_000)
      let upper = choices.int(in: lower...1_000_000)
      let number = choices.int(in: lower...upper)
      try expect(lower <= number && number <= upper)
      seen.insert(choices.int(in: -40_000...50_000))
    }
    #expect(seen.contains(-40_000))
    #expect(seen.contains(50_000))
    #expect(seen.contains(0))
  }

  @Test func `dyadic numbers are 64ths in their range`() throws {
    try check("a 64th") { choices in
      let number = choices.dyadic(-0.3...1000)
      try expect(-0.3 <= number && number <= 1000 && number * 64 == (number * 64).rounded())
    }
  }

  @Test func `weights are kept to, and nothing of weight 0 is drawn`() throws {
    var counts: [String: Int] = [:]
    try check("weights", runs: 4000) { choices in
      counts[choices.weighted([(1, "a"), (0, "b"), (3, "c")]), default: 0] += 1
    }
    #expect(counts["b"] == nil)
    #expect((850...1150).contains(counts["a"] ?? 0))
  }

  @Test func `steps are of every number in their range`() throws {
    var counts: [Int: Int] = [:]
    try check("steps", runs: 3000) { choices in
      var count = 0
      choices.steps(atLeast: 2, upTo: 4) { _ in count += 1 }
      counts[count, default: 0] += 1
    }
    #expect(Set(counts.keys) == [2, 3, 4])
    #expect(counts.values.allSatisfy { (900...1100).contains($0) })
  }

  @Test func `an element of many, a chance of some`() throws {
    var elements: Set<Character> = []
    var hits = 0
    try check("elements", runs: 1000) { choices in
      elements.insert(choices.element(of: "abc"))
      if choices.chance(1, in: 10) { hits += 1 }
    }
    #expect(elements == ["a", "b", "c"])
    #expect((60...140).contains(hits))
  }
}
