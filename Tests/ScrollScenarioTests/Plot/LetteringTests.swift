import ScrollScenario
import Testing

@Suite struct LetteringTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (12, "12"), (-1.5, "-1.5"), (0.125, "0.13"), (3.10, "3.1"),
    (-0.004, "0"), (99.999, "100"), (1e300, "10000000"), (.nan, "0"), (.infinity, "0"),
  ])
  func coordinatesAreShort(value: Double, text: String) {
    #expect(Plot.coordinate(value) == text)
  }

  @Test(arguments: [
    (0, 2, "0"), (1200, 0, "1200"), (12_345, 0, "12\u{2009}345"), (-0.04, 1, "0.0"),
    (-3.25, 1, "−3.3"), (1_234_567.5, 1, "1\u{2009}234\u{2009}567.5"), (0.05, 3, "0.050"),
    (1e9, 0, "1×10⁹"), (-1.1259e15, 0, "−1.13×10¹⁵"), (9.999e11, 0, "1×10¹²"),
    (1e300, 0, "1×10³⁰⁰"), (.nan, 0, "–"), (10_005, 0, "10\u{2009}005"),
  ])
  func numbersAreReadable(value: Double, decimals: Int, text: String) {
    #expect(Plot.readable(value, decimals: decimals) == text)
  }

  @Test func aTextIsCutToItsWidth() {
    let text = "a name that is much too long to be shown whole"
    #expect(Plot.fitted(text, width: 1000, size: 12) == text)
    for width in stride(from: 15.0, through: 300, by: 7) {
      let fitted = Plot.fitted(text, width: width, size: 12)
      #expect(Plot.width(of: fitted, size: 12) <= width)
      #expect(fitted == text || fitted.hasSuffix("…") && text.hasPrefix(fitted.dropLast()))
    }
  }

  @Test func markupIsEscapedAndWhatXMLCannotHoldIsReplaced() {
    #expect(Plot.escaped("<a b=\"c\">&'") == "&lt;a b=&quot;c&quot;&gt;&amp;'")
    #expect(Plot.escaped("a\u{0}b\u{1B}\tc\n\u{FFFE}🎢") == "a\u{FFFD}b\u{FFFD}\tc\n\u{FFFD}🎢")
  }
}
