import NestedScroll
import Testing

@Suite("Rules: changes of geometry")
struct Section11GeometryTests {
  private func node(_ content: Double, anchor: Double = 0, edges: Edges = .clamp) -> Node {
    Node(.vertical, viewport: 100, content: content, edges: edges, anchor: anchor)
  }

  @Test func oneClampAndNobodyElseMoves() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(1000, in: outer)
    engine.setOffset(50, of: outer)
    engine.setOffset(800, of: inner)
    engine.update(inner) { $0.content = 300 }
    #expect(engine.offsets(inner, outer) == [200, 50])
    // No memory of it.
    engine.update(inner) { $0.content = 1000 }
    #expect(engine.offsets(inner, outer) == [200, 50])
  }

  @Test func inADragNoDeltaIsInventedOrLost() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(1000, in: outer)
    engine.down(inner, at: 0)
    engine.go(y: 10 + 100, at: 0.01)
    engine.update(inner) { $0.content = 150 }
    #expect(engine.offsets(inner, outer) == [50, 0])
    engine.go(y: 10 + 130, at: 0.02)
    #expect(engine.offsets(inner, outer) == [50, 30])
    engine.update(inner) { $0.content = 1000 }
    engine.go(y: 10 + 140, at: 0.03)
    #expect(engine.offsets(inner, outer) == [60, 30])
  }

  @Test func aFlingGoesOnFromTheMovedOffset() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.1)
    let offset = engine.offset(of: list)
    engine.update(list, edits: [Edit(at: 0, inserted: 700)])
    #expect(engine.offset(of: list) == offset + 700)
    engine.settle()
    #expect(isNear(engine.offset(of: list), 1000 / decayRate + 700, absolute: 1e-6))
  }

  @Test func aFlingMeetsAnEdgeThatCameCloser() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.1)
    engine.update(list) { $0.content = 400 }
    engine.advance(to: 4)
    #expect(engine.offset(of: list) == 300)
    #expect(isNear(engine.report.unconsumed.y, 1000 / decayRate - 300))
  }

  @Test func whatStandsAtItsStartStaysThere() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.update(list) { $0.insets.start = 80 }
    #expect(engine.offset(of: list) == -80)
    engine.update(list) { $0.insets.start = 30 }
    #expect(engine.offset(of: list) == -30)
    engine.setOffset(10, of: list)
    engine.update(list) { $0.insets.start = 80 }
    #expect(engine.offset(of: list) == 10)
  }

  @Test func editsBeforeTheAnchorMoveTheOffset() {
    var engine = ScrollEngine()
    let list = engine.insert(node(1000))
    engine.setOffset(300, of: list)
    engine.update(list, edits: [Edit(at: 0, inserted: 50)])
    #expect(engine.offset(of: list) == 350)
    #expect(engine.extent(of: list) == 0...950)
    engine.update(list, edits: [Edit(at: 360, inserted: 50)])
    #expect(engine.offset(of: list) == 350)
    engine.update(list, edits: [Edit(at: 100, removed: 70)])
    #expect(engine.offset(of: list) == 280)
    // It begins before the anchor and ends behind it: the part before counts.
    engine.update(list, edits: [Edit(at: 250, removed: 60)])
    #expect(engine.offset(of: list) == 250)
  }

  @Test func theAnchorMayLieInTheView() {
    var engine = ScrollEngine()
    let list = engine.insert(node(1000, anchor: 0.5))
    engine.setOffset(300, of: list)
    engine.update(list, edits: [Edit(at: 340, inserted: 20)])
    #expect(engine.offset(of: list) == 320)
    engine.update(list, edits: [Edit(at: 380, inserted: 20)])
    #expect(engine.offset(of: list) == 320)
    // A change of the viewport by -a times the change.
    engine.update(list) { $0.viewport = 60 }
    #expect(engine.offset(of: list) == 340)
  }

  @Test func atItsEndAnAnchorOfOneStaysAtTheEnd() {
    var engine = ScrollEngine()
    let list = engine.insert(node(1000, anchor: 1))
    engine.setOffset(900, of: list)
    engine.update(list) { $0.content = 1200 }
    #expect(engine.offset(of: list) == 1100)
    engine.update(list) { $0.viewport = 40 }
    #expect(engine.offset(of: list) == 1160)
    engine.update(list) { $0.insets.end = 25 }
    #expect(engine.offset(of: list) == 1185)
  }

  @Test func roomThatOpensUnderAStretchBecomesOffset() {
    var engine = ScrollEngine()
    let list = engine.insert(node(300, edges: .bounce))
    engine.setOffset(200, of: list)
    engine.drag(list, by: 100, along: .vertical)
    // 100 * 55 / 155.
    let stretch = 100.0 * 55 / 155
    #expect(isNear(engine.stretch(of: list), stretch))
    engine.update(list) { $0.content = 310 }
    #expect(engine.offset(of: list) == 210)
    #expect(isNear(engine.stretch(of: list), stretch - 10))
    engine.update(list) { $0.content = 1000 }
    #expect(isNear(engine.offset(of: list), 200 + stretch))
    #expect(engine.pull(of: list) == 0)
  }

  @Test func roomAtTheStartToo() {
    var engine = ScrollEngine()
    let list = engine.insert(node(300, edges: .bounce))
    engine.drag(list, by: -100, along: .vertical)
    let stretch = 100.0 * 55 / 155
    engine.update(list) { $0.insets.start = 10 }
    #expect(engine.offset(of: list) == -10)
    #expect(isNear(engine.stretch(of: list), -stretch + 10))
    // An edge that moves inward takes the stretch along.
    engine.update(list) { $0.insets.start = 0 }
    #expect(engine.offset(of: list) == 0)
    #expect(isNear(engine.stretch(of: list), -stretch + 10))
  }

  @Test func withoutStretchTheBounceIsOverAndOutwardSpeedGoesOn() {
    var engine = ScrollEngine()
    let list = engine.insert(node(300, edges: .bounce))
    engine.setOffset(200, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.02)
    let speed = engine.velocity(of: list)
    let shown = engine.shownOffset(of: list)
    #expect(speed > 100)
    engine.update(list) { $0.content = 10_000 }
    #expect(engine.pull(of: list) == 0)
    #expect(isNear(engine.offset(of: list), shown))
    #expect(engine.motionStates.map(\.kind) == [.fling])
    engine.settle()
    #expect(isNear(engine.offset(of: list), shown + speed / decayRate, absolute: 1e-6))
  }

  @Test func withoutStretchABounceOnItsWayBackIsOver() {
    var engine = ScrollEngine()
    let list = engine.insert(node(300, edges: .bounce))
    engine.setOffset(200, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.2)
    let shown = engine.shownOffset(of: list)
    #expect(engine.velocity(of: list) < 0)
    engine.update(list) { $0.content = 10_000 }
    #expect(isNear(engine.offset(of: list), shown))
    let moving = engine.isMoving
    #expect(!moving)
  }

  @Test func aNewViewportKeepsTheStretchUpToHalfOfIt() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(.vertical, viewport: 400, content: 1000, edges: .bounce))
    engine.drag(list, by: -300, along: .vertical)
    let stretch = engine.stretch(of: list)
    #expect(isNear(stretch, shown(-300, length: 400)))
    engine.update(list) { $0.viewport = 600 }
    #expect(isNear(engine.stretch(of: list), stretch))
    #expect(engine.pull(of: list) != -300)
    engine.update(list) { $0.viewport = 100 }
    #expect(isNear(engine.stretch(of: list), -50))
  }

  @Test func aBounceGoesOnAfterAnEdgeMoved() {
    var engine = ScrollEngine()
    let list = engine.insert(node(300, edges: .bounce))
    engine.setOffset(200, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.05)
    let stretch = engine.stretch(of: list)
    engine.update(list) { $0.content = 250 }
    #expect(engine.offset(of: list) == 150)
    #expect(isNear(engine.stretch(of: list), stretch))
    engine.settle()
    #expect(engine.pull(of: list) == 0)
    #expect(engine.offset(of: list) == 150)
  }

  @Test func updatingToTheSameGeometryChangesNothing() {
    var engine = ScrollEngine()
    let list = engine.insert(node(300, anchor: 1, edges: .bounce))
    engine.setOffset(200, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.03)
    let before = engine.shownOffset(of: list)
    engine.update(list) { $0.content = 300 }
    engine.update(list)
    #expect(engine.shownOffset(of: list) == before)
    #expect(engine.motionStates.map(\.kind) == [.spring])
    #expect(engine.ended == [])
  }

  @Test func anOffsetInAnUpdateIsHonoured() {
    var engine = ScrollEngine()
    let list = engine.insert(node(1000))
    engine.update(list) {
      $0.content = 500
      $0.offset = 130
    }
    #expect(engine.offset(of: list) == 130)
  }

  @Test func aStaleIdIsTold() {
    var engine = ScrollEngine()
    let list = engine.insert(node(1000))
    engine.remove(list)
    #expect(!engine.update(list) { $0.content = 1 })
    #expect(engine.offset(of: list) == 0)
  }

  @Test func aBounceThatHasJustBegunIsHandedOverOnce() {
    var engine = ScrollEngine(physics: .chromium)
    let list = engine.insert(.list(viewport: 100, content: 200, edges: .bounce))
    engine.fling(list, velocity: Vector(x: 0, y: -2000))
    #expect(engine.velocity(of: list) == -620)
    engine.update(list) { $0.content = 150 }
    #expect(engine.velocity(of: list) == -620)
    engine.update(list) { $0.policy = .stickyHeader }
    #expect(engine.velocity(of: list) == -620)
  }

  @Test func aSmallerBandSlowsTheBounceThatItCouldNotHold() {
    var engine = ScrollEngine()
    let list = engine.insert(.list(viewport: 100, content: 200, edges: .bounce))
    engine.fling(list, velocity: Vector(x: 0, y: -1000))
    engine.advance(to: 0.001)
    let (stretch, velocity) = (engine.stretch(of: list), engine.velocity(of: list))
    engine.update(list) { $0.viewport = 2 }
    #expect(engine.stretch(of: list) == stretch)
    #expect(engine.report.cappedVelocity == -(velocity - engine.velocity(of: list)))
    engine.advance(to: 0.06)
    #expect(engine.stretch(of: list) > -1)
    #expect(engine.pull(of: list) > -1000)
  }

  @Test(arguments: [50, 0.5])
  func moreRoomAtTheOtherEndLeavesAStretchAlone(pull: Double) {
    var engine = ScrollEngine()
    let list = engine.list(300, edges: .bounce)
    engine.setOffset(200, of: list)
    engine.drag(list, by: pull, along: .vertical)
    engine.update(list) { $0.insets.start = 20 }
    #expect(engine.offset(of: list) == 200)
    #expect(engine.pull(of: list) == pull)
  }

  @Test func aStretchEndsInTheExtentWhereverThatIs() {
    var engine = ScrollEngine()
    let list = engine.list(100, edges: .bounce)
    engine.drag(list, by: 20, along: .vertical)
    engine.update(list) { $0.insets.start = -500 }
    #expect(engine.extent(of: list) == 500...500)
    #expect(engine.offset(of: list) == 500)
  }

  @Test func anUpdateToTheSameLeavesAPullToTheLastBit() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    for step in 1...40 {
      let pull = -Double(step) * 1.37
      engine.setOffset(0, of: list)
      engine.drag(list, by: pull, along: .vertical)
      engine.update(list) { $0.content = 1001 }
      engine.update(list) { $0.content = 1000 }
      #expect(engine.pull(of: list) == pull)
    }
  }

  @Test func aPageMoreLeavesAPullAtTheStartToTheLastBit() {
    for step in 1...40 {
      var engine = ScrollEngine()
      let pager = engine.insert(.pager(viewport: 400, edges: .bounce))
      let list = engine.list(1000, in: pager)
      let pull = -Double(step) * 1.37
      engine.drag(list, by: pull, along: .horizontal)
      _ = engine.list(1000, in: pager)
      #expect(engine.pull(of: pager) == pull)
    }
  }

  @Test func aSmallerViewportKeepsAtMostHalfOfItStretchedAtTheEndToo() {
    var engine = ScrollEngine()
    let list = engine.list(1000, viewport: 400, edges: .bounce)
    engine.setOffset(600, of: list)
    engine.drag(list, by: 200, along: .vertical)
    engine.update(list) { $0.viewport = 100 }
    #expect(engine.offset(of: list) == 900)
    #expect(isNear(engine.stretch(of: list), 50))
  }
}
