/// A fling without edges: a closed form of distance and velocity over time, from distance 0.
///
/// ```swift
/// let fling = Fling(velocity: 3000, physics: .ios)
/// fling.total                     // 1498.5 points
/// fling.time(atDistance: 200)     // 0.0716 s: when a header of 200 points is closed
/// fling.velocity(atDistance: 200) // 2599.6 points per second: what the list goes on with
/// ```
///
/// Every law but ``Physics/Curve/spline`` is autonomous: a fling started anew from any of its own
/// velocities goes on as if nothing had happened, so an interruption or a change of extent costs
/// nothing. The velocity at a distance needs no time at all. All distances are signed, with the
/// sign of the starting velocity; all functions are odd in it. Times before the start count as the
/// start. Each function takes well under a microsecond and allocates nothing.
public struct Fling: Sendable, Equatable {
  /// The law, with what a starting velocity and a total leave open.
  private enum Law: Sendable, Equatable {
    case exponential(rate: Double)
    case power(duration: Double, exponent: Double)
    case spline(duration: Double, shape: SplineShape)
    case drag(duration: Double, shape: DragShape)
  }

  private let law: Law
  /// The velocity at the start, in points per second.
  public let initialVelocity: Double
  /// Where it ends, in points from the start.
  public let total: Double

  /// A free fling. A velocity that is not finite counts as 0, one over 2^40 as that; constants that
  /// are out of range are replaced by those of iOS.
  public init(velocity: Double, physics: Physics) {
    let physics = physics.valid
    let velocity = velocity.isFinite ? max(-0x1p40, min(0x1p40, velocity)) : 0
    switch physics.curve {
    case .exponential:
      law = .exponential(rate: physics.decay)
      total = velocity / physics.decay
    case .power:
      let power = physics.power
      let duration =
        power.exponent * power.inflection * power.splineDuration(at: velocity.magnitude)
      law = .power(duration: duration, exponent: power.exponent)
      total = velocity * duration / power.exponent
    case .spline:
      let power = physics.power
      let duration = power.splineDuration(at: velocity.magnitude)
      law = .spline(duration: duration, shape: SplineShape(inflection: power.inflection))
      total = velocity * duration * power.inflection
    case .drag:
      let shape = DragShape(physics.drag)
      let duration = shape.timeLeft(speed: velocity.magnitude)
      law = .drag(duration: duration, shape: shape)
      let distance = shape.distance(timeLeft: duration)
      total = velocity < 0 ? -distance : distance
    }
    // What is too slow to get anywhere stands.
    initialVelocity = total == 0 ? 0 : velocity
  }

  /// A fling that starts with `velocity` and ends exactly at `total`: the free one, slowed down or
  /// sped up as a whole. Both must be finite, not 0 and of one sign; else it stands at `total`.
  public init(velocity: Double, total: Double, physics: Physics) {
    let physics = physics.valid
    let isPossible = velocity.isFinite && total.isFinite && (velocity > 0) == (total > 0)
    let reach = isPossible && velocity != 0 && total != 0 ? total / velocity : 0
    initialVelocity = reach > 0 ? velocity : 0
    self.total = total
    switch physics.curve {
    case .exponential: law = .exponential(rate: 1 / reach)
    case .power:
      let exponent = physics.power.exponent
      law = .power(duration: exponent * reach, exponent: exponent)
    case .spline:
      let shape = SplineShape(inflection: physics.power.inflection)
      law = .spline(duration: reach / shape.inflection, shape: shape)
    case .drag:
      let free = DragShape(physics.drag)
      let turns = free.rate * free.timeLeft(speed: velocity.magnitude)
      let growth = DragShape.growth(turns)
      let duration = reach * (growth / DragShape.growthOfGrowth(turns))
      let shape = DragShape(
        rate: turns / duration, friction: velocity.magnitude / (duration * growth))
      law = .drag(duration: duration, shape: shape)
    }
  }

  /// The velocity of a free fling that ends at `total`.
  public static func initialVelocity(total: Double, physics: Physics) -> Double {
    let physics = physics.valid
    let speed: Double
    switch physics.curve {
    case .exponential: return physics.decay * total
    case .power, .spline:
      let power = physics.power
      let share = total.magnitude / (power.inflection * power.reference)
      speed = power.reference * Elementary.pow(share, (power.exponent - 1) / power.exponent)
    case .drag:
      let shape = DragShape(physics.drag)
      speed = shape.speed(timeLeft: shape.timeLeft(distance: total.magnitude))
    }
    return total < 0 ? -speed : speed
  }

