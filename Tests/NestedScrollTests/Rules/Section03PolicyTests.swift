import NestedScroll
import Testing

/// Three vertical nodes, each 100 points of way.
private struct Column {
  var engine = ScrollEngine()
  let outer: NodeID
  let middle: NodeID
  let inner: NodeID

  init(inner: Policy = .chain, middle: Policy = .chain, outer: Policy = .chain) {
    self.outer = engine.list(200, policy: outer)
    self.middle = engine.list(200, in: self.outer, policy: middle)
    self.inner = engine.list(200, in: self.middle, policy: inner)
  }

  mutating func drag(_ delta: Double) -> [Double] {
    engine.drag(inner, by: delta, along: .vertical)
    return engine.offsets(inner, middle, outer)
  }

  func order(_ direction: Direction) -> [String] {
    engine.consumptionOrder(of: inner, along: .vertical, direction).map { step in
      let name = step.node == inner ? "inner" : step.node == middle ? "middle" : "outer"
      return "\(step.reason) \(name) \(Int(step.limit))"
    }
  }
}

@Suite("Rules: policies and their order")
struct Section03PolicyTests {
  @Test func chainIsInnermostFirst() {
    var column = Column()
    #expect(column.order(.forward) == ["own inner 100", "own middle 100", "own outer 100"])
    #expect(column.order(.backward) == ["own inner 0", "own middle 0", "own outer 0"])
    #expect(column.drag(250) == [100, 100, 50])
    #expect(column.drag(-30) == [70, 100, 50])
  }

  @Test func containEndsTheChain() {
    var column = Column(middle: .contain)
    #expect(column.order(.forward) == ["own inner 100", "own middle 100"])
    #expect(column.drag(250) == [100, 100, 0])
    #expect(column.engine.report.unconsumed.y == 50)
    #expect(column.engine.report.unconsumedAt(.vertical) == column.middle)
  }

