import NestedScroll
import NestedScrollTesting

/// The comparison with up to three fingers at once, on nodes that they share.
struct SeveralFingers: StateMachine {
  var one: GestureComparison

  init(_ choices: inout Choices) {
    one = GestureComparison(&choices)
    one.most = 3
  }

  func command(_ choices: inout Choices) -> GestureComparison.Command { one.command(&choices) }

  mutating func run(_ command: GestureComparison.Command) throws { try one.run(command) }

  func checkInvariants() throws { try one.checkInvariants() }
}

/// The comparison with an engine that lets fingers go a little further before it follows.
struct LongerSlop: StateMachine {
  var right: GestureComparison

  init(_ choices: inout Choices) {
    right = GestureComparison(&choices)
    right.engine.slop = ModelFingers.slop + 1
  }

  func command(_ choices: inout Choices) -> GestureComparison.Command { right.command(&choices) }

  mutating func run(_ command: GestureComparison.Command) throws { try right.run(command) }

  func checkInvariants() throws { try right.checkInvariants() }
}
