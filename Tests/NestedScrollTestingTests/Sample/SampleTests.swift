import Foundation
import NestedScroll
import NestedScrollTesting
import Testing

/// What Docs/Testing.md tells is so: its code is the code here, and what it prints is printed.
@Suite struct SampleTests {
  private static func text(_ path: String) throws -> String {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(path).standardized
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// The blocks of code of a language on the page.
  private static func fences(_ language: String) throws -> [String] {
    var fences: [String] = []
    var fence: [Substring]?
    for line in try text("../../../Docs/Testing.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if let lines = fence, line.hasPrefix("```") {
        fences.append(lines.joined(separator: "\n"))
        fence = nil
      } else if fence != nil {
        fence?.append(line)
      } else if line == "```\(language)" {
        fence = []
      }
    }
    return fences
  }

  @Test func theQuickBarBreaksTheLawAsThePageSays() throws {
    let expected = try #require(try Self.fences("text").first)
    do {
      try checkBar(quickBar)
      Issue.record("the quick bar passes")
    } catch let found as Counterexample {
      #expect(found.description == expected)
      #expect(found.notes.count == 2)
      // The tape is the case.
      let again = #expect(throws: Counterexample.self) {
        try Law.splitting.check(replaying: found.tape) { choices in
          readingPage(quickBar, length: choices.dyadic(600...4000))
        }
      }
      #expect(again?.failure == found.failure)
    }
  }

  @Test func theEvenBarPasses() {
    #expect(throws: Never.self) { try checkBar(evenBar) }
  }

  @Test func theCodeOnThePageIsCompiled() throws {
    let code = try ["ReadingPage.swift", "../Fingers/FingerTests.swift"].map { try Self.text($0) }
      .joined(separator: "\n").split(separator: "\n").map { $0.drop { $0 == " " } }
      .joined(separator: "\n")
    let fences = try Self.fences("swift")
    #expect(fences.count >= 2)
    for fence in fences {
      let lines = fence.split(separator: "\n").map { $0.drop { $0 == " " } }
      #expect(code.contains(lines.joined(separator: "\n")), "not compiled:\n\(fence)")
    }
  }
}
