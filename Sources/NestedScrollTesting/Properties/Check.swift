/// What came of a property in one case.
public enum Outcome {
  /// It holds.
  case passed
  /// The case is not one the law speaks of.
  case discarded
  /// It does not hold; the error says why.
  case failed(any Error)
}

/// Looks for a case in which a law does not hold, and throws the simplest it can find.
///
/// The first case is the simplest there is, the others are drawn: the same on every machine as long
/// as the seed and the order of the choices stay. In a `@Test` a thrown counterexample is the
/// failure, with the text of its description.
///
/// - Parameters:
///   - law: A sentence that says what holds.
///   - runs: How many cases to try; `PROPERTY_RUNS` in the environment multiplies it.
///   - seed: What the cases are drawn from; by default `PROPERTY_SEED`, else a fixed number.
///   - attempts: How many cases to try on the way to a simpler one.
///   - property: Draws a case and throws if the law does not hold in it.
/// - Throws: `Counterexample`; `TooFewCases` when more than 20 cases were discarded for each run.
public func check(
  _ law: String, runs: Int = 100, seed: UInt64? = nil, attempts: Int = 2000,
  _ property: (inout Choices) throws -> Void
) throws {
  try check(
    law, runs: runs, seed: seed, attempts: attempts, settings: .current, property)
}

/// Runs a law in the one case a tape makes; a regression test is such a tape.
///
/// - Throws: `Counterexample`; `TooFewCases` when the case is discarded, for then the tape is stale
///   and tests nothing.
public func check(
  _ law: String, replaying tape: [UInt64], _ property: (inout Choices) throws -> Void
) throws {
  try check(law, replaying: tape, call: nil, property)
}

func check(
  _ law: String, replaying tape: [UInt64], call: String?,
  _ property: (inout Choices) throws -> Void
) throws {
  var choices = Choices(replaying: tape, keepsNotes: true)
  switch outcome(of: property, &choices) {
  case .passed: return
  case .discarded:
    throw TooFewCases(description: "the law \"\(law)\" does not speak of the case \(tape)")
  case .failed(let error):
    throw Counterexample(
      law: law, tape: tape, notes: choices.notes, failure: "\(error)", origin: .tape, attempts: 0,
      isRepeatable: true, call: call)
  }
}

/// Runs a property in the case a tape makes and says what came of it: what a fuzzer calls.
public func outcome(
  of tape: [UInt64], _ property: (inout Choices) throws -> Void
) -> Outcome {
  var choices = Choices(replaying: tape)
  return outcome(of: property, &choices)
}

/// The tape of the case that `check` draws in a run, for a fuzzer to start from.
package func drawnTape(
  seed: UInt64, run: Int, _ property: (inout Choices) throws -> Void
) -> [UInt64] {
  var choices = Choices(random: SplitMix64(seed: seed, run: run))
  _ = outcome(of: property, &choices)
  return choices.tape.choices
}

/// The simplest case like the one a tape makes in which the property does not hold; nil if it holds
/// in that one. For tapes that a fuzzer has found.
package func counterexample(
  _ law: String, from tape: [UInt64], attempts: Int = 2000,
  _ property: (inout Choices) throws -> Void
) -> Counterexample? {
  var choices = Choices(replaying: tape)
  guard case .failed(let error) = outcome(of: property, &choices) else { return nil }
  return simplest(
    law, choices.tape, error, origin: .tape, attempts: attempts, call: nil, property)
}

func outcome(
  of property: (inout Choices) throws -> Void, _ choices: inout Choices
) -> Outcome {
  do {
    try property(&choices)
    return .passed
  } catch is Discarded {
    return .discarded
  } catch {
    return .failed(error)
  }
}

/// The same under other settings than those of the environment.
package func check(
  _ law: String, runs: Int, seed: UInt64?, attempts: Int = 2000, settings: Settings,
  call: String? = nil, _ property: (inout Choices) throws -> Void
) throws {
  let seed = seed ?? settings.seed
  let wanted = settings.runs(runs)
  var kept = 0
  var run = settings.onlyRun ?? 0
  let limit = settings.onlyRun.map { $0 + 1 } ?? wanted * 21
  while kept < wanted && run < limit {
    if settings.traces { trace("PROPERTY_SEED=\(seed) PROPERTY_RUN=\(run) \(law)") }
    var choices =
      run == 0 ? Choices(replaying: []) : Choices(random: SplitMix64(seed: seed, run: run))
    switch outcome(of: property, &choices) {
    case .passed: kept += 1
    case .discarded: break
    case .failed(let error):
      throw simplest(
        law, choices.tape, error, origin: .run(run, seed: seed), attempts: attempts, call: call,
        property)
    }
    run += 1
  }
  if kept < wanted && settings.onlyRun == nil {
    throw TooFewCases(
      description: "the law \"\(law)\" speaks of only \(kept) of the \(run) cases drawn from seed"
        + " \(seed); \(wanted) were wanted")
  }
}

private func simplest(
  _ law: String, _ tape: Tape, _ error: any Error, origin: Counterexample.Origin, attempts: Int,
  call: String?, _ property: (inout Choices) throws -> Void
) -> Counterexample {
  // The shrinker keeps the property, and lives no longer than this call.
  withoutActuallyEscaping(property) { property in
    var shrinker = Shrinker(tape, error, budget: attempts) { tape in
      var choices = Choices(replaying: tape)
      let result = outcome(of: property, &choices)
      return (choices.tape, result)
    }
    shrinker.shrink()
    var choices = Choices(replaying: shrinker.best.choices, keepsNotes: true)
    var failure = "\(shrinker.error)"
    var isRepeatable = false
    if case .failed(let again) = outcome(of: property, &choices) {
      failure = "\(again)"
      isRepeatable = true
    }
    return Counterexample(
      law: law, tape: shrinker.best.choices, notes: choices.notes, failure: failure,
      origin: origin, attempts: shrinker.attempts, isRepeatable: isRepeatable, call: call)
  }
}
