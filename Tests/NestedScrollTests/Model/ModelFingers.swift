import NestedScroll
import NestedScrollTesting

/// The fingers on a model: slop, axis, and who owns which node, as the rules for gestures say it.
struct ModelFingers {
  private struct Finger {
    var pointer: Int
    /// Where it came down; nil where no ancestor lives either.
    var node: Int?
    /// It goes on with an ancestor of the node that it came down on.
    var isLeft = false
    var area = TouchArea.content
    /// What keeps it to the nodes that it moved first.
    var latch: ModelLatch?
    /// On a node's own area: where the nodes below stood when they joined.
    var marks: [Int: Double] = [:]
    var at = Point(x: 0, y: 0)
    /// Until an axis is decided, the way since the finger came down.
    var axis: Axis?
    var displacement = Vector.zero
    /// None where a motion was caught.
    var slop = Vector(x: ModelFingers.slop, y: ModelFingers.slop)
  }

  static let slop = 10.0

  /// The newest last.
  private var fingers: [Finger] = []

  var pointers: [Int] { fingers.map(\.pointer).sorted() }

  /// Whether a finger has no axis yet.
  var areUndecided: Bool { fingers.contains { $0.axis == nil } }

  /// Whether a finger lies on a node's own area.
  var areOnHeaders: Bool { fingers.contains { $0.area == .header } }

  /// What keeps fingers to the nodes that they moved first.
  var latches: [ModelLatch] { fingers.compactMap(\.latch).filter { $0.node != nil } }

  func place(of pointer: Int) -> Point {
    fingers.first { $0.pointer == pointer }?.at ?? Point(x: 0, y: 0)
  }

  /// Whether a finger came down on a node or below it.
  func hold(_ model: ModelPage, _ node: Int) -> Bool {
    fingers.contains { $0.node.map { model.path(from: $0).contains(node) } ?? false }
  }

  /// Whether a finger moves a node.
  func drive(_ model: ModelPage, _ node: Int) -> Bool { heldNodes(model).contains(node) }

  mutating func began(
    _ pointer: Int, _ node: Int, _ model: inout ModelPage, area: TouchArea = .content,
    latch: Latch? = nil
  ) {
    // A pointer that is down already is cancelled, and what that lets go is caught again.
    fingers.removeAll { $0.pointer == pointer }
    model.touch(node)
    var finger = Finger(pointer: pointer, node: node, area: area, latch: ModelLatch(latch))
    let held = heldNodes(model)
    for axis in Axis.allCases {
      let isCaught = chain(of: finger, axis, model).nodes.contains {
        model.nodes[$0].pull != 0 && !held.contains($0)
      }
      if isCaught { finger.slop[axis] = 0 }
    }
    fingers.append(finger)
    join(model)
    letGo(&model)
  }

  /// The finger is at another point; returns what nobody took of its way.
  mutating func moved(_ pointer: Int, to point: Point, _ model: inout ModelPage) -> Vector {
    guard let index = fingers.firstIndex(where: { $0.pointer == pointer }) else { return .zero }
    let by = Vector(x: fingers[index].at.x - point.x, y: fingers[index].at.y - point.y)
    fingers[index].at = point
    var left = Vector.zero
    if let axis = fingers[index].axis {
      left[axis] = route(by[axis], index, axis, &model)
      return left
    }
    // Where others have its nodes the way does not count, nor later on: it would be a jump.
    for axis in Axis.allCases {
      let counts = !ownChain(of: index, axis, model).nodes.isEmpty
      fingers[index].displacement[axis] =
        counts ? fingers[index].displacement[axis] + by[axis] : 0
    }
    let way = fingers[index].displacement
    let axes = Axis.allCases.filter { axis in
      way[axis].magnitude > fingers[index].slop[axis]
        && !ownChain(of: index, axis, model).nodes.isEmpty
    }
    // A tie goes to vertical.
    guard let axis = axes.max(by: { isLess(way, $0, $1) }) else { return .zero }
    fingers[index].axis = axis
    // What was caught on the other axis goes back.
    letGo(&model)
    let slop = fingers[index].slop[axis]
    let cut = way[axis] > 0 ? way[axis] - slop : way[axis] + slop
    left[axis] = route(cut, index, axis, &model)
    return left
  }

