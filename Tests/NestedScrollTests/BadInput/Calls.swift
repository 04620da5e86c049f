import NestedScroll
import NestedScrollTesting

/// The whole API of the engine, one call an entry, with one number in every place of a number.
enum Calls {
  static var all: [EveryCallTests.Call] {
    touches + deltas + commands + structure + settings + asking
  }

  private static func call(
    _ name: String, _ make: @escaping (inout ScrollEngine, NodeID, Double, Int) throws -> Void
  ) -> EveryCallTests.Call {
    EveryCallTests.Call(name: name, make: make)
  }

  private static var touches: [EveryCallTests.Call] {
    [
      call("touchBegan") { $0.touchBegan($3, on: $1, at: Point(x: $2, y: $2), time: $2) },
      call("touchBegan") { $0.touchBegan($3, on: $1, at: Point(x: 0, y: $2), time: $0.time) },
      call("touchMoved") { $0.touchMoved($3, to: Point(x: $2, y: $2), time: $2) },
      call("touchMoved") { engine, _, number, _ in
        engine.touchMoved(0, to: Point(x: 100, y: number), time: engine.time)
      },
      call("touchEnded") { engine, _, number, _ in
        engine.touchEnded(0, time: number, velocity: Vector(x: number, y: number))
      },
      call("touchEnded") { engine, _, number, count in engine.touchEnded(count, time: number) },
      call("touchCancelled") { engine, _, number, _ in engine.touchCancelled(0, time: number) },
    ]
  }

  private static var deltas: [EveryCallTests.Call] {
    [
      call("drag") { engine, id, number, _ in engine.drag(id, by: number, along: .vertical) },
      call("drag") { engine, id, number, _ in
        engine.drag(id, by: Vector(x: number, y: number), area: .header)
      },
      call("fling") { engine, id, number, _ in
        engine.fling(id, velocity: Vector(x: number, y: number))
      },
      call("wheel") { engine, id, number, _ in
        engine.wheel(id, by: Vector(x: number, y: number), time: number)
        for phase in WheelPhase.allCases {
          engine.wheel(id, by: Vector(x: 0, y: number), time: number, phase: phase)
        }
        engine.wheel(id, by: Vector(x: 0, y: number), time: number, smooth: true)
      },
    ]
  }

  private static var commands: [EveryCallTests.Call] {
    [
      call("setOffset") { engine, id, number, _ in engine.setOffset(number, of: id) },
      call("scroll") { engine, id, number, _ in
        engine.scroll(id, to: number, animated: true)
        engine.scroll(id, to: number, snap: true)
        engine.scroll(id, by: number, animated: true)
        engine.scroll(id, by: number, along: .horizontal)
        engine.scroll(id, toTotal: number, animated: true)
        engine.scroll(id, toTotal: number)
      },
      call("scrollToTop") { engine, id, number, _ in
        engine.scrollToTop(id, animated: number > 0)
      },
      call("reveal") { engine, id, number, _ in
        engine.reveal(number, number + 1, in: id, align: number, animated: true)
        engine.reveal(-number, number, in: id)
      },
      call("select") { engine, id, number, count in
        engine.select(page: count, in: id, animated: number > 0)
      },
      call("stop") { engine, id, _, _ in engine.stop(id) },
      call("beginRefresh") { engine, id, _, _ in engine.beginRefresh(.start, of: id) },
      call("endRefresh") { engine, id, _, _ in engine.endRefresh(.start, of: id) },
      call("advance") { engine, _, number, _ in engine.advance(to: number) },
      call("settle") { engine, _, number, _ in engine.settle(limit: number) },
    ]
  }

