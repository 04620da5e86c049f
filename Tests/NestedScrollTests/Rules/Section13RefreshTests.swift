import NestedScroll
import Testing

/// A list with a refresh at its start: trigger 60, held height 50.
private struct Refreshing {
  var engine = ScrollEngine()
  let list: NodeID

  init(edges: Edges = .clamp, trigger: Double = 60, hold: Double = 50) {
    list = engine.insert(
      Node(
        .vertical, viewport: 400, content: 1000, edges: edges,
        refreshAtStart: Refresh(trigger: trigger, hold: hold)))
  }

  var phase: RefreshPhase? { engine.refreshPhase(.start, of: list) }

  var told: [String] { engine.report.refreshChanges.map { "\($0.from) > \($0.to)" } }

  mutating func pull(_ distance: Double) {
    engine.down(list, at: engine.time)
    engine.go(y: -10 - distance, at: engine.time + 0.01)
  }
}

@Suite("Rules: refresh")
struct Section13RefreshTests {
  @Test func anEdgeWithARefreshPullsEvenWhereItIsHard() {
    var page = Refreshing()
    page.pull(30)
    #expect(page.engine.pull(of: page.list) == -30)
    #expect(page.phase == .pulling)
    #expect(page.told == ["idle > pulling"])
    #expect(page.engine.refreshProgress(.start, of: page.list) == 0.5)
    // The other edge is hard.
    page.engine.setOffset(600, of: page.list)
    page.engine.drag(page.list, by: 10, along: .vertical)
    #expect(page.engine.pull(of: page.list) == 0)
  }

  @Test func itIsArmedFromTheTriggerOn() {
    var page = Refreshing()
    page.pull(59)
    #expect(page.phase == .pulling)
    page.engine.go(y: -70, at: 0.02)
    #expect(page.phase == .armed)
    #expect(page.told == ["pulling > armed"])
    page.engine.go(y: -69, at: 0.03)
    #expect(page.phase == .pulling)
    page.engine.go(y: -10, at: 0.04)
    #expect(page.phase == .idle)
    #expect(page.told == ["pulling > idle"])
  }

  @Test func releasedBeforeItIsIdleAgain() {
    var page = Refreshing()
    page.pull(59)
    page.engine.touchEnded(time: 0.2)
    #expect(page.phase == .idle)
    page.engine.settle()
    #expect(page.engine.offset(of: page.list) == 0)
    #expect(page.engine.pull(of: page.list) == 0)
  }

  @Test func releasedWhileArmedItRefreshesAndHolds() {
    var page = Refreshing()
    page.pull(80)
    let shownBefore = page.engine.shownOffset(of: page.list)
    page.engine.touchEnded(time: 0.2)
    #expect(page.phase == .refreshing)
    #expect(page.told == ["armed > refreshing"])
    #expect(page.engine.extent(of: page.list) == -50...600)
    // Nothing jumps: what was shown is shown.
    #expect(isNear(page.engine.shownOffset(of: page.list), shownBefore))
    page.engine.settle()
    #expect(page.engine.offset(of: page.list) == -50)
    #expect(page.engine.pull(of: page.list) == 0)
  }

  /// What is pulled far enough for a stretch beyond the height is let go as fast as it is shown.
  @Test func theHeightThatOpensChangesNoVelocity() throws {
    var page = Refreshing(edges: .bounce)
    page.pull(200)
    let slope = RubberBand(.ios, viewport: 400).slope(200)
    page.engine.touchEnded(time: 0.2, velocity: Vector(x: 0, y: -300))
    let motion = try #require(page.engine.motionStates.first)
    #expect(motion.kind == .spring)
    #expect(isNear(motion.velocity, -300 * slope))
  }

  @Test func aHeightThatOpensUnderABounceMovesNothingThatIsShown() {
    var page = Refreshing(edges: .bounce)
    page.engine.fling(page.list, velocity: Vector(x: 0, y: -4000))
    page.engine.advance(to: 0.1)
    let before = page.engine.shownOffset(of: page.list)
    #expect(before < -60)
    page.engine.beginRefresh(.start, of: page.list)
    #expect(isNear(page.engine.shownOffset(of: page.list), before))
    page.engine.advance(to: 0.1001)
    #expect(isNear(page.engine.shownOffset(of: page.list), before, absolute: 1))
    page.engine.settle()
    #expect(page.engine.offset(of: page.list) == -50)
  }

  @Test func pulledFartherThanWhatIsHeldItSpringsBackToIt() {
    var page = Refreshing(hold: 20)
    page.pull(200)
    let shownBefore = page.engine.shownOffset(of: page.list)
    #expect(shownBefore < -60)
    page.engine.touchEnded(time: 0.2)
    #expect(isNear(page.engine.shownOffset(of: page.list), shownBefore))
    #expect(page.engine.offset(of: page.list) == -20)
    page.engine.settle()
    #expect(page.engine.offset(of: page.list) == -20)
  }

