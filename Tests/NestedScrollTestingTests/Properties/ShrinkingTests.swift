import NestedScrollTesting
import Testing

/// The counterexample of a law that does not hold.
func counterexample(
  _ law: String = "a law", runs: Int = 1000, seed: UInt64? = nil,
  _ property: (inout Choices) throws -> Void
) throws -> Counterexample {
  do {
    try check(law, runs: runs, seed: seed, property)
  } catch let error as Counterexample {
    return error
  }
  throw Failure("\(law): no counterexample in \(runs) runs")
}

@Suite("A failing case is shrunk to the simplest")
struct ShrinkingTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a number goes down to the first that fails`(seed: UInt64) throws {
    let found = try counterexample(seed: seed) { choices in
      let number = choices.int(in: -100_000...100_000)
      choices.note("\(number)")
      try expect(number < 1234)
    }
    #expect(found.notes == ["1234"])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a number of either sign goes down to the nearest to zero`(seed: UInt64) throws {
    let found = try counterexample(seed: seed) { choices in
      let number = choices.int(in: -100_000...100_000)
      choices.note("\(number)")
      try expect(number > -777 && number < 5000)
    }
    #expect(found.notes == ["-777"] || found.notes == ["5000"])
  }

  @Test func `a dyadic number goes down by 64ths`() throws {
    let found = try counterexample { choices in
      let number = choices.dyadic(-1000...1000)
      choices.note("\(number)")
      try expect(number <= 10)
    }
    #expect(found.notes == ["10.015625"])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `steps that do not matter are left out`(seed: UInt64) throws {
    let found = try counterexample(seed: seed) { choices in
      let numbers = choices.array(upTo: 60) { $0.int(in: -50...50) }
      choices.note("\(numbers)")
      try expect(!numbers.contains { $0 > 30 } || !numbers.contains { $0 < -40 })
    }
    #expect(found.notes == ["[-41, 31]"] || found.notes == ["[31, -41]"])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a sum is gathered in one number`(seed: UInt64) throws {
    let found = try counterexample(seed: seed) { choices in
      let numbers = choices.array(upTo: 20) { $0.int(in: 0...1000) }
      choices.note("\(numbers)")
      try expect(numbers.reduce(0, +) < 1000)
    }
    #expect(found.notes == ["[1000]"])
  }

  @Test func `two numbers that must be equal go down together`() throws {
    let found = try counterexample(runs: 100_000) { choices in
      let first = choices.int(in: 0...300)
      let second = choices.int(in: 0...300)
      choices.note("\(first) \(second)")
      try expect(first < 17 || first != second)
    }
    #expect(found.notes == ["17 17"])
  }

  @Test func `spans inside spans are left out, too`() throws {
    let found = try counterexample { choices in
      let rows = choices.array(upTo: 10) { $0.array(upTo: 10) { $0.int(in: 0...9) } }
      choices.note("\(rows)")
      try expect(rows.allSatisfy { $0.count < 3 || !$0.contains(7) })
    }
    // Not [[0, 0, 7]]: zeros at the end of a tape cost nothing.
    #expect(found.notes == ["[[0, 7, 0]]"])
  }

  @Test func `a list whose length is drawn first gets short, too`() throws {
    let found = try counterexample { choices in
      let count = choices.int(in: 0...20)
      let numbers = (0..<count).map { _ in choices.int(in: 0...9) }
      choices.note("\(numbers)")
      try expect(numbers.count < 4)
    }
    #expect(found.notes == ["[0, 0, 0, 0]"])
  }

  @Test func `commands come in the simplest order`() throws {
    let found = try counterexample { choices in
      let letters = choices.array(upTo: 30) { $0.element(of: ["a", "b", "c", "d"]) }
      choices.note(letters.joined())
      try expect(Set(letters).count < 3)
    }
    #expect(found.notes == ["abc"])
  }

  @Test func `cases of which the law does not speak are not taken for failures`() throws {
    let found = try counterexample { choices in
      let number = choices.int(in: 0...1000)
      choices.note("\(number)")
      try choices.require(number % 2 == 1)
      try expect(number < 100)
    }
    #expect(found.notes == ["101"])
  }

  @Test func `the budget bounds the attempts`() throws {
    do {
      try check("short", runs: 1000, attempts: 7) { choices in
        try expect(choices.array(upTo: 50) { $0.int(in: 0...99) }.reduce(0, +) < 500)
      }
      Issue.record("the law holds")
    } catch let error as Counterexample {
      #expect(error.attempts == 7)
    }
  }
}