  private func isLess(_ way: Vector, _ a: Axis, _ b: Axis) -> Bool {
    if way[a].magnitude == way[b].magnitude { return a == .horizontal && b == .vertical }
    return way[a].magnitude < way[b].magnitude
  }

  private func chain(of finger: Finger, _ axis: Axis, _ model: ModelPage) -> ModelChain {
    guard let node = finger.node else { return ModelChain(touched: 0, axis: axis) }
    let chain =
      finger.area == .header
      ? model.headerChain(from: node, axis, .drag, marks: finger.marks)
      : model.chain(from: node, axis, .drag, isLeft: finger.isLeft)
    return model.latched(chain, finger.latch)
  }

  /// An older finger leaves out the nodes of newer ones.
  private func ownChain(of index: Int, _ axis: Axis, _ model: ModelPage) -> ModelChain {
    let owned = fingers[(index + 1)...].flatMap { nodes(of: $0, model) }
    return chain(of: fingers[index], axis, model).without(owned)
  }

  private mutating func route(
    _ delta: Double, _ index: Int, _ axis: Axis, _ model: inout ModelPage
  ) -> Double {
    let left = model.route(delta, ownChain(of: index, axis, model), canPull: true).unconsumed
    fingers[index].latch = model.latch
    return left
  }

  private func nodes(of finger: Finger, _ model: ModelPage) -> [Int] {
    (finger.axis.map { [$0] } ?? Axis.allCases).flatMap { axis in
      chain(of: finger, axis, model).nodes
    }
  }

  /// The finger goes up at rest: what no other finger holds goes back to its edge.
  mutating func lifted(_ pointer: Int, _ model: inout ModelPage) {
    fingers.removeAll { $0.pointer == pointer }
    letGo(&model)
  }

  private func heldNodes(_ model: ModelPage) -> [Int] {
    fingers.flatMap { nodes(of: $0, model) }
  }

  /// Nodes may have come below one that is touched on its own area: they go back to where they are.
  mutating func join(_ model: ModelPage) {
    for index in fingers.indices where fingers[index].area == .header {
      guard let node = fingers[index].node else { continue }
      for axis in Axis.allCases {
        for below in model.activePath(node, axis) where fingers[index].marks[below] == nil {
          fingers[index].marks[below] = model.nodes[below].offset
        }
      }
    }
  }

  /// As if all below headers had only just joined.
  mutating func forgetMarks(_ model: ModelPage) {
    for index in fingers.indices { fingers[index].marks = [:] }
    join(model)
  }

  /// As if nothing had moved yet.
  mutating func forgetLatches() {
    for index in fingers.indices { fingers[index].latch?.node = nil }
  }

  /// Nodes are gone: fingers on them go on with the nearest ancestor that lives.
  mutating func leave(_ model: ModelPage) {
    for index in fingers.indices {
      guard let node = fingers[index].node, model.nodes[node].isGone else { continue }
      fingers[index].node = model.path(from: node).first { !model.nodes[$0].isGone }
      fingers[index].isLeft = true
      fingers[index].area = .content
    }
  }

  /// What nobody holds comes to rest: pulls are over, pagers are on a page.
  mutating func letGo(_ model: inout ModelPage) {
    let held = heldNodes(model)
    for node in model.nodes.indices where !held.contains(node) && !model.nodes[node].isGone {
      model.releasePull(node)
      model.settlePager(node)
      model.nodes[node].way = 0
    }
  }
}

extension Choices {
  /// Which finger moves and how far at once: mostly along one axis, short of the slop or beyond it.
  mutating func fingerStep(of fingers: [Int]) -> (pointer: Int, by: Vector) {
    let length = weighted([(2, dyadic(-15...15)), (2, dyadic(-200...200))])
    let other = chance(1, in: 4) ? dyadic(-15...15) : 0
    let pointer = element(of: fingers)
    return (pointer, bool() ? Vector(x: length, y: other) : Vector(x: other, y: length))
  }
}
