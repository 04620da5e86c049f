import NestedScroll
import Testing

@Suite("Rules: nodes")
struct Section01NodesTests {
  @Test func theExtentIsContentAndInsetsLessTheViewport() {
    var engine = ScrollEngine()
    let node = engine.insert(
      Node(.vertical, viewport: 100, content: 300, insets: Insets(start: 20, end: 30)))
    #expect(engine.extent(of: node) == -20...230)
    let short = engine.insert(
      Node(.vertical, viewport: 100, content: 50, insets: Insets(start: 20, end: 10)))
    #expect(engine.extent(of: short) == -20 ... -20)
    #expect(engine.offsets(node, short) == [-20, -20])
  }

  @Test func anOffsetAskedForBeforeTheContentIsKnownIsKept() {
    var engine = ScrollEngine()
    let node = engine.list(nil)
    engine.setOffset(500, of: node)
    #expect(engine.offset(of: node) == 0)
    engine.update(node) { $0.content = 1000 }
    #expect(engine.offset(of: node) == 500)
    let other = engine.insert(Node(.vertical, viewport: 100, content: nil, offset: 500))
    engine.update(other) { $0.content = 300 }
    #expect(engine.offset(of: other) == 200)
  }

  @Test func whatIsKeptSurvivesAChangeOfViewport() {
    var engine = ScrollEngine()
    let node = engine.list(nil)
    engine.setOffset(500, of: node)
    engine.update(node) { $0.viewport = 200 }
    engine.update(node) { $0.content = 1000 }
    #expect(engine.offset(of: node) == 500)
  }

  @Test func aPullIsOnlyAtAnEdgeAndTheBandShowsIt() {
    var engine = ScrollEngine()
    let node = engine.list(1000, viewport: 400, edges: .bounce)
    engine.drag(node, by: -100, along: .vertical)
    #expect(engine.offset(of: node) == 0)
    #expect(engine.pull(of: node) == -100)
    // 400 * 55 / 455
    #expect(abs(engine.stretch(of: node) + 48.351648351648) < 1e-9)
    #expect(abs(engine.shownOffset(of: node) + 48.351648351648) < 1e-9)
    engine.drag(node, by: 130, along: .vertical)
    #expect(engine.offset(of: node) == 30)
    #expect(engine.pull(of: node) == 0)
  }

