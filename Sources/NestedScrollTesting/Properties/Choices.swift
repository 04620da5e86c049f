/// What a property draws its case from.
///
/// Every choice is a whole number, written on a tape as it is made; 0 is always the simplest. A
/// failing case is made simpler by editing the tape and running the property again, so values
/// need no shrinking of their own, and a later choice may depend on an earlier one in any way.
///
/// ```swift
/// try check("clamping twice is clamping once") { choices in
///   let extent = choices.dyadic(0...1000)
///   let offset = choices.dyadic(-2000...2000)
///   choices.note("extent \(extent), offset \(offset)")
///   try expectEqual(clamp(clamp(offset, to: extent), to: extent), clamp(offset, to: extent))
/// }
/// ```
///
/// Report failures with `expect` and `expectEqual`, or throw. `#expect` and `#require` would record
/// an issue for each of the hundreds of cases tried on the way to the simplest one.
public struct Choices {
  /// More choices than this in one run are taken for a loop that never ends.
  static let limit = 1 << 20

  private(set) var tape = Tape()
  private(set) var notes: [String] = []
  private var random: SplitMix64?
  private let replayed: [UInt64]
  private let keepsNotes: Bool
  private var openSpan: Int?

  /// New choices, drawn from a seed.
  init(random: SplitMix64) {
    self.random = random
    replayed = []
    keepsNotes = false
  }

  /// The choices of a tape, and zeros after its end.
  init(replaying tape: [UInt64], keepsNotes: Bool = false) {
    replayed = tape
    self.keepsNotes = keepsNotes
  }

  /// A number in `0..<bound`; 0 is the simplest. `bound` must be positive.
  public mutating func draw(below bound: UInt64) -> UInt64 {
    draw(below: bound) { $0.next(below: bound) }
  }

  /// A number in `0..<bound` which, when it is not replayed, `sample` picks. So a generator can
  /// prefer some values without the tape knowing.
  mutating func draw(below bound: UInt64, sample: (inout SplitMix64) -> UInt64) -> UInt64 {
    precondition(bound > 0, "draw(below: 0): there is nothing to choose from")
    let position = tape.choices.count
    precondition(
      position < Choices.limit,
      "one run drew \(position) choices: does it loop until a choice is not the simplest one?")
    var choice: UInt64 = 0
    if var source = random {
      choice = sample(&source)
      random = source
    } else if position < replayed.count {
      choice = replayed[position] % bound
    }
    tape.choices.append(choice)
    return choice
  }

  /// Marks the choices made in `body` as belonging together: they can be left out as one.
  public mutating func span<Value>(
    _ body: (inout Choices) throws -> Value
  ) rethrows -> Value {
    let index = tape.spans.count
    let start = tape.choices.count
    let parent = openSpan
    tape.spans.append(Tape.Span(range: start..<start, parent: parent))
    openSpan = index
    defer {
      tape.spans[index].range = start..<tape.choices.count
      openSpan = parent
    }
    return try body(&self)
  }

  /// Drops the run, without a verdict, unless the case is one the law speaks of. Prefer drawing only
  /// such cases: a check in which nearly every run is dropped gives up.
  public func require(_ condition: Bool) throws {
    if !condition { throw Discarded() }
  }

  /// Says what was drawn or done. Notes are kept, and made, only for the case that is reported.
  public mutating func note(_ text: @autoclosure () -> String) {
    if keepsNotes { notes.append(text()) }
  }
}

/// Thrown by `require`.
struct Discarded: Error {}
