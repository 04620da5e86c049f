import NestedScroll
import ScrollScenario
import Testing

@Suite struct NodeReadingTests {
  private func root(_ keys: String) throws -> Node {
    try scenario(scenarioText(root: ", " + keys)).tree.node
  }

  private func list(_ keys: String) throws -> Node {
    let node = try scenario(scenarioText(list: ", " + keys)).tree.children[0].children[0]
    #expect(node.id == "posts")
    return node.node
  }

  @Test func `What is left out is the default`() throws {
    let scenario = try scenario(scenarioText())
    #expect(scenario.name == "page" && scenario.slop == 10 && scenario.physics == .ios)
    #expect(scenario.tree.id == "root" && scenario.tree.children.map(\.id) == ["pager"])
    let node = scenario.tree.node
    #expect(node.axis == .vertical && node.viewport == 700 && node.content == 700)
    #expect(node.insets == .zero && node.offset == nil && node.isEnabled && node.inputs == nil)
    #expect(node.policy == .chain && node.edges == .clamp && node.header == nil)
    #expect(node.pager == nil && node.snap == nil && node.anchor == 0 && !node.stopsAtPin)
    #expect(node.refreshAtStart == nil && node.refreshAtEnd == nil && node.direction == nil)
    #expect(node.view == nil && node.position == nil)
    #expect(scenario.tree.children[0].node.pager == Pager())
  }

