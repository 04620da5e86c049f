import CountedMemory
import NestedScroll

private final class Box {}

@inline(never)
private func makeBox() -> Box { Box() }

/// Memory allocated by what happens while something scrolls. The first round is not counted: the
/// engine makes its buffers when they are first needed, and keeps them.
func measureAllocations() -> [Bound] {
  guard memory_is_counted() else {
    print("memory is not counted in this build")
    return []
  }
  _ = makeBox()  // The first also makes what the runtime knows of the class.
  let counted = allocations { for _ in 0..<3 { _ = makeBox() } }
  demand(counted == 3, "\(counted) allocations counted where 3 were made")

  var bounds: [Bound] = []
  func bound(_ name: String, _ body: () -> Void) {
    body()
    let count = allocations(body)
    bounds.append(Bound("allocations, " + name, exactly: 0, count))
  }

  var page = HeaderAndList(edges: .bounce)
  bound("1,024 deltas through header and list") {
    scroll(&page.engine, page.list, deltasThroughBoth)
  }
  var levels = Levels(64)
  bound("512 deltas through 64 levels") {
    for _ in 0..<256 {
      levels.engine.drag(levels.innermost, by: 640, along: .vertical)
      levels.engine.drag(levels.innermost, by: -640, along: .vertical)
    }
  }
  var profile = Profile(nodes: 40, edges: .bounce)
  bound("100 strokes along the page, and their flings") {
    for stroke in 0..<100 {
      play(
        Stroke(from: Point(x: 200, y: 500), by: Vector(x: 0, y: stroke % 2 == 0 ? -8 : 9)),
        on: profile.lists[0], in: &profile.engine)
    }
  }
  bound("20 pulls past the start, and their springs") {
    for _ in 0..<20 {
      profile.engine.setOffset(0, of: profile.lists[0])
      play(
        Stroke(from: Point(x: 200, y: 200), by: Vector(x: 0, y: 12)), on: profile.lists[0],
        in: &profile.engine)
    }
  }
  bound("20 swipes between pages, and their snaps") {
    for swipe in 0..<20 {
      play(
        Stroke(from: Point(x: 200, y: 200), by: Vector(x: swipe % 2 == 0 ? -12 : 12, y: 0)),
        on: profile.lists[swipe % 2], in: &profile.engine)
    }
  }
  bound("1,000 notches of a wheel") {
    for notch in 0..<1000 {
      profile.engine.wheel(
        profile.lists[0], by: Vector(x: 0, y: notch % 7 < 4 ? 53 : -53),
        time: profile.engine.time + 0.02)
    }
    profile.engine.settle()
  }
  return bounds
}

/// A finger that goes down, moves twenty times and is lifted.
struct Stroke {
  let from: Point
  /// What each move adds.
  let by: Vector
}

/// Plays a stroke, and frames of 1/120 s until nothing moves, which must take some.
func play(_ stroke: Stroke, on node: NodeID, in engine: inout ScrollEngine) {
  var at = stroke.from
  var time = engine.time + 1
  engine.touchBegan(on: node, at: at, time: time)
  for _ in 0..<20 {
    time += 1 / 120
    at.x += stroke.by.x
    at.y += stroke.by.y
    engine.touchMoved(to: at, time: time)
  }
  engine.touchEnded(time: time)
  demand(engine.isMoving, "nothing moves after a stroke by \(stroke.by)")
  while engine.isMoving {
    time += 1 / 120
    engine.advance(to: time)
  }
}
