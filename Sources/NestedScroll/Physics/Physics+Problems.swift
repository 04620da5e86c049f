extension Physics {
  /// A constant that can be out of its range.
  public enum Problem: UInt8, Sendable, CaseIterable {
    case decay, friction, deceleration, inflection, exponent, dragRate, dragFriction
    case band, bandLength, bandShare, frequency, damping, handover
    case rest, minVelocity, maxVelocity

    /// What the constant must be, as a sentence.
    public var requirement: StaticString {
      switch self {
      case .decay: "decay must be a rate from 0.001 to 10000 per second"
      case .friction: "friction must be from 0.000001 to 1000"
      case .deceleration: "deceleration must be from 0.001 to 2^40 points per second squared"
      case .inflection: "inflection must be from 0.001 to 1"
      case .exponent: "exponent must be from 1.1 to 100"
      case .dragRate: "rate must be from 0 to 10000 per second"
      case .dragFriction: "friction must be from 0.001 to 2^40 points per second squared"
      case .band: "band must be from 0 to 1"
      case .bandLength: "bandLength must be from 0 to 2^40 points"
      case .bandShare: "bandShare must be from 0 to 1"
      case .frequency: "frequency must be from 0.01 to 10000 radians per second"
      case .damping: "damping must be from 0.01 to 100"
      case .handover: "handover must be from 0 to 1"
      case .rest: "rest must be over 0 and at most 2^40 points"
      case .minVelocity: "minVelocity must be over 0 and at most 2^40 points per second"
      case .maxVelocity: "maxVelocity must be over 0 and at most 2^40 points per second"
      }
    }
  }

  /// The constants that are out of range, in the order of ``Problem``; empty if all is well.
  ///
  /// NaN and infinities are out of every range. The ranges are wide: they keep every motion finite
  /// and every sum exact enough, not the feel pleasant.
  public var problems: [Problem] {
    Problem.allCases.filter { !isInRange($0) }
  }

  /// Whether every constant is in its range.
  public var isValid: Bool { Problem.allCases.allSatisfy { isInRange($0) } }

  /// The same constants, those that are out of range replaced by the ones of iOS.
  var valid: Physics {
    if isValid { return self }
    var physics = self
    for problem in problems { physics.replace(problem, from: .ios) }
    return physics
  }

  private mutating func replace(_ constant: Problem, from other: Physics) {
    switch constant {
    case .decay: decay = other.decay
    case .friction: power.friction = other.power.friction
    case .deceleration: power.deceleration = other.power.deceleration
    case .inflection: power.inflection = other.power.inflection
    case .exponent: power.exponent = other.power.exponent
    case .dragRate: drag.rate = other.drag.rate
    case .dragFriction: drag.friction = other.drag.friction
    case .band: band = other.band
    case .bandLength: bandLength = other.bandLength
    case .bandShare: bandShare = other.bandShare
    case .frequency: spring.frequency = other.spring.frequency
    case .damping: spring.damping = other.spring.damping
    case .handover: spring.handover = other.spring.handover
    case .rest: rest = other.rest
    case .minVelocity: minVelocity = other.minVelocity
    case .maxVelocity: maxVelocity = other.maxVelocity
    }
  }

  private func isInRange(_ constant: Problem) -> Bool {
    let largest = 0x1p40
    switch constant {
    case .decay: return decay >= 0.001 && decay <= 10_000
    case .friction: return power.friction >= 0.000_001 && power.friction <= 1_000
    case .deceleration: return power.deceleration >= 0.001 && power.deceleration <= largest
    case .inflection: return power.inflection >= 0.001 && power.inflection <= 1
    case .exponent: return power.exponent >= 1.1 && power.exponent <= 100
    case .dragRate: return drag.rate >= 0 && drag.rate <= 10_000
    case .dragFriction: return drag.friction >= 0.001 && drag.friction <= largest
    case .band: return band >= 0 && band <= 1
    case .bandLength: return bandLength.map { $0 >= 0 && $0 <= largest } ?? true
    case .bandShare: return bandShare >= 0 && bandShare <= 1
    case .frequency: return spring.frequency >= 0.01 && spring.frequency <= 10_000
    case .damping: return spring.damping >= 0.01 && spring.damping <= 100
    case .handover: return spring.handover >= 0 && spring.handover <= 1
    case .rest: return rest > 0 && rest <= largest
    case .minVelocity: return minVelocity > 0 && minVelocity <= largest
    case .maxVelocity: return maxVelocity.map { $0 > 0 && $0 <= largest } ?? true
    }
  }
}
