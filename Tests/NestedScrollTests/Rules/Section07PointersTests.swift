import NestedScroll
import Testing

/// Two lists side by side under a header that collapses first.
private struct Pair {
  var engine = ScrollEngine()
  let header: NodeID
  let left: NodeID
  let right: NodeID

  init(edges: Edges = .clamp) {
    header = engine.insert(
      .header(Header(height: 1000), viewport: 400, policy: .stickyHeader))
    left = engine.list(10_000, in: header, viewport: 400, edges: edges)
    right = engine.list(10_000, in: header, viewport: 400, edges: edges)
  }

  func offsets() -> [Double] { engine.offsets(header, left, right) }
}

@Suite("Rules: several fingers")
struct Section07PointersTests {
  @Test func theNewestFingerOwnsWhatIsSharedAndTheOlderResumesWithoutAJump() {
    var pair = Pair()
    pair.engine.down(pair.left, at: 0, pointer: 1)
    pair.engine.go(y: 30, at: 0.01, pointer: 1)
    #expect(pair.offsets() == [20, 0, 0])
    pair.engine.down(pair.right, at: 0.02, pointer: 2)
    pair.engine.go(y: 40, at: 0.03, pointer: 1)
    // The header is the newer finger's: the older one moves its list.
    #expect(pair.offsets() == [20, 10, 0])
    pair.engine.go(y: 15, at: 0.04, pointer: 2)
    #expect(pair.offsets() == [25, 10, 0])
    pair.engine.touchCancelled(2, time: 0.05)
    pair.engine.go(y: 45, at: 0.06, pointer: 1)
    #expect(pair.offsets() == [30, 10, 0])
  }

  @Test func twoFingersOnOneListDoNotAddUp() {
    var pair = Pair()
    pair.engine.down(pair.left, at: 0, pointer: 1)
    pair.engine.go(y: 30, at: 0.01, pointer: 1)
    pair.engine.down(pair.left, at: 0.02, pointer: 2)
    pair.engine.go(y: 130, at: 0.03, pointer: 1)
    #expect(pair.offsets() == [20, 0, 0])
    pair.engine.go(y: 20, at: 0.04, pointer: 2)
    #expect(pair.offsets() == [30, 0, 0])
    pair.engine.touchCancelled(2, time: 0.05)
    pair.engine.go(y: 131, at: 0.06, pointer: 1)
    #expect(pair.offsets() == [31, 0, 0])
  }

  @Test func aFlingLeavesOutWhatAnotherFingerHolds() {
    var pair = Pair()
    pair.engine.down(pair.left, at: 0, pointer: 1)
    pair.engine.go(y: 30, at: 0.01, pointer: 1)
    pair.engine.down(pair.right, at: 0.02, pointer: 2)
    pair.engine.go(y: 15, at: 0.03, pointer: 2)
    #expect(pair.offsets() == [25, 0, 0])
    // The newer finger flings; the header is the older one's again, which is alone.
    pair.engine.up(y: 1000, at: 0.04, pointer: 2)
    pair.engine.advance(to: 0.1)
    #expect(pair.offsets()[0] == 25)
    #expect(pair.offsets()[2] > 40)
    pair.engine.go(y: 37, at: 0.1, pointer: 1)
    #expect(pair.offsets()[0] == 32)
  }

  @Test func anOlderFingerThatFlingsMovesNothingTheNewerHolds() {
    var pair = Pair()
    pair.engine.down(pair.left, at: 0, pointer: 1)
    pair.engine.go(y: 30, at: 0.01, pointer: 1)
    pair.engine.down(pair.left, at: 0.02, pointer: 2)
    pair.engine.go(y: 20, at: 0.03, pointer: 2)
    #expect(pair.offsets() == [30, 0, 0])
    pair.engine.up(y: 1000, at: 0.04, pointer: 1)
    pair.engine.advance(to: 0.2)
    #expect(pair.offsets() == [30, 0, 0])
    pair.engine.go(y: 25, at: 0.21, pointer: 2)
    #expect(pair.offsets() == [35, 0, 0])
  }

  @Test func anUndecidedFingerResumesWithoutAJumpToo() {
    var pair = Pair()
    pair.engine.down(pair.left, at: 0, pointer: 1)
    pair.engine.down(pair.left, at: 0.01, pointer: 2)
    pair.engine.go(y: 200, at: 0.02, pointer: 1)
    pair.engine.touchCancelled(2, time: 0.03)
    pair.engine.go(y: 201, at: 0.04, pointer: 1)
    #expect(pair.offsets()[0] <= 1)
  }

  @Test func whatANewerFingerHoldsIsNotLetGoByTheOlder() {
    var pair = Pair(edges: .bounce)
    pair.engine.update(pair.header) { $0.policy = .chain }
    pair.engine.down(pair.left, at: 0, pointer: 1)
    pair.engine.go(y: -60, at: 0.01, pointer: 1)
    #expect(pair.engine.pull(of: pair.left) == -50)
    pair.engine.down(pair.left, at: 0.02, pointer: 2)
    pair.engine.touchEnded(1, time: 0.03)
    pair.engine.advance(to: 1)
    #expect(pair.engine.pull(of: pair.left) == -50)
    pair.engine.touchEnded(2, time: 1)
    pair.engine.settle()
    #expect(pair.engine.pull(of: pair.left) == 0)
  }

