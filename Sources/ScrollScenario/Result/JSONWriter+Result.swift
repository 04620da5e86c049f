import NestedScroll

extension JSONWriter {
  /// Runs a scenario and writes what happened, on one line.
  ///
  /// - Throws: if it can't be run to its end; then nothing of it is written.
  public mutating func result(
    of scenario: Scenario, explains: Bool = false
  ) throws(JSONError) {
    let start = bytes.count
    do throws(JSONError) {
      var runner = ScenarioRunner(scenario, explains: explains)
      try object { json throws(JSONError) in
        json.name(scenario.name)
        try json.array("steps") { json throws(JSONError) in
          while let step = try runner.next() { json.step(step, explains: explains) }
        }
      }
      endLine()
    } catch {
      bytes.removeSubrange(start...)
      throw error
    }
  }

  /// Writes that a scenario could not be read or run, on one line.
  public mutating func failure(name: String?, _ error: JSONError) {
    object {
      $0.name(name)
      $0.member("error", error.description)
    }
    endLine()
  }

  private mutating func name(_ name: String?) {
    key("name")
    stringOrNull(name)
  }

  private mutating func stringOrNull(_ text: String?) {
    if let text { string(text) } else { null() }
  }

  private mutating func step(_ step: Step, explains: Bool) {
    object { json in
      json.member("event", step.event)
      json.member("at", step.at)
      json.object("offsets") { for node in step.nodes { $0.member(node.id, node.offset) } }
      json.nonzero("pulls", step.nodes, \.pull)
      json.nonzero("stretches", step.nodes, \.stretch)
      json.nonzero("velocities", step.nodes, \.velocity)
      json.object("consumed") { for take in step.consumed { $0.member(take.id, take.amount) } }
      json.array("unconsumed") {
        $0.number(step.unconsumed.x)
        $0.number(step.unconsumed.y)
      }
      json.array("unconsumedAt") {
        $0.stringOrNull(step.unconsumedAt.horizontal)
        $0.stringOrNull(step.unconsumedAt.vertical)
      }
      json.key("touched")
      json.stringOrNull(step.touched)
      json.member("claimed", step.claimed)
      json.member("moving", step.moving)
      json.motions(step)
      json.parts(step.nodes)
      if explains { json.offers(step.offers) }
    }
  }

  private mutating func nonzero(
    _ key: String, _ nodes: [Step.NodeState], _ value: (Step.NodeState) -> Double
  ) {
    object(key) { for node in nodes where value(node) != 0 { $0.member(node.id, value(node)) } }
  }

  private mutating func motions(_ step: Step) {
    array("motions") { json in
      for motion in step.motions {
        json.object {
          $0.member("axis", motion.axis.name)
          $0.member("kind", motion.kind.name)
          $0.member("node", motion.node)
          $0.object("landing") { for place in motion.landing { $0.member(place.id, place.offset) } }
        }
      }
    }
    array("ended") { json in
      for end in step.ended {
        json.object {
          $0.member("axis", end.axis.name)
          $0.member("kind", end.kind.name)
          $0.member("how", end.how.name)
        }
      }
    }
  }

  /// The pages of the pagers and the refreshes of the nodes that have one.
  private mutating func parts(_ nodes: [Step.NodeState]) {
    object("pages") { json in
      for node in nodes {
        guard let pages = node.pages else { continue }
        json.object(node.id) {
          $0.member("current", pages.current)
          $0.member("target", pages.target)
          $0.member("settled", pages.settled)
        }
      }
    }
    object("refresh") { json in
      for node in nodes where node.refreshAtStart != nil || node.refreshAtEnd != nil {
        json.object(node.id) {
          if let phase = node.refreshAtStart { $0.member("start", phase.name) }
          if let phase = node.refreshAtEnd { $0.member("end", phase.name) }
        }
      }
    }
  }

  private mutating func offers(_ offers: [Step.Offer]) {
    array("offers") { json in
      for offer in offers {
        json.object {
          $0.member("node", offer.node)
          $0.member("why", offer.reason.name)
          $0.member("offered", offer.offered)
          $0.member("took", offer.took)
        }
      }
    }
  }
}
