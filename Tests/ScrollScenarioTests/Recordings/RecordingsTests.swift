import Foundation
import Testing

@Suite struct RecordingsTests {
  @Test func allSourcesAreThere() {
    let counts = ["flutter-", "aosp-", "evemu-"].map { source in
      Recordings.strokes.count { $0.hasPrefix(source) }
    }
    #expect(counts == [14, 19, 17])
    #expect(Recordings.files.count == 55)
  }

  @Test func noTwoScenariosHaveTheSameName() throws {
    let names = try Recordings.files.flatMap { try Recordings.scenarios($0).map(\.name) }
    #expect(Set(names).count == names.count)
    #expect(!names.contains(""))
  }

  @Test(arguments: Recordings.files)
  func timesNeverGoBack(file: String) throws {
    for scenario in try Recordings.scenarios(file) {
      let times = scenario.events.compactMap { $0["at"] as? Double }
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }, "\(scenario.name)")
      #expect(times.first == 0, "\(scenario.name)")
    }
  }

  @Test(arguments: Recordings.strokes)
  func aStrokeIsPlayedOnTheListTheHeaderAndThePager(file: String) throws {
    let three = try Recordings.scenarios(file)
    try #require(three.count == 3)
    let isTransposed = three[2].name.hasSuffix("(transposed)")
    #expect(
      three.map(\.name) == [
        "\(file) on the list", "\(file) on the header",
        "\(file) across the pager" + (isTransposed ? " (transposed)" : ""),
      ])
    let began = three.compactMap { $0.touches("began").first }
    #expect(began.map { $0["node"] as? String } == ["posts", "root", "likes"])
    #expect(began.map { $0["area"] as? String } == [nil, "header", nil])
    for scenario in three {
      let phases = scenario.events.map { $0["touch"] as? String ?? "" }
      #expect(phases.first == "began" && phases.suffix(2) == ["ended", ""])
      #expect(phases.dropFirst().dropLast(2).allSatisfy { $0 == "moved" })
      #expect(scenario.events.last?["settle"] as? Bool == true)
    }
  }

  /// A stroke that is mainly vertical crosses the pager with its coordinates exchanged.
  @Test(arguments: Recordings.strokes)
  func theFingerMovesTheSameWayInAllThree(file: String) throws {
    let three = try Recordings.scenarios(file).map { $0.samples() }
    try #require(three.count == 3)
    #expect(three[0] == three[1])
    let exchanged = three[0].map { Recordings.Sample(time: $0.time, x: $0.y, y: $0.x) }
    #expect(three[2] == (extent(three[0], \.y) > extent(three[0], \.x) ? exchanged : three[0]))
  }

  @Test(arguments: Recordings.gestures)
  func aGestureHoldsTheStrokesOfItsFingers(file: String) throws {
    let gesture = try #require(Recordings.scenarios(file).first)
    let parts = Recordings.strokes.filter { $0.hasPrefix(file + "-") }
    let fingers = gesture.touches("began").map { $0["pointer"] as? Int ?? -1 }
    #expect(fingers == Array(0..<parts.count))
    #expect(gesture.touches("ended").count == parts.count)
    for finger in fingers {
      let samples = gesture.samples(of: finger)
      let start = try #require(samples.first).time
      let part = try #require(Recordings.scenarios(parts[finger]).first).samples()
      #expect(samples.map(\.x) == part.map(\.x) && samples.map(\.y) == part.map(\.y))
      for (together, alone) in zip(samples, part) {
        #expect((together.time - start - alone.time).magnitude < 1e-9)
      }
    }
  }

  private func extent(_ samples: [Recordings.Sample], _ axis: (Recordings.Sample) -> Double)
    -> Double
  {
    let values = samples.map(axis)
    return (values.max() ?? 0) - (values.min() ?? 0)
  }
}
