import Foundation
import NestedScroll

/// Flings, and time.
extension AndroidAdapter {
  mutating func playMotion(_ type: String, _ event: Fields) throws -> Bool {
    switch type {
    case "fling": try fling(event)
    case "tick":
      for _ in 0..<Int(try event.number("n")) { tick() }
    case "settle": tree.bench.run()
    default: return false
    }
    return true
  }

  private mutating func fling(_ event: Fields) throws {
    let name = try target(event)
    if let friction = try event.optionalNumber("friction") {
      tree.bench.engine.physics.decay = Self.arkUIDecay(friction: friction)
    }
    let decay = tree.bench.engine.physics.decay
    var velocity: Vector
    mock = nil
    if event.has("distance") {
      // A mock goes the whole distance, however fast it would have to be.
      let distance = try vector(event, "distance", of: name)
      velocity = Vector(x: distance.x * decay, y: distance.y * decay)
    } else {
      velocity = try vector(event, "velocity", of: name)
    }
    if let rest = try event.optionalNumber("natural_rest") {
      // The friction with which it would end there.
      let axis = try tree.axis(name)
      tree.bench.engine.physics.decay = try velocity[axis] / (rest - position(name))
    }
    event.comment("decay")
    if touched != nil {
      endTouch(velocity)
    } else {
      let id = try tree.bench.id(tree.touchTarget(name))
      let area: TouchArea = try tree.header(tree.node(name)) != nil ? .header : .content
      tree.bench.record { $0.fling(id, velocity: velocity, area: area) }
    }
    if let ticks = try event.optionalNumber("ticks") {
      mock = Mock(ticks: ticks, startTime: tree.bench.engine.time)
    }
    facts.velocity = tree.bench.engine.motionStates.first?.velocity
  }

  /// A spring of a mock comes back in two ticks.
  mutating func mockSpring() {
    mock = nil
    if tree.bench.engine.motionStates.contains(where: { $0.kind == .spring }) {
      mock = Mock(ticks: 2, startTime: tree.bench.engine.time)
      for node in tree.nodes { released[node.name] = try? position(node.name) }
    }
  }

  private mutating func tick() {
    guard var now = mock else { return tree.bench.advance(by: Bench.frame) }
    now.tick += 1
    defer { mock = now }
    if now.tick >= now.ticks { return tree.bench.run() }
    let states = tree.bench.engine.motionStates
    if let spring = states.first(where: { $0.kind == .spring }) {
      // What is left of the way back.
      let pull = tree.bench.engine.pull(of: spring.node).magnitude
      let left = (now.ticks - now.tick) / (now.ticks - now.tick + 1)
      tree.bench.run { $0.pull(of: spring.node).magnitude <= pull * left }
    } else {
      // Where the curve has covered as much of its way.
      let part = now.tick / now.ticks
      let duration = -log(1 - part) / tree.bench.engine.physics.decay
      tree.bench.advance(by: now.startTime + duration - tree.bench.clock)
    }
  }
}
