import NestedScroll
import Testing

@Suite("Rules: what a motion leaves between rests")
struct Section08LeftBehindTests {
  private let atStart = Snap(points: [.offset(0)])

  @Test func everyNodeThatAFlingLeavesGoesToItsRestAtOnce() {
    var engine = ScrollEngine()
    let root = engine.list(160, viewport: 100)
    let outer = engine.list(200, in: root, viewport: 100, snap: atStart)
    let inner = engine.list(200, in: outer, viewport: 100, snap: atStart)
    let list = engine.list(110, in: inner)
    engine.fling(list, velocity: Vector(x: 0, y: 2000))
    engine.advance(to: 0.2)
    #expect(engine.motionStates.map(\.node) == [inner, outer])
    engine.settle()
    #expect(engine.offsets(root, outer, inner, list) == [60, 0, 0, 10])
  }

  @Test(arguments: [false, true])
  func aStepIsNotDrawnBackToARestBehindIt(animated: Bool) {
    var engine = ScrollEngine()
    let list = engine.list(1000, snap: Snap(points: [.offset(100)], range: 50))
    engine.setOffset(100, of: list)
    engine.scroll(list, by: 20, animated: animated)
    engine.settle()
    #expect(engine.offset(of: list) == 120)
  }

  @Test func aFlingGoesOnThroughTheRoomThatASnapHasMade() {
    var engine = ScrollEngine()
    let outer = engine.list(200, snap: Snap(points: [.offset(30)]))
    let list = engine.list(10_000, in: outer)
    let pager = engine.insert(.pager(viewport: 100))
    for _ in 0..<2 { _ = engine.list(100, in: pager) }
    engine.setOffset(900, of: list)
    // It would end 100 points before the start, where the outer list has no room yet.
    engine.fling(list, velocity: Vector(x: 0, y: -1000 * decayRate))
    engine.advance(to: 0.3)
    engine.select(page: 1, in: pager, animated: true)
    engine.advance(to: 1)
    #expect(engine.offset(of: outer) == 30)
    engine.advance(to: 1.25)
    // 918 of the 1000 points.
    #expect(engine.offset(of: list) == 0)
    #expect(engine.offset(of: outer) > 11 && engine.offset(of: outer) < 13)
  }

  @Test func whatANotchStopsIsNotDrawnBackEither() {
    var engine = ScrollEngine()
    let list = engine.list(10_000, snap: Snap(points: [.offset(0)], range: 50))
    engine.fling(list, velocity: Vector(x: 0, y: 500))
    engine.advance(to: 0.01)
    engine.wheel(list, by: Vector(x: 0, y: 5), time: 0.01)
    let offset = engine.offset(of: list)
    #expect(offset > 5 && offset < 50)
    engine.settle()
    #expect(engine.offset(of: list) == offset)
  }
}
