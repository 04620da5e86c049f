/// A policy without its offsets, in twelve bits: for each direction the two reaches and the link,
/// two bits each. The offsets of `until` are kept apart, since hardly any node has one.
struct PolicyCode: Equatable, Sendable {
  var bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  init(_ policy: Policy) {
    bits = Self.code(policy.forward) | Self.code(policy.backward) << 6
  }

  private static func code(_ turn: Turn) -> UInt32 {
    code(turn.preScroll) | code(turn.postScroll) << 2 | UInt32(turn.mode.rawValue) << 4
  }

  private static func code(_ reach: Reach) -> UInt32 {
    switch reach {
    case .none: 0
    case .whole: 1
    case .until: 2
    }
  }

  /// The policy, with the offsets put back.
  func policy(untils: Untils) -> Policy {
    Policy(
      forward: turn(bits, pre: untils.forwardPre, post: untils.forwardPost),
      backward: turn(bits >> 6, pre: untils.backwardPre, post: untils.backwardPost))
  }

  func mode(_ direction: Direction) -> Link {
    let code = (direction == .forward ? bits >> 4 : bits >> 10) & 3
    return Link(rawValue: UInt8(code)) ?? .selfFirst
  }

  private func turn(_ code: UInt32, pre: Double, post: Double) -> Turn {
    Turn(
      preScroll: reach(code, pre), postScroll: reach(code >> 2, post),
      mode: Link(rawValue: UInt8(code >> 4 & 3)) ?? .selfFirst)
  }

  private func reach(_ code: UInt32, _ offset: Double) -> Reach {
    switch code & 3 {
    case 0: .none
    case 1: .whole
    default: .until(offset)
    }
  }
}

/// The offsets of a policy's `until` reaches.
struct Untils: Equatable, Sendable {
  var forwardPre = 0.0
  var forwardPost = 0.0
  var backwardPre = 0.0
  var backwardPost = 0.0

  init() {}

  init(_ policy: Policy) {
    forwardPre = Self.offset(policy.forward.preScroll)
    forwardPost = Self.offset(policy.forward.postScroll)
    backwardPre = Self.offset(policy.backward.preScroll)
    backwardPost = Self.offset(policy.backward.postScroll)
  }

  private static func offset(_ reach: Reach) -> Double {
    if case .until(let offset) = reach { offset.asLength } else { 0 }
  }
}
