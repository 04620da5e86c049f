import NestedScrollTesting

/// How many steps of each kind were compared.
struct Tally {
  var counts: [String: Int] = [:]
  var steps = 0

  /// The kinds, the commonest first, as a line to print.
  var line: String {
    counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { "\($0.key) \($0.value)" }
      .joined(separator: ", ")
  }

  /// Whether a kind came up more than so many times. Where fewer runs of everything are asked for,
  /// not all that is rare need come.
  func has(_ kind: String, moreThan count: Int) -> Bool {
    Settings.current.factor < 1 || counts[kind, default: 0] > count
  }

  /// Walks a machine as `check` does, and counts what it did by the names of its commands, and what
  /// else happened in a step. `fault` is done to the machine after each step: what it breaks must be
  /// noticed.
  static func compare<Machine: StateMachine>(
    _ law: String, _ machine: Machine.Type, steps: Int, runs: Int,
    happened: (Machine) -> [String] = { _ in [] }, fault: (inout Machine) -> Void = { _ in }
  ) throws -> Tally {
    var tally = Tally()
    try check(law, runs: runs) { choices in
      var machine = try Machine(&choices)
      try machine.checkInvariants()
      try choices.steps(upTo: steps) { choices in
        let command = try machine.command(&choices)
        choices.note("\(command)")
        try machine.run(command)
        fault(&machine)
        try machine.checkInvariants()
        tally.steps += 1
        let kind = "\(command)".prefix { $0 != "(" }.description
        for name in [kind] + happened(machine) { tally.counts[name, default: 0] += 1 }
      }
    }
    return tally
  }

  /// In how many steps a planted fault shows itself, made as simple as can be: all notes but the
  /// page's.
  static func steps<Machine: StateMachine>(
    showing machine: Machine.Type, steps: Int, runs: Int, fault: (inout Machine) -> Void
  ) throws -> [String] {
    do {
      // However few runs are asked for: what is there is to be found.
      let runs = Int(Double(runs) / min(1, Settings.current.factor))
      _ = try compare("a planted fault", machine, steps: steps, runs: runs, fault: fault)
    } catch let found as Counterexample {
      return Array(found.notes.dropFirst())
    }
    throw Failure("the fault passes")
  }
}
