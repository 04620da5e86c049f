import NestedScroll

/// The parts of which events are made.
extension ScrollScript {
  /// The last node is the simplest: it has the longest chain.
  func node(_ choices: inout Choices) -> Int {
    count - 1 - choices.int(in: 0...count - 1)
  }

  /// The time between two events of a gesture.
  func tick(_ choices: inout Choices) -> Double {
    choices.element(of: [1.0 / 64, 0, 1.0 / 128, 1.0 / 32, 1.0 / 8])
  }

  func pause(_ choices: inout Choices) -> Double {
    choices.weighted([
      (4, 1.0 / 16), (2, 0.25), (2, 1), (1, 1.0 / 1024), (2, choices.dyadic(0...4)),
    ])
  }

  func delta(_ choices: inout Choices) -> Vector {
    let length = choices.weighted([
      (2, choices.dyadic(-40...40)), (3, choices.dyadic(-300...300)),
      (1, choices.dyadic(-3000...3000)),
    ])
    return spread(length, &choices)
  }

  func velocity(_ choices: inout Choices) -> Vector {
    let speed = choices.weighted([
      (3, choices.dyadic(-1000...1000)), (1, choices.dyadic(-100...100)),
      (3, choices.dyadic(-9000...9000)),
    ])
    return spread(speed, &choices)
  }

  private func spread(_ length: Double, _ choices: inout Choices) -> Vector {
    guard features.contains(.horizontal) else { return Vector(x: 0, y: length) }
    switch choices.weighted([(6, 0), (4, 1), (1, 2)]) {
    case 0: return Vector(x: 0, y: length)
    case 1: return Vector(x: length, y: 0)
    default: return Vector(x: choices.dyadic(-200...200), y: length)
    }
  }

  func area(_ choices: inout Choices) -> TouchArea {
    kinds.contains(.areas) && choices.chance(1, in: 4) ? .header : .content
  }

  func isFree(_ choices: inout Choices) -> Bool {
    kinds.contains(.free) && choices.chance(1, in: 6)
  }

  func latch(_ choices: inout Choices) -> Latch? {
    guard kinds.contains(.latches), choices.chance(1, in: 4) else { return nil }
    return choices.element(of: Latch.allCases)
  }

  func command(_ choices: inout Choices) -> ScrollEvent.Action {
    let target = node(&choices)
    let isAnimated = kinds.contains(.animated) && choices.bool()
    let place = choices.dyadic(-50...400)
    switch choices.weighted([(3, 0), (2, 1), (2, 2), (1, 3), (1, 4), (1, 5), (3, 6), (1, 7)]) {
    case 0: return .setOffset(target, place)
    case 1: return .scrollTo(target, place, animated: isAnimated, snap: choices.bool())
    case 2:
      let axis: Axis? = choices.element(of: [nil, .vertical, .horizontal])
      return .scrollBy(target, choices.dyadic(-300...300), axis, animated: isAnimated)
    case 3: return .scrollToTop(target, animated: isAnimated)
    case 4: return .scrollToTotal(target, place, animated: isAnimated)
    case 5:
      let length = choices.dyadic(0...120)
      return .reveal(
        target, from: place, to: place + length,
        align: choices.element(of: [nil, 0, 0.5, 1]), animated: isAnimated)
    case 6: return .select(target, page: choices.int(in: 0...3), animated: isAnimated)
    default: return .stop(target)
    }
  }

  func change(_ choices: inout Choices) -> ScrollEvent.Change {
    let length = choices.dyadic(0...500)
    switch choices.weighted([
      (5, 0), (3, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (2, 7), (1, 8), (1, 9), (3, 10),
      (1, 11),
    ]) {
    case 0: return .content(length)
    case 1: return .viewport(max(1, length))
    case 2:
      return .insets(Insets(start: choices.dyadic(0...50), end: choices.dyadic(-20...50)))
    case 3: return .enabled(choices.bool())
    case 4: return .policy(ScrollPage.drawPolicy(&choices, features, until: 0...120))
    case 5: return .edges(choices.element(of: [.clamp, .bounce]))
    case 6: return .inputs(choices.element(of: [nil, .all, .drag, []]))
    case 7: return .header(height: length, stay: min(length, choices.dyadic(0...60)))
    case 8: return .pageLength(choices.bool() ? max(1, length) : nil)
    case 9:
      guard features.contains(.snaps) else { return .nothing }
      return .snap(choices.bool() ? ScrollPage.drawSnap(&choices) : nil)
    case 10:
      return .edit(
        Edit(
          at: length, removed: choices.dyadic(0...100), inserted: choices.dyadic(0...100)))
    default: return features.contains(.unknownContent) ? .content(nil) : .nothing
    }
  }
}
