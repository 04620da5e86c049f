import ScrollScenario
import Testing

@Suite struct FieldsTests {
  /// A decoder as they are all written.
  private struct Box: Equatable {
    var id: String
    var viewport: Double
    var page: Int
    var axis: Int
    var enabled: Bool
    var children: [Box]

    init(_ cursor: JSONCursor) throws(JSONError) {
      var box = try cursor.fields()
      id = try box.required("id").string()
      viewport = try box.required("viewport").number(.atLeast(0))
      page = try box.optional("page")?.integer(in: 0...9) ?? 0
      axis = try box.optional("axis")?.choice(["vertical": 1, "horizontal": 2]) ?? 0
      enabled = try box.optional("enabled")?.bool() ?? true
      children = []
      for child in try box.optional("children")?.elements() ?? [] {
        children.append(try Box(child))
      }
      try box.end()
    }
  }

  private func box(_ text: String) throws -> Box { try Box(JSONCursor(JSONValue(text: text))) }

  @Test func `Members are read whatever their order`() throws {
    let read = try box(
      #"{"children": [{"viewport": 0, "id": "b", "axis": "horizontal", "page": 9.0}], "id": "a","#
        + #""enabled": false, "viewport": 1.5}"#)
    #expect(read.id == "a" && read.viewport == 1.5 && !read.enabled && read.axis == 0)
    #expect(read.children.first?.axis == 2 && read.children.first?.page == 9)
  }

  @Test(arguments: [
    (#"[]"#, "expected an object, found an array"),
    (#"{"viewport": 1}"#, "missing key \"id\""),
    (#"{"id": "a", "vieport": 1}"#, "missing key \"viewport\", found \"vieport\""),
    (#"{"id": "a", "viewport": 1, "chldren": []}"#, "unknown key \"chldren\""),
    (#"{"id": "a", "viewport": 1, "b c": 1}"#, "unknown key \"b c\""),
    (#"{"id": 7, "viewport": 1}"#, "id: expected a string, found 7"),
    (#"{"id": "a", "viewport": null}"#, "viewport: expected a number, found null"),
    (#"{"id": "a", "viewport": -1}"#, "viewport: expected a number of at least 0, found -1"),
    (#"{"id": "a", "viewport": 1, "page": 1.5}"#, "page: expected a whole number, found 1.5"),
    (#"{"id": "a", "viewport": 1, "page": 1e300}"#, "page: expected a whole number, found 1e+300"),
    (#"{"id": "a", "viewport": 1, "page": 10}"#, "page: expected a whole number up to 9, found 10"),
    (
      #"{"id": "a", "viewport": 1, "page": -1}"#,
      "page: expected a whole number of at least 0, found -1"
    ),
    (
      #"{"id": "a", "viewport": 1, "axis": "up"}"#,
      "axis: expected \"vertical\" or \"horizontal\", found \"up\""
    ),
    (#"{"id": "a", "viewport": 1, "enabled": 0}"#, "enabled: expected true or false, found 0"),
    (
      #"{"id": "a", "viewport": 1, "children": {}}"#,
      "children: expected an array, found an object"
    ),
    (
      #"{"id": "a", "viewport": 1, "children": [{"id": "b", "viewport": 1}, {"id": "c"}]}"#,
      "children[1]: missing key \"viewport\""
    ),
    (
      #"{"id": "a", "viewport": 1, "children": [{"id": "b", "viewport": "tall"}]}"#,
      "children[0].viewport: expected a number, found \"tall\""
    ),
  ])
  func `What is wrong is named with its path`(text: String, problem: String) throws {
    let value = try JSONValue(text: text)
    #expect { try Box(JSONCursor(value)) } throws: { "\($0)" == problem }
  }

  @Test(arguments: [
    (NumberRange.any, -1e300, true), (.atLeast(0), 0, true), (.atLeast(0), -0.5, false),
    (.above(0), 0, false), (.above(0), 0x1p-1074, true), (.between(0, 1), 0, true),
    (.between(0, 1), 1, true), (.between(0, 1), 1.5, false), (.between(0, 1), -1, false),
  ])
  func `A range holds its numbers`(range: NumberRange, value: Double, isIn: Bool) {
    #expect(range.contains(value) == isIn)
  }

  @Test func `A pair is two numbers`() throws {
    #expect(try JSONCursor(JSONValue(text: "[1, 2]")).pair() == (1, 2))
    for text in ["[1]", "[1, 2, 3]", "[1, \"2\"]", "3"] {
      #expect(throws: JSONError.self) { try JSONCursor(JSONValue(text: text)).pair() }
    }
  }
}
