import NestedScroll

/// Draws events that could follow each other: fingers move after they came down, and end.
///
/// ```swift
/// var script = ScrollScript(page, .all.subtracting(.structure))
/// let events = choices.array(upTo: 20) { script.event(&$0) }
/// ```
public struct ScrollScript: Sendable {
  let kinds: EventKinds
  let features: PageFeatures
  /// How many nodes were ever inserted, stale ones too.
  private(set) var count: Int
  /// Where the fingers are.
  private var fingers: [Int: Point] = [:]
  private var isPadHeld = false
  private var isPadCoasting = false

  /// A script of events of some kinds on a page, which must have a node. What it inserts has no
  /// other features than those given.
  public init(
    _ page: ScrollPage, _ kinds: EventKinds = .all, _ features: PageFeatures = .all
  ) {
    precondition(!page.nodes.isEmpty, "a script needs a page with a node")
    self.kinds = kinds
    self.features = features
    count = page.nodes.count
  }

  private enum Group {
    case began, moved, ended, wait, settle, drag, fling, notch, pad, command, geometry, structure
    case refresh
  }

  /// Draws the next event.
  public mutating func event(_ choices: inout Choices) -> ScrollEvent {
    // Every group is always in its place, so that a choice means the same whatever was left out
    // before it; one that can't come now has no weight.
    let hasFinger = !fingers.isEmpty
    let mayTouch = !hasFinger || kinds.contains(.severalPointers)
    func weight(_ kind: EventKinds, _ weight: Int) -> Int { kinds.contains(kind) ? weight : 0 }
    let groups: [(weight: Int, value: Group)] = [
      (3, .wait),
      (weight(.drags, hasFinger ? 1 : 3), .drag),
      (weight(.flings, hasFinger ? 1 : 3), .fling),
      (mayTouch ? weight(.touches, hasFinger ? 1 : 6) : 0, .began),
      (hasFinger ? 10 : 0, .moved),
      (hasFinger ? 3 : 0, .ended),
      (weight(.notches, 2), .notch),
      (weight(.phases, isPadHeld || isPadCoasting ? 6 : 2), .pad),
      (weight(.commands, 3), .command),
      (weight(.geometry, 2), .geometry),
      (weight(.structure, 1), .structure),
      (weight(.refreshes, 1), .refresh),
      (weight(.settling, 1), .settle),
    ]
    let group = choices.weighted(groups)
    // A replay may come to one without weight.
    let isPossible = groups.contains { $0.value == group && $0.weight > 0 }
    return make(isPossible ? group : .wait, &choices)
  }

  private mutating func make(_ group: Group, _ choices: inout Choices) -> ScrollEvent {
    switch group {
    case .wait: return ScrollEvent(after: pause(&choices), .wait)
    case .settle: return ScrollEvent(.settle)
    case .began: return began(&choices)
    case .moved: return moved(&choices)
    case .ended: return ended(&choices)
    case .drag:
      let target = node(&choices)
      return ScrollEvent(.drag(target, delta(&choices), area(&choices)))
    case .fling:
      let target = node(&choices)
      return ScrollEvent(.fling(target, velocity(&choices), area(&choices)))
    case .notch:
      let target = node(&choices)
      return ScrollEvent(
        after: tick(&choices),
        .wheel(
          target, delta(&choices), nil, latch: latch(&choices), free: isFree(&choices),
          smooth: kinds.contains(.smooth) && choices.chance(1, in: 3)))
    case .pad: return pad(&choices)
    case .command: return ScrollEvent(command(&choices))
    case .geometry: return ScrollEvent(.update(node(&choices), change(&choices)))
    case .structure: return ScrollEvent(structure(&choices))
    case .refresh:
      let edge: Edge = choices.chance(1, in: 3) ? .end : .start
      let target = node(&choices)
      return ScrollEvent(
        choices.bool() ? .endRefresh(target, edge) : .beginRefresh(target, edge))
    }
  }

  // Fingers

  private mutating func began(_ choices: inout Choices) -> ScrollEvent {
    let pointer =
      kinds.contains(.severalPointers) && !fingers.isEmpty ? choices.element(of: [1, 2, 0]) : 0
    let at = Point(x: 200, y: 200)
    fingers[pointer] = at
    return ScrollEvent(
      after: tick(&choices),
      .began(
        pointer: pointer, node: node(&choices), at: at, area: area(&choices),
        free: isFree(&choices), latch: latch(&choices)))
  }

  private mutating func moved(_ choices: inout Choices) -> ScrollEvent {
    let pointer = choices.element(of: fingers.keys.sorted())
    var at = fingers[pointer] ?? Point(x: 0, y: 0)
    let isAside = kinds.contains(.free) || features.contains(.horizontal)
    if isAside, choices.chance(1, in: 3) { at.x += choices.dyadic(-150...150) }
    at.y += choices.weighted([(2, choices.dyadic(-40...40)), (1, choices.dyadic(-300...300))])
    fingers[pointer] = at
    return ScrollEvent(after: tick(&choices), .moved(pointer: pointer, to: at))
  }

  private mutating func ended(_ choices: inout Choices) -> ScrollEvent {
    let pointer = choices.element(of: fingers.keys.sorted())
    fingers[pointer] = nil
    if choices.chance(1, in: 5) {
      return ScrollEvent(after: tick(&choices), .cancelled(pointer: pointer))
    }
    let given: Vector? = choices.chance(1, in: 2) ? velocity(&choices) : nil
    return ScrollEvent(after: tick(&choices), .ended(pointer: pointer, velocity: given))
  }

  private mutating func pad(_ choices: inout Choices) -> ScrollEvent {
    var phase = WheelPhase.began
    if isPadHeld {
      phase = choices.weighted([(4, .changed), (1, .ended)])
    } else if isPadCoasting {
      phase = choices.weighted([(3, .momentum), (1, .momentumEnded), (1, .began)])
    }
    isPadCoasting = phase == .ended || phase == .momentum
    isPadHeld = phase == .began || phase == .changed
    let target = node(&choices)
    return ScrollEvent(
      after: tick(&choices),
      .wheel(
        target, phase == .ended ? .zero : delta(&choices), phase, latch: latch(&choices),
        free: isFree(&choices), smooth: false))
  }

  // Structure

  private mutating func structure(_ choices: inout Choices) -> ScrollEvent.Action {
    let target = node(&choices)
    let place: Int? = choices.chance(1, in: 2) ? choices.int(in: 0...3) : nil
    switch choices.weighted([(2, 0), (2, 1), (1, 2)]) {
    case 0: return .remove(target)
    case 1:
      let new = ScrollPage.drawNode(&choices, features)
      count += 1
      return .insert(new, under: choices.chance(1, in: 6) ? nil : target, at: place)
    default:
      return .move(target, under: choices.chance(1, in: 6) ? nil : node(&choices), at: place)
    }
  }
}
