import Foundation
import NestedScroll
import ScrollScenario

extension FingerScript {
  /// Fingers that were recorded, from where they cross the pin.
  static func recorded() throws -> [FingerScript] {
    [
      try FingerScript(stroke: "flutter-04", "up", from: 100, 0),
      try FingerScript(stroke: "aosp-sailfish-fling-up-fast-1", "up, fast", from: 100, 0),
      try FingerScript(stroke: "aosp-sailfish-fling-down-fast-1", "down, fast", from: 200, 250),
      try FingerScript(stroke: "flutter-06", "up and down", from: 150, 0),
      try FingerScript(
        stroke: "evemu-ep0430m09-1-finger-drag-up-down", "down and up", from: 200, 350),
    ]
  }

  /// The first stroke of a scenario file, its positions rounded to 1/64 of a point.
  private init(stroke: String, _ what: String, from outer: Double, _ inner: Double) throws {
    let file = Repository.folder.appending(path: "Examples/Scenarios/\(stroke).json")
    guard let scenario = try Scenario.all(in: Array(Data(contentsOf: file))).first else {
      throw Missing(what: stroke)
    }
    let heights = scenario.events.compactMap { event -> Double? in
      switch event.action {
      case .touchBegan(_, _, let position, _, _, _), .touchMoved(_, let position):
        (position.y * 64).rounded() / 64
      default: nil
      }
    }
    self.init(
      "recorded \(what): `\(stroke)`", PageStart(outer: outer, inner: inner, area: .list),
      zip(heights, heights.dropFirst()).map { $0 - $1 }.filter { $0 != 0 })
  }

  struct Missing: Error { let what: String }
}

extension Scenario {
  /// The scenarios of a file.
  static func all(in text: [UInt8]) throws -> [Scenario] {
    var stream = ScenarioStream(.bytes(text))
    var found: [Scenario] = []
    while let entry = stream.next() { found.append(try Scenario(entry.value.get())) }
    return found
  }
}

/// The files of this package, found from where this source lies.
enum Repository {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
