import NestedScroll

/// An engine on the bench: nodes by their names in a case, a clock, and the sums of what happened
/// since they were last asked for.
struct Bench {
  var engine: ScrollEngine
  private(set) var ids: [String: NodeID] = [:]
  /// The names in the order in which the nodes came.
  private(set) var names: [String] = []
  /// The time of the next event, in seconds.
  var clock = 0.0
  /// What happened since it was emptied.
  var ledger = Ledger()

  init(physics: Physics = .ios, slop: Double = 0) {
    engine = ScrollEngine(physics: physics, slop: slop)
  }

  @discardableResult
  mutating func insert(_ name: String, _ node: Node, under parent: String? = nil) throws -> NodeID {
    guard ids[name] == nil else { throw CaseError("tree: two nodes are named \(name)") }
    var above: NodeID?
    if let parent { above = try id(parent) }
    let new = engine.insert(node, under: above)
    ids[name] = new
    names.append(name)
    return new
  }

  mutating func remove(_ name: String) throws {
    engine.remove(try id(name))
  }

  func id(_ name: String) throws -> NodeID {
    guard let id = ids[name] else { throw CaseError("there is no node \(name)") }
    return id
  }

  func name(of id: NodeID?) -> String? {
    guard let id else { return nil }
    return ids.first { $0.value == id }?.key
  }

  func offset(_ name: String) throws -> Double { engine.offset(of: try id(name)) }

  func axis(_ name: String) throws -> Axis { engine[try id(name)]?.axis ?? .vertical }

  // A finger, by how far it went rather than where it is

  /// Where the finger is; what counts is only how it moves.
  private var finger = Point(x: 0, y: 0)

  mutating func touchBegan(
    on name: String, area: TouchArea = .content, free: Bool = false, latch: Latch? = nil
  ) throws {
    finger = Point(x: 0, y: 0)
    let (id, finger, clock) = (try id(name), finger, clock)
    record {
      $0.touchBegan(on: id, at: finger, time: clock, area: area, free: free, latch: latch)
    }
  }

  /// The finger asks for `delta`, in scroll sign.
  mutating func touchMoved(by delta: Vector) {
    finger = Point(x: finger.x - delta.x, y: finger.y - delta.y)
    let (finger, clock) = (finger, clock)
    record { $0.touchMoved(to: finger, time: clock) }
  }

  mutating func touchEnded(velocity: Vector? = nil) {
    let clock = clock
    record { $0.touchEnded(time: clock, velocity: velocity) }
  }

  /// Until nothing moves; the clock goes on to then.
  mutating func settle() {
    record { $0.settle() }
    clock = max(clock, engine.time)
  }

  mutating func advance(by duration: Double) {
    clock += duration
    let clock = clock
    record { $0.advance(to: clock) }
  }
}
