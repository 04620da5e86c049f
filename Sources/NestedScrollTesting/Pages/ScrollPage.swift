public import NestedScroll

/// A page as data: what the laws build engines from, take apart and turn round.
///
/// ```swift
/// var page = ScrollPage()
/// let header = page.add(.header(Header(height: 240, stay: 40), viewport: 700))
/// let list = page.add(.list(viewport: 660, content: 3000), under: header)
/// try Law.splitting.test(
///   page, playing: [ScrollEvent(.drag(list, Vector(x: 0, y: 300), .content))])
/// ```
///
/// Nodes are named by their places in `nodes`; events name them the same way.
public struct ScrollPage: Sendable {
  /// A node and the place of its parent in `nodes`, which is always an earlier one; nil for a root.
  public struct Entry: Sendable {
    public var node: Node
    public var parent: Int?

    public init(_ node: Node, under parent: Int? = nil) {
      self.node = node
      self.parent = parent
    }
  }

  /// The nodes, every parent before its children.
  public var nodes: [Entry] = []
  /// The constants of the page's engine.
  public var physics: Physics
  /// How far a finger goes before the page follows, in points.
  public var slop: Double

  /// A page without nodes.
  public init(physics: Physics = .ios, slop: Double = 10) {
    self.physics = physics
    self.slop = slop
  }

  /// The page of an engine as it stands: its nodes, at their offsets, each before its children.
  /// What moves and what is held is left behind.
  public init(_ engine: ScrollEngine) {
    self.init(physics: engine.physics, slop: engine.slop)
    var places: [NodeID: Int] = [:]
    for id in engine.allNodes {
      guard let node = engine[id] else { continue }
      places[id] = add(node, under: engine.parent(of: id).flatMap { places[$0] })
    }
  }

  /// Adds a node as the last child of another one, or as a root, and returns its place. `parent`
  /// must be the place of a node that is there.
  @discardableResult public mutating func add(_ node: Node, under parent: Int? = nil) -> Int {
    precondition(
      parent.map { nodes.indices.contains($0) } ?? true,
      "add(under: \(parent ?? -1)): the page has \(nodes.count) nodes")
    nodes.append(Entry(node, under: parent))
    return nodes.count - 1
  }

  /// The engine of the page, and the ids of its nodes in the order of `nodes`.
  public func build() -> (engine: ScrollEngine, ids: [NodeID]) {
    var engine = ScrollEngine(physics: physics, slop: slop)
    var ids: [NodeID] = []
    for entry in nodes {
      ids.append(engine.insert(entry.node, under: entry.parent.map { ids[$0] }))
    }
    return (engine, ids)
  }

  /// The nodes below one, in order.
  public func children(of index: Int) -> [Int] {
    nodes.indices.filter { nodes[$0].parent == index }
  }

  /// A node and its ancestors, the node first.
  public func path(from index: Int) -> [Int] {
    var path = [index]
    while let parent = nodes[path[path.count - 1]].parent { path.append(parent) }
    return path
  }

  /// Which child of the parent a node is.
  package func place(of index: Int) -> Int {
    nodes[..<index].count { $0.parent == nodes[index].parent }
  }

  /// Whether a node lays out right to left, by itself or as an heir.
  package func isRightToLeft(_ index: Int) -> Bool {
    guard nodes[index].node.axis == .horizontal else { return false }
    for at in path(from: index) {
      if let direction = nodes[at].node.direction { return direction == .rightToLeft }
    }
    return false
  }
}

extension ScrollEngine {
  /// Every node, each before its children.
  package var allNodes: [NodeID] {
    var all = roots
    var next = 0
    while next < all.count {
      all += children(of: all[next])
      next += 1
    }
    return all
  }
}
