import CNestedScroll
import NestedScroll

// What C hands over, read so that nothing in it can do harm.

extension Double {
  /// The number, where it is one.
  var given: Double? { isFinite ? self : nil }

  /// What stands for an option that is not given.
  static func option(_ value: Double?) -> Double { value ?? .nan }
}

extension Int32 {
  /// One of the choices of a type; the first of them where it is none.
  func choice<Choice: RawRepresentable & CaseIterable>() -> Choice
  where Choice.RawValue == UInt8, Choice.AllCases == [Choice] {
    option() ?? Choice.allCases[0]
  }

  /// The same, nil where it is none.
  func option<Choice: RawRepresentable>() -> Choice? where Choice.RawValue == UInt8 {
    UInt8(exactly: self).flatMap { Choice(rawValue: $0) }
  }
}

extension ns_turn {
  init(_ turn: Turn) {
    self.init()
    (pre_scroll, pre_until) = Self.code(turn.preScroll)
    (post_scroll, post_until) = Self.code(turn.postScroll)
    mode = Int32(turn.mode.rawValue)
  }

  var turn: Turn {
    Turn(
      preScroll: Self.reach(pre_scroll, pre_until),
      postScroll: Self.reach(post_scroll, post_until), mode: mode.choice())
  }

  private static func code(_ reach: Reach) -> (Int32, Double) {
    switch reach {
    case .none: (0, 0)
    case .whole: (1, 0)
    case .until(let offset): (2, offset)
    }
  }

  private static func reach(_ code: Int32, _ offset: Double) -> Reach {
    switch code {
    case 1: .whole
    case 2: .until(offset.given ?? 0)
    default: .none
    }
  }
}

extension SnapRule.Threshold {
  init(_ forward: Double, _ backward: Double) {
    self.init(forward: forward.given ?? 0.5, backward: backward.given ?? 0.5)
  }
}

extension ns_snap_point {
  var point: SnapPoint {
    let from = from.given ?? 0
    let to = Swift.max(from, to.given ?? 0x1p40)
    let shape: SnapPoint.Shape =
      switch shape {
      case 1: .range(from: from, to: to)
      case 2: .series(every: every.given ?? 0, from: from, to: to, at: at.given ?? from)
      default: .offset(from)
      }
    return SnapPoint(shape, range: range.given, stops: stops != 0)
  }
}

extension ns_physics {
  init(_ physics: Physics) {
    self.init(
      decay: physics.decay, friction: physics.power.friction,
      deceleration: physics.power.deceleration, inflection: physics.power.inflection,
      exponent: physics.power.exponent, drag_rate: physics.drag.rate,
      drag_friction: physics.drag.friction, band: physics.band,
      band_length: .option(physics.bandLength), band_share: physics.bandShare,
      spring_frequency: physics.spring.frequency, spring_damping: physics.spring.damping,
      spring_handover: physics.spring.handover, rest: physics.rest,
      min_velocity: physics.minVelocity, max_velocity: .option(physics.maxVelocity),
      curve: Int32(physics.curve.rawValue), band_shape: Int32(physics.bandShape.rawValue),
      carry: Int32(physics.carry.rawValue), reserved: 0)
  }

  /// The engine itself puts constants right that are out of range.
  var physics: Physics {
    Physics(
      curve: curve.choice(), decay: decay,
      power: Physics.PowerLaw(
        friction: friction, deceleration: deceleration, inflection: inflection,
        exponent: exponent),
      drag: Physics.Drag(rate: drag_rate, friction: drag_friction), band: band,
      bandShape: band_shape.choice(), bandLength: band_length.given, bandShare: band_share,
      spring: Physics.SpringParameters(
        frequency: spring_frequency, damping: spring_damping, handover: spring_handover),
      rest: rest, minVelocity: min_velocity, maxVelocity: max_velocity.given,
      carry: carry.choice())
  }
}

/// The elements of a list that C hands over.
func list<Element>(_ start: UnsafePointer<Element>?, _ count: Int32) -> UnsafeBufferPointer<Element>
{
  UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(Swift.max(0, count)))
}

/// Writes a list where there is room, and says how long it is.
func write<Elements: RandomAccessCollection, Element>(
  _ elements: Elements, to place: UnsafeMutablePointer<Element>?, _ capacity: Int32,
  _ convert: (Elements.Element) -> Element
) -> Int32 {
  if let place {
    var at = 0
    for element in elements {
      if at >= Int(capacity) { break }
      place[at] = convert(element)
      at += 1
    }
  }
  return Int32(clamping: elements.count)
}
