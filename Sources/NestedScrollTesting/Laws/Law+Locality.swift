import NestedScroll

extension Law {
  /// Locality: a delta moves only nodes of its chain.
  public static let locality = Law(
    "locality", "routing a delta changes no node outside the chain",
    .all.subtracting([.cappedHeaders, .pageOffsets]), [.drags, .commands]
  ) { step in
    guard case .drag(let node, let delta, _) = step.event.action else { return }
    let path = step.page.path(from: node)
    for index in step.before.state.nodes.indices {
      let isInChain = path.contains(index) && delta[step.page.nodes[index].node.axis] != 0
      if isInChain { continue }
      try expectEqual(
        step.after.state.nodes[index], step.before.state.nodes[index], "node \(index)")
    }
  }
}