  @Test func endingShrinksAndWhatLiesOutsideSpringsBack() {
    var page = Refreshing()
    page.pull(80)
    page.engine.touchEnded(time: 0.2)
    page.engine.settle()
    page.engine.endRefresh(.start, of: page.list)
    #expect(page.phase == .idle)
    #expect(page.told == ["refreshing > idle"])
    #expect(page.engine.offset(of: page.list) == 0)
    #expect(isNear(page.engine.stretch(of: page.list), -50))
    page.engine.settle()
    #expect(page.engine.pull(of: page.list) == 0)
    #expect(page.engine.extent(of: page.list) == 0...600)
  }

  @Test func theCommandRefreshesToo() {
    var page = Refreshing()
    page.engine.beginRefresh(.start, of: page.list)
    #expect(page.phase == .refreshing)
    #expect(page.engine.offset(of: page.list) == -50)
    page.engine.setOffset(300, of: page.list)
    page.engine.endRefresh(.start, of: page.list)
    #expect(page.engine.offset(of: page.list) == 300)
    // A node that is not at that edge stays where it is.
    page.engine.beginRefresh(.start, of: page.list)
    #expect(page.engine.offset(of: page.list) == 300)
    page.engine.beginRefresh(.start, of: page.list)
    #expect(page.told == [])
    page.engine.endRefresh(.end, of: page.list)
    #expect(page.told == [])
  }

