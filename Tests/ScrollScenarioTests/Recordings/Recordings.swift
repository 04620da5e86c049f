import Foundation

/// The scenario files of `Examples/Scenarios`, read with nothing but a JSON parser.
enum Recordings {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Scenarios")

  /// Names of all scenario files, without `.json`.
  static let files: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".json") }
      .map { String($0.dropLast(".json".count)) }.sorted()
  }()

  /// Those that hold one recorded stroke, played on three places.
  static let strokes = files.filter { !written.contains($0) && !gestures.contains($0) }

  /// Those that hold the strokes of several fingers at once.
  static let gestures = ["evemu-atmel-4-finger-drag-down", "evemu-ep0430m09-2-finger-scroll-down"]

  /// Those that were made by hand.
  static let written = ["header-and-list", "swipe-and-fling", "worked-example"]

  static func json(_ file: String) throws -> Any {
    try JSONSerialization.jsonObject(
      with: Data(contentsOf: folder.appending(path: "\(file).json")))
  }

  static func scenarios(_ file: String) throws -> [Scenario] {
    let json = try json(file)
    return ((json as? [Any]) ?? [json]).compactMap { ($0 as? [String: Any]).map(Scenario.init) }
  }

  struct Scenario {
    let name: String
    let events: [[String: Any]]

    init(_ object: [String: Any]) {
      name = object["name"] as? String ?? ""
      events = object["events"] as? [[String: Any]] ?? []
    }

    /// Where a finger was, and when: its `began` and all its `moved`.
    func samples(of pointer: Int = 0) -> [Sample] {
      events.filter { ($0["pointer"] as? Int ?? 0) == pointer }.compactMap { event in
        guard let position = event["position"] as? [Double], position.count == 2 else { return nil }
        return Sample(time: event["at"] as? Double ?? .nan, x: position[0], y: position[1])
      }
    }

    func touches(_ phase: String) -> [[String: Any]] {
      events.filter { $0["touch"] as? String == phase }
    }
  }

  struct Sample: Equatable {
    var time: Double
    var x: Double
    var y: Double
  }
}
