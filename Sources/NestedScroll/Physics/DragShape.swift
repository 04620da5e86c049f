/// What a drag of `rate * speed + friction` does to a fling, looked at from its end.
///
/// Backwards in time a fling speeds up from rest: every sum has terms of one sign only, so nothing
/// cancels, and a rate of 0 is no special case. All numbers are magnitudes.
struct DragShape: Sendable, Equatable {
  /// Per second, from 0.
  let rate: Double
  /// In points per second squared, over 0.
  let friction: Double

  /// The speed when `time` is left.
  func speed(timeLeft time: Double) -> Double {
    friction * (time * Self.growth(rate * time))
  }

  /// The distance that is left when `time` is left.
  func distance(timeLeft time: Double) -> Double {
    friction * (time * (time * Self.growthOfGrowth(rate * time)))
  }

  /// The time that is left at a speed.
  func timeLeft(speed: Double) -> Double {
    let coasting = speed / friction
    let turns = rate * coasting
    return turns > 0 ? coasting * (Elementary.log1p(turns) / turns) : coasting
  }

  /// The time that is left when a distance is left.
  func timeLeft(distance: Double) -> Double {
    // What it would be without the rate.
    let braking = Elementary.squareRoot(2 * (distance / friction))
    let turns = rate * braking
    guard turns > 0x1p-60 else { return braking }
    // Of z^2 * growthOfGrowth(z) = y the root lies below this, and Newton's steps from above come
    // nearer and nearer and never pass it, since the function is bent upwards.
    let y = 0.5 * turns * turns
    var z = Elementary.log1p(y + turns)
    for _ in 0..<64 {
      let next = z - (z * (z * Self.growthOfGrowth(z)) - y) / (z * Self.growth(z))
      guard next < z else { break }
      z = next
    }
    return braking * (z / turns)
  }

  /// `(e^z - 1) / z`, which is 1 at 0.
  static func growth(_ z: Double) -> Double {
    z > 0 ? Elementary.expm1(z) / z : 1
  }

  /// `(e^z - 1 - z) / z^2`, which is 1/2 at 0.
  static func growthOfGrowth(_ z: Double) -> Double {
    if z >= 1 { return (Elementary.expm1(z) - z) / (z * z) }
    // z^k / (k + 2)!, innermost factor first.
    var sum = 1.0
    var divisor = 18.0
    while divisor > 2 {
      sum = 1 + sum * z / divisor
      divisor -= 1
    }
    return 0.5 * sum
  }
}

extension DragShape {
  init(_ drag: Physics.Drag) { self.init(rate: drag.rate, friction: drag.friction) }
}
