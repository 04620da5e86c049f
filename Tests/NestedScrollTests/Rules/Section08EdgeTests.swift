import NestedScrollTesting
import Testing

@testable import NestedScroll

/// §8 with physics other than those of iOS: what a fling comes to at an edge.
@Suite struct EdgesAsData {
  private func flung(
    _ physics: Physics, room: Double = 200, at velocity: Double = 3_000
  ) -> (ScrollEngine, NodeID) {
    var engine = ScrollEngine(physics: physics)
    let list = engine.insert(.list(viewport: 500, content: 500 + room, edges: .bounce))
    engine.fling(list, velocity: Vector(x: 0, y: velocity))
    return (engine, list)
  }

  /// Every curve hits its edge when and as fast as it says itself, and the spring is dated there.
  @Test(arguments: Presets.all)
  func theSpringStartsAtTheHit(physics: Physics) {
    var (engine, list) = flung(physics, at: 2_400)
    let fling = Fling(velocity: 2_400, physics: physics)
    let time = fling.time(atDistance: 200)
    let velocity = fling.velocity(atDistance: 200) * physics.spring.handover
    let spring = Spring(physics.spring, displacement: 0, velocity: velocity)
    engine.advance(to: time - 1e-9)
    #expect(isNear(engine.offset(of: list), 200, absolute: 1e-5))
    #expect(engine.stretch(of: list) == 0)
    for later in [0.004, 0.03, 0.11] {
      engine.advance(to: time + later)
      #expect(engine.offset(of: list) == 200)
      #expect(isNear(engine.stretch(of: list), spring.displacement(at: later), absolute: 1e-7))
    }
  }

  @Test func theShareThatIsNotHandedOverIsReported() {
    var (engine, list) = flung(.webKit)
    let hit = Fling(velocity: 3_000, physics: .webKit)
    engine.advance(to: hit.time(atDistance: 200) + 0.001)
    let velocity = hit.velocity(atDistance: 200)
    #expect(isNear(engine.report.cappedVelocity, 0.69 * velocity, relative: 1e-9))
    // d(t) = 0.31 v t e^(-12.5 t), WebKit's own.
    engine.advance(to: hit.time(atDistance: 200) + 0.08)
    let shown = 0.31 * velocity * 0.08 * Elementary.exp(-1)
    #expect(isNear(engine.stretch(of: list), shown, absolute: 1e-7))
  }

  @Test(arguments: [(Physics.webKit, 5.0), (.qt, 50), (Presets.stretching, 18.997_5)])
  func aPullShowsByItsBand(physics: Physics, shown: Double) {
    var engine = ScrollEngine(physics: physics)
    let list = engine.insert(.list(viewport: 500, content: 900, edges: .bounce))
    engine.drag(list, by: -100, along: .vertical)
    #expect(isNear(engine.stretch(of: list), -shown, absolute: 1e-4))
    engine.drag(list, by: 100, along: .vertical)
    #expect(engine.stretch(of: list) == 0)
  }

  /// Android's spline through a header and a list: one curve, no new one where the header ends.
  @Test func aSplineIsNotStartedAnewAtABoundary() {
    var engine = ScrollEngine(physics: .androidSpline)
    let root = engine.insert(.header(Header(height: 240, stay: 40), viewport: 700))
    let list = engine.insert(.list(viewport: 660, content: 9_000), under: root)
    engine.fling(list, velocity: Vector(x: 0, y: 3_000))
    let fling = Fling(velocity: 3_000, physics: .androidSpline)
    for frame in 1...60 {
      engine.advance(to: Double(frame) / 60)
      let sum = engine.offset(of: root) + engine.offset(of: list)
      #expect(isNear(sum, fling.position(at: engine.time), absolute: 1e-9))
    }
    engine.settle()
    #expect(isNear(engine.offset(of: root) + engine.offset(of: list), fling.total))
  }
}
