import ScrollScenario
import NestedScrollTesting
import Testing

/// Whatever a scenario says: it is refused with an error or played to its end.
@Suite struct ScenarioFuzzTests {
  /// One of everything.
  private let sample = """
    {"name": "all", "physics": {"base": "android", "spring": {"damping": 1}}, "slop": 10,
     "tree": {"id": "root", "axis": "vertical", "viewport": 700, "policy": "stickyHeader",
      "header": {"height": 240, "stay": 40, "collapse": "whenNeeded", "snap": 0.5},
      "edges": {"start": "bounce"}, "children": [
       {"id": "pager", "axis": "horizontal", "viewport": 400, "children": [
         {"id": "posts", "axis": "vertical", "viewport": 660, "content": 3000, "view": "v",
          "snap": {"points": [0, [10, 20], {"every": 100, "from": 50, "to": 950, "range": 5}]},
          "refresh": {"start": {"trigger": 80, "hold": 60}}, "anchor": 0.5, "children": [
           {"id": "wide", "axis": "horizontal", "viewport": 300, "content": 900, "view": "v"}]},
         {"id": "likes", "axis": "vertical", "viewport": 660, "content": null,
          "insets": {"end": 20}, "policy": {"backward": {"preScroll": {"until": 3}}}}],
        "pager": {"page": 0, "spacing": 8, "pageOffsets": "resetOnLeave"}}]},
     "events": [
      {"at": 0, "touch": "began", "node": "wide", "position": [200, 500], "latch": "node"},
      {"at": 0.016, "touch": "moved", "position": [190, 420]},
      {"touch": "began", "node": "root", "position": [0, 0], "pointer": 1, "area": "header"},
      {"at": 0.032, "touch": "ended", "velocity": [0, 900]},
      {"at": 0.1, "update": {"viewport": 600, "offset": 40}, "node": "posts",
       "edits": [{"at": 100, "inserted": 50}]},
      {"at": 0.2, "touch": "cancelled", "pointer": 1}, {"drag": [30, -20], "node": "wide"},
      {"wheel": [0, 50], "node": "posts", "phase": "began"},
      {"wheel": [0, 50], "node": "posts", "phase": "ended"},
      {"at": 0.3, "fling": [500, 2000], "node": "posts"},
      {"at": 0.4, "reveal": [700, 800], "node": "posts", "align": 0.5, "animated": true},
      {"beginRefresh": "start", "node": "posts"}, {"at": 0.5, "endRefresh": "start", "node": "posts"},
      {"select": 1, "node": "pager", "animated": true},
      {"insert": {"id": "new", "axis": "vertical", "viewport": 3, "content": 9}, "under": "likes"},
      {"at": 0.6, "move": "posts", "under": "root", "index": 0}, {"scrollToTop": true, "node": "new"},
      {"scrollTo": 70, "node": "posts", "animated": true, "snap": true},
      {"scrollBy": -30, "node": "wide"}, {"scrollToTotal": 900, "node": "wide", "animated": true},
      {"remove": "pager"}, {"setOffset": 3, "node": "likes"}, {"settle": true}]}
    """

  /// Values that are where none of them was expected, or far out.
  private let strange: [JSONValue] = [
    .null, .bool(false), .number(0), .number(-1), .number(0x1p40), .number(-1e300), .number(1e-300),
    .number(0.5), .string(""), .string("posts"), .string("likes"), .array([]), .object([]),
    .array([.number(1e300), .number(-1e300)]),
  ]

  @Test func `The sample is played`() throws {
    var runner = ScenarioRunner(try scenario(sample), explains: true)
    var count = 0
    while try runner.next() != nil { count += 1 }
    #expect(count == 23)
  }

  @Test func `A scenario with any value replaced is refused or played`() throws {
    let value = try JSONValue(text: sample)
    var (played, refused) = (0, 0)
    for place in 0..<value.count {
      for other in strange {
        if play(value.replacing(place, with: other)) { played += 1 } else { refused += 1 }
      }
    }
    #expect(played > 200, "of \(played + refused)")
    #expect(refused > 500)
  }

  @Test func `A scenario with several values replaced is refused or played`() throws {
    var random = SplitMix64(seed: 5)
    let value = try JSONValue(text: sample)
    var played = 0
    for _ in 0..<500 {
      var changed = value
      for _ in 0..<Int.random(in: 2...4, using: &random) {
        let place = Int.random(in: 0..<changed.count, using: &random)
        let number = Double.random(in: -100...1000, using: &random).rounded()
        changed = changed.replacing(place, with: .number(number), onlyNumbers: true)
      }
      if play(changed) { played += 1 }
    }
    #expect(played > 50)
  }

  /// Whether a scenario could be played; its result is one line of JSON either way.
  private func play(_ value: JSONValue) -> Bool {
    var json = JSONWriter()
    do throws(JSONError) {
      try json.result(of: Scenario(value), explains: true)
      #expect((try? JSONValue(text: json.bytes)) != nil)
      return true
    } catch {
      #expect(!error.problem.isEmpty)
      return false
    }
  }
}

extension JSONValue {
  /// How many values there are in this one, itself included.
  fileprivate var count: Int {
    switch self {
    case .array(let elements): elements.reduce(1) { $0 + $1.count }
    case .object(let members): members.reduce(1) { $0 + $1.value.count }
    default: 1
    }
  }

  /// Itself with the value at a place, counted from itself on, replaced.
  fileprivate func replacing(
    _ place: Int, with other: JSONValue, onlyNumbers: Bool = false
  ) -> JSONValue {
    if place == 0 {
      if case .number = self { return other }
      return onlyNumbers ? self : other
    }
    var left = place - 1
    func replaced(_ value: JSONValue) -> JSONValue {
      defer { left -= value.count }
      guard 0..<value.count ~= left else { return value }
      return value.replacing(left, with: other, onlyNumbers: onlyNumbers)
    }
    switch self {
    case .array(let elements): return .array(elements.map(replaced))
    case .object(let members):
      return .object(members.map { JSONMember(key: $0.key, value: replaced($0.value)) })
    default: return self
    }
  }
}
