import Foundation
import NestedScrollTesting
import Testing

@testable import NestedScroll

/// `Tests/Reference/elementary.py` checks a million inputs of each function against MPFR; here are
/// the special cases, a sample of the rest, and proof that the bits are the same everywhere.
@Suite struct ElementaryTests {
  struct Row {
    let function: String
    let arguments: [Double]
    let result: Double
  }

  static func rows() throws -> [Row] {
    let text = String(decoding: try Fixture.data("elementary.txt"), as: UTF8.self)
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: " ")
      let values = try words.dropFirst().map { try #require(Double(String($0))) }
      return Row(
        function: String(words[0]), arguments: values.dropLast(), result: values[values.count - 1])
    }
  }

  static func apply(_ function: String, _ x: [Double]) throws -> Double {
    switch function {
    case "exp": return Elementary.exp(x[0])
    case "expm1": return Elementary.expm1(x[0])
    case "log": return Elementary.log(x[0])
    case "log1p": return Elementary.log1p(x[0])
    case "pow": return Elementary.pow(x[0], x[1])
    case "sin": return Elementary.sin(x[0])
    case "cos": return Elementary.cos(x[0])
    case "squareRoot": return Elementary.squareRoot(x[0])
    default: throw UnknownFunction(name: function)
    }
  }

  struct UnknownFunction: Error { let name: String }

  @Test func isWithinOneUnitOfTheCorrectlyRoundedResult() throws {
    let rows = try Self.rows()
    #expect(rows.count > 900)
    for row in rows {
      // Farther out, angles are reduced with less care.
      let isAngle = row.function == "sin" || row.function == "cos"
      if isAngle && row.arguments[0].magnitude > 1e5 && row.arguments[0].isFinite { continue }
      let result = try Self.apply(row.function, row.arguments)
      if row.result.isNaN {
        #expect(result.isNaN, "\(row) gave \(result)")
      } else if row.result.isInfinite || row.result == 0 {
        #expect(result.bitPattern == row.result.bitPattern, "\(row) gave \(result)")
      } else {
        #expect((result - row.result).magnitude <= row.result.ulp, "\(row) gave \(result)")
      }
    }
  }

  @Test func largeAnglesStayOnTheCircle() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2_000 {
      let x = random.double(-1...1) * Elementary.pow(2, random.double(17...1023))
      let sine = Elementary.sin(x)
      let cosine = Elementary.cos(x)
      #expect(isNear(sine * sine + cosine * cosine, 1, absolute: 1e-14), "at \(x)")
    }
  }

  @Test func upperAngleUndoesSineAndCosine() {
    for step in 1..<1_000 {
      let angle = Double(step) * .pi / 1_000
      let found = Elementary.upperAngle(
        cosine: Elementary.cos(angle), sine: Elementary.sin(angle))
      #expect(isNear(found, angle, absolute: 1e-15, relative: 2e-16))
    }
  }

  /// A fingerprint of 20,000 results of each function. It changes with any change of any bit, so
  /// with the algorithm too: then, and only then, take the new one.
  @Test(arguments: [
    ("exp", 0x355A4147633EEBE1 as UInt64),
    ("expm1", 0x8FFC352839266A26),
    ("log", 0x030872E294CD2F63),
    ("log1p", 0x07B3CB8B476CFC06),
    ("pow", 0x445AD81641CCD928),
    ("sin", 0x0C27C3C45A24AF7F),
    ("cos", 0x01FD49ED25DF411E),
    ("squareRoot", 0x3BEFE5AA9F680A27),
  ])
  func givesTheSameBitsEverywhere(function: String, fingerprint: UInt64) throws {
    var random = SplitMix64(seed: 42)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in 0..<20_000 {
      let scale = [1.0, 40, 700][index % 3]
      var x = random.double(-1...1) * scale
      let y = random.double(-3...3)
      if function == "log" || function == "pow" || function == "squareRoot" { x = x.magnitude }
      if function == "log1p" && x <= -1 { x = 1 / x }
      let bits = try Self.apply(function, [x, y]).bitPattern
      hash = (hash ^ bits) &* 0x0000_0100_0000_01B3
    }
    #expect(hash == fingerprint, "\(function): \(hash)")
  }
}
