import NestedScroll
import Testing

@Suite("Rules: what a gesture stopped")
struct Section07SettleTests {
  @Test func whatATouchStoppedElsewhereSettlesAtItsEnd() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let first = engine.list(10_000, in: header, viewport: 400, snap: series(every: 100))
    let second = engine.list(10_000, in: header, viewport: 400)
    engine.fling(first, velocity: Vector(x: 0, y: 2000))
    engine.advance(to: 0.2)
    engine.down(second, at: 0.2)
    let offset = engine.offset(of: first)
    #expect(offset.remainder(dividingBy: 100) != 0)
    engine.advance(to: 1)
    #expect(engine.offset(of: first) == offset)
    engine.touchEnded(time: 1)
    engine.settle()
    #expect(engine.offset(of: first).remainder(dividingBy: 100) == 0)
  }

  @Test func noLimitIsAMinute() {
    var engine = ScrollEngine()
    engine.physics = Physics(decay: 0.001)
    let list = engine.list(1e9)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.settle(limit: .nan)
    #expect(engine.time == 60)
    #expect(engine.isMoving)
  }
}
