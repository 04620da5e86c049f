import NestedScroll

/// One finger on an engine and on a model whose nodes also move by themselves. It follows at once:
/// what a finger does before that is compared elsewhere.
struct ModelTouch {
  let node: Int
  var axis: Axis?
  /// What keeps it to the nodes that it moved first.
  var latch: ModelLatch?
  private var at = Point(x: 0, y: 0)
  private var caught: [Axis] = []
  /// How fast what it caught was flung.
  var carried = Vector.zero

  /// It comes down, and ends what moves there.
  init(
    on node: Int, _ id: NodeID, latch: Latch? = nil, _ engine: inout ScrollEngine,
    _ page: inout ModelPage, _ motions: inout ModelMotions
  ) {
    self.node = node
    self.latch = ModelLatch(latch)
    engine.touchBegan(on: id, at: at, time: motions.time, latch: latch)
    motions.isTouched = true
    page.touch(node)
    for axis in Axis.allCases {
      let nodes = page.chain(from: node, axis, .drag).nodes
      for index in nodes { page.nodes[index].way = 0 }
      carried[axis] = motions.flingVelocity(of: nodes, page)
      if motions.interrupt(nodes, &page) { caught.append(axis) }
      if nodes.contains(where: { page.isOut($0) }) {
        motions.open.append("whether what is caught on its way back counts as pulled at once")
      }
    }
    motions.held = held(page)
    motions.endCall(&page)
  }

  func held(_ page: ModelPage) -> [Int] {
    (axis.map { [$0] } ?? Axis.allCases).flatMap { chain($0, page).nodes }
  }

  private func chain(_ axis: Axis, _ page: ModelPage) -> ModelChain {
    page.latched(page.chain(from: node, axis, .drag), latch)
  }

  mutating func move(
    _ by: Double, _ axis: Axis, _ engine: inout ScrollEngine, _ page: inout ModelPage,
    _ motions: inout ModelMotions
  ) {
    let way = Vector(by, along: axis)
    at = Point(x: at.x - way.x, y: at.y - way.y)
    engine.touchMoved(to: at, time: motions.time)
    guard by != 0, !chain(axis, page).nodes.isEmpty else { return }
    if self.axis == nil { lock(to: axis, &page, &motions) }
    _ = page.route(by, chain(axis, page), canPull: true)
    if let old = latch, old != page.latch {
      latch = page.latch
      motions.events.append("latched \(old.mode)")
      motions.hold(held(page), page)
    }
    motions.turn(&page)
    motions.endCall(&page)
  }

  /// From now on one axis counts; what was caught on the other one goes on.
  private mutating func lock(
    to axis: Axis, _ page: inout ModelPage, _ motions: inout ModelMotions
  ) {
    self.axis = axis
    motions.hold(held(page), page)
    let other: Axis = axis == .horizontal ? .vertical : .horizontal
    let isStretched = page.chain(from: node, other, .drag).nodes.contains {
      page.nodes[$0].pull != 0
    }
    guard caught.contains(other) || isStretched else { return }
    motions.release(0, from: node, other, latch: latch, &page)
  }

  /// It goes up with a velocity; without one it is taken away.
  func lift(
    _ velocity: Double?, _ engine: inout ScrollEngine, _ page: inout ModelPage,
    _ motions: inout ModelMotions
  ) {
    var way = Vector.zero
    if let axis, let velocity { way[axis] = velocity }
    if velocity == nil {
      engine.touchCancelled(time: motions.time)
    } else {
      engine.touchEnded(time: motions.time, velocity: way)
    }
    motions.isTouched = false
    motions.hold([], page)
    // A page that is turned ends what moves in it, so that is first.
    let turning = Axis.allCases.first { axis in
      page.chain(from: node, axis, .drag).nodes.contains { !page.isOnPage($0) }
    }
    let first = turning ?? .horizontal
    for axis in [first, first == .horizontal ? .vertical : .horizontal] {
      let isFast = abs(way[axis]) >= page.physics.minVelocity
      let more = isFast ? page.physics.carry.added(to: way[axis], left: carried[axis]) : 0
      if more != 0 { motions.events.append("faster") }
      let own = way[axis] + more
      motions.release(own, from: node, axis, latch: latch, isHeld: axis == self.axis, &page)
    }
    motions.endCall(&page)
  }
}