  @Test func stickyHeaderClaimsForward() {
    var column = Column(outer: .stickyHeader)
    #expect(
      column.order(.forward)
        == ["preScroll outer 100", "own inner 100", "own middle 100", "own outer 100"])
    #expect(column.order(.backward) == ["own inner 0", "own middle 0", "own outer 0"])
    #expect(column.drag(150) == [50, 0, 100])
    #expect(column.drag(-70) == [0, 0, 80])
  }

  @Test func floatingHeaderClaimsBothWays() {
    var column = Column(outer: .floatingHeader)
    #expect(column.drag(150) == [50, 0, 100])
    #expect(column.drag(-70) == [50, 0, 30])
  }

  @Test func floatingCollapsedOpensEarlyUntilAnOffset() {
    var column = Column(outer: .floatingCollapsed(until: 60))
    #expect(column.drag(150) == [50, 0, 100])
    #expect(column.drag(-70) == [20, 0, 60])
    #expect(column.drag(-70) == [0, 0, 10])
  }

  @Test func claimsGoOutermostFirst() {
    var column = Column(middle: .stickyHeader, outer: .stickyHeader)
    #expect(column.drag(150) == [0, 50, 100])
  }

  @Test func aClaimDoesNotCrossANodeThatKeepsToItself() {
    var column = Column(middle: .contain, outer: .stickyHeader)
    #expect(column.drag(150) == [100, 50, 0])
    // The claim of that node itself counts.
    let turn = Turn(preScroll: .whole, mode: .selfOnly)
    var own = Column(middle: Policy(forward: turn, backward: turn), outer: .stickyHeader)
    #expect(own.drag(150) == [50, 100, 0])
    var innermost = Column(inner: .contain, middle: .stickyHeader, outer: .stickyHeader)
    #expect(innermost.drag(150) == [100, 0, 0])
  }

  @Test func theInnermostHasNoClaim() {
    var column = Column(inner: .stickyHeader, outer: .stickyHeader)
    #expect(column.drag(150) == [50, 0, 100])
  }

  @Test func parentFirstIsOutermostFirst() {
    var column = Column(inner: .parentFirst)
    #expect(column.order(.forward) == ["own middle 100", "own outer 100", "own inner 100"])
    #expect(column.drag(250) == [50, 100, 100])
    let both = Column(inner: .parentFirst, middle: .parentFirst)
    #expect(both.order(.forward) == ["own outer 100", "own middle 100", "own inner 100"])
  }

  @Test func parallelGivesBothTheWholeAndLeavesTheSmallerRest() {
    var column = Column(inner: .parallel, outer: .contain)
    // The inner leaves 30, the others together nothing.
    #expect(column.drag(130) == [100, 100, 30])
    #expect(column.engine.report.unconsumed.y == 0)
    // The inner leaves 100, the others 30: the smaller one is left.
    #expect(column.drag(100) == [100, 100, 100])
    #expect(column.engine.report.unconsumed.y == 30)
  }

  @Test func postScrollSaysHowFarANodeGoesWithWhatIsLeft() {
    let half = Policy(forward: Turn(postScroll: .until(40)), backward: Turn(postScroll: .none))
    var column = Column(middle: half)
    #expect(column.drag(180) == [100, 40, 40])
    #expect(column.drag(-180) == [0, 40, 0])
    #expect(column.engine.report.unconsumed.y == -40)
  }

  @Test func theInnermostGoesToItsEndWhateverItsPostTurn() {
    let none = Policy(forward: Turn(postScroll: .none), backward: Turn(postScroll: .none))
    var column = Column(inner: none)
    #expect(column.drag(120) == [100, 20, 0])
  }

  @Test func aStopAlreadyPastItsLimitTakesNothing() {
    var column = Column(outer: .floatingCollapsed(until: 60))
    column.engine.setOffset(30, of: column.outer)
    column.engine.setOffset(100, of: column.inner)
    // Its early turn ends at 60, which lies behind it: only the post turn moves it.
    #expect(column.drag(-20) == [80, 0, 30])
  }

  @Test func directionsHaveTurnsOfTheirOwn() {
    let policy = Policy(forward: Turn(mode: .selfOnly), backward: Turn(mode: .parentFirst))
    var column = Column(inner: policy)
    #expect(column.drag(150) == [100, 0, 0])
    column.engine.setOffset(30, of: column.middle)
    #expect(column.drag(-50) == [80, 0, 0])
  }

  @Test func theOrderFollowsAChangeOfPolicyInTheMiddleOfAGesture() {
    var column = Column()
    column.engine.down(column.inner, at: 0)
    column.engine.go(y: 30, at: 0.016)
    column.engine.update(column.outer) { $0.policy = .stickyHeader }
    column.engine.go(y: 50, at: 0.032)
    #expect(column.engine.offsets(column.inner, column.middle, column.outer) == [20, 0, 20])
  }

  @Test func aConsumersCodeIsAskedAtItsTurns() {
    var engine = ScrollEngine()
    let connection = Connection(
      before: { $0.available > 0 ? 10 : 0 },
      // All that the descendants took comes as `consumed`.
      after: { $0.available >= 0 ? min(5, $0.consumed) : -1000 })
    let outer = engine.insert(
      Node(.vertical, viewport: 100, content: 100, connection: connection))
    let inner = engine.list(150, in: outer)
    engine.drag(inner, by: 100, along: .vertical)
    #expect(engine.offset(of: inner) == 50)
    #expect(engine.report.taken(by: outer) == 15)
    #expect(engine.report.unconsumed.y == 35)
    // An answer is clamped to what was available.
    engine.drag(inner, by: -70, along: .vertical)
    #expect(engine.offset(of: inner) == 0)
    #expect(engine.report.taken(by: outer) == -20)
    #expect(engine.report.unconsumed.y == 0)
  }

  @Test func aConsumersCodeIsNotAskedOnItsOwnDeltas() {
    var engine = ScrollEngine()
    let node = engine.insert(
      Node(
        .vertical, viewport: 100, content: 200,
        connection: Connection(before: { $0.available }, after: { $0.available })))
    engine.drag(node, by: 150, along: .vertical)
    #expect(engine.offset(of: node) == 100)
    #expect(engine.report.unconsumed.y == 50)
  }

  @Test func aStyleSaysWhoIsPulledAtTheStart() {
    for style in [PageStyle.sticky(pulls: .page), .floating(pulls: .page)] {
      #expect(Node.header(Header(height: 100), viewport: 400, style: style).edges.start == .bounce)
      #expect(Node.list(viewport: 400, content: 1000, style: style).edges.start == .clamp)
    }
    for style in [PageStyle.sticky(pulls: .list), .floating(pulls: .list)] {
      #expect(Node.header(Header(height: 100), viewport: 400, style: style).edges.start == .clamp)
      #expect(Node.list(viewport: 400, content: 1000, style: style).edges.start == .bounce)
    }
  }
}
