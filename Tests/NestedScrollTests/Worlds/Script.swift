import NestedScroll
import PropertyKit

/// Which events a law draws.
struct EventKinds: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  static let touches = EventKinds(rawValue: 1 << 0)
  static let severalPointers = EventKinds(rawValue: 1 << 1)
  static let areas = EventKinds(rawValue: 1 << 2)
  static let free = EventKinds(rawValue: 1 << 3)
  static let latches = EventKinds(rawValue: 1 << 4)
  static let drags = EventKinds(rawValue: 1 << 5)
  static let flings = EventKinds(rawValue: 1 << 6)
  static let notches = EventKinds(rawValue: 1 << 7)
  static let phases = EventKinds(rawValue: 1 << 8)
  static let smooth = EventKinds(rawValue: 1 << 9)
  static let commands = EventKinds(rawValue: 1 << 10)
  static let animated = EventKinds(rawValue: 1 << 11)
  static let geometry = EventKinds(rawValue: 1 << 12)
  static let structure = EventKinds(rawValue: 1 << 13)
  static let refreshes = EventKinds(rawValue: 1 << 14)
  static let settling = EventKinds(rawValue: 1 << 15)

  static let all = EventKinds(rawValue: .max)
  static let wheels: EventKinds = [.notches, .phases, .smooth]
}

/// Draws events that could follow each other: fingers move after they came down, and end.
struct Script {
  let kinds: EventKinds
  let features: Features
  /// How many nodes were ever inserted, stale ones too.
  private(set) var count: Int
  /// The axis of each, as a hint of where deltas matter.
  private var axes: [Axis]
  /// Where the fingers are.
  private var fingers: [Int: Point] = [:]
  private var isPadHeld = false
  private var isPadCoasting = false

  init(_ world: World, _ kinds: EventKinds = .all, _ features: Features = .all) {
    self.kinds = kinds
    self.features = features
    count = world.nodes.count
    axes = world.nodes.map(\.node.axis)
  }

  /// Whether a finger is down, here or on a pad.
  var isHeld: Bool { !fingers.isEmpty || isPadHeld }

  private enum Group {
    case began, moved, ended, wait, settle, drag, fling, notch, pad, command, geometry, structure
    case refresh
  }

  mutating func event(_ choices: inout Choices) -> Event {
    var groups: [(weight: Int, value: Group)] = [(3, .wait)]
    func add(_ kind: EventKinds, _ weight: Int, _ group: Group) {
      if kinds.contains(kind) { groups.append((weight, group)) }
    }
    let hasFinger = !fingers.isEmpty
    if hasFinger { groups += [(10, .moved), (3, .ended)] }
    if !hasFinger || kinds.contains(.severalPointers) { add(.touches, hasFinger ? 1 : 6, .began) }
    add(.drags, hasFinger ? 1 : 3, .drag)
    add(.flings, hasFinger ? 1 : 3, .fling)
    add(.notches, 2, .notch)
    add(.phases, isPadHeld || isPadCoasting ? 6 : 2, .pad)
    add(.commands, 3, .command)
    add(.geometry, 2, .geometry)
    add(.structure, 1, .structure)
    add(.refreshes, 1, .refresh)
    add(.settling, 1, .settle)
    return make(choices.weighted(groups), &choices)
  }

  private mutating func make(_ group: Group, _ choices: inout Choices) -> Event {
    switch group {
    case .wait: return Event(after: pause(&choices), action: .wait)
    case .settle: return Event(action: .settle)
    case .began: return began(&choices)
    case .moved: return moved(&choices)
    case .ended: return ended(&choices)
    case .drag:
      let target = node(&choices)
      return Event(action: .drag(target, delta(&choices, target), area(&choices)))
    case .fling:
      let target = node(&choices)
      return Event(action: .fling(target, velocity(&choices, target), area(&choices)))
    case .notch:
      let target = node(&choices)
      return Event(
        after: tick(&choices),
        action: .wheel(
          target, delta(&choices, target), nil, latch: latch(&choices), free: isFree(&choices),
          smooth: kinds.contains(.smooth) && choices.chance(1, in: 3)))
    case .pad: return pad(&choices)
    case .command: return Event(action: command(&choices))
    case .geometry: return Event(action: .update(node(&choices), change(&choices)))
    case .structure: return Event(action: structure(&choices))
    case .refresh:
      let edge: Edge = choices.chance(1, in: 3) ? .end : .start
      let target = node(&choices)
      return Event(
        action: choices.bool() ? .endRefresh(target, edge) : .beginRefresh(target, edge))
    }
  }

