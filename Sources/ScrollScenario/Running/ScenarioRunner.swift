public import NestedScroll

/// Plays a scenario on an engine of its own, event by event.
///
///     var runner = ScenarioRunner(scenario)
///     while let step = try runner.next() { … }
public struct ScenarioRunner: Sendable {
  /// The engine as the last event left it.
  public internal(set) var engine: ScrollEngine
  private let events: [ScenarioEvent]
  private var index = 0
  /// The node that has a name now, or had it last.
  private var ids: [String: NodeID] = [:]
  private var names: [NodeID: String] = [:]
  /// What the calls of the event at hand did so far.
  private var outcome = Outcome()

  /// A page at time 0, before the first event.
  ///
  /// - Parameter explains: whether steps say who was offered what.
  public init(_ scenario: Scenario, explains: Bool = false) {
    engine = ScrollEngine(physics: scenario.physics, slop: scenario.slop)
    engine.velocityEstimator = scenario.velocityEstimator
    engine.pixelLength = scenario.pixelLength
    engine.reducesMotion = scenario.reducesMotion
    engine.explains = explains
    events = scenario.events
    insert(scenario.tree, under: nil, at: nil)
  }

  /// Plays the next event; nil after the last one.
  ///
  /// - Throws: if the event's time is before the time that the events before it took.
  public mutating func next() throws(JSONError) -> Step? {
    guard index < events.count else { return nil }
    let event = events[index]
    if let at = event.at, at < engine.time {
      let path = JSONPath.root.appending("events").appending(index).appending("at")
      let (now, before) = (JSONWriter.text(of: at), JSONWriter.text(of: engine.time))
      throw JSONError(path: path, problem: "goes back to \(now) from \(before)")
    }
    outcome = Outcome()
    if let at = event.at {
      engine.advance(to: at)
      noteReport()
    }
    perform(event.action)
    index += 1
    return step()
  }

  /// The id of a node by its name; of a node that is gone, an id that finds nothing.
  public func id(of name: String) -> NodeID? { ids[name] }

  /// Adds what the engine's last call did.
  mutating func noteReport() { outcome.add(engine.report) }

  mutating func insert(_ node: ScenarioNode, under parent: NodeID?, at index: Int?) {
    let id = engine.insert(node.node, under: parent, at: index)
    noteReport()
    ids[node.id] = id
    names[id] = node.id
    for child in node.children { insert(child, under: id, at: nil) }
  }

  /// The name of a node that is or was in the tree.
  func name(of id: NodeID?) -> String? { id.flatMap { names[$0] } }

  private func step() -> Step {
    Step(
      event: index - 1, at: engine.time, nodes: nodes.map { state(of: $0.id, $0.name) },
      consumed: outcome.takes.compactMap { take in
        name(of: take.node).map { (id: $0, amount: take.amount) }
      },
      unconsumed: outcome.unconsumed,
      unconsumedAt: (
        name(of: outcome.horizontalLeftAt), name(of: outcome.verticalLeftAt)
      ),
      touched: name(of: engine.touchedScroller), claimed: engine.isClaimed, moving: engine.isMoving,
      motions: engine.motionStates.map { motion in
        Step.Motion(
          axis: motion.axis, kind: motion.kind, node: names[motion.node] ?? "",
          landing: motion.landing.map { (id: names[$0.node] ?? "", offset: $0.offset) })
      },
      ended: outcome.ended,
      offers: outcome.offers.map {
        Step.Offer(
          node: names[$0.node] ?? "", reason: $0.reason, offered: $0.offered, took: $0.took)
      })
  }

  /// Every node of the tree with its name, parents before their children.
  var nodes: [(id: NodeID, name: String)] {
    var nodes: [(id: NodeID, name: String)] = []
    nodes.reserveCapacity(engine.count)
    var rest = Array(engine.roots.reversed())
    while let id = rest.popLast() {
      nodes.append((id, names[id] ?? ""))
      rest += engine.children(of: id).reversed()
    }
    return nodes
  }

  private func state(of id: NodeID, _ name: String) -> Step.NodeState {
    Step.NodeState(
      id: name, offset: engine.offset(of: id), pull: engine.pull(of: id),
      stretch: engine.stretch(of: id), velocity: engine.velocity(of: id),
      pages: engine.pages(of: id),
      refreshAtStart: engine.refreshPhase(.start, of: id),
      refreshAtEnd: engine.refreshPhase(.end, of: id))
  }
}
