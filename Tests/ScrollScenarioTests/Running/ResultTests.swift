import ScrollScenario
import Testing

@Suite struct ResultTests {
  private func json(_ text: String, explains: Bool = false) throws -> String {
    var json = JSONWriter()
    try json.result(of: scenario(text), explains: explains)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private let page = #"{"id": "a", "axis": "vertical", "viewport": 100, "content": 150.5}"#

  @Test func `A result is one line, its fields in order`() throws {
    let result = try json(
      #"{"name": "a \"page\"", "tree": \#(page), "events": [{"at": 1, "drag": [0, 60], "node": "a"}]}"#
    )
    #expect(
      result == """
        {"name":"a \\"page\\"","steps":[{"event":0,"at":1,"offsets":{"a":50.5},"pulls":{},\
        "stretches":{},"velocities":{},"consumed":{"a":50.5},"unconsumed":[0,9.5],\
        "unconsumedAt":[null,"a"],"touched":null,"claimed":false,"moving":false,"motions":[],\
        "ended":[],"pages":{},"refresh":{}}]}\n
        """)
  }

  @Test func `A scenario without a name or events gives both as nothing`() throws {
    #expect(try json(#"{"tree": \#(page)}"#) == "{\"name\":null,\"steps\":[]}\n")
  }

  @Test func `What there is beside offsets is named by its node`() throws {
    let text = scenarioText(
      list: #", "content": 3000, "edges": {"start": "bounce"}, "refresh": "#
        + #"{"start": {"trigger": 80, "hold": 60}, "end": {"trigger": 80, "hold": 60}}"#,
      events: """
        {"at": 0, "touch": "began", "node": "posts", "position": [0, 0]},
        {"at": 0.1, "touch": "moved", "position": [0, 60]},
        {"at": 0.2, "touch": "ended"}, {"settle": true}
        """)
    let value = try JSONValue(text: json(text))
    guard case .array(let steps)? = value["steps"] else { throw Unexpected(value: value) }
    let pulled = steps[1]
    #expect(pulled["pulls"] == .object([JSONMember(key: "posts", value: .number(-50))]))
    guard case .number(let stretch)? = pulled["stretches"]?["posts"] else {
      throw Unexpected(value: pulled)
    }
    #expect(stretch < 0 && stretch > -50)
    #expect(pulled["refresh"]?["posts"]?["start"] == .string("pulling"))
    #expect(pulled["refresh"]?["posts"]?["end"] == .string("idle"))
    #expect(pulled["pages"]?["pager"]?["target"] == .number(0))
    let released = steps[2]
    guard case .array(let motions)? = released["motions"], let motion = motions.first else {
      throw Unexpected(value: released)
    }
    #expect(motion["axis"] == .string("vertical"))
    #expect(motion["kind"] == .string("spring"))
    #expect(motion["node"] == .string("posts"))
    #expect(motion["landing"]?["posts"] == .number(0))
    #expect(
      steps[3]["ended"]
        == .array([
          .object([
            JSONMember(key: "axis", value: .string("vertical")),
            JSONMember(key: "kind", value: .string("spring")),
            JSONMember(key: "how", value: .string("completed")),
          ])
        ]))
    #expect(steps[3]["pulls"] == .object([]))
  }

  @Test func `With an explanation each step has its offers`() throws {
    let text = #"{"tree": \#(page), "events": [{"drag": [0, 60], "node": "a"}, {"settle": true}]}"#
    let result = try json(text, explains: true)
    #expect(
      result.contains(
        #""refresh":{},"offers":[{"node":"a","why":"own","offered":60,"took":50.5}]}"#))
    #expect(result.hasSuffix(#""offers":[]}]}"# + "\n"))
  }

  @Test func `What could not be read is named with its error`() throws {
    var json = JSONWriter()
    let error = JSONError(path: .root.appending("tree").appending("x"), problem: "found \"tall\"")
    json.failure(name: "a", error)
    json.failure(name: nil, error)
    #expect(
      String(decoding: json.bytes, as: UTF8.self) == """
        {"name":"a","error":"tree.x: found \\"tall\\""}
        {"name":null,"error":"tree.x: found \\"tall\\""}\n
        """)
  }

  @Test func `A table has a line for each event and a column for each node`() throws {
    let text = scenarioText(
      root: #", "policy": "stickyHeader", "header": {"height": 240, "stay": 40}"#,
      list: #", "content": 3000"#,
      events: #"{"at": 1.25, "drag": [0, 250.126], "node": "posts"}, "#
        + #"{"drag": [0, -2900], "node": "posts"}, {"select": 1, "node": "pager"}"#)
    #expect(
      try ScenarioTable(scenario(text), explains: true).text == """
        page
        #   time  event                      root  pager  posts  likes
        0  1.250  drag posts by (0, 250.13)   200      0  50.13      0
              root was offered 250.13 and took 200: it goes before its descendants
              posts was offered 50.13 and took 50.13: it was its turn
        1  1.250  drag posts by (0, -2900)      0      0      0      0  -2649.87 vertical left over at root
              posts was offered -2900 and took -50.13: it was its turn
              root was offered -2849.87 and took -200: it was its turn
        2  1.250  select page 1 of pager        0    400      0      0  pager settled on page 1\n
        """)
  }

  @Test func `Of many nodes those that moved have a column`() throws {
    let others = (0..<9).map {
      #"{"id": "n\#($0)", "axis": "vertical", "viewport": 1, "content": 9}"#
    }
    let text =
      #"{"tree": {"id": "a", "axis": "vertical", "viewport": 1, "children": [\#(others.joined(separator: ","))]}, "#
      + #""events": [{"setOffset": 3, "node": "n4"}, {"setOffset": 5, "node": "n7"}]}"#
    let table = try ScenarioTable(scenario(text)).text
    #expect(
      table.split(separator: "\n")[1].split(separator: " ") == ["#", "time", "event", "n4", "n7"])
  }
}
