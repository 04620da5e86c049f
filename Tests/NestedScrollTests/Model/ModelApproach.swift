import NestedScroll

/// A curve that ends exactly at a distance, whatever velocity it starts with: a fling that is slowed
/// down or sped up as a whole where its velocity leads far enough, else a critical spring.
struct ModelApproach {
  /// How far beyond its end a free fling must lead: a fling that lands a little elsewhere is still a
  /// fling, a page is gone to faster, a command has no fling in it.
  enum Pace: Double {
    case fling = 0.75
    case page = 2
    case command = 1e300
  }

  private enum Curve {
    case fling(Fling)
    case spring(Spring)
  }

  private let curve: Curve
  let distance: Double
  let duration: Double

  init(_ distance: Double, velocity: Double, _ physics: Physics, _ pace: Pace) {
    self.distance = distance
    let free = Fling(velocity: velocity, physics: physics).total
    if free / distance >= pace.rawValue {
      let fling = Fling(velocity: velocity, total: distance, physics: physics)
      curve = .fling(fling)
      duration = fling.restTime(within: physics.rest)
    } else {
      // Softer than this it would pass its end.
      let frequency = max(physics.spring.frequency, velocity / distance)
      let spring = Spring(
        frequency: frequency, damping: 1, displacement: -distance, velocity: velocity)
      curve = .spring(spring)
      duration = spring.restTime(within: physics.rest, slower: physics.minVelocity)
    }
  }

  func position(at time: Double) -> Double {
    guard time < duration else { return distance }
    switch curve {
    case .fling(let fling): return fling.position(at: time)
    case .spring(let spring): return distance + spring.displacement(at: time)
    }
  }

  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    switch curve {
    case .fling(let fling): return fling.velocity(at: time)
    case .spring(let spring): return spring.velocity(at: time)
    }
  }
}
