/// A system that is sent one command after the other, next to a model of what it should do.
///
/// ```swift
/// struct Counting: StateMachine {
///   enum Command { case add(Int), reset }
///   var system = Counter(), model = 0
///   init(_ choices: inout Choices) {}
///   func command(_ choices: inout Choices) -> Command { ... }
///   mutating func run(_ command: Command) throws { ... }
///   func checkInvariants() throws { try expectEqual(system.value, model) }
/// }
/// try check("a counter counts", Counting.self)
/// ```
public protocol StateMachine {
  /// What can be done to the system, with a description that reads well in a list of steps.
  associatedtype Command

  /// The system and the model at the start.
  init(_ choices: inout Choices) throws

  /// The next command. It is drawn from what the model says, never the system: else a broken system
  /// would decide what it is asked.
  func command(_ choices: inout Choices) throws -> Command

  /// Sends the command to both and compares their answers.
  mutating func run(_ command: Command) throws

  /// What holds between commands; asked at the start and after each.
  func checkInvariants() throws
}

/// Looks for a sequence of commands after which a state machine's model and system disagree, and
/// throws the shortest it can find; each command of it is noted. `steps` is the longest sequence
/// tried; the other parameters are those of the other `check`.
public func check<Machine: StateMachine>(
  _ law: String, _ machine: Machine.Type, steps: Int = 50, runs: Int = 100, seed: UInt64? = nil,
  attempts: Int = 2000
) throws {
  try check(law, runs: runs, seed: seed, attempts: attempts) { choices in
    try walk(machine, steps: steps, &choices)
  }
}

/// Runs a state machine through the one sequence of commands a tape makes.
public func check<Machine: StateMachine>(
  _ law: String, _ machine: Machine.Type, steps: Int = 50, replaying tape: [UInt64]
) throws {
  try check(law, replaying: tape) { choices in
    try walk(machine, steps: steps, &choices)
  }
}

/// One walk of a state machine: the property that `check` tries, for use in another one or with
/// `outcome(of:_:)`.
public func walk<Machine: StateMachine>(
  _ machine: Machine.Type, steps: Int = 50, _ choices: inout Choices
) throws {
  var machine = try machine.init(&choices)
  try machine.checkInvariants()
  try choices.steps(upTo: steps) { choices in
    let command = try machine.command(&choices)
    choices.note("\(command)")
    try machine.run(command)
    try machine.checkInvariants()
  }
}
