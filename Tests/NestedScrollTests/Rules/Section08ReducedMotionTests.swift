import NestedScroll
import NestedScrollTesting
import Testing

@Suite("Rules: reduced motion")
struct Section08ReducedMotionTests {
  @Test func whatACommandAnimatesIsThereAtOnce() {
    var engine = ScrollEngine()
    engine.reducesMotion = true
    let header = engine.insert(.header(Header(height: 100), viewport: 400))
    let pager = engine.insert(.pager(viewport: 300), under: header)
    let pages = (0..<3).map { _ in engine.list(2000, in: pager, viewport: 400) }
    engine.select(page: 2, in: pager, animated: true)
    #expect(engine.pages(of: pager)?.settled == 2)
    #expect(engine.offset(of: pager) == 600)
    #expect(engine.report.pageChanges.count == 1)
    engine.scroll(pages[2], by: 150, animated: true)
    #expect(engine.offsets(header, pages[2]) == [100, 50])
    #expect(engine.ended == ["vertical command completed"])
    engine.scrollToTop(pages[2], animated: true)
    #expect(engine.offsets(header, pages[2]) == [0, 0])
    #expect(!engine.isMoving)
  }

  @Test func snapsBouncesAndSmoothWheelsJump() {
    var engine = ScrollEngine()
    engine.reducesMotion = true
    let list = engine.list(1000, edges: .bounce, snap: series(every: 100))
    engine.down(list, at: 0)
    engine.go(y: 80, at: 0.1)
    engine.up(at: 0.5)
    #expect(engine.offset(of: list) == 100)
    engine.setOffset(0, of: list)
    engine.down(list, at: 1)
    engine.go(y: -60, at: 1.1)
    #expect(engine.pull(of: list) == -50)
    engine.up(at: 1.5)
    #expect(engine.pull(of: list) == 0)
    #expect(!engine.isMoving)
    engine.wheel(list, by: Vector(x: 0, y: 170), time: 2, smooth: true)
    #expect(engine.offset(of: list) == 200)
  }

  @Test func aFlingStillMovesAndEndsAtItsEdge() {
    var engine = ScrollEngine()
    engine.reducesMotion = true
    let list = engine.list(1000, edges: .bounce)
    engine.fling(list, velocity: Vector(x: 0, y: 3000))
    #expect(engine.isMoving)
    engine.advance(to: 0.1)
    #expect(engine.offset(of: list) > 200)
    engine.advance(to: 1)
    #expect(engine.offset(of: list) == 900)
    #expect(engine.pull(of: list) == 0)
    #expect(!engine.isMoving)
  }

  @Test func whatRunsWhenItIsSwitchedOnEndsWithTheNextCall() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.scroll(list, to: 500, animated: true)
    engine.advance(to: 0.1)
    engine.reducesMotion = true
    engine.advance(to: 0.11)
    #expect(engine.offset(of: list) == 500)
    #expect(!engine.isMoving)
  }

  /// Whatever is asked for, it ends where it would have ended with animations.
  @Test func theEndIsTheSame() throws {
    let kinds: EventKinds = [.commands, .animated, .notches, .smooth, .geometry, .drags]
    try check("reduced motion", runs: 1500) { choices in
      let page = ScrollPage.draw(&choices, .all.subtracting(.physics))
      choices.note("\(page)")
      var animated = ScrollPlayer(page)
      var reduced = ScrollPlayer(page)
      reduced.engine.reducesMotion = true
      var script = ScrollScript(page, kinds)
      try choices.steps(upTo: 6) { choices in
        let event = script.event(&choices)
        choices.note("\(event)")
        for event in [event, ScrollEvent(after: 0.25, .settle)] {
          animated.play(event)
          reduced.play(event)
        }
        reduced.now = max(reduced.now, animated.now)
        animated.now = reduced.now
        try reduced.state.expectClose(to: animated.state, "reduced")
      }
    }
  }
}