  @Test func aRefreshGoingOnBlocksNothing() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    let list = engine.insert(
      Node(
        .vertical, viewport: 400, content: 1000, refreshAtStart: Refresh(trigger: 60, hold: 50)),
      under: pager)
    _ = engine.list(1000, in: pager, viewport: 400)
    engine.beginRefresh(.start, of: list)
    engine.drag(list, by: 70, along: .vertical)
    #expect(engine.offset(of: list) == 20)
    engine.select(page: 1, in: pager)
    #expect(engine.refreshPhase(.start, of: list) == .refreshing)
    engine.update(list) { $0.content = 2000 }
    #expect(engine.extent(of: list) == -50...1600)
    engine.endRefresh(.start, of: list)
    #expect(engine.offset(of: list) == 20)
    #expect(engine.extent(of: list) == 0...1600)
  }

  @Test func pullingWhileItGoesOnDoesNotStartAnother() {
    var page = Refreshing()
    page.engine.beginRefresh(.start, of: page.list)
    page.pull(100)
    #expect(page.engine.pull(of: page.list) == -100)
    page.engine.touchEnded(time: 1)
    #expect(page.phase == .refreshing)
    page.engine.settle()
    #expect(page.engine.offset(of: page.list) == -50)
  }

  @Test func atTheEndItIsTheSame() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(
        .vertical, viewport: 400, content: 1000, refreshAtEnd: Refresh(trigger: 60, hold: 50)))
    engine.setOffset(600, of: list)
    engine.down(list, at: 0)
    engine.go(y: 10 + 80, at: 0.01)
    #expect(engine.refreshPhase(.end, of: list) == .armed)
    engine.touchEnded(time: 0.2)
    engine.settle()
    #expect(engine.offset(of: list) == 650)
    engine.endRefresh(.end, of: list)
    engine.settle()
    #expect(engine.offset(of: list) == 600)
  }

  @Test func endedUnderAFingerItIsItsPull() {
    var page = Refreshing()
    page.engine.beginRefresh(.start, of: page.list)
    page.engine.down(page.list, at: 0)
    page.engine.go(y: 11, at: 0.01)
    #expect(page.engine.offset(of: page.list) == -49)
    page.engine.endRefresh(.start, of: page.list)
    #expect(page.engine.offset(of: page.list) == 0)
    #expect(isNear(page.engine.stretch(of: page.list), -49))
    page.engine.advance(to: 1)
    #expect(isNear(page.engine.stretch(of: page.list), -49))
    page.engine.touchEnded(time: 1)
    page.engine.settle()
    #expect(page.engine.pull(of: page.list) == 0)
  }

  @Test func aPhasedWheelHoldsLikeAFinger() {
    var page = Refreshing()
    page.engine.wheel(page.list, by: .zero, time: 0, phase: .began)
    page.engine.wheel(page.list, by: Vector(x: 0, y: -80), time: 0.01, phase: .changed)
    #expect(page.phase == .armed)
    page.engine.wheel(page.list, by: .zero, time: 0.2, phase: .ended)
    #expect(page.phase == .refreshing)
  }

  @Test func aBounceArmsNothing() {
    var page = Refreshing(edges: .bounce, trigger: 5)
    page.engine.fling(page.list, velocity: Vector(x: 0, y: -2000))
    page.engine.advance(to: 0.1)
    #expect(page.engine.pull(of: page.list) < -5)
    #expect(page.phase == .idle)
    page.engine.settle()
    #expect(page.phase == .idle)
  }

  @Test func whatACommandPutsBackIsIdle() {
    var page = Refreshing()
    page.pull(80)
    page.engine.setOffset(0, of: page.list)
    #expect(page.engine.pull(of: page.list) == 0)
    #expect(page.phase == .idle)
    page.engine.touchEnded(time: 0.2)
    #expect(page.phase == .idle)
  }

  @Test func endingOneOnADisabledNodeLeavesNoStretchBehind() {
    var page = Refreshing()
    page.engine.beginRefresh(.start, of: page.list)
    page.engine.update(page.list) { $0.isEnabled = false }
    page.engine.endRefresh(.start, of: page.list)
    page.engine.settle()
    #expect(page.engine.pull(of: page.list) == 0)
    #expect(page.engine.offset(of: page.list) == 0)
    #expect(page.phase == .idle)
  }

  @Test func anUpdateThatChangesNothingLeavesAReleasedRefreshOnItsWay() {
    var engine = ScrollEngine()
    let pager = engine.insert(
      Node(
        .horizontal, viewport: 100, content: nil, pager: Pager(),
        refreshAtStart: Refresh(trigger: 50, hold: 40)))
    engine.down(pager, at: 0)
    engine.drag(pager, by: -50, along: .horizontal)
    engine.touchEnded(time: 0.015)
    #expect(engine.refreshPhase(.start, of: pager) == .refreshing)
    var other = engine
    other.update(pager)
    engine.advance(to: 0.3)
    other.advance(to: 0.3)
    #expect(engine.offset(of: pager) < 0)
    #expect(engine.offset(of: pager) == other.offset(of: pager))
  }

  @Test func whatIsNotRefreshingCannotEnd() {
    var page = Refreshing()
    page.pull(70)
    #expect(page.phase == .armed)
    page.engine.endRefresh(.start, of: page.list)
    #expect(page.phase == .armed)
    #expect(page.engine.pull(of: page.list) == -70)
    page.engine.up(at: 0.1)
    #expect(page.phase == .refreshing)
  }

  @Test func aTriggerMayBeLessThanAPoint() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(
        .vertical, viewport: 100, content: 1000, refreshAtStart: Refresh(trigger: 0.5, hold: 40)))
    engine.drag(list, by: -0.5, along: .vertical)
    #expect(engine.refreshPhase(.start, of: list) == .armed)
  }

  @Test func aBounceAtTheOtherEdgeEndsWhereARefreshOpens() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(
        .vertical, viewport: 100, content: 100, edges: .bounce,
        refreshAtStart: Refresh(trigger: 50, hold: 40)))
    engine.fling(list, velocity: Vector(x: 0, y: 60))
    #expect(engine.isMoving)
    engine.beginRefresh(.start, of: list)
    #expect(engine.offset(of: list) == -40)
    #expect(engine.ended == ["vertical spring interrupted"])
    engine.advance(to: 0.1)
    #expect(engine.offset(of: list) == -40)
    #expect(engine.pull(of: list) == 0)
  }

  @Test func aBounceAtTheOtherEndPullsNothing() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(
        .vertical, viewport: 400, content: 1000, edges: .bounce,
        refreshAtEnd: Refresh(trigger: 60, hold: 50)))
    engine.setOffset(500, of: list)
    engine.fling(list, velocity: Vector(x: 0, y: 4000))
    while engine.isMoving {
      engine.advance(to: engine.time + 0.01)
      #expect(engine.refreshPhase(.end, of: list) == .idle)
    }
  }

  @Test func aNewViewportMayArmIt() {
    var page = Refreshing()
    page.pull(59)
    #expect(page.phase == .pulling)
    page.engine.update(page.list) { $0.viewport = 100 }
    #expect(page.engine.pull(of: page.list) < -60)
    #expect(page.phase == .armed)
  }

  @Test func whatEndsShowsAtMostHalfAView() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(
        .vertical, viewport: 400, content: 1000, refreshAtStart: Refresh(trigger: 60, hold: 300),
        refreshAtEnd: Refresh(trigger: 60, hold: 300)))
    for edge in [Edge.start, .end] {
      engine.setOffset(edge == .start ? 0 : 600, of: list)
      engine.beginRefresh(edge, of: list)
      engine.endRefresh(edge, of: list)
      #expect(isNear(engine.stretch(of: list), edge == .start ? -200 : 200))
      engine.settle()
    }
  }

  @Test(arguments: [false, true])
  func selectingThePageThatARefreshHoldsOpenChangesNothing(animated: Bool) {
    var engine = ScrollEngine()
    let pager = engine.insert(
      Node(
        .horizontal, viewport: 100, content: nil, pager: Pager(),
        refreshAtEnd: Refresh(trigger: 50, hold: 40)))
    _ = engine.list(1000, in: pager)
    engine.beginRefresh(.end, of: pager)
    engine.settle()
    #expect(engine.offset(of: pager) == 40)
    engine.select(page: 0, in: pager, animated: animated)
    engine.settle()
    #expect(engine.offset(of: pager) == 40)
  }
}
