import ScrollScenario
import Testing

@Suite struct JSONTextTests {
  @Test(arguments: [
    ("null", JSONValue.null),
    ("true", .bool(true)),
    (" \t\r\n false \n", .bool(false)),
    ("[]", .array([])),
    ("[ ]", .array([])),
    ("{}", .object([])),
    ("{\n}", .object([])),
    ("\"\"", .string("")),
    ("[null,1,\"1\",{}]", .array([.null, .number(1), .string("1"), .object([])])),
    (
      "[[],[[]],{\"a\":[]}]",
      .array([
        .array([]), .array([.array([])]),
        .object([JSONMember(key: "a", value: .array([]))]),
      ])
    ),
    ("{\"\":0}", .object([JSONMember(key: "", value: .number(0))])),
    ("\u{FEFF}[1]", .array([.number(1)])),
    ("[1 , 2\n]", .array([.number(1), .number(2)])),
  ])
  func `What RFC 8259 allows is read`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(text: text) == value)
  }

  @Test func `Members keep their order and their keys every character`() throws {
    let text = #"{"b": 1, "a": 2, "e\u0301": 3, "\u00e9": 4}"#
    let value = try JSONValue(text: text)
    let members = try members(in: text)
    #expect(members.map(\.value) == [.number(1), .number(2), .number(3), .number(4)])
    #expect(members.map { Array($0.key.unicodeScalars).count } == [1, 1, 2, 1])
    #expect(value["e\u{301}"] == .number(3))
    #expect(value["\u{E9}"] == .number(4))
  }

  @Test(arguments: [
    ("", "1:1: expected a value, found the end of the text"),
    ("  ", "1:3: expected a value, found the end of the text"),
    ("[", "1:2: [0]: expected a value, found the end of the text"),
    ("[1", "1:3: [1]: expected \",\" or \"]\", found the end of the text"),
    ("[1,", "1:4: [1]: expected a value, found the end of the text"),
    ("[1,]", "1:4: [1]: expected a value, found \"]\""),
    ("[,1]", "1:2: [0]: expected a value, found \",\""),
    ("[1,,2]", "1:4: [1]: expected a value, found \",\""),
    ("[1 2]", "1:4: [1]: expected \",\" or \"]\", found \"2\""),
    ("[1}", "1:3: [1]: expected \",\" or \"]\", found \"}\""),
    ("]", "1:1: expected a value, found \"]\""),
    ("[1]]", "1:4: expected the end of the text, found \"]\""),
    ("1 2", "1:3: expected the end of the text, found \"2\""),
    ("{", "1:2: expected a key or \"}\", found the end of the text"),
    ("{1:2}", "1:2: expected a key or \"}\", found \"1\""),
    ("{a:2}", "1:2: expected a key or \"}\", found \"a\""),
    ("{'a':2}", "1:2: expected a key or \"}\", found \"'\""),
    ("{\"a\"}", "1:5: a: expected \":\", found \"}\""),
    ("{\"a\" 1}", "1:6: a: expected \":\", found \"1\""),
    ("{\"a\":}", "1:6: a: expected a value, found \"}\""),
    ("{\"a\":1,}", "1:8: expected a key, found \"}\""),
    ("{\"a\":1 \"b\":2}", "1:8: expected \",\" or \"}\", found \"\"\""),
    ("{\"a\":1]", "1:7: expected \",\" or \"}\", found \"]\""),
    ("[tru]", "1:5: [0]: expected true, found \"]\""),
    ("[True]", "1:2: [0]: expected a value, found \"T\""),
    ("[nul", "1:5: [0]: expected null, found the end of the text"),
    ("[NaN]", "1:2: [0]: expected a value, found \"N\""),
    ("[Infinity]", "1:2: [0]: expected a value, found \"I\""),
    ("[1,\n  // no\n2]", "2:3: [1]: expected a value, found \"/\""),
    ("[\u{C}1]", "1:2: [0]: expected a value, found byte 0x0C"),
    ("[\u{A0}1]", "1:2: [0]: expected a value, found byte 0xC2"),
    ("\u{FEFF}\u{FEFF}1", "1:1: expected a value, found byte 0xEF"),
    ("[\0]", "1:2: [0]: expected a value, found byte 0x00"),
    (
      "{\"tree\": {\"children\": [{\"id\": 1},\n {\"viewport\": x}]}}",
      "2:15: tree.children[1].viewport: expected a value, found \"x\""
    ),
    ("{\"a b\": {\"c\\\"\": -}}", "1:18: [\"a b\"][\"c\\\"\"]: expected a digit, found \"}\""),
  ])
  func `What it forbids is an error with its place`(text: String, error: String) {
    #expect(failure(of: text) == error)
  }

  @Test(arguments: [
    ("{\"a\":1,\"a\":1}", "1:8: a: the key is given twice"),
    ("{\"t\":[{\"a\":1,\"b\":{\"a\":2},\n\"a\":3}]}", "2:1: t[0].a: the key is given twice"),
    ("{\"a\":1,\"\\u0061\":2}", "1:8: a: the key is given twice"),
  ])
  func `A key given twice is an error`(text: String, error: String) {
    #expect(failure(of: text) == error)
  }

  @Test func `A key given twice is found among many`() throws {
    let keys = (0..<1000).map { "\"key \($0)\": \($0)" }
    let text = "{" + keys.joined(separator: ", ")
    let members = try members(in: text + "}")
    #expect(members.map(\.value) == (0..<1000).map { .number(Double($0)) })
    for twice in [0, 15, 16, 17, 18, 999] {
      let error = failure(of: text + ", \"key \(twice)\": 0}")
      #expect(error?.hasSuffix("[\"key \(twice)\"]: the key is given twice") == true)
    }
  }

  @Test func `Nesting is read down to its limit and refused below`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    var value = try JSONValue(text: nested(512))
    var depth = 0
    while case .array(let elements) = value {
      depth += 1
      value = elements.first ?? .null
    }
    #expect(depth == 512)
    #expect(failure(of: nested(513))?.hasPrefix("1:513: [0][0]") == true)
    #expect(failure(of: nested(513))?.hasSuffix("[0]: nested more than 512 deep") == true)
    #expect(
      failure(of: String(repeating: "{\"a\":", count: 100_000))?.hasPrefix("1:2561: a.") == true)
  }

  @Test func `Columns count characters and lines end with a line feed`() {
    #expect(failure(of: "[\"é€😀\", x]") == "1:9: [1]: expected a value, found \"x\"")
    #expect(failure(of: "[\"é\",\r\n\"é\", x]") == "2:6: [2]: expected a value, found \"x\"")
    #expect(failure(of: "\u{FEFF}x") == "1:1: expected a value, found \"x\"")
  }
}

/// Thrown by a test that read another kind of value than it expected.
struct Unexpected: Error {
  let value: JSONValue
}

func number(in text: String) throws -> Double {
  let value = try JSONValue(text: text)
  guard case .number(let number) = value else { throw Unexpected(value: value) }
  return number
}

func string(in text: String) throws -> String {
  let value = try JSONValue(text: text)
  guard case .string(let string) = value else { throw Unexpected(value: value) }
  return string
}

func members(in text: String) throws -> [JSONMember] {
  let value = try JSONValue(text: text)
  guard case .object(let members) = value else { throw Unexpected(value: value) }
  return members
}

/// What reading says is wrong, or nil if nothing is.
func failure(of text: String) -> String? { failure(of: Array(text.utf8)) }

func failure(of bytes: [UInt8]) -> String? {
  do throws(JSONError) {
    _ = try JSONValue(text: bytes)
    return nil
  } catch {
    return error.description
  }
}
