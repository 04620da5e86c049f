import NestedScroll
import Testing

@Suite("Rules: nodes removed or disabled in a gesture")
struct Section07RemovalTests {
  @Test func aFingerGoesOnWithTheNearestLivingAncestor() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let middle = engine.list(140, in: outer)
    let inner = engine.list(1000, in: middle)
    engine.down(inner, at: 0)
    engine.go(y: 30, at: 0.01)
    #expect(engine.offsets(inner, middle, outer) == [20, 0, 0])
    engine.remove(inner)
    engine.go(y: 80, at: 0.02)
    #expect(engine.offsets(middle, outer) == [40, 10])
  }

  @Test func thatAncestorStillCountsAsAnAncestor() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let middle = engine.insert(
      Node(
        .vertical, viewport: 100, content: 1000,
        policy: Policy(forward: Turn(postScroll: .until(15)))), under: outer)
    let inner = engine.list(1000, in: middle)
    engine.down(inner, at: 0)
    engine.go(y: 30, at: 0.01)
    engine.remove(inner)
    engine.go(y: 60, at: 0.02)
    #expect(engine.offsets(middle, outer) == [15, 15])
  }

  @Test func aFlingGoesOnWithTheNearestLivingAncestor() {
    var engine = ScrollEngine()
    let outer = engine.list(10_000)
    let inner = engine.list(10_000, in: outer)
    engine.fling(inner, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.1)
    let gone = engine.offset(of: inner)
    engine.remove(inner)
    engine.settle()
    #expect(isNear(engine.offset(of: outer), 1000 / decayRate - gone, absolute: 1e-6))
  }

  @Test func aFlingWithoutAncestorsEnds() {
    var engine = ScrollEngine()
    let list = engine.list(10_000)
    let other = engine.list(10_000)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.1)
    engine.remove(list)
    #expect(engine.ended == ["vertical fling interrupted"])
    let moving = engine.isMoving
    #expect(!moving)
    engine.drag(other, by: 5, along: .vertical)
    #expect(engine.offset(of: other) == 5)
  }

  @Test func aTouchWhoseTreeIsGoneDoesNothing() {
    var engine = ScrollEngine()
    let root = engine.list(1000)
    let list = engine.list(1000, in: root)
    engine.down(list, at: 0)
    engine.go(y: 30, at: 0.01)
    engine.remove(root)
    engine.go(y: 60, at: 0.02)
    engine.up(y: 1000, at: 0.03)
    engine.settle()
    let moving = engine.isMoving
    #expect(!moving)
    #expect(engine.count == 0)
  }

  @Test func aRemovedListUnderAHeaderTouchIsLeftOut() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let list = engine.list(1000, in: header, viewport: 400)
    engine.down(header, at: 0, area: .header)
    engine.go(y: 10 + 150, at: 0.01)
    #expect(engine.offsets(header, list) == [100, 50])
    engine.remove(list)
    engine.go(y: 10 + 130, at: 0.02)
    #expect(engine.offset(of: header) == 80)
    let other = engine.list(1000, in: header, viewport: 400)
    engine.go(y: 10 + 160, at: 0.03)
    #expect(engine.offsets(header, other) == [100, 10])
  }

  @Test func aPageRemovedUnderAFingerLeavesThePagerToIt() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let first = engine.list(1000, in: pager, viewport: 400)
    _ = engine.list(1000, in: pager, viewport: 400)
    _ = engine.list(1000, in: pager, viewport: 400)
    engine.down(first, at: 0)
    engine.go(x: 60, at: 0.01)
    engine.remove(first)
    engine.go(x: 100, at: 0.02)
    engine.touchCancelled(time: 0.03)
    engine.settle()
    let offset = engine.offset(of: pager)
    #expect(offset == 0 || offset == 400)
    #expect(engine.pages(of: pager)?.settled == Int(offset / 400))
  }

  @Test func aBounceOfARemovedNodeEndsOnce() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let list = engine.list(1000, in: outer, edges: .bounce, policy: .contain)
    engine.down(list, at: 0)
    engine.go(y: -60, at: 0.01)
    engine.up(at: 0.02)
    engine.remove(list)
    #expect(engine.ended == ["vertical spring interrupted"])
    let moving = engine.isMoving
    #expect(!moving)
  }

  @Test func aDisabledNodeLetsGo() {
    var engine = ScrollEngine()
    let list = engine.list(1000, edges: .bounce)
    engine.down(list, at: 0)
    engine.go(y: -60, at: 0.01)
    engine.up(at: 0.02)
    engine.advance(to: 0.03)
    engine.update(list) { $0.isEnabled = false }
    #expect(engine.pull(of: list) == 0)
    #expect(engine.ended == ["vertical spring interrupted"])
    let moving = engine.isMoving
    #expect(!moving)
  }

  @Test func aDisabledPagerLiesOnItsCurrentPage() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let first = engine.list(1000, in: pager, viewport: 400)
    _ = engine.list(1000, in: pager, viewport: 400)
    engine.down(first, at: 0)
    engine.go(x: 110, at: 0.01)
    engine.update(pager) { $0.isEnabled = false }
    #expect(engine.offset(of: pager) == 0)
    engine.update(pager) { $0.isEnabled = true }
    engine.go(x: 410, at: 0.02)
    engine.update(pager) { $0.isEnabled = false }
    #expect(engine.offset(of: pager) == 400)
  }

  @Test func aDisabledNodeWithARefreshIsIdle() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(
        .vertical, viewport: 400, content: 1000, refreshAtStart: Refresh(trigger: 60, hold: 50)))
    engine.down(list, at: 0)
    engine.go(y: -110, at: 0.01)
    engine.update(list) { $0.isEnabled = false }
    #expect(engine.pull(of: list) == 0)
    #expect(engine.refreshPhase(.start, of: list) == .idle)
  }

  @Test func aFlingGoesOnPastANodeThatIsDisabled() {
    var engine = ScrollEngine()
    let outer = engine.list(10_000)
    let inner = engine.list(10_000, in: outer)
    engine.fling(inner, velocity: Vector(x: 0, y: 1000))
    engine.advance(to: 0.1)
    let gone = engine.offset(of: inner)
    engine.update(inner) { $0.isEnabled = false }
    engine.settle()
    #expect(engine.offset(of: inner) == gone)
    #expect(isNear(engine.offset(of: outer), 1000 / decayRate - gone, absolute: 1e-6))
  }

  @Test func aMotionGoesOnWhenSomethingElseIsRemoved() {
    var engine = ScrollEngine()
    let page = engine.list(10_000)
    let list = engine.list(200, in: page)
    let other = engine.list(1000)
    engine.fling(list, velocity: Vector(x: 0, y: 2000))
    engine.advance(to: 0.01)
    engine.remove(other)
    #expect(engine.isMoving)
    engine.settle()
    // The list's 100, the page the rest of the whole way.
    #expect(engine.offset(of: list) == 100)
    #expect(abs(engine.offset(of: page) - (2000 / decayRate - 100)) < 1)
  }

  @Test func aTouchOnAHeaderThatIsGoneContinuesDownToNobody() {
    var engine = ScrollEngine()
    let outer = engine.list(150)
    let header = engine.insert(.header(Header(height: 100), viewport: 100), under: outer)
    let beside = engine.list(1000, in: outer)
    engine.down(header, at: 0, area: .header)
    engine.go(y: 10 + 30, at: 0.01)
    #expect(engine.offsets(header, outer) == [30, 0])
    engine.remove(header)
    engine.go(y: 10 + 30 + 80, at: 0.02)
    #expect(engine.offsets(outer, beside) == [50, 0])
  }

  @Test func aRunOverATreeThatIsGoneEnds() {
    var engine = ScrollEngine()
    let other = engine.list(1000)
    let header = engine.insert(
      Node(
        .vertical, viewport: 400, content: nil,
        header: Header(height: 100, snap: SnapRule.Threshold(0.5))))
    let list = engine.list(1000, in: header)
    engine.wheel(other, by: .zero, time: 0, phase: .began)
    engine.remove(other)
    engine.wheel(other, by: .zero, time: 0.1, phase: .ended)
    engine.drag(list, by: 1000, along: .vertical)
    engine.fling(list, velocity: Vector(x: 0, y: 60))
    engine.advance(to: 0.2)
    engine.stop(list)
    engine.settle()
    #expect([0, 100].contains(engine.offset(of: header)))
  }

  @Test func whatIsStretchedElsewhereUnwindsAfterARemoval() {
    var engine = ScrollEngine()
    let (list, other) = (engine.list(1000, edges: .bounce), engine.list(1000, edges: .bounce))
    engine.drag(list, by: -30, along: .vertical)
    engine.drag(other, by: -30, along: .vertical)
    engine.remove(other)
    engine.drag(list, by: 20, along: .vertical)
    #expect(engine.pulls(list) == [-10])
    #expect(engine.offset(of: list) == 0)
  }

  @Test func aFlingGoesOnThroughCodeThatMovesNothing() {
    var engine = ScrollEngine()
    let still = Turn(postScroll: .none)
    let frame = engine.insert(
      Node(
        .vertical, viewport: 100, content: 1000, policy: Policy(forward: still, backward: still),
        connection: Connection()))
    let list = engine.list(5000, in: frame)
    engine.setOffset(20, of: frame)
    engine.setOffset(3000, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: -1000))
    engine.remove(list)
    engine.advance(to: 0.5)
    #expect(engine.offset(of: frame) == 20)
  }
}
