import NestedScroll
import NestedScrollTesting
import Testing

@Suite struct FingerTests {
  /// A header of 200 points of travel above a list.
  private static func page() -> (page: ScrollPage, header: Int, list: Int) {
    var page = ScrollPage()
    let header = page.add(
      .header(Header(height: 240, stay: 40), viewport: 700, edges: Edges(start: .bounce)))
    let list = page.add(.list(viewport: 660, content: 3000), under: header)
    return (page, header, list)
  }

  @Test func aFlingLandsWhereItLandsOnEveryScreen() throws {
    let (page, header, list) = Self.page()
    let fling = Stroke.fling(
      from: Point(x: 200, y: 600), by: Vector(x: 0, y: -300), over: 0.15)
    var ends: [Double] = []
    for clock in FrameClock.various {
      var player = ScrollPlayer(page)
      let id = player.ids[header]
      var frames = 0
      try player.play(fling.events(on: list), frames: clock) { engine in
        frames += 1
        try expect(engine.offset(of: id) <= 200, "the header is past its end")
      }
      #expect(frames > 5)
      #expect(!player.engine.isMoving)
      ends.append(player.state.nodes[list].offset)
    }
    #expect(ends[0] > 300)
    for end in ends { #expect(abs(end - ends[0]) < 1e-6) }
  }

  @Test func aFingerThatWaitsDoesNotFling() {
    let (page, header, list) = Self.page()
    var player = ScrollPlayer(page)
    let drag = Stroke.drag(from: Point(x: 200, y: 600), by: Vector(x: 0, y: -310), over: 0.3)
    player.play(drag.events(on: list), frames: FrameClock(framesPerSecond: 60))
    // The slop of 10 points is the finger's.
    #expect(player.state.nodes[header].offset == 200)
    #expect(abs(player.state.nodes[list].offset - 100) < 1e-9)
  }

  @Test func aHoldCatchesAMotion() {
    let (page, _, list) = Self.page()
    var player = ScrollPlayer(page)
    player.play([ScrollEvent(.fling(list, Vector(x: 0, y: 2000), .content))])
    let hold = Stroke.hold(at: Point(x: 200, y: 300), for: 1)
    player.play(
      hold.events(on: list, after: 0.2), frames: FrameClock(framesPerSecond: 60))
    let caught = player.state.nodes[list].offset
    #expect(!player.engine.isMoving)
    #expect(player.fingers.isEmpty)
    player.play(ScrollEvent(after: 1, .wait))
    #expect(player.state.nodes[list].offset == caught)
  }

  @Test func twoFingersAtOnce() {
    let (page, header, list) = Self.page()
    var player = ScrollPlayer(page)
    let first = Stroke.drag(from: Point(x: 100, y: 600), by: Vector(x: 0, y: -100), over: 0.2)
    let second = Stroke.drag(from: Point(x: 300, y: 600), by: Vector(x: 0, y: -150), over: 0.2)
    player.play(
      ScrollEvent.together(
        first.events(on: list), second.events(on: list, pointer: 1, after: 0.05)),
      frames: FrameClock(framesPerSecond: 120))
    #expect(player.fingers.isEmpty)
    // The newest finger owns what they share, so what both do is less than the sum of both.
    let moved = player.state.nodes[header].offset
    #expect(moved > 140 && moved < 230)
  }

  @Test func eventsTogetherComeInTheOrderOfTime() {
    let a = [ScrollEvent(.wait), ScrollEvent(after: 2, .wait), ScrollEvent(after: 1, .settle)]
    let b = [ScrollEvent(after: 1, .stop(7)), ScrollEvent(after: 2, .stop(8))]
    let all = ScrollEvent.together(a, b)
    #expect(all.map(\.after) == [0, 1, 1, 1, 0])
    #expect("\(all[3])".contains("settle"))
    #expect("\(all[4])".contains("stop"))
  }

  @Test func aRecordedStrokeKeepsItsTimes() {
    let stroke = Stroke([
      .init(time: 10, position: Point(x: 0, y: 0)),
      .init(time: 10.5, position: Point(x: 0, y: -40)),
      .init(time: 11, position: Point(x: 0, y: -90)),
    ])
    #expect(stroke.duration == 1)
    #expect(stroke.events(on: 0).map(\.after) == [0, 0.5, 0.5, 0])
    #expect(stroke.faster(2).events(on: 0, after: 3).map(\.after) == [3, 0.25, 0.25, 0])
    var (page, _, list) = Self.page()
    page.slop = 0
    for speed in [0.1, 1, 4] {
      var player = ScrollPlayer(page)
      player.play(Array(stroke.faster(speed).events(on: list).dropLast()))
      #expect(player.state.nodes[0].offset == 90)
    }
  }

  @Test func clocksKeepTheirPace() {
    for clock in FrameClock.various {
      var copy = clock
      let frames = 4000
      var time = 0.0
      var stalls = 0
      for _ in 0..<frames {
        let step = copy.next()
        #expect(step >= 0)
        if let stall = clock.stall, step > stall.duration - clock.interval { stalls += 1 }
        time += step
      }
      let still = Double(stalls) * (clock.stall?.duration ?? 0)
      #expect(stalls == frames / (clock.stall?.every ?? .max))
      #expect(abs(time - still - Double(frames) * clock.interval) <= clock.interval)
    }
    #expect(FrameClock.various.contains { $0.interval == 1 / 24.0 })
    #expect(FrameClock.various.contains { $0.interval == 1 / 1000.0 })
  }
}
