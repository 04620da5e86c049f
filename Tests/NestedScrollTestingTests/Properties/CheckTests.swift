import NestedScrollTesting
import Testing

@Suite("Checking a law")
struct CheckTests {
  @Test func `a law that holds is tried as often as asked, the simplest case first`() throws {
    var numbers: [Int] = []
    try check("numbers are numbers", runs: 50) { numbers.append($0.int(in: 5...1_000_000)) }
    #expect(numbers.count == 50)
    #expect(numbers.first == 5)
    #expect(Set(numbers).count > 30)
  }

  @Test func `the same seed makes the same cases, another makes others`() throws {
    func cases(seed: UInt64) throws -> [Int] {
      var numbers: [Int] = []
      try check("drawing", runs: 40, seed: seed) { numbers.append($0.int(in: 0...1_000_000_000)) }
      return numbers
    }
    let first = try cases(seed: 1)
    #expect(try first == cases(seed: 1))
    // Not even shifted by a run: hashing keeps the seeds apart.
    let shared = try Set(first).intersection(cases(seed: 2))
    #expect(shared.count < 10)
  }

  @Test func `a tape makes its case again`() throws {
    func property(_ choices: inout Choices) throws {
      let numbers = choices.array(upTo: 9) { $0.int(in: -9...9) }
      choices.note("\(numbers)")
      try expect(!numbers.contains(-4))
    }
    let found = try counterexample("no four below zero", property)
    #expect(found.notes == ["[-4]"])
    let error = #expect(throws: Counterexample.self) {
      try check("no four below zero", replaying: found.tape, property)
    }
    #expect(error?.notes == ["[-4]"])
    #expect(error?.failure == found.failure)
    #expect(error?.origin == .tape)
  }

  @Test func `a tape that ends early goes on with the simplest choices`() throws {
    try check("zeros", replaying: [3]) { choices in
      try expectEqual(choices.int(in: 0...9), 3)
      try expectEqual(choices.int(in: 4...9), 4)
      try expectEqual(choices.bool(), false)
      try choices.steps(upTo: 9) { _ in throw Failure("a step") }
    }
  }

  @Test func `a stale tape is not taken for a test`() {
    #expect(throws: TooFewCases.self) {
      try check("even", replaying: [1]) { choices in
        let number = choices.int(in: 0...9)
        try choices.require(number % 2 == 0)
      }
    }
  }

  @Test func `discarded cases are drawn again, but not for ever`() throws {
    var kept = 0
    try check("half of them", runs: 60) { choices in
      let even = choices.bool()
      try choices.require(even)
      kept += 1
    }
    #expect(kept == 60)

    let error = #expect(throws: TooFewCases.self) {
      try check("none of them", runs: 10) { try $0.require(false) }
    }
    #expect(
      error?.description
        == "the law \"none of them\" speaks of only 0 of the 210 cases drawn from seed 2718281828;"
        + " 10 were wanted")
  }

  @Test func `the failure says what, how to repeat it and where it came from`() throws {
    let found = try counterexample("numbers are small", seed: 9) { choices in
      let number = choices.int(in: 0...1000)
      choices.note("the number is \(number)")
      choices.note("which is too large")
      try expectEqual(min(number, 20), number, "capped")
    }
    guard case .run(let run, seed: 9) = found.origin else {
      Issue.record("\(found.origin)")
      return
    }
    let lines = found.description.split(separator: "\n")
    #expect(lines[0] == "the law \"numbers are small\" does not hold:")
    #expect(lines[1] == "  the number is 21")
    #expect(lines[2] == "  which is too large")
    #expect(
      lines[3].hasPrefix(
        "  capped: 20 is not equal to 21 (NestedScrollTestingTests/CheckTests.swift:"))
    #expect(
      lines[4] == "to run this case: try check(\"numbers are small\", replaying: [21]) { ... }")
    #expect(
      lines[5]
        == "found in run \(run) of seed 9 (PROPERTY_SEED=9), made simple in \(found.attempts)"
        + " attempts")
    #expect(lines.count == 6)
  }

  @Test func `a case that passes when repeated is called out`() throws {
    var calls = 0
    let found = try counterexample { _ in
      calls += 1
      try expect(calls != 3)
    }
    #expect(!found.isRepeatable)
    #expect(found.description.contains("NOT REPEATABLE"))
  }

  @Test func `bytes make a case`() {
    #expect(tape(fromBytes: [1, 2, 3, 0, 9]) == [0x0201, 3])
    var drawn: [Int] = []
    let result = outcome(of: tape(fromBytes: [1, 2, 3, 0])) { choices in
      drawn = [choices.int(in: 0...1_000), choices.int(in: 0...1_000), choices.int(in: 0...1)]
      throw Failure("always")
    }
    #expect(drawn == [0x0201, 3, 0])
    guard case .failed(let error) = result else {
      Issue.record("\(result)")
      return
    }
    #expect("\(error)" == "always")
  }

  @Test func `numbers are close by their size, and NaN is close to nothing`() throws {
    try expectClose(1e12, 1e12 + 100)
    try expectClose(.infinity, .infinity)
    #expect(throws: Failure.self) { try expectClose(1, 1 + 1e-8) }
    #expect(throws: Failure.self) { try expectClose(.nan, .nan) }
  }

  @Test func `the environment sets the seed, the number of runs and the one run to make`() throws {
    let settings = Settings { name in
      ["PROPERTY_SEED": "77", "PROPERTY_RUNS": "3"][name]
    }
    let plain = Settings { _ in nil }
    func cases(_ settings: Settings, seed: UInt64? = nil) throws -> [Int] {
      var numbers: [Int] = []
      try check("drawing", runs: 10, seed: seed, settings: settings) { choices in
        numbers.append(choices.int(in: 0...1_000_000_000))
      }
      return numbers
    }
    let drawn = try cases(settings)
    #expect(drawn.count == 30)
    #expect(try cases(plain).count == 10)
    let few = Settings { $0 == "PROPERTY_RUNS" ? "0.25" : nil }
    #expect(try cases(few).count == 3)
    #expect(try cases(plain, seed: 77) == Array(drawn.prefix(10)))
    let only = Settings { ["PROPERTY_SEED": "77", "PROPERTY_RUN": "4"][$0] }
    #expect(try cases(only) == [drawn[4]])
  }
}
