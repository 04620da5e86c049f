import Foundation
import NestedScrollTesting

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

extension SplitMix64 {
  /// A number in a range.
  mutating func double(_ range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }
}