  // Fingers

  private mutating func began(_ choices: inout Choices) -> Event {
    let pointer =
      kinds.contains(.severalPointers) && !fingers.isEmpty ? choices.element(of: [1, 2, 0]) : 0
    let at = Point(x: 200, y: 200)
    fingers[pointer] = at
    return Event(
      after: tick(&choices),
      action: .began(
        pointer: pointer, node: node(&choices), at: at, area: area(&choices),
        free: isFree(&choices), latch: latch(&choices)))
  }

  private mutating func moved(_ choices: inout Choices) -> Event {
    let pointer = choices.element(of: fingers.keys.sorted())
    var at = fingers[pointer] ?? Point(x: 0, y: 0)
    let isAside = kinds.contains(.free) || features.contains(.horizontal)
    if isAside, choices.chance(1, in: 3) { at.x += choices.dyadic(-150...150) }
    at.y += choices.weighted([(2, choices.dyadic(-40...40)), (1, choices.dyadic(-300...300))])
    fingers[pointer] = at
    return Event(after: tick(&choices), action: .moved(pointer: pointer, to: at))
  }

  private mutating func ended(_ choices: inout Choices) -> Event {
    let pointer = choices.element(of: fingers.keys.sorted())
    fingers[pointer] = nil
    if choices.chance(1, in: 5) {
      return Event(after: tick(&choices), action: .cancelled(pointer: pointer))
    }
    let given: Vector? = choices.chance(1, in: 2) ? velocity(&choices, nil) : nil
    return Event(after: tick(&choices), action: .ended(pointer: pointer, velocity: given))
  }

  private mutating func pad(_ choices: inout Choices) -> Event {
    var phase = WheelPhase.began
    if isPadHeld {
      phase = choices.weighted([(4, .changed), (1, .ended)])
    } else if isPadCoasting {
      phase = choices.weighted([(3, .momentum), (1, .momentumEnded), (1, .began)])
    }
    isPadCoasting = phase == .ended || phase == .momentum
    isPadHeld = phase == .began || phase == .changed
    let target = node(&choices)
    return Event(
      after: tick(&choices),
      action: .wheel(
        target, phase == .ended ? .zero : delta(&choices, target), phase, latch: latch(&choices),
        free: isFree(&choices), smooth: false))
  }

  /// What lets go of all that is held.
  func endings() -> [Event] {
    var events = fingers.keys.sorted().map {
      Event(after: 1.0 / 64, action: .cancelled(pointer: $0))
    }
    if isPadHeld { events.append(padEvent(.ended)) }
    if isPadHeld || isPadCoasting { events.append(padEvent(.momentumEnded)) }
    return events
  }

  private func padEvent(_ phase: WheelPhase) -> Event {
    Event(
      after: 1.0 / 64,
      action: .wheel(count - 1, .zero, phase, latch: nil, free: false, smooth: false))
  }

  // Structure

  private mutating func structure(_ choices: inout Choices) -> Event.Action {
    let target = node(&choices)
    let place: Int? = choices.chance(1, in: 2) ? choices.int(in: 0...3) : nil
    switch choices.weighted([(2, 0), (2, 1), (1, 2)]) {
    case 0: return .remove(target)
    case 1:
      let new = World.drawNode(&choices, features)
      count += 1
      axes.append(new.axis)
      return .insert(new, under: choices.chance(1, in: 6) ? nil : target, at: place)
    default:
      return .move(target, under: choices.chance(1, in: 6) ? nil : node(&choices), at: place)
    }
  }
}
