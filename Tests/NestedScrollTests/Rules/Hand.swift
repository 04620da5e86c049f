import NestedScroll

/// Fingers in scroll sign, so that a rule can be tried in the words it is written in: a finger
/// lands at the origin, and `x` and `y` are how far it has gone since, forward positive.
extension ScrollEngine {
  mutating func down(
    _ node: NodeID, at time: Double, pointer: Int = 0, area: TouchArea = .content,
    free: Bool = false, latch: Latch? = nil
  ) {
    touchBegan(
      pointer, on: node, at: Point(x: 0, y: 0), time: time, area: area, free: free, latch: latch)
  }

  mutating func go(x: Double = 0, y: Double = 0, at time: Double, pointer: Int = 0) {
    touchMoved(pointer, to: Point(x: -x, y: -y), time: time)
  }

  mutating func up(x: Double = 0, y: Double = 0, at time: Double, pointer: Int = 0) {
    touchEnded(pointer, time: time, velocity: Vector(x: x, y: y))
  }

  func offsets(_ nodes: NodeID...) -> [Double] { nodes.map { offset(of: $0) } }

  func pulls(_ nodes: NodeID...) -> [Double] { nodes.map { pull(of: $0) } }

  /// A pager's current page, the one it is going to, and the one it last settled on.
  func indices(_ pager: NodeID) -> [Int] {
    pages(of: pager).map { [$0.current, $0.target, $0.settled] } ?? []
  }

  /// The motions that the last call ended.
  var ended: [String] { report.endedMotions.map { "\($0.axis) \($0.kind) \($0.how)" } }

  /// A list of some content, 100 points of it visible.
  mutating func list(
    _ content: Double?, in parent: NodeID? = nil, axis: Axis = .vertical, viewport: Double = 100,
    edges: Edges = .clamp, policy: Policy = .chain, snap: Snap? = nil
  ) -> NodeID {
    insert(
      Node(
        axis, viewport: viewport, content: content, policy: policy, edges: edges, snap: snap),
      under: parent)
  }
}

/// What a wheel or a pad asks for.
func notch(_ y: Double, x: Double = 0) -> Vector { Vector(x: x, y: y) }

/// Rests every so many points, all of them mandatory.
func series(
  every: Double, from: Double = 0, to: Double = 1e6, at: Double = 0, range: Double? = nil,
  rule: SnapRule = SnapRule()
) -> Snap {
  Snap(
    points: [SnapPoint(.series(every: every, from: from, to: to, at: at))], range: range,
    rule: rule)
}

/// The rate of the exponential decay, 0.998 per millisecond.
let decayRate = 2.002002670673
/// The frequency of the spring at an edge.
let springFrequency = 11.006

/// What a band of a length shows of a pull.
func shown(_ pull: Double, length: Double) -> Double {
  let part = 0.55 * pull.magnitude
  return (pull < 0 ? -1 : 1) * length * part / (length + part)
}

/// What a critical spring that starts at rest has left of its way after a time.
func springLeft(after time: Double) -> Double {
  let way = springFrequency * time
  return (1 + way) * exponential(-way)
}

/// `e` to a power, by its own definition and not by the engine's.
func exponential(_ power: Double) -> Double {
  var sum = 1.0
  var term = 1.0
  let part = power / 64
  for index in 1..<30 {
    term *= part / Double(index)
    sum += term
  }
  for _ in 0..<6 { sum *= sum }
  return sum
}
