import NestedScroll
import Testing

/// A header that snaps over a list of 3000 points.
private struct Snapping {
  var engine = ScrollEngine()
  let header: NodeID
  let list: NodeID

  init(_ policy: Policy, header offset: Double, list start: Double) {
    header = engine.insert(
      .header(
        Header(height: 240, stay: 40, snap: SnapRule.Threshold(0.5)), viewport: 700,
        policy: policy))
    list = engine.insert(.list(viewport: 660, content: 3000, edges: .bounce), under: header)
    engine.setOffset(offset, of: header)
    engine.setOffset(start, of: list)
  }

  var headerRests: Bool { [0, 200].contains(engine.offset(of: header)) }
}

@Suite("Rules: what a curve is aimed at")
struct Section08AimTests {
  @Test func aHeaderOfAnyPolicyComesToARest() {
    let limited = Policy(backward: Turn(postScroll: .until(30)))
    let partial = Policy(forward: Turn(preScroll: .until(60)))
    let policies = [
      .floatingCollapsed(until: 100), .stickyHeader, .floatingHeader, limited, partial,
    ]
    for policy in policies {
      for start in [0.0, 30, 300] {
        for velocity in [-3000.0, -400, -200, -120, -60, 60, 120, 400, 3000] {
          for offset in [0.0, 90, 200] {
            var page = Snapping(policy, header: offset, list: start)
            page.engine.fling(page.list, velocity: Vector(x: 0, y: velocity))
            page.engine.settle()
            #expect(page.headerRests, "\(offset) \(start) \(velocity)")
            // The list goes at most as far as the fling, and a snap that others share in.
            let moved = (page.engine.offset(of: page.list) - start).magnitude
            #expect(moved <= velocity.magnitude / decayRate + 1e-6)
          }
        }
      }
    }
  }

  @Test func wholePixelsLeaveABounceAtAnEdgeBetweenThem() {
    for pixel in [1, 1.0 / 3] {
      var engine = ScrollEngine()
      engine.pixelLength = pixel
      let list = engine.list(1700.4, viewport: 700, edges: .bounce)
      engine.fling(list, velocity: Vector(x: 0, y: 8000))
      var peak = 0.0
      for frame in 1...200 {
        engine.advance(to: Double(frame) / 60)
        peak = max(peak, engine.stretch(of: list))
      }
      #expect(peak > 50)
      engine.settle()
      #expect(engine.offset(of: list) == 1700.4 - 700)
    }
  }

  @Test func aBounceThatASmoothWheelStoppedIsNotForgotten() {
    var engine = ScrollEngine()
    let outer = engine.list(3000)
    let inner = engine.list(500, in: outer, edges: .bounce)
    engine.drag(inner, by: -80, along: .vertical)
    engine.down(inner, at: 0.01)
    engine.touchEnded(time: 0.02)
    engine.wheel(inner, by: Vector(x: 0, y: -20), time: 0.03, smooth: true)
    engine.fling(outer, velocity: Vector(x: 0, y: 500))
    engine.settle()
    #expect(engine.pull(of: inner) == 0)
  }

  @Test func aPagerThatEndsFlingsDoesSoAtAnyFrames() {
    func run(_ step: Double) -> [Double] {
      var engine = ScrollEngine()
      let outer = engine.list(3000)
      var node = Node.pager(axis: .vertical, viewport: 100)
      node.stopsAtPin = true
      let pager = engine.insert(node, under: outer)
      for _ in 0..<2 { _ = engine.list(100, in: pager) }
      engine.setOffset(320, of: outer)
      engine.select(page: 1, in: pager)
      engine.fling(pager, velocity: Vector(x: 0, y: -4000))
      var now = 0.0
      while now < 1 {
        now += step
        engine.advance(to: now)
      }
      return engine.offsets(outer, pager)
    }
    let once = run(1)
    for step in [0.05, 0.013, 0.004] { #expect(run(step) == once) }
  }

  @Test func whatAWheelLetGoSettlesWhenItDoes() {
    func run(_ step: Double) -> Double {
      var engine = ScrollEngine()
      let outer = engine.list(3000)
      let snap = Snap(points: [.offset(0), .offset(1000), .offset(2000)])
      let inner = engine.list(3000, in: outer, snap: snap)
      engine.fling(inner, velocity: Vector(x: 0, y: 1500))
      engine.wheel(outer, by: Vector(x: 0, y: 10), time: 0.1)
      var now = 0.1
      while now < 0.4 - 1e-9 {
        now += step
        engine.advance(to: now)
      }
      return engine.offset(of: inner)
    }
    #expect(isNear(run(0.3), run(0.01)))
  }

  @Test func momentumCarriesOnOnlyWhereAFlingRuns() {
    var engine = ScrollEngine()
    engine.physics.carry = .add
    let pager = engine.insert(.pager(viewport: 100))
    let lists = (0..<2).map { _ in engine.list(90_000, in: pager) }
    engine.fling(lists[0], velocity: Vector(x: 0, y: 4000))
    engine.down(lists[1], at: 0.01)
    engine.up(y: 1000, at: 0.02)
    #expect(engine.velocity(of: lists[1]) == 1000)
  }

  @Test func momentumBouncesThoughAnotherNodeSnaps() {
    var page = Snapping(.stickyHeader, header: 120, list: 0)
    page.engine.setOffset(2300, of: page.list)
    page.engine.down(page.list, at: 0)
    page.engine.touchEnded(time: 0.01)
    #expect(page.engine.isMoving)
    var peak = 0.0
    for event in 0..<120 {
      let delta = 30 * (1 - Double(event) / 120)
      let time = 0.02 + Double(event) / 60
      page.engine.wheel(page.list, by: Vector(x: 0, y: delta), time: time, phase: .momentum)
      peak = max(peak, page.engine.stretch(of: page.list))
    }
    #expect(peak > 5)
  }

  @Test func aRuleIsAskedOnceForARelease() {
    let asked = Asked()
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(
        .vertical, viewport: 100, content: 3000,
        landing: LandingRule { turn in
          asked.velocities.append(turn.velocity)
          return turn.velocity == 0 ? 777 : turn.start
        }))
    engine.down(list, at: 0)
    engine.go(y: 60, at: 0.1)
    engine.up(y: 1000, at: 0.11)
    engine.settle()
    #expect(asked.velocities == [1000])
    #expect(engine.offset(of: list) == 50)
  }

  @Test func aPagersRuleEndsOnAPage() {
    var engine = ScrollEngine()
    var node = Node.pager(viewport: 100)
    node.landing = LandingRule { _ in 160 }
    let pager = engine.insert(node)
    let pages = (0..<3).map { _ in engine.list(100, in: pager) }
    engine.down(pages[0], at: 0)
    engine.go(x: 50, at: 0.1)
    engine.up(at: 0.5)
    engine.settle()
    #expect(engine.offset(of: pager) == 200)
    #expect(engine.pages(of: pager)?.settled == 2)
  }

  @Test func aFlingGoesToARestHoweverNear() {
    var engine = ScrollEngine()
    let snap = Snap(points: [.offset(100), .offset(500)], rule: SnapRule(perFling: 1))
    let list = engine.list(1100, snap: snap)
    engine.setOffset(99.99, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: 60))
    #expect(engine.motionStates.map(\.kind) == [.fling])
    engine.settle()
    #expect(engine.offset(of: list) == 100)
  }
}

/// What a rule was asked, in order.
private final class Asked: @unchecked Sendable {
  var velocities: [Double] = []
}
