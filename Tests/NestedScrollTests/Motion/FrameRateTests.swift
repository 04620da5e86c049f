import NestedScroll
import NestedScrollTesting
import Testing

/// When frames come, in seconds from the start, up to an end.
struct Frames: CustomTestStringConvertible {
  let testDescription: String
  let times: @Sendable (_ end: Double) -> [Double]

  static func steady(_ rate: Double) -> Frames {
    Frames(testDescription: "\(Int(rate)) a second") {
      times(of: FrameClock(framesPerSecond: rate), upTo: $0)
    }
  }

  private static func times(of clock: FrameClock, upTo end: Double) -> [Double] {
    var clock = clock
    var times: [Double] = []
    var now = clock.next()
    while now <= end {
      times.append(now)
      now += clock.next()
    }
    return times
  }

  static let all: [Frames] =
    [24, 30, 60, 90, 120, 240, 1000].map(steady) + [
      Frames(testDescription: "60 a second with jitter") {
        times(of: FrameClock(framesPerSecond: 60, jitter: 0.9, seed: 7), upTo: $0)
      },
      Frames(testDescription: "a stall of 2 s") {
        let stall = FrameClock.Stall(every: 13, duration: 2)
        return times(of: FrameClock(framesPerSecond: 60, stall: stall), upTo: $0)
      },
      Frames(testDescription: "time that goes back") { end in
        steady(60).times(end).flatMap { [$0, $0 - 0.1, $0, .nan, -.infinity] }
      },
    ]
}

/// Something that moves, begun at time 0.
struct Scene: CustomTestStringConvertible {
  let testDescription: String
  let begin: @Sendable (inout Stage) -> Void

  static let all: [Scene] = [
    Scene(testDescription: "a fling through header and list") {
      $0.engine.fling($0.lists[0], velocity: Vector(x: 0, y: 2600))
    },
    Scene(testDescription: "a fling into the end, which bounces") {
      $0.engine.fling($0.lists[0], velocity: Vector(x: 0, y: 6500))
    },
    Scene(testDescription: "a fling back into the start") {
      $0.engine.scroll($0.lists[0], toTotal: 600)
      $0.engine.fling($0.lists[0], velocity: Vector(x: 0, y: -4000))
    },
    Scene(testDescription: "a pull let go inward, which crosses its edge and flings") {
      $0.engine.drag($0.lists[0], by: -180, along: .vertical)
      $0.engine.fling($0.lists[0], velocity: Vector(x: 0, y: 7000))
    },
    Scene(testDescription: "a swipe that snaps to a page, and a fling in the page") {
      $0.engine.drag($0.lists[0], by: Vector(x: 150, y: 0))
      $0.engine.fling($0.lists[0], velocity: Vector(x: 900, y: 1200))
    },
    Scene(testDescription: "a command over another, then a wheel of smooth notches") {
      $0.engine.scroll($0.lists[0], to: 800, animated: true)
      $0.engine.select(page: 1, in: $0.pager, animated: true)
      $0.engine.wheel($0.lists[1], by: Vector(x: 0, y: 120), time: 0, smooth: true)
    },
    Scene(testDescription: "a fling on whole pixels, on Android's curve") {
      $0.engine.physics = .android
      $0.engine.pixelLength = 1.0 / 3
      $0.engine.fling($0.lists[0], velocity: Vector(x: 0, y: 3100))
    },
  ]
}

struct Stage {
  var engine = ScrollEngine()
  let header: NodeID
  let pager: NodeID
  let lists: [NodeID]

  init() {
    header = engine.insert(.header(Header(height: 240, stay: 40), viewport: 700, edges: .bounce))
    pager = engine.insert(.pager(viewport: 400, edges: .bounce), under: header)
    var lists: [NodeID] = []
    for content in [1800.0, 900] {
      lists.append(
        engine.insert(.list(viewport: 660, content: content, edges: .bounce), under: pager))
    }
    self.lists = lists
  }

  var places: [Double] {
    ([header, pager] + lists).flatMap { [engine.offset(of: $0), engine.shownOffset(of: $0)] }
  }
}

@Suite("Motion: frame rates")
struct FrameRateTests {
  /// At every half second positions are those of an engine that was asked only then.
  @Test(arguments: Scene.all, Frames.all)
  func positionsAndEndDoNotDependOnTheFrames(scene: Scene, frames: Frames) {
    var rare = Stage()
    var often = Stage()
    scene.begin(&rare)
    scene.begin(&often)
    #expect(rare.engine.isMoving)
    var frame = frames.times(6)[...]
    for half in 1...12 {
      let now = Double(half) / 2
      while let next = frame.first, !(next > now) {
        often.engine.advance(to: next)
        frame.removeFirst()
      }
      often.engine.advance(to: now)
      rare.engine.advance(to: now)
      for (a, b) in zip(rare.places, often.places) {
        #expect(isNear(a, b, absolute: 1e-9), "after \(now) s")
      }
    }
    rare.engine.settle()
    often.engine.settle()
    for (a, b) in zip(rare.places, often.places) { #expect(isNear(a, b)) }
  }
}