  /// The time after which nothing moves any more, in seconds: infinite for the exponential law,
  /// whose ``restTime(within:)`` is not.
  public var duration: Double {
    if initialVelocity == 0 { return 0 }
    switch law {
    case .exponential: return .infinity
    case .power(let duration, _), .spline(let duration, _), .drag(let duration, _):
      return duration
    }
  }

  /// How far it has come.
  public func position(at time: Double) -> Double {
    guard initialVelocity != 0 else { return total }
    guard time > 0 else { return 0 }
    switch law {
    case .exponential(let rate):
      return total * -Elementary.expm1(-rate * time)
    case .power(let duration, let exponent):
      guard time < duration else { return total }
      return total * -Elementary.expm1(exponent * Elementary.log1p(-time / duration))
    case .spline(let duration, let shape):
      guard time < duration else { return total }
      return total * SplineShape.distance(at: shape.parameter(atTime: time / duration))
    case .drag(let duration, let shape):
      guard time < duration else { return total }
      let distance = max(0, total.magnitude - shape.distance(timeLeft: duration - time))
      return total < 0 ? -distance : distance
    }
  }

  /// The velocity at a time.
  public func velocity(at time: Double) -> Double {
    guard time > 0, initialVelocity != 0 else { return initialVelocity }
    switch law {
    case .exponential(let rate):
      return initialVelocity * Elementary.exp(-rate * time)
    case .power(let duration, let exponent):
      guard time < duration else { return 0 }
      return initialVelocity * Elementary.pow(1 - time / duration, exponent - 1)
    case .spline(let duration, let shape):
      guard time < duration else { return 0 }
      return initialVelocity * shape.speed(at: shape.parameter(atTime: time / duration))
    case .drag(let duration, let shape):
      guard time < duration else { return 0 }
      return directed(shape.speed(timeLeft: duration - time))
    }
  }

  /// When it comes to a distance: 0 at the start, infinite if it never gets there.
  public func time(atDistance distance: Double) -> Double {
    if distance == 0 { return 0 }
    guard initialVelocity != 0 else { return .infinity }
    let share = distance / total
    guard share >= 0, share <= 1 else { return .infinity }
    if share == 1 { return duration }
    switch law {
    case .exponential(let rate): return -Elementary.log1p(-share) / rate
    case .power(let duration, let exponent):
      return duration * -Elementary.expm1(Elementary.log1p(-share) / exponent)
    case .spline(let duration, let shape):
      return duration * shape.time(at: SplineShape.parameter(atDistance: share))
    case .drag(let duration, let shape):
      return max(0, duration - shape.timeLeft(distance: (total - distance).magnitude))
    }
  }

  /// The velocity with which it passes a distance: the initial one at or behind the start, 0 from
  /// its end on.
  public func velocity(atDistance distance: Double) -> Double {
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
    case .spline(_, let shape):
      return initialVelocity * shape.speed(at: SplineShape.parameter(atDistance: share))
    case .drag(_, let shape):
      let left = (total - distance).magnitude
      return directed(shape.speed(timeLeft: shape.timeLeft(distance: left)))
    }
  }

  /// When the distance left is down to `rest` points: 0 if it is from the start, infinite for the
  /// exponential law if it is 0.
  public func restTime(within rest: Double) -> Double {
    guard initialVelocity != 0, total.magnitude > rest else { return 0 }
    guard rest > 0 else { return duration }
    switch law {
    case .exponential(let rate): return Elementary.log(total.magnitude / rest) / rate
    case .power(let duration, let exponent):
      return duration * -Elementary.expm1(Elementary.log(rest / total.magnitude) / exponent)
    case .spline(let duration, let shape):
      return duration * shape.time(at: 1 - SplineShape.rest(left: rest / total.magnitude))
    case .drag(let duration, let shape):
      return max(0, duration - shape.timeLeft(distance: rest))
    }
  }

  /// A speed in the direction of the fling, and not over its first.
  private func directed(_ speed: Double) -> Double {
    let speed = min(speed, initialVelocity.magnitude)
    return initialVelocity < 0 ? -speed : speed
  }
}

extension Physics.PowerLaw {
  /// The speed at which Android's duration is one second.
  var reference: Double { friction * deceleration / inflection }

  /// Android's duration for a speed, in seconds.
  func splineDuration(at speed: Double) -> Double {
    Elementary.pow(speed / reference, 1 / (exponent - 1))
  }
}
