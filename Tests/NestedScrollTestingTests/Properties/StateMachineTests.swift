import NestedScrollTesting
import Testing

/// A stack that loses an element when it is popped right after a clear that emptied three or more.
private struct BrokenStack {
  private var elements: [Int] = []
  private var isBroken = false

  mutating func push(_ element: Int) {
    elements.append(element)
    if isBroken { elements.removeLast() }
    isBroken = false
  }

  mutating func pop() -> Int? { elements.popLast() }

  mutating func clear() {
    isBroken = elements.count >= 3
    elements = []
  }
}

private struct StackMachine: StateMachine {
  enum Command { case push(Int), pop, clear }

  var system = BrokenStack()
  var model: [Int] = []

  init(_ choices: inout Choices) {}

  func command(_ choices: inout Choices) -> Command {
    switch choices.int(in: 0...2) {
    case 0: .push(choices.int(in: -100...100))
    case 1: .pop
    default: .clear
    }
  }

  mutating func run(_ command: Command) throws {
    switch command {
    case .push(let element):
      system.push(element)
      model.append(element)
    case .pop:
      try expectEqual(system.pop(), model.popLast())
    case .clear:
      system.clear()
      model = []
    }
  }

  func checkInvariants() throws {}
}

@Suite("A state machine next to its model")
struct StateMachineTests {
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `the shortest sequence of commands is found`(seed: UInt64) throws {
    let error = #expect(throws: Counterexample.self) {
      try check("a stack is a list", StackMachine.self, runs: 1000, seed: seed)
    }
    #expect(error?.notes == ["push(0)", "push(0)", "push(0)", "clear", "push(0)", "pop"])
    let again = #expect(throws: Counterexample.self) {
      try check("a stack is a list", StackMachine.self, replaying: error?.tape ?? [])
    }
    #expect(again?.notes == error?.notes)
  }
}

@Suite("Exhaustive loops")
struct WithEveryTests {
  @Test func `a failure carries the values of the loops around it`() throws {
    var tried = 0
    let error = #expect(throws: LabelledFailure.self) {
      try withEvery("levels", in: 1...4) { levels in
        try withEvery("delta", in: [-1.0, 0.5]) { delta in
          tried += 1
          if Double(levels) * delta == 1.5 { throw Failure("too far") }
        }
      }
    }
    #expect(tried == 6)
    #expect(error?.description == "levels = 3, delta = 0.5: too far")
  }
}
