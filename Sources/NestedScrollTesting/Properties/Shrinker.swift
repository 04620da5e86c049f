/// Looks for the simplest tape on which a property still fails.
///
/// Tapes are ordered by length, then by their first difference. Each pass edits the best tape so
/// far and runs the property on the result; what fails and is simpler becomes the best. The passes
/// are repeated until none of them finds anything or the budget is spent.
struct Shrinker {
  private(set) var best: Tape
  private(set) var error: any Error
  private(set) var attempts = 0
  private let budget: Int
  private let run: ([UInt64]) -> (tape: Tape, outcome: Outcome)
  private var tried: Set<[UInt64]> = []

  init(
    _ tape: Tape, _ error: any Error, budget: Int,
    run: @escaping ([UInt64]) -> (tape: Tape, outcome: Outcome)
  ) {
    best = tape.trimmed
    self.error = error
    self.budget = budget
    self.run = run
  }

  mutating func shrink() {
    var before: [UInt64]
    repeat {
      before = best.choices
      deleteSpans()
      deleteChoices()
      zeroSpans()
      lowerChoices()
      changePairs()
      swapSpans()
    } while best.choices != before && attempts < budget
  }

  /// Tries the choices; true if they are now the best.
  mutating func accepts(_ choices: [UInt64]) -> Bool {
    if choices == best.choices { return true }
    guard isSimpler(choices, than: best.choices), attempts < budget,
      tried.insert(choices).inserted
    else { return false }
    attempts += 1
    let (tape, outcome) = run(choices)
    guard case .failed(let error) = outcome else { return false }
    let result = tape.trimmed
    guard isSimpler(result.choices, than: best.choices) else { return false }
    best = result
    self.error = error
    return true
  }
}

/// The passes. `best` may change with every attempt, and with it the number of choices and spans,
/// so each looks at it afresh.
extension Shrinker {
  private mutating func deleteSpans() {
    for size in [8, 4, 2, 1] {
      var last = best.spans.count - 1
      while last >= 0 {
        let group = siblings(endingAt: min(last, best.spans.count - 1), count: size)
        if !group.isEmpty {
          var choices = best.choices
          for index in group { choices.removeSubrange(best.spans[index].range) }
          _ = accepts(choices)
        }
        last -= 1
      }
    }
  }

  /// Up to `count` spans with the same parent, the last of them at `index`; the later ones first.
  private func siblings(endingAt index: Int, count: Int) -> [Int] {
    var group: [Int] = []
    var candidate = index
    while candidate >= 0 && group.count < count {
      if best.spans[candidate].parent == best.spans[index].parent { group.append(candidate) }
      candidate -= 1
    }
    return group.count == count ? group : []
  }

  private mutating func deleteChoices() {
    for size in [8, 4, 2, 1] {
      var end = best.choices.count
      while end >= size {
        end = min(end, best.choices.count)
        if end >= size {
          var choices = best.choices
          choices.removeSubrange(end - size..<end)
          _ = accepts(choices)
        }
        end -= 1
      }
    }
  }

  private mutating func zeroSpans() {
    var index = 0
    while index < best.spans.count {
      var choices = best.choices
      for position in best.spans[index].range { choices[position] = 0 }
      _ = accepts(choices)
      index += 1
    }
  }

  private mutating func lowerChoices() {
    var index = 0
    while index < best.choices.count {
      lower(by: best.choices[index]) { choices, amount in
        choices[index] -= amount
      }
      index += 1
    }
  }

  /// Moves a part of one choice to a later one, or lowers both by the same: what cases need whose
  /// values must keep their sum or their difference.
  private mutating func changePairs() {
    var first = 0
    while first < best.choices.count {
      var second = first + 1
      while second < min(first + 9, best.choices.count) {
        lower(by: best.choices[first]) { [second] choices, amount in
          choices[first] -= amount
          choices[second] &+= amount
        }
        if second < best.choices.count {
          lower(by: min(best.choices[first], best.choices[second])) { [second] choices, amount in
            choices[first] -= amount
            choices[second] -= amount
          }
        }
        second += 1
      }
      first += 1
    }
  }

  /// Makes an edit with the greatest amount up to `most` that still fails, found by halving. Signed
  /// numbers are drawn with the sign in the lowest bit, so even amounts are tried first.
  private mutating func lower(by most: UInt64, _ edit: (inout [UInt64], UInt64) -> Void) {
    guard most > 0 else { return }
    let start = best.choices
    func edited(by amount: UInt64) -> [UInt64] {
      var choices = start
      edit(&choices, amount)
      return choices
    }
    if accepts(edited(by: most)) { return }
    var works: UInt64 = 0
    var fails = most / 2 + 1
    while works + 1 < fails {
      let middle = works + (fails - works) / 2
      if accepts(edited(by: 2 * middle)) {
        works = middle
        // The edit made a case of another shape, about which `start` says nothing more.
        if best.choices.count != start.count { return }
      } else {
        fails = middle
      }
    }
    if 2 * works < most { _ = accepts(edited(by: 2 * works + 1)) }
  }

  /// Puts neighbouring spans in order; afterwards one of them may turn out to be superfluous.
  private mutating func swapSpans() {
    var index = 1
    while index < best.spans.count {
      let pair = siblings(endingAt: index, count: 2)
      if let first = pair.last, first != index {
        let (early, late) = (best.spans[first].range, best.spans[index].range)
        let choices = best.choices
        let swapped =
          choices[..<early.lowerBound] + choices[late]
          + choices[early.upperBound..<late.lowerBound] + choices[early]
          + choices[late.upperBound...]
        _ = accepts(Array(swapped))
      }
      index += 1
    }
  }
}
