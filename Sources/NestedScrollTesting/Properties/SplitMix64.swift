/// A small generator whose whole state is one seed, so that a seed printed in a failure is enough
/// to make the same numbers again on any machine (Steele, Lea and Flood, "Fast splittable
/// pseudorandom number generators", 2014).
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The generator of a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The generator of one run. Seed and run are hashed together: with their sum, run 1 of seed 1
  /// would be run 0 of seed 2, and neighbouring seeds would try nearly the same cases.
  public init(seed: UInt64, run: Int) {
    var ofSeed = SplitMix64(seed: seed)
    var ofRun = SplitMix64(seed: ofSeed.next() ^ UInt64(truncatingIfNeeded: run))
    state = ofRun.next()
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number in `0..<bound`, evenly but for a bias of at most `bound / 2^64`.
  public mutating func next(below bound: UInt64) -> UInt64 {
    next().multipliedFullWidth(by: bound).high
  }
}
