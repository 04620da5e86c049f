import Foundation
import Testing

/// That what `Docs/Seeds.md` shows is what the models and the engine do. To write it anew:
///
///     REWRITE_DOCS=1 swift test --filter SeedTests
struct DocumentTests {
  private static let rewrites = ProcessInfo.processInfo.environment["REWRITE_DOCS"] != nil
  private static let marks = ("<!-- tables: begin -->", "<!-- tables: end -->")

  @Test func tablesAreFresh() throws {
    try check("Docs/Seeds.md") { old in
      let begin = try #require(old.range(of: Self.marks.0))
      let end = try #require(old.range(of: Self.marks.1))
      let tables = try SeedTable.text()
      return old[..<begin.upperBound] + "\n\n" + tables + "\n\n" + old[end.lowerBound...]
    }
  }

  @Test func pictureIsFresh() throws {
    let scenario = SeedPicture.scenario()
    try check("Docs/Pictures/seeds.json") { _ in scenario }
    try check("Docs/Pictures/seeds.svg") { _ in try SeedPicture.picture(of: scenario) }
  }

  private func check(_ path: String, _ fresh: (String) throws -> String) throws {
    let file = Repository.folder.appending(path: path)
    let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let new = try fresh(old)
    if Self.rewrites, new != old { try Data(new.utf8).write(to: file) }
    // Compared before it is expected: a failure would print both texts whole.
    let isFresh = Self.rewrites || new == old
    #expect(isFresh, "\(path) is stale: REWRITE_DOCS=1 swift test --filter SeedTests")
  }
}
