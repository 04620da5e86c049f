import NestedScroll

/// What keeps a gesture to the nodes that it moved first.
struct ModelLatch: Equatable {
  var mode: Latch
  /// The first node that took some of the gesture, or the outermost so far.
  var node: Int?

  init?(_ mode: Latch?) {
    guard let mode else { return nil }
    self.mode = mode
  }

  /// Whether a node may take some.
  func lets(_ index: Int, _ page: ModelPage) -> Bool {
    guard let node, node != index else { return true }
    return mode == .outward && page.path(from: node).contains(index)
  }

  /// A node has taken some.
  mutating func keep(to index: Int, _ page: ModelPage) {
    if node == nil || lets(index, page) { node = index }
  }
}

extension ModelPage {
  /// A chain in which only what a latch lets moves.
  func latched(_ chain: ModelChain, _ latch: ModelLatch?) -> ModelChain {
    guard let latch else { return chain }
    var chain = chain.without(nodes.indices.filter { !latch.lets($0, self) })
    chain.latch = latch
    return chain
  }

  /// Whether the latch of what is routed lets a node take some.
  func isLet(_ index: Int) -> Bool { latch?.lets(index, self) ?? true }

  /// A node has taken some of what is routed.
  mutating func tookSome(_ index: Int) {
    guard var latch else { return }
    latch.keep(to: index, self)
    self.latch = latch
  }
}
