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
}
