import NestedScroll

/// The fingers on a model: slop, axis, and who owns which node, as the rules for gestures say it.
struct ModelFingers {
  private struct Finger {
    var pointer: Int
    var node: Int
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

  func place(of pointer: Int) -> Point {
    fingers.first { $0.pointer == pointer }?.at ?? Point(x: 0, y: 0)
  }

  /// Whether a finger came down on a node or below it.
  func hold(_ model: ModelPage, _ node: Int) -> Bool {
    fingers.contains { model.path(from: $0.node).contains(node) }
  }

  mutating func began(_ pointer: Int, _ node: Int, _ model: inout ModelPage) {
    // A pointer that is down already is cancelled, and what that lets go is caught again.
    fingers.removeAll { $0.pointer == pointer }
    var finger = Finger(pointer: pointer, node: node)
    let held = heldNodes(model)
    for axis in Axis.allCases {
      let isCaught = model.chain(from: node, axis, .drag).contains {
        model.nodes[$0.index].pull != 0 && !held.contains($0.index)
      }
      if isCaught { finger.slop[axis] = 0 }
    }
    fingers.append(finger)
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
    // What it goes while others have its nodes does not count later: it would be a jump.
    for axis in Axis.allCases where !chain(of: index, axis, model).isEmpty {
      fingers[index].displacement[axis] += by[axis]
    }
    let way = fingers[index].displacement
    let axes = Axis.allCases.filter { axis in
      way[axis].magnitude > fingers[index].slop[axis] && !chain(of: index, axis, model).isEmpty
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

  /// An older finger leaves out the nodes of newer ones.
  private func chain(of index: Int, _ axis: Axis, _ model: ModelPage) -> [ModelPage.ModelLink] {
    let owned = fingers[(index + 1)...].flatMap { nodes(of: $0, model) }
    return model.chain(from: fingers[index].node, axis, .drag).filter { !owned.contains($0.index) }
  }

  private func route(
    _ delta: Double, _ index: Int, _ axis: Axis, _ model: inout ModelPage
  ) -> Double {
    let chain = chain(of: index, axis, model)
    return model.route(delta, chain, canPull: true).unconsumed
  }

  private func nodes(of finger: Finger, _ model: ModelPage) -> [Int] {
    (finger.axis.map { [$0] } ?? Axis.allCases).flatMap { axis in
      model.chain(from: finger.node, axis, .drag).map(\.index)
    }
  }

  /// The finger goes up at rest: what no other finger holds goes back to its edge.
  mutating func lifted(_ pointer: Int, _ model: inout ModelPage) {
    guard let index = fingers.firstIndex(where: { $0.pointer == pointer }) else { return }
    fingers.remove(at: index)
    letGo(&model)
  }

  private func heldNodes(_ model: ModelPage) -> [Int] {
    fingers.flatMap { nodes(of: $0, model) }
  }

  private func letGo(_ model: inout ModelPage) {
    let held = heldNodes(model)
    for node in model.nodes.indices where !held.contains(node) { model.nodes[node].pull = 0 }
  }
}
