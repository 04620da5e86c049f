/// A motion from 0 that ends exactly at a distance, whatever the velocity it starts with.
///
/// If the velocity leads there at a sane pace it is a decay of the same law with another constant:
/// it starts with that velocity, slows down all the way and never passes the target. If the
/// velocity is too low for the distance or leads away, it is a critical spring, stiff enough not to
/// pass the target either.
struct Approach: Sendable, Equatable {
  /// How many times farther than the target a free fling must at least go for a decay to be used.
  ///
  /// Below 1 the retargeted curve lasts longer than the free one. There is no upper limit: the
  /// shorter the way, the sooner the stop, where a spring would overshoot.
  enum Pace: Sendable {
    /// 0.75: a landing moved a little is still the same fling.
    case fling
    /// 2: a page comes to rest in half of the time a fling takes, or by spring.
    case page
    /// Never: a command is a spring from wherever it starts.
    case command

    var leastRatio: Double {
      switch self {
      case .fling: 0.75
      case .page: 2
      case .command: .infinity
      }
    }
  }

  private enum Motion: Sendable, Equatable {
    case decay(Fling)
    case spring(Spring)
  }

  private let motion: Motion
  /// Where it ends.
  let distance: Double
  /// When it is over: from then on it stands at the distance.
  let duration: Double

  /// - Parameters:
  ///   - distance: where it ends, in points from the start; 0 or not finite is over at once.
  ///   - velocity: at the start, in points per second.
  init(distance: Double, velocity: Double, physics: Physics, pace: Pace = .fling) {
    let distance = distance.isFinite ? max(-0x1p41, min(0x1p41, distance)) : 0
    self.distance = distance
    let free = Fling(velocity: velocity, physics: physics)
    if distance == 0 || free.total / distance >= pace.leastRatio {
      let decay = Fling(velocity: free.initialVelocity, total: distance, physics: physics)
      motion = .decay(decay)
      duration = decay.restTime(within: physics.rest)
    } else {
      // A spring softer than this would pass the target.
      let frequency = max(physics.spring.frequency, free.initialVelocity / distance)
      let spring = Spring(
        frequency: frequency, damping: 1,
        displacement: -distance, velocity: free.initialVelocity)
      motion = .spring(spring)
      duration = spring.restTime(within: physics.rest, slower: physics.minVelocity)
    }
  }

  /// Whether it is a spring and not a decay.
  var isSpring: Bool {
    if case .spring = motion { return true }
    return false
  }

  /// How far it has come: `distance` exactly from `duration` on.
  func position(at time: Double) -> Double {
    guard time < duration else { return distance }
    switch motion {
    case .decay(let decay): return decay.position(at: time)
    case .spring(let spring): return distance + spring.displacement(at: time)
    }
  }

  /// The velocity: 0 from `duration` on.
  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    switch motion {
    case .decay(let decay): return decay.velocity(at: time)
    case .spring(let spring): return spring.velocity(at: time)
    }
  }
}
