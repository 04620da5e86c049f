/// Turns the cases of some peers into nodes and calls of the engine, and the engine's answers into
/// theirs.
///
/// An adapter translates what a case *sets up*: lengths, modes, edges, events. It holds no number
/// that a case expects, and asks no case for its id.
protocol PeerAdapter {
  /// The systems whose cases it reads.
  static var systems: [String] { get }

  /// Keys of expectations that explain something and state nothing, or one of several answers.
  static var commentary: Set<String> { get }

  /// Runs one case and compares.
  static func run(_ peerCase: PeerCase, _ verdict: inout Verdict) throws
}

extension PeerAdapter {
  static var commentary: Set<String> { [] }
}

/// An adapter for cases that are a tree, events, and what holds after some of them.
protocol StepAdapter: PeerAdapter {
  /// Builds the tree.
  init(_ peerCase: PeerCase) throws

  /// Makes one event happen.
  mutating func play(_ event: Fields) throws

  /// Compares the state with what is expected of it now.
  mutating func check(_ expected: Fields, _ verdict: inout Verdict) throws
}

extension StepAdapter {
  static func run(_ peerCase: PeerCase, _ verdict: inout Verdict) throws {
    var adapter = try Self(peerCase)
    try adapter.runEvents(of: peerCase, &verdict)
  }

  /// Makes the events of a case happen, with the checks between them.
  mutating func runEvents(of peerCase: PeerCase, _ verdict: inout Verdict) throws {
    let events = peerCase.events
    let checkpoints = peerCase.checkpoints
    try check(checkpoints, after: -1, &verdict)
    for (index, event) in events.enumerated() {
      let fields = try Fields(event, at: "events[\(index)]")
      try play(fields)
      try fields.finish()
      try check(checkpoints, after: index, &verdict)
    }
    if let stray = checkpoints.first(where: { $0.after >= events.count && !events.isEmpty }) {
      throw CaseError("expect: there is no event \(stray.after)")
    }
  }

  private mutating func check(
    _ checkpoints: [(after: Int, expect: JSON)], after index: Int, _ verdict: inout Verdict
  ) throws {
    for (at, point) in checkpoints.enumerated() where point.after == index {
      let fields = try Fields(point.expect, at: "expect[\(at)]")
      try check(fields, &verdict)
      try fields.finish()
    }
  }
}

/// Who reads whose cases.
enum Adapters {
  static var all: [any PeerAdapter.Type] { android + flutterWeb + ios + physics }

  static func adapter(for system: String) -> (any PeerAdapter.Type)? {
    all.first { $0.systems.contains(system) }
  }
}