  private static var structure: [EveryCallTests.Call] {
    [
      call("insert") { engine, id, number, count in
        engine.insert(.list(viewport: number, content: number), under: id, at: count)
        engine.insert(.header(Header(height: number, stay: number), viewport: number))
        engine.insert(.pager(viewport: number), under: id, at: count)
      },
      call("remove") { engine, id, _, _ in
        engine.remove(id)
        engine.remove(id)
      },
      call("move") { engine, id, _, count in
        engine.move(id, under: id, at: count)
        engine.move(id, under: engine.roots.first, at: count)
        engine.move(id, at: count)
      },
      call("update") { engine, id, number, _ in
        engine.update(id, edits: [Edit(at: number, removed: number, inserted: number)]) { node in
          node.content = number
          node.insets = Insets(start: number, end: number)
          node.viewport = number
          node.anchor = number
          node.position = number
        }
        engine.update(id) { $0.snap = Snap(points: [.offset(number)], range: number) }
      },
    ]
  }

  private static var settings: [EveryCallTests.Call] {
    [
      call("physics") { engine, _, number, _ in
        engine.physics = Physics(decay: number, band: number, rest: number, minVelocity: number)
        engine.physics.maxVelocity = number
        engine.physics.spring.frequency = number
        engine.physics.power.friction = number
      },
      call("slop") { engine, id, number, _ in
        engine.slop = number
        engine.touchBegan(5, on: id, at: Point(x: 0, y: 0), time: engine.time)
        engine.touchMoved(5, to: Point(x: 0, y: -50), time: engine.time)
        engine.touchEnded(5, time: engine.time)
      },
      call("pixelLength") { engine, id, number, _ in
        engine.pixelLength = number
        engine.fling(id, velocity: Vector(x: 0, y: 700))
      },
      call("velocityEstimator") { engine, id, number, _ in
        for estimator in [.leastSquares, .impulse(seconds: number), .ios, .macOS]
          as [VelocityEstimator]
        {
          engine.velocityEstimator = estimator
          for step in 0..<5 {
            let at = Point(x: number * Double(step), y: number)
            engine.touchBegan(7, on: id, at: at, time: engine.time + number)
            engine.touchMoved(7, to: at, time: engine.time + number)
          }
          engine.touchEnded(7, time: engine.time)
        }
      },
      call("reducesMotion") { engine, id, number, _ in
        engine.reducesMotion = number > 0
        engine.scroll(id, to: number, animated: true)
      },
      call("explains") { engine, id, number, _ in
        engine.explains = true
        engine.drag(id, by: number, along: .vertical)
      },
    ]
  }

  /// What is only asked: tried with ids, in every situation.
  static let read: Set<String> = [
    "chainOffset", "touchedScroller", "isClaimed", "offset", "pull", "stretch", "shownOffset",
    "extent", "progress", "pages", "count", "contains", "parent", "children", "roots", "chain",
    "consumptionOrder", "velocity", "motionStates", "isMoving", "refreshProgress", "refreshPhase",
    "omissions", "visibleLength", "landing", "report", "time",
  ]

  private static var asking: [EveryCallTests.Call] {
    [
      call("asking") { engine, id, _, _ in
        var numbers = [
          engine.chainOffset(of: id), engine.offset(of: id), engine.pull(of: id),
          engine.stretch(of: id), engine.shownOffset(of: id), engine.progress(of: id),
          engine.velocity(of: id), engine.refreshProgress(.start, of: id),
          engine.refreshProgress(.end, of: id), engine.visibleLength(of: id),
          engine.landing(of: id) ?? 0, engine.time, engine.report.taken(by: id),
        ]
        numbers += engine.motionStates.flatMap { [$0.velocity] + $0.landing.map(\.offset) }
        numbers += engine.omissions.map { _ in 0 }
        for axis in Axis.allCases {
          for direction in Direction.allCases {
            numbers += engine.consumptionOrder(of: id, along: axis, direction).map(\.limit)
          }
          _ = engine.report.unconsumedAt(axis)
        }
        try expect(numbers.allSatisfy(\.isFinite), "not all finite: \(numbers)")
        let isThere = engine.contains(id)
        try expect(isThere == (engine[id] != nil) && isThere == (engine.extent(of: id) != nil))
        try expect(
          isThere
            || engine.parent(of: id) == nil && engine.children(of: id).isEmpty
              && engine.chain(of: id, along: .vertical).isEmpty && engine.pages(of: id) == nil
        )
        _ = (engine.touchedScroller, engine.isClaimed, engine.count, engine.isMoving)
      }
    ]
  }
}
