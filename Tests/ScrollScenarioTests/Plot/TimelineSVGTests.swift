import Foundation
import NestedScroll
import ScrollScenario
import Testing

@Suite struct TimelineSVGTests {
  @Test(arguments: SampleTimelines.all)
  func everyPictureIsWellFormed(timeline: Timeline) {
    let document = SVGDocument(timeline.svg())
    #expect(document.isWellFormed)
    #expect(document.elements.first?.name == "svg")
    #expect(document.all("title").first?.text.isEmpty == timeline.name.isEmpty)
  }

  @Test(arguments: SampleTimelines.all, [0, 960, .nan])
  func everyNumberIsOne(timeline: Timeline, width: Double) {
    let document = SVGDocument(timeline.svg(width: width))
    let numeric: Set = ["x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "width", "height", "dx"]
    for element in document.elements {
      for (key, value) in element.attributes where numeric.contains(key) {
        #expect(Double(value).map { $0.isFinite } == true, "\(element.name) \(key)=\(value)")
      }
      if let d = element.attributes["d"] {
        let numbers = d.split { "MLZ ".contains($0) }
        #expect(numbers.count.isMultiple(of: 2) && numbers.allSatisfy { Double($0) != nil })
      }
    }
  }

  @Test(arguments: SampleTimelines.all, [480, 960, 1600])
  func everyLabelIsInsideThePicture(timeline: Timeline, width: Double) throws {
    let document = SVGDocument(timeline.svg(width: width))
    let root = try #require(document.elements.first)
    for text in document.texts {
      let span = text.span
      #expect(
        span.lowerBound >= 0 && span.upperBound <= root.number("width"), "\(text.element.text)")
      #expect(text.y >= 10 && text.y <= root.number("height") - 3, "\(text.element.text)")
    }
  }

  @Test(arguments: SampleTimelines.all, [480, 960])
  func noTwoTextsOverlap(timeline: Timeline, width: Double) {
    let document = SVGDocument(timeline.svg(width: width))
    // A line of 12 points is some 9 above its baseline and 3 below.
    for (index, one) in document.texts.enumerated() {
      for other in document.texts.dropFirst(index + 1) where one.span.overlaps(other.span) {
        #expect((one.y - other.y).magnitude >= 12, "\(one.element.text), \(other.element.text)")
      }
    }
  }

  @Test func whatIsNoNumberLeavesNoTrace() {
    let clean = SampleTimelines.page
    var littered = clean
    littered.tracks[2].samples.insert(.init(time: 0.1, shown: .nan), at: 12)
    littered.tracks[2].samples.insert(.init(time: .nan, shown: 5), at: 40)
    littered.tracks[0].samples.append(.init(time: 2, shown: -.infinity))
    littered.phases.append(.init(kind: .snap, axis: .vertical, from: .nan, to: 1))
    littered.phases.append(.init(kind: .touch, from: 0, to: .infinity))
    littered.marks.append(.init(time: .nan, label: "never"))
    #expect(littered.svg() == clean.svg())
  }

  @Test func eachNodeThatMovesHasALineAndEachPanelItsOwn() {
    let document = SVGDocument(SampleTimelines.page.svg())
    #expect(document.all("g", class: "line").count == 5)
    #expect(document.all("g", class: "still").count == 2, "the line of likes and its label")
    let headings = document.all("tspan", class: "heading").map(\.text)
    #expect(headings == ["Vertical", "Horizontal", "Pager"])
    let stories = document.all("title").map(\.text)
    #expect(stories.contains { $0.hasPrefix("pager: from 0 to 1.000 pages") })
    #expect(stories.contains { $0.hasPrefix("fling, vertical: 0.300 s to 2.000 s (1.700 s); ") })
    #expect(stories.contains("select page 1 at 1.000 s"))
  }

  @Test func aHeaderIsShadedOverItsTravelAndStretchPastItsEdge() throws {
    let document = SVGDocument(SampleTimelines.page.svg())
    let travel = try #require(document.all("rect", class: "travel").first)
    let pinned = try #require(document.all("line", class: "pinned").first)
    #expect(travel.number("y") == pinned.number("y1"))
    let zero = try #require(document.all("line", class: "zero").first)
    let bottom = travel.number("y") + travel.number("height")
    #expect((bottom - zero.number("y1")).magnitude < 0.02)
    // The row of stories is pulled ten points past its end.
    #expect(document.all("path", class: "stretch").count == 1)
  }

  @Test func eachFingerIsMarkedInThePanelsAndBelow() {
    let document = SVGDocument(SampleTimelines.page.svg())
    #expect(document.all("rect", class: "held").count == 3)
    #expect(document.all("rect", class: "input").count == 1)
    #expect(document.all("rect", class: "motion").count == 3)
    #expect(document.all("path", class: "diamond").count == 2)
  }

  @Test func aPanelInWhichNothingMovesIsLeftOutAndNamed() {
    var timeline = SampleTimelines.page
    timeline.tracks[1].samples = [.init(time: 0, shown: 400)]
    let document = SVGDocument(timeline.svg())
    #expect(document.all("tspan", class: "heading").map(\.text) == ["Vertical", "Horizontal"])
    #expect(document.all("text", class: "note").contains { $0.text == "At rest: pager page 1" })
  }

  @Test func manyNodesGetALegendAndFewLabelsAtTheirEnds() {
    let many = SVGDocument(SampleTimelines.fifty.svg())
    let few = SVGDocument(SampleTimelines.crowd.svg())
    // The legend draws a sample of each line: 33 that move and one for the 17 that don't.
    #expect(many.all("path", class: "curve").count == 50 + 34)
    #expect(few.all("path", class: "curve").count == 17)
    #expect(few.all("tspan", class: "name").count == 17)
  }

  @Test func thePictureDoesNotGrowWithTheSamplingRate() {
    func timeline(rate: Int) -> Timeline {
      let samples = (0...(2 * rate)).map { index in
        let time = Double(index) / Double(rate)
        return Timeline.Sample(time: time, shown: 1000 * time * (2 - time))
      }
      return Timeline(
        name: "rate", tracks: [.init(name: "list", axis: .vertical, samples: samples)])
    }
    let (sparse, dense) = (timeline(rate: 120).svg(), timeline(rate: 12_000).svg())
    #expect(dense.utf8.count < sparse.utf8.count + 1000)
  }

  @Test func severalTimelinesStandBelowOneAnother() throws {
    let (page, fifty) = (SampleTimelines.page, SampleTimelines.fifty)
    let document = SVGDocument(Timeline.svg(of: [page, fifty, page]))
    #expect(document.isWellFormed)
    #expect(document.all("text", class: "title").map(\.text) == [page.name, fifty.name, page.name])
    let parts = [page, fifty, page].map { SVGDocument($0.svg()).elements[0].number("height") }
    #expect(document.elements[0].number("height") == parts.reduce(0, +) + 2 * 40)
    #expect(SVGDocument(Timeline.svg(of: [])).isWellFormed)
  }
}
