import NestedScroll
import Testing

/// Two pages, each a list, between which a finger or a pad on one axis has the other left alone.
private struct Pages {
  var engine = ScrollEngine()
  let pager: NodeID
  let list: NodeID

  init() {
    pager = engine.insert(.pager(viewport: 400))
    list = engine.list(5000, in: pager)
    _ = engine.list(5000, in: pager)
  }
}

@Suite("Rules: gestures and the other axis")
struct Section07SharedAxesTests {
  @Test func aPadThatScrollsVerticallyHoldsNoPager() {
    var pages = Pages()
    pages.engine.wheel(pages.list, by: Vector(x: 0, y: 20), time: 0, phase: .began)
    pages.engine.setOffset(400, of: pages.pager)
    #expect(pages.engine.pages(of: pages.pager)?.settled == 1)
  }

  @Test func aVelocityDecidesNoAxisThatIsDecided() {
    var engine = ScrollEngine()
    let row = engine.list(5000, axis: .horizontal)
    let list = engine.list(5000, in: row)
    engine.down(list, at: 0)
    engine.go(y: 50, at: 0.01)
    engine.up(x: 3000, y: 100, at: 0.02)
    engine.settle()
    #expect(engine.offset(of: row) == 0)
    #expect(engine.offset(of: list) > 40)
  }

  @Test func anAxisThatDoesNotPassItsSlopDoesNotCount() {
    var pages = Pages()
    pages.engine.fling(pages.list, velocity: Vector(x: 0, y: 1000))
    pages.engine.advance(to: 0.1)
    // The caught fling takes the slop off its axis, and only there.
    pages.engine.down(pages.list, at: 0.1)
    pages.engine.go(x: 8, y: 5, at: 0.11)
    #expect(pages.engine.touchedScroller == pages.list)
    #expect(pages.engine.offset(of: pages.pager) == 0)
  }

  @Test func aFreeFingerKeepsWhatItCaughtOnBothAxes() {
    var pages = Pages()
    pages.engine.select(page: 1, in: pages.pager, animated: true)
    pages.engine.advance(to: 0.1)
    pages.engine.down(pages.list, at: 0.1, free: true)
    pages.engine.go(y: 20, at: 0.11)
    let isMoving = pages.engine.isMoving
    #expect(!isMoving)
  }

  @Test func aSlopBelowAPointIsCutAsItIs() {
    var engine = ScrollEngine(slop: 0.5)
    let list = engine.list(1000)
    engine.down(list, at: 0)
    engine.go(y: 0.75, at: 0.01)
    #expect(engine.offset(of: list) == 0.25)
  }

  @Test func aWheelWithoutALatchTakesOverNone() {
    var engine = ScrollEngine()
    let outer = engine.list(1000)
    let list = engine.list(150, in: outer)
    engine.wheel(list, by: Vector(x: 0, y: 30), time: 0, latch: .node)
    engine.wheel(list, by: Vector(x: 0, y: 100), time: 0.05)
    #expect(engine.offsets(list, outer) == [50, 80])
  }

  @Test func aLatchOutlivesItsRunWhileItsNodeHasJustMoved() {
    for isSmooth in [false, true] {
      for pause in [-1.0, 0, 0.1] {
        var engine = ScrollEngine()
        let outer = engine.list(1000)
        let list = engine.list(150, in: outer)
        engine.wheel(list, by: Vector(x: 0, y: 30), time: 1, latch: .node, smooth: isSmooth)
        // A pause below nothing is none, and none has passed.
        engine.wheel(
          outer, by: Vector(x: 0, y: 40), time: 1, latch: .node, latchPause: pause)
        #expect(engine.offset(of: outer) == 0)
      }
    }
  }

  @Test func aFlingOfOneAxisLeavesTheOtherGoing() {
    var engine = ScrollEngine()
    let row = engine.list(5000, axis: .horizontal)
    let list = engine.list(5000, in: row)
    engine.fling(list, velocity: Vector(x: 1000, y: 0))
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    #expect(Set(engine.motionStates.map(\.axis)) == [.horizontal, .vertical])
  }

  @Test func aDeltaEndsTheFlingOfItsChainWhateverCameBetween() {
    var engine = ScrollEngine()
    let list = engine.list(5000)
    let other = engine.list(5000)
    engine.fling(list, velocity: Vector(x: 0, y: 1000))
    engine.drag(other, by: 10, along: .vertical)
    engine.drag(list, by: 10, along: .vertical)
    let isMoving = engine.isMoving
    #expect(!isMoving)
  }

  @Test func whatIsNoNumberOnOneAxisIsDroppedOnBoth() {
    for (x, y) in [(Double.nan, 1.0), (1, .nan), (.infinity, 1), (1, -.infinity)] {
      let calls: [(inout ScrollEngine, NodeID) -> Void] = [
        { $0.wheel($1, by: Vector(x: x, y: y), time: 0) },
        { $0.fling($1, velocity: Vector(x: x, y: y)) },
        { $0.drag($1, by: Vector(x: x, y: y)) },
        { $0.touchBegan(on: $1, at: Point(x: x, y: y), time: 0) },
        { engine, list in
          engine.down(list, at: 0)
          engine.touchMoved(to: Point(x: x, y: y), time: 0.01)
        },
      ]
      for call in calls {
        var engine = ScrollEngine()
        let list = engine.list(1000, in: engine.list(1000, axis: .horizontal))
        call(&engine, list)
        #expect(engine.report.droppedInputs == 1)
        #expect(engine.offset(of: list) == 0)
      }
    }
  }
}
