import Testing

@testable import TabbedPage

@Suite struct PlainRunTests {
  @Test func framesAndFinalOffsets() {
    let text = playAsText()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.hasPrefix("-- ") && $0.hasSuffix("---") }.count >= 5)
    #expect(
      lines.dropLast().suffix(3).map { $0.prefix { $0 != " " } } == ["header", "pager", "walks"])
    #expect(lines.contains("header 140.0"))
    #expect(lines.contains("pager 0.0"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test func theSameOnEveryRun() {
    #expect(playAsText() == playAsText())
  }
}
