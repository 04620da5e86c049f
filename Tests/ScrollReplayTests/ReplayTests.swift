import Foundation
import ScrollScenario
import Testing

/// A scenario of one list; `name` is what tells it from others.
func listScenario(_ name: String, viewport: String = "100", drags: Int = 1) -> String {
  let events = (0..<drags).map { #"{"at": \#($0), "drag": [0, 60], "node": "list"}"# }
  return
    #"{"name": "\#(name)", "tree": {"id": "list", "axis": "vertical", "viewport": \#(viewport), "#
    + #""content": 300}, "events": [\#(events.joined(separator: ", "))]}"#
}

@Suite struct ReplayTests {
  private func names(_ outcome: Tool.Outcome) throws -> [String] {
    try outcome.lines.map { line in
      let value = try JSONValue(text: line)
      guard case .string(let name)? = value["name"] else { return "?" }
      return value["error"] == nil ? name : name + " failed"
    }
  }

  @Test func `Without options there is a table for each scenario`() throws {
    let outcome = try Tool.run("-", input: listScenario("a") + listScenario("b"))
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        a
        #   time  event                 list
        0  0.000  drag list by (0, 60)    60

        b
        #   time  event                 list
        0  0.000  drag list by (0, 60)    60\n
        """)
  }

  @Test func `JSON is a line for each scenario, files and scenarios in order`() throws {
    let folder = try TemporaryFolder()
    let lines = try folder.file("lines", listScenario("a") + "\n" + listScenario("b") + "\n")
    let array = try folder.file("array", "[\(listScenario("c")), \(listScenario("d"))]")
    let outcome = try Tool.run("--json", array, "-", lines, input: listScenario("e"))
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(try names(outcome) == ["c", "d", "e", "a", "b"])
    #expect(
      outcome.lines[0].hasPrefix(#"{"name":"c","steps":[{"event":0,"at":0,"offsets":{"list":60}"#))
    #expect(!outcome.output.contains("offers"))
  }

  @Test func `An explanation is in the table and in the JSON`() throws {
    let table = try Tool.run("--explain", "-", input: listScenario("a"))
    #expect(table.output.contains("\n      list was offered 60 and took 60: it was its turn\n"))
    let json = try Tool.run("--json", "--explain", "-", input: listScenario("a"))
    #expect(
      json.output.contains(#""offers":[{"node":"list","why":"own","offered":60,"took":60}]"#))
  }

  @Test func `What a page lacks is said, and the page is played`() throws {
    let page = """
      {"name": "half", "tree": {"id": "root", "axis": "vertical", "viewport": 700,
       "header": {"height": 240, "stay": 40}, "children": [
        {"id": "pager", "axis": "horizontal", "viewport": 400, "pager": {}, "children": [
          {"id": "posts", "axis": "vertical", "viewport": 660, "content": null},
          {"id": "likes", "axis": "horizontal", "viewport": 400, "content": 400}]}]},
       "events": [{"at": 0, "drag": [0, 60], "node": "posts"}]}
      """
    let outcome = try Tool.run("--check", "-", input: page + listScenario("whole"))
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("drag posts by (0, 60)"))
    #expect(
      outcome.errors == """
        standard input: half: posts, vertical: this scroller's content is not known: update it once \
        it is measured
        standard input: half: likes, vertical: nothing in this page scrolls along the axis: insert \
        its list under it\n
        """)
    #expect(try Tool.run("-", input: page).errors.isEmpty)
  }

  @Test func `A scenario that can't be read costs no other`() throws {
    let input = """
      \(listScenario("a"))
      \(listScenario("b", viewport: "\"tall\""))
      {"name": "c", "tree": {
      \(listScenario("d"))
      """
    let outcome = try Tool.run("--json", "-", input: input)
    #expect(outcome.status == 65)
    #expect(try names(outcome) == ["a", "b failed", "c failed", "d"])
    #expect(
      outcome.lines[1]
        == #"{"name":"b","error":"tree.viewport: expected a number, found \"tall\""}"#)
    let errors = outcome.errors.split(separator: "\n")
    #expect(
      errors.first
        == "scroll-replay: standard input:2:1: tree.viewport: expected a number, found \"tall\"")
    #expect(
      errors.last?.hasPrefix("scroll-replay: standard input:4:1: tree: expected a key") == true)

    let table = try Tool.run("-", input: input)
    #expect(table.status == 65 && table.errors == outcome.errors)
    #expect(table.output.hasPrefix("a\n") && table.output.contains("\n\nd\n"))
  }

  @Test func `A file that can't be opened costs no other`() throws {
    let folder = try TemporaryFolder()
    let good = try folder.file("good", listScenario("a"))
    let bad = try folder.file("bad", "[]]")
    let outcome = try Tool.run("--json", folder.path("none"), bad, folder.path(""), good)
    #expect(outcome.status == 66)
    #expect(try names(outcome) == ["?", "a"])
    #expect(outcome.errors.contains("none: No such file or directory\n"))
    #expect(outcome.errors.contains(": Is a directory\n"))
    #expect(outcome.errors.contains("bad:1:3: expected a value, found \"]\"\n"))
  }

  @Test func `No scenario is nothing to do`() throws {
    for input in ["", "[]", "\n"] {
      let outcome = try Tool.run("--json", "-", input: input)
      #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
    }
  }

  @Test(arguments: [
    ([], "no file is given"),
    (["--json"], "no file is given"),
    (["--jsn", "-"], "unknown option --jsn"),
    (["-j", "-"], "unknown option -j"),
    (["--json=yes", "-"], "--json takes no value"),
    (["-", "--plot"], "--plot needs a file"),
    (["--plot", "--json", "-"], "--plot needs a file"),
    (["--plot=", "-"], "--plot needs a file"),
    (["--plot", "a.svg", "--plot=b.svg", "-"], "--plot is given twice"),
  ])
  func `Wrong usage is told`(arguments: [String], problem: String) throws {
    let outcome = try Tool(arguments).wait()
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("scroll-replay: \(problem)\nusage: scroll-replay "))
  }

  @Test func `Help is given when asked for`() throws {
    for option in ["--help", "-h"] {
      let outcome = try Tool.run("--json", option, "none")
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(
        outcome.output.hasPrefix("usage: scroll-replay ") && outcome.output.contains("--plot"))
    }
  }

  @Test func `After two dashes all is files`() throws {
    let outcome = try Tool.run("--", "--json")
    #expect(outcome.status == 66)
    #expect(outcome.errors == "scroll-replay: --json: No such file or directory\n")
  }

  @Test func `A picture is drawn beside what else is asked for`() throws {
    let folder = try TemporaryFolder()
    let picture = folder.path("a.svg")
    let input = listScenario("first", drags: 3) + listScenario("second")
    let outcome = try Tool.run("--json", "--plot", picture, "-", input: input)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(try names(outcome) == ["first", "second"])
    let svg = try folder.text("a.svg")
    #expect(svg.hasPrefix("<svg") && svg.hasSuffix("</svg>\n"))
    #expect(svg.contains("first") && svg.contains("second"))

    let nowhere = try Tool.run("--plot=\(folder.path("none/a.svg"))", "-", input: input)
    #expect(nowhere.status == 73)
    #expect(nowhere.output.hasPrefix("first\n"))
    #expect(nowhere.errors.hasSuffix("none/a.svg: No such file or directory\n"))
  }
}
