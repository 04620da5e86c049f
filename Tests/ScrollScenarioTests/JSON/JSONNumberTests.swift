import ScrollScenario
import NestedScrollTesting
import Testing

@Suite struct JSONNumberTests {
  @Test(arguments: [
    ("0", 0.0), ("-0", -0.0), ("-1", -1), ("10", 10), ("0.5", 0.5), ("1e2", 100), ("1E+2", 100),
    ("1e-2", 0.01), ("0e99999999999999999999", 0), ("1.0", 1), ("123.456e3", 123456),
    ("1e22", 1e22), ("1e23", 1e23), ("9007199254740993", 9_007_199_254_740_992),
    ("9007199254740995", 9_007_199_254_740_996),
    ("18446744073709551616", 18_446_744_073_709_551_616),
    ("0.000000000000000000000000000000000000001", 1e-39), ("5e-324", 0x1p-1074), ("2e-324", 0),
    ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
    ("1e-99999999999999999999", 0), ("123456789012345678901234567890", 1.2345678901234568e29),
  ])
  func `A number is the nearest double`(text: String, expected: Double) throws {
    let value = try number(in: text)
    #expect(value.bitPattern == expected.bitPattern)
  }

  @Test(arguments: [
    ("01", "1:2: a number starts with 0"),
    ("-01", "1:3: a number starts with 0"),
    ("00", "1:2: a number starts with 0"),
    ("+1", "1:1: expected a value, found \"+\""),
    (".5", "1:1: expected a value, found \".\""),
    ("-", "1:2: expected a digit, found the end of the text"),
    ("1.", "1:3: expected a digit, found the end of the text"),
    ("1.e2", "1:3: expected a digit, found \"e\""),
    ("1e", "1:3: expected a digit, found the end of the text"),
    ("1e+", "1:4: expected a digit, found the end of the text"),
    ("1e1.5", "1:4: expected the end of the text, found \".\""),
    ("0x10", "1:2: expected the end of the text, found \"x\""),
    ("1_000", "1:2: expected the end of the text, found \"_\""),
    ("-Infinity", "1:2: expected a digit, found \"I\""),
    ("1e309", "1:1: the number is too large"),
    ("[0, -1e999999999999999999999]", "1:5: [1]: the number is too large"),
    ("{\"a\":1.7976931348623159e308}", "1:6: a: the number is too large"),
  ])
  func `What is no number is an error`(text: String, error: String) {
    #expect(failure(of: text) == error)
  }

  /// `Double.init(_: String)` is the oracle: it is a different algorithm.
  @Test func `Decimals of every length round as the standard library rounds them`() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<20_000 {
      var digits = String(UInt64.random(in: 1...9, using: &random))
      for _ in 0..<Int.random(in: 0..<22, using: &random) {
        digits += String(UInt64.random(in: 0...9, using: &random))
      }
      let point = Int.random(in: 0...digits.count, using: &random)
      var text = point == 0 ? "0" : String(digits.prefix(point))
      if point < digits.count { text += "." + digits.dropFirst(point) }
      if Bool.random(using: &random) { text += "e\(Int.random(in: -30...30, using: &random))" }
      #expect(try JSONValue(text: text) == .number(try #require(Double(text))), "\(text)")
    }
  }

  /// Halfway between two doubles, a hair above and a hair below: where a wrong rounding shows.
  @Test func `Ties and near ties round to even`() throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<5_000 {
      // A tie in [2^k, 2^(k+1)) has 54 bits; as a decimal it ends with 5.
      let exponent = Int.random(in: 0...3, using: &random)
      let odd = UInt64.random(in: 1 << 53..<1 << 54, using: &random) | 1
      let power = (0..<exponent).reduce(1 as UInt64) { power, _ in power * 10 }
      let half = (0..<exponent).reduce(1 as UInt64) { power, _ in power * 5 }
      for nudge in [-1, 0, 1] as [Int64] {
        let (whole, rest) = odd.quotientAndRemainder(dividingBy: 1 << UInt64(exponent))
        let fraction = Int64(rest * half * 10) + nudge
        guard fraction >= 0, fraction < Int64(power * 10) else { continue }
        let padding = String(repeating: "0", count: exponent + 1 - String(fraction).count)
        let text = "\(whole).\(padding)\(fraction)"
        #expect(try JSONValue(text: text) == .number(try #require(Double(text))), "\(text)")
      }
    }
  }
}