  @Test func aHeaderTravelsItsHeightLessWhatStays() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 240, stay: 40), viewport: 700))
    #expect(engine.extent(of: header) == 0...200)
    let high = engine.insert(.header(Header(height: 240, stay: 300), viewport: 700))
    #expect(engine.extent(of: high) == 0...0)
  }

  @Test func rowsAddUpToTravelAndPolicy() {
    // A bar that returns, a picture that does not, tabs that stay.
    let (header, policy) = Header.rows([
      HeaderRow(height: 60, returns: 60), HeaderRow(height: 100), HeaderRow(height: 40, stay: 40),
    ])
    #expect(header.travel == 160)
    #expect(header.height == 200)
    #expect(policy == .floatingCollapsed(until: 160))
    // All that travels returns.
    let all = Header.rows([
      HeaderRow(height: 100, returns: 100), HeaderRow(height: 40, stay: 40),
    ])
    #expect(all.header.travel == 100)
    #expect(all.policy == .floatingCollapsed(until: 0))
    // What is behind the first row that stays does not travel.
    let behind = Header.rows([HeaderRow(height: 100, stay: 30), HeaderRow(height: 50)])
    #expect(behind.header.travel == 70)
    #expect(behind.policy == .floatingCollapsed(until: 70))
  }

  @Test func aPagerIsItsPagesAndTheGapsBetween() {
    var engine = ScrollEngine()
    let pager = engine.insert(
      .pager(Pager(pageLength: 300, spacing: 10), viewport: 400))
    for _ in 0..<3 { _ = engine.list(100, in: pager) }
    // 3 * 300 + 2 * 10 - 400
    #expect(engine.extent(of: pager) == 0...520)
    engine.select(page: 1, in: pager)
    #expect(engine.offset(of: pager) == 310)
    engine.select(page: 2, in: pager)
    #expect(engine.offset(of: pager) == 520)
  }

  @Test func anEmptyPageIsAPage() {
    var engine = ScrollEngine()
    let pager = engine.insert(.pager(viewport: 400))
    #expect(engine.extent(of: pager) == 0...0)
    for _ in 0..<2 {
      engine.insert(Node(.vertical, viewport: 0, content: 0, isEnabled: false), under: pager)
    }
    #expect(engine.extent(of: pager) == 0...400)
  }

  @Test func aTransparentNodeIsNotThere() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let contained = engine.list(100, in: outer, policy: .contain)
    let disabled = engine.list(1000, in: contained, policy: .contain)
    engine.update(disabled) { $0.isEnabled = false }
    let inner = engine.list(150, in: disabled)
    #expect(engine.chain(of: inner, along: .vertical) == [inner, outer])
    engine.drag(inner, by: 80, along: .vertical)
    #expect(engine.offsets(inner, disabled, contained, outer) == [50, 0, 0, 30])
  }

  @Test func anEdgeEffectMakesAShortNodeCount() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let short = engine.list(50, in: outer, edges: .bounce, policy: .contain)
    #expect(engine.chain(of: short, along: .vertical) == [short, outer])
    engine.drag(short, by: 40, along: .vertical)
    #expect(engine.pull(of: short) == 40)
    #expect(engine.offset(of: outer) == 0)
  }

  @Test func transparencyIsJudgedPerDelta() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let inner = engine.list(nil, in: outer)
    engine.down(inner, at: 0)
    engine.go(y: 30, at: 0.016)
    #expect(engine.offsets(inner, outer) == [0, 20])
    engine.update(inner) { $0.content = 110 }
    engine.go(y: 50, at: 0.032)
    #expect(engine.offsets(inner, outer) == [10, 30])
    engine.update(inner) { $0.content = 100 }
    engine.go(y: 60, at: 0.048)
    #expect(engine.offsets(inner, outer) == [0, 40])
  }

  @Test func asAnAncestorANodeLeavesOutInputs() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let middle = engine.insert(
      Node(.vertical, viewport: 100, content: 1000, inputs: [.fling]), under: outer)
    let inner = engine.list(150, in: middle)
    engine.drag(inner, by: 80, along: .vertical)
    #expect(engine.offsets(inner, middle, outer) == [50, 0, 30])
    // Touched itself it is no ancestor.
    engine.drag(middle, by: 20, along: .vertical)
    #expect(engine.offsets(inner, middle, outer) == [50, 20, 30])
    engine.wheel(inner, by: Vector(x: 0, y: 10), time: 0)
    #expect(engine.offsets(inner, middle, outer) == [50, 20, 40])
    engine.scroll(inner, by: 10)
    #expect(engine.offsets(inner, middle, outer) == [50, 20, 50])
  }

  @Test func aPagerLeftOutBarsTheWayWhileItCouldMove() {
    var engine = ScrollEngine()
    let outer = engine.list(1000, axis: .horizontal)
    let pager = engine.insert(
      Node(.horizontal, viewport: 100, content: nil, inputs: [.wheel], pager: Pager()),
      under: outer)
    let row = engine.list(150, in: pager, axis: .horizontal)
    _ = engine.list(100, in: pager)
    engine.drag(row, by: 80, along: .horizontal)
    #expect(engine.offsets(row, pager, outer) == [50, 0, 0])
    #expect(engine.report.unconsumed == Vector(x: 30, y: 0))
    #expect(engine.report.unconsumedAt(.horizontal) == pager)
    engine.setOffset(30, of: outer)
    // Backward it could not move, so what is above it may.
    engine.drag(row, by: -70, along: .horizontal)
    #expect(engine.offsets(row, pager, outer) == [0, 0, 10])
  }

  @Test func aClaimAbovePagerLeftOutStillGoesFirst() {
    var engine = ScrollEngine()
    let outer = engine.list(
      110, axis: .horizontal, policy: Policy(forward: Turn(preScroll: .whole)))
    let pager = engine.insert(
      Node(.horizontal, viewport: 100, content: nil, inputs: [.wheel], pager: Pager()),
      under: outer)
    let row = engine.list(150, in: pager, axis: .horizontal)
    _ = engine.list(100, in: pager)
    engine.drag(row, by: 30, along: .horizontal)
    #expect(engine.offsets(row, pager, outer) == [20, 0, 10])
  }

  @Test func aDisabledPagerDoesNotBar() {
    var engine = ScrollEngine()
    let outer = engine.list(1000, axis: .horizontal)
    let pager = engine.insert(
      Node(
        .horizontal, viewport: 100, content: nil, isEnabled: false, inputs: [.wheel],
        pager: Pager()),
      under: outer)
    let row = engine.list(150, in: pager, axis: .horizontal)
    _ = engine.list(100, in: pager)
    engine.drag(row, by: 80, along: .horizontal)
    #expect(engine.offsets(row, pager, outer) == [50, 0, 30])
  }

  @Test func aDirectionIsInheritedThroughEveryLevel() {
    var engine = ScrollEngine()
    let root = engine.list(1000)
    let list = engine.list(1000, in: root)
    let row = engine.list(1000, in: list, axis: .horizontal)
    engine.update(root) { $0.direction = .rightToLeft }
    engine.drag(row, by: -20, along: .horizontal)
    #expect(engine.offset(of: row) == 20)
  }
}
