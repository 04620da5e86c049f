import NestedScroll

extension Scenario {
  /// What its page lacks before the first event, a sentence each, such as a page whose list was
  /// never attached.
  public var omissions: [String] {
    let runner = ScenarioRunner(self)
    let names = Dictionary(uniqueKeysWithValues: runner.nodes.map { ($0.id, $0.name) })
    return runner.engine.omissions.map { omission in
      "\(names[omission.node] ?? ""), \(omission.axis): \(omission.kind.explanation)"
    }
  }
}
