import NestedScroll
import ScrollScenario
import Testing

@Suite struct ScenarioRunnerTests {
  private let header = #", "policy": "stickyHeader", "header": {"height": 240, "stay": 40}"#
  private let long = #", "content": 3000"#

  private func steps(
    _ events: String, root: String? = nil, list: String? = nil, explains: Bool = false
  ) throws -> [Step] {
    let text = scenarioText(root: root ?? header, list: list ?? long, events: events)
    return try run(scenario(text), explains: explains)
  }

  private func run(_ scenario: Scenario, explains: Bool = false) throws -> [Step] {
    var runner = ScenarioRunner(scenario, explains: explains)
    var steps: [Step] = []
    while let step = try runner.next() { steps.append(step) }
    return steps
  }

  private func offsets(_ step: Step) -> [Double] { step.nodes.map(\.offset) }

  @Test func `A delta goes through the chain and is told node by node`() throws {
    let steps = try steps(
      #"{"drag": [0, 250], "node": "posts"}, {"drag": [0, -10], "node": "posts"}"#)
    #expect(steps.map(\.event) == [0, 1])
    #expect(steps[0].nodes.map(\.id) == ["root", "pager", "posts", "likes"])
    #expect(offsets(steps[0]) == [200, 0, 50, 0])
    #expect(steps[0].consumed.map(\.id) == ["root", "posts"])
    #expect(steps[0].consumed.map(\.amount) == [200, 50])
    #expect(steps[0].unconsumed == .zero)
    #expect(offsets(steps[1]) == [200, 0, 40, 0])
    #expect(steps[1].consumed.map(\.amount) == [-10])
  }

  @Test func `What nobody takes is told with the node it was left at`() throws {
    let steps = try steps(
      #"{"drag": [-5, 2600], "node": "posts"}, {"at": 1, "advance": true}"#)
    #expect(offsets(steps[0]) == [200, 0, 2340, 0])
    #expect(steps[0].unconsumed == Vector(x: -5, y: 60))
    #expect(steps[0].unconsumedAt.horizontal != nil && steps[0].unconsumedAt.vertical != nil)
    // It is told once.
    #expect(steps[1].unconsumed == .zero && steps[1].consumed.isEmpty)
    #expect(steps[1].unconsumedAt.horizontal == nil && steps[1].unconsumedAt.vertical == nil)
  }

  @Test func `A fling ends on whole pixels, and an animation at once, where it is said`() throws {
    func offset(_ head: String, _ event: String) throws -> Double {
      let text = """
        {\(head) "tree": {"id": "list", "axis": "vertical", "viewport": 100, "content": 9000},
         "events": [{"at": 0, \(event), "node": "list"}, {"at": 9, "advance": true}]}
        """
      var runner = ScenarioRunner(try Scenario(JSONValue(text: text)))
      let first = try runner.next()
      if head.contains("reducesMotion") { return first?.nodes[0].offset ?? 0 }
      return try runner.next()?.nodes[0].offset ?? 0
    }
    #expect(try offset("", #""fling": [0, 1000]"#) != 500)
    #expect(try offset(#""pixelLength": 4,"#, #""fling": [0, 1000]"#) == 500)
    #expect(try offset(#""reducesMotion": true,"#, #""scrollTo": 70, "animated": true"#) == 70)
  }

  @Test func `Null takes back what a node was given`() throws {
    let text = """
      {"tree": {"id": "root", "axis": "vertical", "viewport": 700,
                "header": {"height": 240, "stay": 40, "snap": 0.5}, "inputs": ["drag"],
                "children": [{"id": "row", "axis": "horizontal", "viewport": 100, "content": 300,
                              "direction": "rightToLeft"}]},
       "events": [{"update": {"header": {"snap": null}, "inputs": null}, "node": "root"},
                  {"update": {"direction": null}, "node": "row"}]}
      """
    var runner = ScenarioRunner(try Scenario(JSONValue(text: text)))
    let (root, row) = (try #require(runner.id(of: "root")), try #require(runner.id(of: "row")))
    #expect(runner.engine[root]?.header?.snap != nil && runner.engine[root]?.inputs == .drag)
    #expect(runner.engine[row]?.direction == .rightToLeft)
    while try runner.next() != nil {}
    #expect(runner.engine[root]?.header?.snap == nil && runner.engine[root]?.inputs == nil)
    #expect(runner.engine[root]?.header?.height == 240)
    #expect(runner.engine[row]?.direction == nil)
  }

  @Test func `A touch is told from the slop on`() throws {
    let steps = try steps(
      """
      {"at": 0, "touch": "began", "node": "posts", "position": [200, 500]},
      {"at": 0.01, "touch": "moved", "position": [200, 470]},
      {"at": 0.5, "touch": "ended"}
      """)
    #expect(steps.map(\.touched) == [nil, "posts", nil])
    #expect(steps.map(\.claimed) == [false, true, false])
    #expect(steps.map { $0.nodes[0].offset } == [0, 20, 20])
    #expect(steps.map(\.at) == [0, 0.01, 0.5])
  }

  @Test func `A motion is told while it goes on, with where it lands, and when it ends`() throws {
    let steps = try steps(
      #"{"fling": [0, 1000], "node": "posts"}, {"at": 0.1, "advance": true}, {"settle": true}"#)
    #expect(steps.map(\.moving) == [true, true, false])
    #expect(steps[0].motions.map(\.kind) == [.fling])
    #expect(steps[0].motions.map(\.axis) == [.vertical])
    let landing = try #require(steps[0].motions.first?.landing)
    #expect(Set(landing.map(\.id)) == ["posts", "root"])
    for place in landing {
      let state = try #require(steps[2].nodes.first { $0.id == place.id })
      #expect(abs(state.offset - place.offset) < 1e-9)
    }
    #expect(steps[1].nodes[0].velocity > 0 && steps[1].nodes[0].velocity < 1000)
    #expect(steps[2].motions.isEmpty && steps[2].at > 0.1)
    #expect(steps.map(\.ended.count) == [0, 0, 1])
    #expect(steps[2].ended.map(\.how) == [.completed])
  }

  @Test func `What a motion takes on the way to an event belongs to that event`() throws {
    let steps = try steps(
      #"{"fling": [0, 1000], "node": "posts"}, {"at": 0.1, "drag": [0, -1], "node": "likes"}"#)
    let taken = steps[1].consumed.first { $0.id == "root" }?.amount
    #expect(taken == steps[1].nodes[0].offset - steps[0].nodes[0].offset)
    #expect(steps[1].ended.map(\.how) == [.interrupted])
  }

  @Test func `Pages and refreshes are told of the nodes that have them`() throws {
    let steps = try steps(
      #"{"select": 1, "node": "pager"}, {"beginRefresh": "start", "node": "posts"}"#,
      list: #", "content": 3000, "refresh": {"start": {"trigger": 80, "hold": 60}}"#)
    #expect(steps[0].nodes.map { $0.pages != nil } == [false, true, false, false])
    let pages = try #require(steps[0].nodes[1].pages)
    #expect([pages.current, pages.target, pages.settled] == [1, 1, 1])
    #expect(steps[0].nodes.map(\.refreshAtStart) == [nil, nil, .idle, nil])
    #expect(steps[1].nodes.map(\.refreshAtStart) == [nil, nil, .refreshing, nil])
    #expect(steps[1].nodes.map(\.refreshAtEnd) == [nil, nil, nil, nil])
  }

  @Test func `Nodes come, go and move, and are told in the order of the tree`() throws {
    let steps = try steps(
      """
      {"insert": {"id": "new", "axis": "vertical", "viewport": 1, "children": [
        {"id": "inner", "axis": "vertical", "viewport": 1}]}, "under": "pager", "index": 0},
      {"move": "likes", "under": "inner"},
      {"remove": "new"},
      {"drag": [0, 5], "node": "likes"},
      {"insert": {"id": "likes", "axis": "vertical", "viewport": 1, "content": 9}, "under": null},
      {"drag": [0, 5], "node": "likes"}
      """)
    let names = steps.map { $0.nodes.map(\.id).joined(separator: " ") }
    #expect(names[0] == "root pager new inner posts likes")
    #expect(names[1] == "root pager new inner likes posts")
    #expect(names[2] == "root pager posts" && names[3] == names[2])
    #expect(names[4] == "root pager posts likes")
    #expect(steps[3].consumed.isEmpty && steps[3].unconsumed == .zero)
    // The name stands for the new node now.
    #expect(steps[5].consumed.map(\.amount) == [5])
  }

  @Test func `An update merges, also into what an event before it changed`() throws {
    let steps = try steps(
      """
      {"setOffset": 1000, "node": "posts"},
      {"update": {"header": {"height": 300}}, "node": "root"},
      {"drag": [0, 900], "node": "posts"},
      {"update": {"content": 1000}, "node": "posts"}
      """)
    #expect(offsets(steps[0]) == [0, 0, 1000, 0])
    #expect(offsets(steps[2]) == [260, 0, 1640, 0])
    #expect(offsets(steps[3]) == [260, 0, 340, 0])
  }

  @Test func `A time before the end of a settling is an error`() throws {
    let text = scenarioText(
      root: header, list: long,
      events: #"{"at": 1, "fling": [0, 1000], "node": "posts"}, {"settle": true}, "#
        + #"{"at": 1.5, "advance": true}"#)
    let scenario = try scenario(text)
    #expect {
      try run(scenario)
    } throws: { error in
      "\(error)".hasPrefix("events[2].at: goes back to 1.5 from ")
    }
    var json = JSONWriter()
    json.string("before")
    #expect(throws: JSONError.self) { () throws in try json.result(of: scenario) }
    #expect(String(decoding: json.bytes, as: UTF8.self) == "\"before\"")
  }

  @Test func `Explaining tells the offers and changes nothing else`() throws {
    let events =
      #"{"drag": [0, 250], "node": "posts"}, {"fling": [0, 900], "node": "posts"}, "#
      + #"{"settle": true}"#
    let plain = try steps(events)
    let explained = try steps(events, explains: true)
    #expect(plain.map(\.nodes) == explained.map(\.nodes))
    #expect(plain.map(\.offers.count) == [0, 0, 0])
    let offers = explained[0].offers
    #expect(offers.map(\.node) == ["root", "posts"])
    #expect(offers.map(\.reason) == [.preScroll, .own])
    #expect(offers.map(\.took) == [200, 50])
    #expect(offers.first?.offered == 250)
  }

  @Test func `Playing twice gives the same bits`() throws {
    let scenario = try scenario(
      scenarioText(
        root: header, list: long,
        events: #"{"fling": [0, 3000.1], "node": "posts"}, {"at": 0.3333, "advance": true}, "#
          + #"{"fling": [0, -7000.7], "node": "posts"}, {"settle": true}"#))
    let (once, again) = (try run(scenario), try run(scenario))
    #expect(once.map(\.nodes) == again.map(\.nodes))
  }
}
