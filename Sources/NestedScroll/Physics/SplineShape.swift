/// The shape of Android's fling: a Bezier curve of the share of the distance over the share of the
/// time, both from 0 to 1.
///
/// Its control points are (0, 0), (i/2, 1/2), (i, 1) and (1, 1), where `i` is the inflection. With
/// these, time and distance are odd cubics of the curve's parameter `u`, and the speed is a
/// quotient of parabolas; Android looks the same curve up in a table of 100 steps.
struct SplineShape: Sendable, Equatable {
  let inflection: Double

  /// The share of the distance gone at a parameter.
  static func distance(at u: Double) -> Double { u * (1.5 - 0.5 * u * u) }

  /// The share of the distance left when 1 - u is left of the parameter.
  static func left(at rest: Double) -> Double { rest * rest * (1.5 - 0.5 * rest) }

  /// The share of the time gone at a parameter.
  func time(at u: Double) -> Double {
    u * (1.5 * inflection + (1 - 1.5 * inflection) * u * u)
  }

  /// The speed at a parameter, as a share of the one at the start.
  func speed(at u: Double) -> Double {
    let above = inflection * ((1 - u) * (1 + u))
    let below = above + 2 * (1 - inflection) * (u * u)
    // Without any slowing down it ends at full speed.
    return below > 0 ? above / below : 1
  }

  /// The parameter at a share of the time, 0 ... 1.
  func parameter(atTime share: Double) -> Double {
    let cubic = 1 - 1.5 * inflection
    // The way over the parameter is bent one way only, so Newton's steps from the end that it is
    // bent away from come nearer and nearer and never pass the root.
    var u = cubic > 0 ? 1.0 : 0.0
    for _ in 0..<Self.longestSearch {
      let next = u - (time(at: u) - share) / (1.5 * inflection + 3 * cubic * u * u)
      guard cubic > 0 ? next < u : next > u else { break }
      u = next
    }
    return max(0, min(1, u))
  }

  /// The parameter at a share of the distance, 0 ... 1.
  static func parameter(atDistance share: Double) -> Double {
    if share > 0.5 { return 1 - rest(left: 1 - share) }
    var u = 0.0
    for _ in 0..<longestSearch {
      let next = u - (distance(at: u) - share) / (1.5 * (1 - u * u))
      guard next > u else { break }
      u = next
    }
    return u
  }

  /// What is left of the parameter where a share of the distance is left. Where the curve ends it
  /// is flat, and only this way round the digits last.
  static func rest(left share: Double) -> Double {
    var rest = Elementary.squareRoot(share)
    for _ in 0..<longestSearch {
      let slope = rest * (3 - 1.5 * rest)
      guard slope > 0 else { break }
      let next = rest - (left(at: rest) - share) / slope
      guard next < rest else { break }
      rest = next
    }
    return max(0, min(1, rest))
  }

  /// Far more steps than are ever needed: each doubles the digits once the first few are right.
  private static let longestSearch = 64
}
