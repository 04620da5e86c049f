import NestedScroll
import ScrollScenario

/// Snap points that make no sense: the engine lives with them, a scenario's reader refuses them.
extension AndroidAdapter {
  mutating func addSnap(_ event: Fields) throws {
    guard let added = event["repeated"], added.object != nil else {
      throw event.wrong("repeated", "an object")
    }
    let old = peerCase.tree.first?["snaps"].array ?? []
    let points = (old + [added]).map { point -> JSON in
      var series: JSON = [
        "every": point["interval"], "from": point["start"], "to": point["end"],
        "at": point["offset"],
      ]
      if point["range"] != .null { series = series.replacing(["range"], by: point["range"]) }
      return series
    }
    let scenario: JSON = [
      "tree": [
        "id": "s", "axis": "vertical", "viewport": 600, "content": 1600,
        "snap": ["points": .array(points)],
      ],
      "events": [],
    ]
    var stream = ScenarioStream(.bytes(Array(scenario.text.utf8)))
    guard let entry = stream.next() else { throw CaseError("the scenario was not found") }
    do throws(JSONError) {
      _ = try Scenario(try entry.value.get())
      facts.accepted = true
    } catch {
      facts.accepted = false
    }
  }
}
