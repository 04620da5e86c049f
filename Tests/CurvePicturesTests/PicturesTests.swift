import Foundation
import Testing

@testable import CurvePictures

@Suite struct PicturesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Docs/Pictures", isDirectory: true)

  /// `swift run curve-pictures Docs/Pictures` draws them anew.
  @Test func thePicturesAreThoseOfTheCurves() throws {
    for picture in Pictures.all {
      let file = Self.folder.appendingPathComponent(picture.name)
      let drawn = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      #expect(drawn == picture.svg, "\(picture.name) is not what the curves look like")
    }
  }

  @Test func everyPictureIsShown() throws {
    let docs = Self.folder.deletingLastPathComponent()
    let text = String(
      decoding: try Data(contentsOf: docs.appendingPathComponent("Motion.md")), as: UTF8.self)
    for picture in Pictures.all {
      #expect(text.contains("](Pictures/\(picture.name))"), "\(picture.name) is not shown")
    }
  }

  /// What the picture of a hand-over says is what the curves say.
  @Test func aCurveIsReducedToNothingElse() throws {
    let chart = Pictures.handOver
    let way = try #require(chart.rows.first?.first)
    let (ours, theirs) = (way.lines[0].points.last?.y ?? 0, way.lines[1].points.last?.y ?? 0)
    #expect(theirs > ours + 20)
    for line in chart.rows.flatMap({ $0 }).flatMap(\.lines) {
      #expect(zip(line.points, line.points.dropFirst()).allSatisfy { $0.x <= $1.x })
      #expect(line.points.allSatisfy { $0.y.isFinite })
    }
  }
}
