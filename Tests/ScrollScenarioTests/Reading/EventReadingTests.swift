import NestedScroll
import ScrollScenario
import Testing

@Suite struct EventReadingTests {
  /// Every kind of event, in words that the summary has for what was read.
  @Test(arguments: [
    (
      #""touch": "began", "node": "posts", "position": [200, 500]"#,
      "finger down on posts at (200, 500)"
    ),
    (
      #""touch": "began", "node": "root", "position": [1, 2], "pointer": 3, "area": "header", "#
        + #""free": true, "latch": "outward""#,
      "finger 3 down on root's own area at (1, 2), free, latch outward"
    ),
    (#""touch": "moved", "position": [0.5, -2]"#, "finger to (0.5, -2)"),
    (#""touch": "ended""#, "finger up"),
    (#""touch": "ended", "pointer": 1, "velocity": [0, 300]"#, "finger 1 up, velocity (0, 300)"),
    (#""touch": "cancelled""#, "finger cancelled"),
    (#""drag": [1, 2], "node": "posts""#, "drag posts by (1, 2)"),
    (#""drag": [1, 2], "node": "root", "area": "header""#, "drag root's own area by (1, 2)"),
    (#""wheel": [0, 120], "node": "posts""#, "wheel posts by (0, 120)"),
    (
      #""wheel": [0, 1], "node": "posts", "phase": "momentumEnded", "latch": "node", "#
        + #""latchPause": 0.2, "free": true, "smooth": true"#,
      "wheel posts by (0, 1), momentum ended, free, smooth, latch node"
    ),
    (#""fling": [0, -900], "node": "posts", "area": "content""#, "fling posts at (0, -900)"),
    (#""setOffset": 7, "node": "posts""#, "set posts to 7"),
    (
      #""scrollTo": 7, "node": "posts", "animated": true, "snap": true"#,
      "scroll posts to 7, snapping, animated"
    ),
    (#""scrollBy": -7, "node": "posts", "animated": false"#, "scroll posts by -7"),
    (
      #""scrollToTop": true, "node": "posts", "animated": true"#,
      "scroll posts to the top, animated"
    ),
    (#""scrollToTotal": 300, "node": "posts""#, "scroll the chain of posts to 300"),
    (
      #""scrollToTotal": 300, "node": "posts", "animated": true"#,
      "scroll the chain of posts to 300, animated"
    ),
    (
      #""reveal": [10, 20], "node": "posts", "align": 0.5, "animated": true"#,
      "reveal 10 to 20 in posts, aligned 0.5, animated"
    ),
    (#""select": 1, "node": "pager""#, "select page 1 of pager"),
    (#""stop": true, "node": "posts""#, "stop posts"),
    (
      #""update": {"content": 9}, "node": "posts", "edits": [{"at": 3, "removed": 1}]"#,
      "update posts, with edits"
    ),
    (
      #""insert": {"id": "new", "axis": "vertical", "viewport": 1}, "under": "pager", "index": 0"#,
      "insert new under pager"
    ),
    (#""insert": {"id": "new", "axis": "vertical", "viewport": 1}, "under": null"#, "insert new"),
    (#""remove": "posts""#, "remove posts"),
    (#""move": "posts", "under": "root", "index": 1"#, "move posts under root"),
    (#""beginRefresh": "start", "node": "posts""#, "begin refresh at start of posts"),
    (#""endRefresh": "end", "node": "posts""#, "end refresh at end of posts"),
    (#""at": 2, "advance": true"#, "advance"),
    (#""settle": true"#, "settle"),
  ])
  func `Events are read`(keys: String, summary: String) throws {
    let events = try scenario(scenarioText(events: "{\(keys)}")).events
    #expect(events.map(\.action.summary) == [summary])
  }

  @Test func `Times are read, and none stays none`() throws {
    let events = try scenario(
      scenarioText(
        events: #"{"at": 1, "settle": true}, {"settle": true}, {"at": 1, "settle": true}"#)
    ).events
    #expect(events.map(\.at) == [1, nil, 1])
  }

  @Test(arguments: [
    (#"3"#, "events[0]: expected an object, found 3"),
    (#"{}"#, "events[0]: no key says what happens"),
    (#"{"at": 1, "node": "posts"}"#, "events[0]: no key says what happens"),
    (#"{"settle": false}"#, "events[0].settle: expected true, found false"),
    (#"{"settle": true, "advance": true}"#, "events[0]: unknown key \"settle\""),
    (#"{"settle": true, "node": "posts"}"#, "events[0]: unknown key \"node\""),
    (#"{"at": -1, "settle": true}"#, "events[0].at: expected a number of at least 0, found -1"),
    (
      #"{"at": 2, "settle": true}, {"settle": true}, {"at": 1.5, "settle": true}"#,
      "events[2].at: goes back to 1.5 from 2"
    ),
    (
      #"{"touch": "start"}"#,
      "events[0].touch: expected \"began\" or \"moved\" or \"ended\" or \"cancelled\", "
        + "found \"start\""
    ),
    (#"{"touch": "began", "position": [0, 0]}"#, "events[0]: missing key \"node\""),
    (#"{"touch": "began", "node": "posts"}"#, "events[0]: missing key \"position\""),
    (
      #"{"touch": "began", "node": "post", "position": [0, 0]}"#,
      "events[0].node: no node has the id \"post\""
    ),
    (
      #"{"touch": "began", "node": "posts", "position": [0]}"#,
      "events[0].position: expected an array of two numbers, found an array"
    ),
    (
      #"{"touch": "began", "node": "posts", "position": [0, "1"]}"#,
      "events[0].position[1]: expected a number, found \"1\""
    ),
    (
      #"{"touch": "moved", "position": [0, 0], "node": "posts"}"#,
      "events[0]: unknown key \"node\""
    ),
    (
      #"{"touch": "began", "node": "posts", "position": [0, 0], "latch": true}"#,
      "events[0].latch: expected \"node\" or \"outward\", found true"
    ),
    (
      #"{"touch": "ended", "pointer": 0.5}"#,
      "events[0].pointer: expected a whole number, found 0.5"
    ),
    (
      #"{"wheel": [0, 1], "node": "posts", "phase": "start"}"#,
      "events[0].phase: expected \"began\" or \"changed\" or \"ended\" or \"momentum\" or "
        + "\"momentumEnded\", found \"start\""
    ),
    (
      #"{"update": {"axis": "vertical"}, "node": "posts"}"#,
      "events[0].update: unknown key \"axis\""
    ),
    (
      #"{"update": {"header": {"stay": 3}}, "node": "root"}"#,
      "events[0].update.header: missing key \"height\""
    ),
    (
      #"{"update": {"pager": {"pageLength": 500}}, "node": "pager"}"#,
      "events[0].update.pager: pageLength is 500, over the viewport of 400"
    ),
    (
      #"{"update": {"pager": {"pageLength": 300}}, "node": "pager"}, "#
        + #"{"update": {"viewport": 200}, "node": "pager"}"#,
      "events[1].update.pager: pageLength is 300, over the viewport of 200"
    ),
    (
      #"{"update": {"content": 3}, "node": "pager"}"#,
      "events[0].update.content: a pager gives the content"
    ),
    (
      #"{"update": {}, "node": "posts", "edits": [{"removed": 3}]}"#,
      "events[0].edits[0]: missing key \"at\""
    ),
    (
      #"{"insert": {"id": "posts", "axis": "vertical", "viewport": 1}}"#,
      "events[0].insert.id: another node has the id \"posts\""
    ),
    (
      #"{"insert": {"id": "new", "axis": "vertical", "viewport": 1}, "under": "nowhere"}"#,
      "events[0].under: no node has the id \"nowhere\""
    ),
    (
      #"{"insert": {"id": "new", "axis": "vertical", "viewport": 1}, "index": -1}"#,
      "events[0].index: expected a whole number of at least 0, found -1"
    ),
    (#"{"select": 1.5, "node": "pager"}"#, "events[0].select: expected a whole number, found 1.5"),
    (
      #"{"beginRefresh": "top", "node": "posts"}"#,
      "events[0].beginRefresh: expected \"start\" or \"end\", found \"top\""
    ),
  ])
  func `What is wrong in an event is named with its path`(events: String, error: String) throws {
    #expect(try problem(scenarioText(events: events)) == error)
  }

  @Test func `Ids follow the tree through the events`() throws {
    let again = #"{"insert": {"id": "posts", "axis": "vertical", "viewport": 1}}"#
    func problem(_ events: String...) throws -> String? {
      try ScrollScenarioTests.problem(scenarioText(events: events.joined(separator: ",")))
    }
    // Of a node that is gone, and of those below it, the id may be named and given again.
    #expect(try problem(#"{"remove": "pager"}"#, #"{"stop": true, "node": "posts"}"#, again) == nil)
    #expect(
      try problem(#"{"remove": "pager"}"#, again, again)?.hasPrefix("events[2].insert") == true)
    // A node that was moved out stays when its old parent goes.
    let out = #"{"move": "posts", "under": null}"#
    #expect(try problem(out, #"{"remove": "pager"}"#, again)?.hasPrefix("events[2].insert") == true)
    // One that can't be moved stays where it is.
    let inside = #"{"move": "pager", "under": "posts"}"#
    #expect(try problem(inside, #"{"remove": "pager"}"#, again) == nil)
    // What is put under a node that is gone is gone too.
    let nowhere = #"{"insert": {"id": "new", "axis": "vertical", "viewport": 1}, "under": "likes"}"#
    #expect(try problem(#"{"remove": "likes"}"#, nowhere, nowhere) == nil)
    #expect(try problem(nowhere, nowhere)?.hasPrefix("events[1].insert.id") == true)
  }

  @Test func `An update changes what it names and nothing else`() throws {
    let scenario = try scenario(
      scenarioText(
        root:
          #", "header": {"height": 240, "stay": 40, "touch": "alone"}, "edges": {"end": "bounce"}"#,
        events: """
          {"update": {"header": {"height": 300}, "edges": {"start": "bounce"}, "insets": {"end": 7},
            "policy": "contain", "snap": {"points": [3], "range": 4}}, "node": "root"},
          {"update": {"header": null, "snap": {"range": 5}}, "node": "root"}
          """))
    var node = scenario.tree.node
    for (index, event) in scenario.events.enumerated() {
      guard case .update("root", let change, let edits) = event.action else {
        Issue.record("no update: \(event)")
        return
      }
      #expect(edits.isEmpty)
      change.apply(to: &node)
      #expect(node.edges == .bounce && node.insets == Insets(end: 7) && node.policy == .contain)
      if index == 0 {
        #expect(node.header == Header(height: 300, stay: 40, touch: .alone))
        #expect(node.snap == Snap(points: [.offset(3)], range: 4))
      }
    }
    #expect(node.header == nil && node.snap == Snap(points: [.offset(3)], range: 5))
    #expect(node.viewport == 700)
  }
}
