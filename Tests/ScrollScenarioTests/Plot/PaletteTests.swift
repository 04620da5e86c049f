import Foundation
import ScrollScenario
import Testing

/// That the colours of lines can be seen and told apart, by readers of all kinds.
@Suite struct PaletteTests {
  @Test(arguments: ["light", "dark"])
  func everyColourStandsOutFromThePaper(scheme: String) throws {
    let paper = try #require(PaletteTests.colours(in: scheme, of: "paper").first)
    let lines = PaletteTests.lineColours(in: scheme)
    #expect(lines.count == Plot.colours)
    for line in lines {
      let (a, b) = (line.luminance, paper.luminance)
      #expect((max(a, b) + 0.05) / (min(a, b) + 0.05) >= 4)
    }
  }

  /// Distances in CIELAB; 10 is plain to see.
  @Test(arguments: ["light", "dark"], PaletteTests.Vision.all)
  func anyTwoColoursDiffer(scheme: String, vision: Vision) {
    let seen = PaletteTests.lineColours(in: scheme).map { $0.seen(by: vision).lab }
    for (index, one) in seen.enumerated() {
      for other in seen.dropFirst(index + 1) {
        #expect(zip(one, other).reduce(0) { $0 + pow($1.0 - $1.1, 2) }.squareRoot() >= 18)
      }
    }
  }

  private static func lineColours(in scheme: String) -> [Colour] {
    (0..<Plot.colours).flatMap { colours(in: scheme, of: "c\($0)") }
  }

  /// The colours that the style sheet gives to a class, in the part for a scheme.
  private static func colours(in scheme: String, of name: String) -> [Colour] {
    let parts = Plot.style.components(separatedBy: "@media (prefers-color-scheme: dark)")
    let rules = scheme == "dark" ? parts[1] : parts[0]
    return rules.split(separator: "}").filter { $0.contains(".\(name) {") }.compactMap { rule in
      rule.split(separator: "#").last.flatMap { Colour(hex: $0.prefix { $0.isHexDigit }) }
    }
  }

  /// How a reader sees colours: a matrix on linear red, green and blue, by Machado, Oliveira and
  /// Fernandes (2009) at full severity.
  struct Vision: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rows: [[Double]]

    static let all = [
      Vision(testDescription: "common", rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
      Vision(
        testDescription: "protanopia",
        rows: [
          [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
          [-0.003882, -0.048116, 1.051998],
        ]),
      Vision(
        testDescription: "deuteranopia",
        rows: [
          [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
          [-0.011820, 0.042940, 0.968881],
        ]),
      Vision(
        testDescription: "tritanopia",
        rows: [
          [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
          [0.004733, 0.691367, 0.303900],
        ]),
    ]
  }

  /// Linear red, green and blue of sRGB.
  struct Colour {
    var linear: [Double]

    init?(hex: Substring) {
      let digits = hex.count == 3 ? hex.flatMap { [$0, $0] } : Array(hex)
      guard digits.count == 6 else { return nil }
      linear = (0..<3).map { index in
        let value =
          Double(UInt8(String(digits[(2 * index)...(2 * index + 1)]), radix: 16) ?? 0) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
    }

    var luminance: Double { dot([0.2126, 0.7152, 0.0722]) }

    func seen(by vision: Vision) -> Colour {
      var colour = self
      colour.linear = vision.rows.map { max(0, min(1, dot($0))) }
      return colour
    }

    /// CIELAB under D65.
    var lab: [Double] {
      let x = dot([0.4124, 0.3576, 0.1805]) / 0.9505
      let z = dot([0.0193, 0.1192, 0.9505]) / 1.089
      let f = [x, luminance, z].map { $0 > 0.008856 ? cbrt($0) : 7.787 * $0 + 16 / 116 }
      return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
    }

    private func dot(_ row: [Double]) -> Double { zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 } }
  }
}
