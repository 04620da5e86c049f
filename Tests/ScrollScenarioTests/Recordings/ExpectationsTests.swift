import Foundation
import Testing

/// That the recorded strokes, as they stand in the scenarios, have the velocities at release that
/// their sources expect: a parabola through the last tenth of a second, by least squares.
@Suite struct ExpectationsTests {
  @Test func eachExpectationIsOfAStroke() throws {
    let expectations = try ExpectationsTests.expectations()
    #expect(expectations.count == 14 + 19)
    #expect(Set(expectations.keys).isSubset(of: Recordings.strokes))
  }

  @Test(arguments: Recordings.strokes.filter { !$0.hasPrefix("evemu") })
  func strokesHaveTheExpectedVelocity(file: String) throws {
    let expectation = try #require(ExpectationsTests.expectations()[file])
    let scenario = try #require(Recordings.scenarios(file).first)
    let velocity = ExpectationsTests.velocity(of: scenario.samples())
    // One recording has no value by least squares; for the other way only the main axis is near.
    let expected = expectation.leastSquares ?? [nil, expectation.impulse?[1]]
    for (value, wanted) in zip(velocity, expected) {
      guard let wanted else { continue }
      #expect((value - wanted).magnitude <= expectation.tolerance * wanted.magnitude)
    }
  }

  @Test(arguments: Recordings.strokes.filter { !$0.hasPrefix("evemu") })
  func measuredStrokesEndAtTheirLastSample(file: String) throws {
    for scenario in try Recordings.scenarios(file) {
      let ended = scenario.touches("ended").first?["at"] as? Double
      #expect(ended == scenario.samples().last?.time)
    }
  }

  private struct Expectation {
    let tolerance: Double
    let leastSquares: [Double?]?
    let impulse: [Double?]?
  }

  private static func expectations() throws -> [String: Expectation] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "expectations.json")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let tolerances = try #require(json["tolerance"] as? [String: Double])
    let strokes = try #require(json["strokes"] as? [String: [String: Any]])
    return try strokes.mapValues { stroke in
      let source = try #require(stroke["source"] as? String)
      return Expectation(
        tolerance: try #require(tolerances[source]),
        leastSquares: (stroke["leastSquares"] as? [Any])?.map { $0 as? Double },
        impulse: (stroke["impulse"] as? [Any])?.map { $0 as? Double })
    }
  }

  /// Of the samples back to a tenth of a second before the last, or to a gap of 40 ms. Both count
  /// in microseconds: in one recording a sample is exactly a tenth of a second old, which is not
  /// what a difference of two times in seconds says.
  private static func velocity(of samples: [Recordings.Sample]) -> [Double] {
    guard let last = samples.last else { return [0, 0] }
    var recent: [Recordings.Sample] = []
    for sample in samples.reversed() {
      let gap = microseconds((recent.last ?? last).time - sample.time)
      guard microseconds(last.time - sample.time) <= 100_000, gap <= 40_000 else { break }
      recent.append(sample)
    }
    let times = recent.map { $0.time - last.time }
    return [slope(times, recent.map(\.x)), slope(times, recent.map(\.y))]
  }

  private static func microseconds(_ seconds: Double) -> Double { (seconds * 1e6).rounded() }

  /// The slope at 0 of the parabola nearest to the values: what is left of t when its parts along
  /// 1 and t² are taken out, against the values.
  private static func slope(_ times: [Double], _ values: [Double]) -> Double {
    let ones = times.map { _ in 1.0 }
    let squares = times.map { $0 * $0 }
    let curved = without(ones, from: squares)
    let straight = without(curved, from: without(ones, from: times))
    return dot(straight, values) / dot(straight, straight)
  }

  private static func without(_ part: [Double], from whole: [Double]) -> [Double] {
    let share = dot(whole, part) / dot(part, part)
    return zip(whole, part).map { $0 - share * $1 }
  }

  private static func dot(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