  @Test func refreshIsNotReleasedWhileAnotherFingerHoldsIt() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(
        .vertical, viewport: 400, content: 1000, refreshAtStart: Refresh(trigger: 60, hold: 50)))
    engine.down(list, at: 0, pointer: 1)
    engine.go(y: -110, at: 0.01, pointer: 1)
    #expect(engine.refreshPhase(.start, of: list) == .armed)
    engine.down(list, at: 0.02, pointer: 2)
    engine.touchEnded(1, time: 0.03)
    #expect(engine.refreshPhase(.start, of: list) == .armed)
    engine.go(y: 60, at: 0.04, pointer: 2)
    #expect(engine.refreshPhase(.start, of: list) == .pulling)
  }

  @Test func fingersOnDifferentAxesDoNotMeet() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let list = engine.list(1000, in: pager, viewport: 400)
    _ = engine.list(1000, in: pager)
    engine.down(list, at: 0, pointer: 1)
    engine.go(y: 30, at: 0.01, pointer: 1)
    engine.down(list, at: 0.02, pointer: 2)
    engine.go(x: 30, at: 0.03, pointer: 2)
    // Now that the newer one is horizontal, the list is the older one's again.
    engine.go(y: 40, at: 0.04, pointer: 1)
    #expect(engine.offsets(list, pager) == [30, 20])
  }

  @Test func aStretchLeftToAFingerSettlesOnceThatLocksToTheOtherAxis() {
    var engine = ScrollEngine()
    let list = engine.insert(.list(viewport: 100, content: 200, edges: .bounce))
    let row = engine.insert(Node(.horizontal, viewport: 100, content: 200), under: list)
    engine.down(row, at: 0, pointer: 1)
    engine.go(y: 120, at: 0.01, pointer: 1)
    engine.down(row, at: 0.02, pointer: 2)
    engine.up(at: 0.03, pointer: 1)
    #expect(engine.pull(of: list) == 10)
    engine.go(x: 20, at: 1, pointer: 2)
    engine.settle()
    #expect(engine.pull(of: list) == 0)
    #expect(engine.offsets(row, list) == [10, 100])
  }

  @Test func aCommandUnderAFingerWithoutAnAxisEndsAtOnce() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let list = engine.list(1000, in: pager)
    _ = engine.list(1000, in: pager)
    engine.down(list, at: 0)
    engine.select(page: 1, in: pager, animated: true)
    #expect(engine.ended == ["horizontal command interrupted"])
    #expect(engine.indices(pager) == [0, 0, 0])
    engine.up(at: 1)
    engine.settle()
    #expect(engine.indices(pager) == [0, 0, 0])
  }

  @Test func aPadOnOneAxisLeavesTheOtherToAFinger() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let list = engine.list(5000, in: pager)
    _ = engine.list(5000, in: pager)
    engine.down(list, at: 0)
    engine.go(x: 30, at: 0.01)
    engine.wheel(list, by: Vector(x: 0, y: 20), time: 0.02, phase: .began)
    engine.go(x: 80, at: 0.03)
    #expect(engine.offsets(pager, list) == [70, 20])
  }

  @Test func aFingerHoldsItsPullWhileAWheelTurnsElsewhere() {
    var engine = ScrollEngine()
    let other = engine.list(1000)
    let list = engine.insert(
      Node(
        .vertical, viewport: 400, content: 1000, refreshAtStart: Refresh(trigger: 60, hold: 50)))
    engine.down(list, at: 0)
    engine.go(y: -10 - 20, at: 0.01)
    engine.wheel(other, by: Vector(x: 0, y: 5), time: 0.02)
    engine.go(y: -10 - 30, at: 0.03)
    #expect(engine.refreshPhase(.start, of: list) == .pulling)
    engine.go(y: -10 - 60, at: 0.04)
    #expect(engine.refreshPhase(.start, of: list) == .armed)
  }

  @Test func aSecondFingersAxisLeavesToTheFirstWhatItHolds() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let list = engine.insert(
      Node(
        .vertical, viewport: 400, content: 2000, edges: .bounce,
        refreshAtStart: Refresh(trigger: 60, hold: 50)), under: pager)
    _ = engine.list(1000, in: pager)
    engine.down(list, at: 0, pointer: 1)
    engine.go(y: -210, at: 0.1, pointer: 1)
    engine.down(list, at: 0.2, pointer: 2)
    engine.go(y: -211, at: 0.3, pointer: 1)
    engine.go(x: 40, at: 0.4, pointer: 2)
    #expect(engine.refreshPhase(.start, of: list) == .armed)
    #expect(engine.offsets(pager, list) == [30, 0])
    #expect(engine.pull(of: list) == -200)
    #expect(engine.ended.isEmpty)
  }

  @Test func whatAFingerHoldsIsItsOwnOnceItHasRoomToo() {
    var engine = ScrollEngine()
    let outer = engine.list(100)
    let (held, flung) = (engine.list(1000, in: outer), engine.list(150, in: outer))
    engine.fling(flung, velocity: Vector(x: 0, y: 2000))
    engine.down(held, at: 0)
    engine.go(y: 10 + 10, at: 0.001)
    engine.update(outer) { $0.content = 1000 }
    engine.advance(to: 3)
    #expect(engine.offsets(outer, held, flung) == [0, 10, 50])
  }
}
