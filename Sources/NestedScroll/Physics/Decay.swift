/// A fling without edges: a closed form of distance and velocity over time, from distance 0.
///
/// Both laws are autonomous: a decay started anew from any of its own velocities goes on as if
/// nothing had happened, so a boundary, an interruption or a change of extent costs nothing. The
/// velocity at a distance needs no time at all. All distances are signed, with the sign of the
/// starting velocity; all functions are odd in it. Times before the start count as the start.
struct Decay: Sendable, Equatable {
  /// The law, with the one constant that a starting velocity and a total leave open.
  private enum Law: Sendable, Equatable {
    case exponential(rate: Double)
    case power(duration: Double, exponent: Double)
  }

  private let law: Law
  /// The velocity at the start, in points per second.
  let initialVelocity: Double
  /// Where it ends, in points from the start.
  let total: Double

  /// A free fling. A velocity that is not finite counts as 0, one over 2^40 as that.
  init(velocity: Double, physics: Physics) {
    let velocity = velocity.isFinite ? max(-0x1p40, min(0x1p40, velocity)) : 0
    switch physics.curve {
    case .exponential:
      law = .exponential(rate: physics.decay)
      total = velocity / physics.decay
    case .power:
      let power = physics.power
      let duration = power.duration(at: velocity.magnitude)
      law = .power(duration: duration, exponent: power.exponent)
      total = velocity * duration / power.exponent
    }
    // What is too slow to get anywhere stands.
    initialVelocity = total == 0 ? 0 : velocity
  }

  /// A fling that starts with `velocity` and ends exactly at `total`, by the same law with another
  /// constant. Both must be finite, not 0 and of one sign; else it stands at `total`.
  init(velocity: Double, total: Double, physics: Physics) {
    let isPossible = velocity.isFinite && total.isFinite && (velocity > 0) == (total > 0)
    let reach = isPossible && velocity != 0 && total != 0 ? total / velocity : 0
    initialVelocity = reach > 0 ? velocity : 0
    self.total = total
    switch physics.curve {
    case .exponential: law = .exponential(rate: 1 / reach)
    case .power:
      let exponent = physics.power.exponent
      law = .power(duration: exponent * reach, exponent: exponent)
    }
  }

  /// The velocity of a free fling that ends at `total`.
  static func initialVelocity(total: Double, physics: Physics) -> Double {
    switch physics.curve {
    case .exponential: return physics.decay * total
    case .power:
      let power = physics.power
      let share = total.magnitude / (power.inflection * power.reference)
      let speed =
        power.reference * Elementary.pow(share, (power.exponent - 1) / power.exponent)
      return total < 0 ? -speed : speed
    }
  }

  /// The time after which nothing moves any more: infinite for the exponential law.
  var duration: Double {
    if initialVelocity == 0 { return 0 }
    switch law {
    case .exponential: return .infinity
    case .power(let duration, _): return duration
    }
  }

  /// How far it has come.
  func position(at time: Double) -> Double {
    guard initialVelocity != 0 else { return total }
    guard time > 0 else { return 0 }
    switch law {
    case .exponential(let rate):
      return total * -Elementary.expm1(-rate * time)
    case .power(let duration, let exponent):
      guard time < duration else { return total }
      return total * -Elementary.expm1(exponent * Elementary.log1p(-time / duration))
    }
  }

  /// The velocity at a time.
  func velocity(at time: Double) -> Double {
    guard time > 0, initialVelocity != 0 else { return initialVelocity }
    switch law {
    case .exponential(let rate):
      return initialVelocity * Elementary.exp(-rate * time)
    case .power(let duration, let exponent):
      guard time < duration else { return 0 }
      return initialVelocity * Elementary.pow(1 - time / duration, exponent - 1)
    }
  }

  /// When it comes to a distance: 0 at the start, infinite if it never gets there.
  func time(atDistance distance: Double) -> Double {
    if distance == 0 { return 0 }
    guard initialVelocity != 0 else { return .infinity }
    let share = distance / total
    guard share >= 0 else { return .infinity }
    switch law {
    case .exponential(let rate):
      return share < 1 ? -Elementary.log1p(-share) / rate : .infinity
    case .power(let duration, let exponent):
      guard share <= 1 else { return .infinity }
      return duration * -Elementary.expm1(Elementary.log1p(-share) / exponent)
    }
  }

  /// The velocity with which it passes a distance: the initial one at or behind the start, 0 from
  /// its end on.
  func velocity(atDistance distance: Double) -> Double {
    guard initialVelocity != 0 else { return 0 }
    let share = distance / total
    if share <= 0 { return initialVelocity }
    if share >= 1 { return 0 }
    switch law {
    case .exponential(let rate):
      let velocity = initialVelocity - rate * distance
      return (velocity > 0) == (initialVelocity > 0) ? velocity : 0
    case .power(_, let exponent):
      return initialVelocity * Elementary.pow(1 - share, (exponent - 1) / exponent)
    }
  }

  /// When the distance left is down to `rest`: 0 if it is from the start.
  func restTime(within rest: Double) -> Double {
    guard initialVelocity != 0, total.magnitude > rest else { return 0 }
    switch law {
    case .exponential(let rate):
      return rest > 0 ? Elementary.log(total.magnitude / rest) / rate : .infinity
    case .power(let duration, let exponent):
      guard rest > 0 else { return duration }
      return duration * -Elementary.expm1(Elementary.log(rest / total.magnitude) / exponent)
    }
  }
}

extension Physics.PowerLaw {
  /// The speed at which the duration is `exponent * inflection` seconds.
  var reference: Double { friction * deceleration / inflection }

  /// How long a free fling takes.
  func duration(at speed: Double) -> Double {
    exponent * inflection * Elementary.pow(speed / reference, 1 / (exponent - 1))
  }
}
