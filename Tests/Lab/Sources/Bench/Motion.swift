import NestedScroll

/// Eight lists in one another, each with room for part of a fling.
private struct Eight {
  var levels = Levels(8, room: 400)

  init() {
    levels.engine.physics.decay = 0.5
  }

  /// A fling from the innermost list's start, that ends in the outermost.
  mutating func fling() {
    levels.engine.settle()
    levels.engine.scroll(levels.innermost, toTotal: 0)
    levels.engine.fling(levels.innermost, velocity: Vector(x: 0, y: 1550))
  }
}

/// What a frame of a running fling costs, and looking ahead at where it lands, against a delta that
/// is routed through the same chain.
func measureMotion(batches: Int) -> [Bound] {
  let frames = 512
  var flung = Eight()
  var dragged = Eight()
  var seen = 0.0
  func runFrames() {
    flung.fling()
    let start = flung.levels.engine.time
    for frame in 1...frames {
      flung.levels.engine.advance(to: start + Double(frame) / 240)
      for take in flung.levels.engine.report.takes { seen += take.amount }
    }
    demand(flung.levels.engine.isMoving, "a fling was over before its frames were")
  }
  func look() {
    seen += landings(in: &flung.levels.engine, of: flung.levels.innermost, count: frames)
  }
  // What the fling routes, frame by frame.
  flung.fling()
  let start = flung.levels.engine.time
  let deltas = (1...frames).map { frame in
    flung.levels.engine.advance(to: start + Double(frame) / 240)
    return flung.levels.engine.report.takes.reduce(0) { $0 + $1.amount }
  }
  let times = best(
    batches: batches, count: frames,
    [
      {
        dragged.levels.engine.scroll(dragged.levels.innermost, toTotal: 0)
        scroll(&dragged.levels.engine, dragged.levels.innermost, deltas)
      },
      runFrames,
      look,
    ], until: { $0[1] / $0[0] <= 4 && $0[2] / $0[0] <= 4 })
  let allocated = allocations { runFrames() }
  let looking = allocations(look)
  demand(seen > 0, "nothing moved")
  print(
    "through 8 levels: a delta \(decimal(times[0], 1)) ns, a frame of a fling"
      + " \(decimal(times[1], 1)) ns, where it lands \(decimal(times[2], 1)) ns")
  return [
    Bound("a frame of a fling through 8 levels : a delta", times[1] / times[0], atMost: 4),
    Bound("where a fling through 8 levels lands : a delta", times[2] / times[0], atMost: 4),
    Bound("allocations, \(frames) frames of a fling through 8 levels", exactly: 0, allocated),
    Bound("allocations, \(frames) looks at where it lands", exactly: 0, looking),
  ]
}

/// Looks ahead so many times. The engine comes in place: a copy would cost more than the looking.
@inline(never)
private func landings(in engine: inout ScrollEngine, of node: NodeID, count: Int) -> Double {
  var sum = 0.0
  for _ in 0..<count { sum += engine.landing(of: node) ?? 0 }
  return sum
}
