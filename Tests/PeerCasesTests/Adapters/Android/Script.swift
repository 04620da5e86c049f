import NestedScroll

/// What a test double of a peer answers when it is asked.
struct Script: Sendable {
  enum Answer: Sendable, Equatable {
    case take(Double)
    case fraction(Double)
    /// All but this much.
    case leave(Double)

    func amount(of available: Double) -> Double {
      switch self {
      case .take(let amount): available < 0 ? -amount.magnitude : amount.magnitude
      case .fraction(let part): available * part
      case .leave(let rest):
        available < 0
          ? min(0, available + rest.magnitude) : max(0, available - rest.magnitude)
      }
    }
  }

  /// Its share before and after those inside it; nil: it takes nothing.
  var before: Answer?
  var after: Answer?
  /// Its share of a fling, before those inside it.
  var beforeFling: Answer?
  var afterFling: Answer?

  /// It does more than watch.
  var takesSomething: Bool {
    before != nil || after != nil || beforeFling != nil || afterFling != nil
  }
}

/// Who was asked what, in order.
final class CallLog: @unchecked Sendable {
  struct Call {
    let name: String
    let axis: Axis
    let isBefore: Bool
    let turn: ConnectionTurn
    let took: Double
  }

  private(set) var calls: [Call] = []

  func add(_ call: Call) { calls.append(call) }
  func removeAll() { calls = [] }

  func calls(to name: String, before: Bool? = nil) -> [Call] {
    calls.filter { $0.name == name && (before == nil || $0.isBefore == before) }
  }

  /// The code of a consumer that answers by a script and is written down.
  func connection(_ name: String, _ axis: Axis, _ script: Script) -> Connection {
    Connection(
      before: { turn in
        let answer = turn.input == .fling ? script.beforeFling : script.before
        let took = answer?.amount(of: turn.available) ?? 0
        self.add(Call(name: name, axis: axis, isBefore: true, turn: turn, took: took))
        return took
      },
      after: { turn in
        let answer = turn.input == .fling ? script.afterFling ?? script.after : script.after
        let took = answer?.amount(of: turn.available) ?? 0
        self.add(Call(name: name, axis: axis, isBefore: false, turn: turn, took: took))
        return took
      })
  }
}
