import Foundation

/// Files beside the tests, found from where this source lies.
enum Fixture {
  static func data(_ name: String) throws -> Data {
    let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: directory.appendingPathComponent("Fixtures/\(name)"))
  }

  static func decode<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: data(name))
  }
}

/// Whether two numbers differ by at most an absolute and a relative part.
func isNear(
  _ a: Double, _ b: Double, absolute: Double = 1e-9, relative: Double = 1e-11
) -> Bool {
  (a - b).magnitude <= absolute + relative * max(a.magnitude, b.magnitude)
}

/// The same numbers on every run: a test that fails once fails again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func double(_ range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }
}
