import NestedScroll
import Testing

/// A list of 900 points in a frame that has code of its own and does not move by itself.
private struct Coded {
  var engine = ScrollEngine()
  let frame: NodeID
  let list: NodeID

  init(_ connection: Connection, edges: Edges = .clamp) {
    let still = Turn(postScroll: .none)
    frame = engine.insert(
      Node(
        .vertical, viewport: 100, content: 1000, policy: Policy(forward: still, backward: still),
        connection: connection))
    list = engine.list(1000, in: frame, edges: edges)
    engine.setOffset(500, of: list)
  }

  /// What the frame and the list take of a delta.
  mutating func drag(_ delta: Double) -> [Double] {
    engine.drag(list, by: delta, along: .vertical)
    return [engine.report.taken(by: frame), engine.report.taken(by: list)]
  }
}

@Suite("Rules: a consumer's own code")
struct Section05CodeTests {
  @Test func codeTakesNothingUnlessItSaysSo() {
    var page = Coded(Connection())
    #expect(page.drag(30) == [0, 30])
    #expect(page.drag(-30) == [0, -30])
  }

  @Test(arguments: [30.0, -30])
  func codeTakesAtMostWhatThereIs(delta: Double) {
    var page = Coded(Connection(before: { $0.available * 100 }))
    #expect(page.drag(delta) == [delta, 0])
    #expect(page.engine.report.unconsumed == .zero)
  }

  @Test(arguments: [30.0, -30])
  func codeGivesNothingBack(delta: Double) {
    var page = Coded(Connection(before: { -$0.available }))
    #expect(page.drag(delta) == [0, delta])
  }

  @Test func codeThatAnswersNoNumberTakesNothing() {
    var page = Coded(Connection(before: { _ in .nan }))
    #expect(page.drag(30) == [0, 30])
  }

  @Test func codeOutlivesAChangeOfItsNode() {
    var page = Coded(Connection(before: { $0.available / 2 }))
    page.engine.update(page.frame) { $0.content = 2000 }
    #expect(page.drag(30) == [15, 15])
  }

  @Test func aFlingPastCodeBouncesAtTheEndOfItsChain() {
    var page = Coded(Connection(), edges: .bounce)
    page.engine.fling(page.list, velocity: Vector(x: 0, y: 4000))
    var kinds: Set<MotionKind> = []
    while page.engine.isMoving {
      for state in page.engine.motionStates { kinds.insert(state.kind) }
      page.engine.advance(to: page.engine.time + 0.01)
    }
    #expect(kinds == [.fling, .spring])
    #expect(page.engine.offsets(page.list) == [900])
  }

  @Test func codeIsToldWhatWasTakenBeforeIt() {
    var page = Coded(Connection(after: { $0.consumed }))
    page.engine.setOffset(880, of: page.list)
    // The list's 20, and as much of the 30 that it leaves.
    #expect(page.drag(50) == [20, 20])
    #expect(page.engine.report.unconsumed.y == 10)
  }
}
