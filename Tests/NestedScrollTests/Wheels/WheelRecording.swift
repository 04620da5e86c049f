import Foundation
import NestedScroll
import Testing

/// Turns of a wheel, or fingers on a pad, as a browser or AppKit reported them.
struct WheelRecording: CustomTestStringConvertible {
  struct Event {
    /// In seconds from the first.
    var time: Double
    /// In points, scroll sign.
    var delta: Vector
    /// nil: a notch.
    var phase: WheelPhase?
  }

  var id: String
  var events: [Event]

  var testDescription: String { id }
  var hasPhases: Bool { events.contains { $0.phase != nil } }

  /// The sum of what was turned.
  var sum: Vector { sum { _ in true } }

  func sum(where isCounted: (Event) -> Bool) -> Vector {
    events.filter(isCounted).reduce(into: .zero) {
      $0.x += $1.delta.x
      $0.y += $1.delta.y
    }
  }

  /// The same without phases, as a browser tells it.
  var asNotches: WheelRecording {
    var notches = self
    for at in events.indices { notches.events[at].phase = nil }
    notches.events.removeAll { $0.delta == .zero }
    return notches
  }
}

extension WheelRecording {
  /// Every recording in `Traces`, or in the folder that `SCROLL_TRACES` names.
  static let all: [WheelRecording] = (try? load()) ?? []

  private static func load() throws -> [WheelRecording] {
    try StrokeFiles.files().flatMap { name in
      let data = try Data(contentsOf: name)
      guard try JSONDecoder().decode(Kind.self, from: data).kind == "wheel" else {
        return [WheelRecording]()
      }
      // What zooms does not scroll.
      return try JSONDecoder().decode(File.self, from: data).recordings
        .filter { $0.ctrlKey != true }.map(\.recording)
    }
  }

  static let phased = all.filter(\.hasPhases)

  /// The form of the files.
  private struct File: Decodable {
    var recordings: [Entry]
  }

  private struct Kind: Decodable {
    var kind: String?
  }

  private struct Entry: Decodable {
    var id: String
    var deltaMode: Int?
    var ctrlKey: Bool?
    var timePrecision_ms: Double?
    var events: [Row]

    /// Milliseconds, two deltas, and in some a phase.
    struct Row: Decodable {
      var time: Double
      var x: Double
      var y: Double
      var phase: String?

      init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        time = try values.decode(Double.self)
        x = try values.decode(Double.self)
        y = try values.decode(Double.self)
        phase = try values.decodeIfPresent(String.self)
      }
    }

    /// Lines count 16 points. AppKit's deltas run the other way, and its times are coarse: events of
    /// one time are spread over 8 ms each.
    var recording: WheelRecording {
      let unit = deltaMode == 1 ? 16.0 : timePrecision_ms == nil ? 1 : -1
      var events: [Event] = []
      var last: String?
      for (at, row) in rows.enumerated() {
        // Where momentum begins, the fingers have just been lifted.
        let place = row.phase == "momentumBegan" ? at - 1 : at
        let time = row.time / 1000 + (timePrecision_ms == nil ? 0 : Double(place) * 0.008)
        let delta = Vector(x: row.x * unit, y: row.y * unit)
        if row.phase == "m", last == "f" {
          events.append(Event(time: time, delta: .zero, phase: .ended))
        }
        let phase = row.phase.map { Self.phase($0, after: last) }
        if let phase { events.append(Event(time: time, delta: delta, phase: phase)) }
        if row.phase == nil { events.append(Event(time: time, delta: delta)) }
        last = row.phase
      }
      if last == "f" {
        events.append(Event(time: (events.last?.time ?? 0), delta: .zero, phase: .ended))
      }
      if last == "m" {
        events.append(Event(time: (events.last?.time ?? 0), delta: .zero, phase: .momentumEnded))
      }
      return WheelRecording(id: id, events: events)
    }

    /// Fingers that rest before they move say nothing yet.
    private var rows: [Row] { events.filter { $0.phase != "mayBegin" } }

    private static func phase(_ name: String, after last: String?) -> WheelPhase {
      switch name {
      case "f": last == "f" ? .changed : .began
      case "began": .began
      case "changed": .changed
      case "ended": .ended
      case "momentumEnded": .momentumEnded
      default: .momentum
      }
    }
  }
}