  @Test func `Places and lengths are read`() throws {
    let node = try list(
      #""content": 3000.5, "insets": {"start": 10, "end": -5}, "offset": -3, "anchor": 1,"#
        + #""direction": "rightToLeft", "position": 12, "enabled": false, "stopsAtPin": true"#)
    #expect(node.content == 3000.5 && node.insets == Insets(start: 10, end: -5))
    #expect(node.offset == -3 && node.anchor == 1 && node.direction == .rightToLeft)
    #expect(node.position == 12 && !node.isEnabled && node.stopsAtPin)
    #expect(try list(#""content": null"#).content == nil)
    #expect(try list(#""insets": {"end": 4}"#).insets == Insets(start: 0, end: 4))
  }

  @Test(arguments: [
    (#""chain""#, Policy.chain), (#""contain""#, .contain), (#""stickyHeader""#, .stickyHeader),
    (#""floatingHeader""#, .floatingHeader), (#""parentFirst""#, .parentFirst),
    (#""parallel""#, .parallel), (#"{"floatingCollapsed": 56}"#, .floatingCollapsed(until: 56)),
    (#"{}"#, .chain),
    (
      #"{"forward": {"preScroll": "whole", "postScroll": "none", "mode": "selfOnly"}}"#,
      Policy(forward: Turn(preScroll: .whole, postScroll: .none, mode: .selfOnly))
    ),
    (
      #"{"backward": {"preScroll": {"until": 3}, "postScroll": {"until": -4}, "mode": "parallel"}}"#,
      Policy(backward: Turn(preScroll: .until(3), postScroll: .until(-4), mode: .parallel))
    ),
  ])
  func `Policies are read`(text: String, policy: Policy) throws {
    #expect(try list("\"policy\": \(text)").policy == policy)
  }

  @Test func `Inputs and edges are read`() throws {
    #expect(try list(#""inputs": ["drag", "wheel"]"#).inputs == [.drag, .wheel])
    #expect(try list(#""inputs": ["fling", "command"]"#).inputs == [.fling, .command])
    #expect(try list(#""inputs": []"#).inputs == Inputs([]))
    #expect(try list(#""edges": {"end": "bounce"}"#).edges == Edges(end: .bounce))
    #expect(
      try list(#""edges": {"start": "bounce", "end": "clamp"}"#).edges == Edges(start: .bounce))
  }

  @Test func `Headers are read`() throws {
    let header = try root(
      #""header": {"height": 240, "stay": 40, "collapse": "whenNeeded", "snap": 0.25,"#
        + #""touch": "likeContent"}"#)
    #expect(
      header.header
        == Header(
          height: 240, stay: 40, collapse: .whenNeeded, snap: SnapRule.Threshold(0.25),
          touch: .likeContent))
    let snap = try root(#""header": {"height": 240, "snap": {"backward": 0.75}, "touch": "alone"}"#)
    #expect(
      snap.header
        == Header(
          height: 240, snap: SnapRule.Threshold(forward: 0.5, backward: 0.75), touch: .alone))
  }

  @Test func `A header's rows give its size and the policy`() throws {
    let node = try root(
      #""header": {"rows": [{"height": 200}, {"height": 56, "returns": 56},"#
        + #"{"height": 44, "stay": 44}, {"height": 30}]}"#)
    #expect(node.header?.height == 330 && node.header?.stay == 74)
    #expect(node.header?.travel == 256)
    #expect(
      node.policy
        == Header.rows([
          HeaderRow(height: 200), HeaderRow(height: 56, returns: 56),
          HeaderRow(height: 44, stay: 44), HeaderRow(height: 30),
        ]).policy)
  }

  @Test func `Pagers are read`() throws {
    let node = try list(
      #""pager": {"page": 2, "pageLength": 300, "spacing": 8, "pageOffsets": "resetOnLeave","#
        + #""threshold": 0.3, "minVelocity": 200, "perFling": 3}"#)
    #expect(
      node.pager
        == Pager(
          page: 2, pageLength: 300, spacing: 8, pageOffsets: .resetOnLeave,
          rule: SnapRule(threshold: SnapRule.Threshold(0.3), minVelocity: 200, perFling: 3)))
    #expect(
      try list(#""pager": {"pageOffsets": "resetWhileHeaderShows"}"#).pager?.pageOffsets
        == .resetWhileHeaderShows)
  }

  @Test func `Rests are read`() throws {
    let node = try list(
      #""snap": {"points": [0, [10, 20], {"at": 30, "stop": true}, {"at": [40, 50], "range": 5},"#
        + #"{"every": 10, "from": 100, "to": 200, "at": 105, "range": 3}, {"every": 7, "from": 200}],"#
        + #""range": 9, "threshold": {"forward": 0.1}, "perFling": 1}"#)
    #expect(
      node.snap
        == Snap(
          points: [
            .offset(0), SnapPoint(.range(from: 10, to: 20)), SnapPoint(.offset(30), stops: true),
            SnapPoint(.range(from: 40, to: 50), range: 5),
            SnapPoint(.series(every: 10, from: 100, to: 200, at: 105), range: 3),
            SnapPoint(.series(every: 7, from: 200, to: 0x1p40, at: 200)),
          ], range: 9,
          rule: SnapRule(
            threshold: SnapRule.Threshold(forward: 0.1, backward: 0.5), perFling: 1)))
  }

  @Test func `Refreshes are read`() throws {
    let node = try list(#""refresh": {"start": {"trigger": 80, "hold": 60}}"#)
    #expect(node.refreshAtStart == Refresh(trigger: 80, hold: 60))
    #expect(node.refreshAtEnd == nil)
  }

  @Test func `Nodes of one view share its number`() throws {
    let tree = try scenario(
      """
      {"tree": {"id": "a", "axis": "vertical", "viewport": 1, "view": "map", "children": [
        {"id": "b", "axis": "horizontal", "viewport": 1, "view": "map"},
        {"id": "c", "axis": "horizontal", "viewport": 1, "view": "other"}]}}
      """
    ).tree
    #expect(tree.node.view != nil && tree.node.view == tree.children[0].node.view)
    #expect(tree.children[1].node.view != nil && tree.children[1].node.view != tree.node.view)
  }

  @Test(arguments: [
    (#""viewport": 3"#, "viewport: the key is given twice"),
    (#""vieport": 3"#, "unknown key \"vieport\""),
    (#""content": -1"#, "content: expected a number of at least 0, found -1"),
    (#""content": "long""#, "content: expected a number, found \"long\""),
    (#""insets": 3"#, "insets: expected an object, found 3"),
    (#""insets": {"top": 3}"#, "insets: unknown key \"top\""),
    (#""offset": null"#, "offset: expected a number, found null"),
    (#""anchor": 1.5"#, "anchor: expected a number from 0 to 1, found 1.5"),
    (#""enabled": 1"#, "enabled: expected true or false, found 1"),
    (
      #""inputs": ["touch"]"#,
      "inputs[0]: expected \"drag\" or \"wheel\" or \"fling\" or \"command\", found \"touch\""
    ),
    (#""policy": 3"#, "policy: expected the name of a policy or an object, found 3"),
    (#""policy": {"forwards": {}}"#, "policy: unknown key \"forwards\""),
    (
      #""policy": {"forward": {"preScroll": {"untill": 3}}}"#,
      "policy.forward.preScroll: missing key \"until\", found \"untill\""
    ),
    (
      #""policy": {"forward": {"preScroll": true}}"#,
      "policy.forward.preScroll: expected \"none\" or \"whole\", found true"
    ),
    (#""edges": "bounce""#, "edges: expected an object, found \"bounce\""),
    (
      #""edges": {"start": "spring"}"#,
      "edges.start: expected \"clamp\" or \"bounce\", found \"spring\""
    ),
    (#""header": {}"#, "header: missing key \"height\""),
    (#""header": {"height": -1}"#, "header.height: expected a number of at least 0, found -1"),
    (#""header": {"height": 40, "stay": 41}"#, "header: stay is 41, over the height of 40"),
    (#""header": {"height": 40}, "content": 3"#, "content: a header gives the content"),
    (#""header": {"height": 40}, "pager": {}"#, "header: a pager has none"),
    (
      #""header": {"rows": [], "height": 3}"#,
      "header.rows: rows give the height and what stays"
    ),
    (#""header": {"rows": []}, "policy": "chain""#, "header.rows: rows give the policy"),
    (
      #""header": {"rows": [{"height": 3, "stay": 4}]}"#,
      "header.rows[0].stay: expected a number from 0 to 3, found 4"
    ),
    (
      #""header": {"height": 3, "snap": 1.5}"#,
      "header.snap: expected a number from 0 to 1, found 1.5"
    ),
    (#""pager": {"page": -1}"#, "pager.page: expected a whole number of at least 0, found -1"),
    (#""pager": {"page": 0.5}"#, "pager.page: expected a whole number, found 0.5"),
    (#""pager": {"pageLength": 701}"#, "pager: pageLength is 701, over the viewport of 700"),
    (#""pager": {"pageLength": 0}"#, "pager.pageLength: expected a number above 0, found 0"),
    (
      #""pager": {"perFling": 0}"#,
      "pager.perFling: expected a whole number of at least 1, found 0"
    ),
    (#""pager": {}, "content": 3"#, "content: a pager gives the content"),
    (
      #""pager": {}, "policy": {"floatingCollapsed": 3}"#,
      "policy: a pager's preScroll is \"none\" or \"whole\""
    ),
    (#""snap": {}"#, "snap: missing key \"points\""),
    (
      #""snap": {"points": ["top"]}"#,
      "snap.points[0]: expected a number or an array of two numbers, found \"top\""
    ),
    (#""snap": {"points": [[2, 1]]}"#, "snap.points[0]: a range that ends before it starts"),
    (#""snap": {"points": [{"stop": true}]}"#, "snap.points[0]: missing key \"at\""),
    (
      #""snap": {"points": [{"every": 0}]}"#,
      "snap.points[0].every: expected a number above 0, found 0"
    ),
    (
      #""snap": {"points": [{"every": 1, "from": 3, "to": 2}]}"#,
      "snap.points[0].to: a series that ends before it starts"
    ),
    (
      #""snap": {"points": [{"every": 1, "to": 9}, 3, {"every": 2, "from": 8}]}"#,
      "snap.points[2]: overlaps the series from 0 to 9"
    ),
    (#""refresh": {"start": {"trigger": 3}}"#, "refresh.start: missing key \"hold\""),
    (
      #""direction": "ltr""#,
      "direction: expected \"leftToRight\" or \"rightToLeft\", found \"ltr\""
    ),
    (#""view": 3"#, "view: expected a string, found 3"),
  ])
  func `What is wrong in a node is named with its path`(keys: String, error: String) throws {
    let text = scenarioText(root: ", " + keys)
    if error.hasSuffix("twice") {
      #expect(failure(of: text)?.hasSuffix("tree." + error) == true)
    } else {
      let separator = error.hasPrefix("unknown") ? ": " : "."
      #expect(try problem(text) == "tree" + separator + error)
    }
  }

  @Test(arguments: [
    (#"{}"#, "missing key \"tree\""),
    (#"{"tree": {}}"#, "tree: missing key \"id\""),
    (#"{"tree": []}"#, "tree: expected an object, found an array"),
    (#"{"tree": {"id": "a", "axis": "vertical"}}"#, "tree: missing key \"viewport\""),
    (
      #"{"tree": {"id": "a", "axis": "z", "viewport": 1}}"#,
      "tree.axis: expected \"vertical\" or \"horizontal\", found \"z\""
    ),
    (
      #"{"tree": {"id": "a", "axis": "horizontal", "viewport": 1, "header": {"height": 3}}}"#,
      "tree.header: only a vertical node has one"
    ),
    (
      #"{"tree": {"id": "a", "axis": "vertical", "viewport": 1, "children": [{"id": "b", "#
        + #""axis": "vertical", "viewport": 1}, {"id": "a", "axis": "vertical", "viewport": 1}]}}"#,
      "tree.children[1].id: another node has the id \"a\""
    ),
    (
      #"{"name": 3, "tree": {"id": "a", "axis": "vertical", "viewport": 1}}"#,
      "name: expected a string, found 3"
    ),
    (
      #"{"pixelLength": 0, "tree": {"id": "a", "axis": "vertical", "viewport": 1}}"#,
      "pixelLength: expected a number from 0.001 to 1000, found 0"
    ),
    (
      #"{"slop": -1, "tree": {"id": "a", "axis": "vertical", "viewport": 1}}"#,
      "slop: expected a number of at least 0, found -1"
    ),
    (
      #"{"event": [], "tree": {"id": "a", "axis": "vertical", "viewport": 1}}"#,
      "unknown key \"event\""
    ),
  ])
  func `What is wrong in a scenario is named with its path`(text: String, error: String) throws {
    #expect(try problem(text) == error)
  }
}
