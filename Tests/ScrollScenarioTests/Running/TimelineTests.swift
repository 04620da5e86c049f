import NestedScroll
import ScrollScenario
import Testing

@Suite struct TimelineTests {
  private func timeline(_ events: String, every interval: Double = 1.0 / 120) throws -> Timeline {
    try Timeline(
      of: scenario(
        scenarioText(
          root: #", "policy": "stickyHeader", "header": {"height": 240, "stay": 40}"#,
          list: #", "content": 1000, "edges": {"end": "bounce"}"#, events: events)),
      every: interval)
  }

  @Test func `Each node has a track of its kind and its extent`() throws {
    let timeline = try timeline("")
    #expect(timeline.name == "page")
    #expect(timeline.tracks.map(\.name) == ["root", "pager", "posts", "likes"])
    #expect(timeline.tracks.map(\.axis) == [.vertical, .horizontal, .vertical, .vertical])
    #expect(
      timeline.tracks.map(\.kind) == [
        .header(travel: 200), .pager(pageLength: 400), .scroller, .scroller,
      ])
    #expect(timeline.tracks.map(\.extent) == [0...200, 0...400, 0...340, 0...0])
    #expect(timeline.tracks.map(\.samples.count) == [1, 1, 1, 1])
    #expect(timeline.phases.isEmpty && timeline.marks.isEmpty)
  }

  @Test func `A motion is seen on its way, also beyond an edge`() throws {
    let timeline = try timeline(
      #"{"at": 1, "fling": [0, 3000], "node": "posts"}, {"settle": true}"#)
    let posts = timeline.tracks[2].samples
    #expect(posts.count > 50)
    #expect(posts.map(\.time) == posts.map(\.time).sorted())
    #expect((posts.map(\.shown).max() ?? 0) > 341)
    #expect(posts.last?.shown == 340)
    #expect(posts.first == Timeline.Sample(time: 0, shown: 0))
    // It stands until the motion begins, and the pager all the time: two looks are enough.
    #expect(posts[1].time >= 1 && posts[1].shown == 0)
    #expect(timeline.tracks[1].samples.count == 2)
    #expect(timeline.phases.map(\.kind) == [.fling, .spring])
    #expect(timeline.phases.map(\.note) == ["posts", "posts"])
    #expect(timeline.phases[0].from == 1)
    #expect(timeline.phases[0].to <= timeline.phases[1].from + 1.0 / 60)
    #expect(timeline.phases[1].to == posts.last?.time)
    #expect(timeline.marks == [Timeline.Mark(time: 1, label: "fling posts at (0, 3000)")])
  }

  @Test func `How often it looks changes nothing`() throws {
    let events =
      #"{"fling": [0, 900], "node": "posts"}, {"at": 0.25, "advance": true}, {"settle": true}"#
    let often = try timeline(events, every: 1.0 / 240)
    let seldom = try timeline(events, every: 1.0 / 10)
    #expect(often.tracks[2].samples.count > 2 * seldom.tracks[2].samples.count)
    for (one, other) in zip(often.tracks, seldom.tracks) {
      #expect(abs((one.samples.last?.shown ?? 0) - (other.samples.last?.shown ?? 1)) < 1e-9)
    }
  }

  @Test func `A motion of hours is looked at as often as a picture needs`() throws {
    let slow = #"{"base": "ios", "decay": 0.001, "minVelocity": 1e-9}"#
    for start in ["0", "1e20"] {
      let text = """
        {"name": "slow", "physics": \(slow),
         "tree": {"id": "list", "axis": "vertical", "viewport": 100, "content": 1e12},
         "events": [{"at": \(start), "fling": [0, 1000], "node": "list"},
          {"at": 1e30, "advance": true}]}
        """
      let timeline = try Timeline(of: scenario(text), every: 0.1)
      let count = timeline.tracks[0].samples.count
      #expect((3..<50_000).contains(count), "\(count) samples")
      #expect(timeline.tracks[0].samples.last?.time == 1e30)
    }
  }

  @Test func `Fingers and wheels are phases, what else happens is a mark`() throws {
    let timeline = try timeline(
      """
      {"at": 0, "touch": "began", "node": "posts", "position": [0, 0]},
      {"at": 0.1, "touch": "began", "node": "root", "position": [0, 0], "pointer": 1},
      {"at": 0.2, "touch": "cancelled"},
      {"at": 1, "wheel": [0, 10], "node": "posts"}, {"at": 1.05, "wheel": [0, 10], "node": "posts"},
      {"at": 2, "wheel": [0, 10], "node": "posts"},
      {"at": 3, "select": 1, "node": "pager"}
      """)
    #expect(
      timeline.phases.map { [$0.from, $0.to] } == [[0, 0.2], [0.1, 3], [1, 1.05], [2, 2]])
    #expect(timeline.phases.map(\.kind) == [.touch, .touch, .wheel, .wheel])
    #expect(timeline.marks.map(\.label) == ["select page 1 of pager"])
  }

  @Test func `A jump is seen where it happens and not as a slope`() throws {
    let timeline = try timeline(#"{"at": 5, "setOffset": 300, "node": "posts"}"#)
    #expect(
      timeline.tracks[2].samples == [
        Timeline.Sample(time: 0, shown: 0), Timeline.Sample(time: 5, shown: 0),
        Timeline.Sample(time: 5, shown: 300),
      ])
  }
}
