import Foundation
import NestedScroll
import Testing

@testable import ScrollScenario

/// The laws, on every recorded finger: the list, the header and the pager of one profile page.
@Suite struct LawsOnRecordingsTests {
  @Test(arguments: Recordings.files)
  func aRecordedFingerBreaksNoLaw(file: String) throws {
    for scenario in try scenarios(file) {
      let steps = try run(scenario)
      #expect(steps.count == scenario.events.count)
      for step in steps { checkContainment(step, scenario.name) }
      checkConservation(steps, scenario)
      try checkRest(steps, scenario.name)
    }
  }

  @Test(arguments: Recordings.files)
  func itsPositionsDoNotDependOnTheFrames(file: String) throws {
    for scenario in try scenarios(file) {
      let once = try run(scenario)
      // The same with the engine asked 7 times between any two events.
      let often = try run(scenario, asking: 7)
      for (a, b) in zip(once, often) {
        for (x, y) in zip(a.nodes, b.nodes) {
          let scale = max(1, abs(x.offset))
          #expect(abs(x.offset - y.offset) <= 1e-9 * scale, "\(scenario.name ?? ""): \(x.id)")
          #expect(abs(x.pull - y.pull) <= 1e-9 * max(1, abs(x.pull)), "\(scenario.name ?? "")")
        }
      }
    }
  }

  @Test(arguments: Recordings.files)
  func theSameEventsGiveTheSameBits(file: String) throws {
    for scenario in try scenarios(file) {
      let first = try run(scenario).flatMap { $0.nodes.map(\.offset.bitPattern) }
      let second = try run(scenario).flatMap { $0.nodes.map(\.offset.bitPattern) }
      #expect(first == second)
    }
  }

  // Playing

  private func scenarios(_ file: String) throws -> [ScrollScenario.Scenario] {
    let data = try Data(contentsOf: Recordings.folder.appending(path: "\(file).json"))
    let bytes = [UInt8](data)
    var stream = ScenarioStream(.bytes(bytes))
    var found: [ScrollScenario.Scenario] = []
    while let entry = stream.next() { found.append(try ScrollScenario.Scenario(entry.value.get())) }
    #expect(!found.isEmpty)
    return found
  }

  private func run(_ scenario: ScrollScenario.Scenario, asking times: Int = 0) throws -> [Step] {
    var scenario = scenario
    var kept: [Int] = []
    if times > 0 {
      var events: [ScenarioEvent] = []
      var last = 0.0
      for event in scenario.events {
        let at = event.at ?? last
        for part in 1...times where at > last {
          let between = last + (at - last) * Double(part) / Double(times + 1)
          events.append(ScenarioEvent(at: between, action: .advance))
        }
        kept.append(events.count)
        events.append(event)
        last = at
      }
      scenario.events = events
    } else {
      kept = Array(scenario.events.indices)
    }
    var runner = ScenarioRunner(scenario)
    var steps: [Step] = []
    while let step = try runner.next() { steps.append(step) }
    return kept.map { steps[$0] }
  }

  // The laws

  private func checkContainment(_ step: Step, _ name: String?) {
    var pulled = 0
    for node in step.nodes {
      #expect(node.offset.isFinite && node.offset >= 0, "\(name ?? ""): \(node.id)")
      if node.pull != 0 { pulled += 1 }
      #expect((node.pull > 0) == (node.stretch > 0))
    }
    #expect(pulled <= 2, "\(name ?? ""): at most one node of an axis is stretched")
  }

  /// While a finger moves and nothing moves by itself, what nodes took and what was left is the way
  /// the finger went, without the slop.
  private func checkConservation(_ steps: [Step], _ scenario: ScrollScenario.Scenario) {
    guard !hasSeveralFingers(scenario) else { return }
    var last: Point?
    var wasDecided = false
    for (step, event) in zip(steps, scenario.events) {
      guard case .touchMoved(_, let position) = event.action else {
        if case .touchBegan(_, _, let position, _, _, _) = event.action { last = position }
        continue
      }
      defer {
        last = position
        wasDecided = step.touched != nil
      }
      guard let before = last, wasDecided, step.touched != nil else { continue }
      let delta = Vector(x: before.x - position.x, y: before.y - position.y)
      let took = step.consumed.reduce(0) { $0 + $1.amount }
      let left = step.unconsumed.x + step.unconsumed.y
      let nearest = [delta.x, delta.y].map { abs(took + left - $0) }.min() ?? 0
      #expect(nearest <= 1e-9 * max(1, abs(delta.x), abs(delta.y)), "\(scenario.name ?? "")")
    }
  }

  private func hasSeveralFingers(_ scenario: ScrollScenario.Scenario) -> Bool {
    scenario.events.filter {
      if case .touchBegan = $0.action { true } else { false }
    }.count > 1
  }

  private func checkRest(_ steps: [Step], _ name: String?) throws {
    let end = try #require(steps.last)
    #expect(!end.moving)
    for node in end.nodes {
      #expect(node.pull == 0 && node.velocity == 0, "\(name ?? ""): \(node.id)")
      if let pages = node.pages { #expect(pages.current == pages.settled) }
    }
  }
}
