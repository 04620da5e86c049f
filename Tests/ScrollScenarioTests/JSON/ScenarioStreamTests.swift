import ScrollScenario
import Testing

@Suite struct ScenarioStreamTests {
  @Test(arguments: [
    "", "  \n ", "[]", "[ ]\n[]", "\u{FEFF}", "\u{FEFF}[]",
  ])
  func `A text without scenarios gives none`(text: String) { #expect(entries(text).isEmpty) }

  @Test(arguments: [
    #"{"name":"a"}{"name":"b"}{"name":"c"}"#,
    "{\"name\":\"a\"}\n{\"name\":\"b\"}\r\n\r\n{\"name\":\"c\"}\n",
    "{\n  \"name\": \"a\"\n}\n{\n  \"name\": \"b\"\n}\n{\n  \"name\": \"c\"\n}",
    #"[{"name":"a"},{"name":"b"},{"name":"c"}]"#,
    "[\n{\"name\":\"a\"} ,\n{\"name\":\"b\"},\n{\"name\":\"c\"}\n]\n",
    "{\"name\":\"a\"}\n[{\"name\":\"b\"}]\n[]{\"name\":\"c\"}",
  ])
  func `Every form gives the same scenarios`(text: String) {
    #expect(entries(text) == ["a", "b", "c"])
  }

  @Test func `An entry says where it starts and what it is called`() throws {
    var stream = ScenarioStream(.bytes(Array("\u{FEFF}[ {\"name\": 7},\n {\"x\": [1]} ]".utf8)))
    let one = stream.next()
    let first = try #require(one)
    #expect(first.position == TextPosition(line: 1, column: 3, byte: 5))
    #expect(first.name == nil)
    let two = stream.next()
    let second = try #require(two)
    #expect(second.position == TextPosition(line: 2, column: 2, byte: 19))
    #expect(try second.value.get()["x"] == .array([.number(1)]))
    let ends = [stream.next() == nil, stream.next() == nil]
    #expect(ends == [true, true])
  }

  @Test(arguments: [
    // One per line: the next line.
    (
      "{\"name\":\"a\"}\n{\"name\":\"b\", x}\n{\"name\":\"c\"}",
      ["a", "2:14: expected a key, found \"x\" (b)", "c"]
    ),
    (
      "{\"name\":\"a\"\n{\"name\":\"b\"}",
      ["2:1: expected \",\" or \"}\", found \"{\" (a)", "b"]
    ),
    (
      "{\"a\": {\"b\": [1}\n{\"name\":\"b\"}",
      ["1:15: a.b[1]: expected \",\" or \"]\", found \"}\"", "b"]
    ),
    (
      "{\"a\": \"no end}\n{\"name\":\"b\"}",
      ["1:15: a: a string holds the control character 0x0A", "b"]
    ),
    (
      "{\"a: 1, \"b\": \"}\"}\n{\"name\":\"b\"}",
      [
        "1:10: [\"a: 1, \"]: expected \":\", found \"b\"",
        "1:18: a string holds the control character 0x0A", "b",
      ]
    ),
    ("garbage {\"name\":\"a\"}\n{\"name\":\"b\"}", ["1:1: expected a value, found \"g\"", "b"]),
    ("{\"name\":\"a\"},\n{\"name\":\"b\"}", ["a", "1:13: expected a value, found \",\"", "b"]),
    (
      "nul\n\"x\n0x\n{\"name\":\"b\"}",
      [
        "1:4: expected null, found byte 0x0A", "2:3: a string holds the control character 0x0A",
        "3:1: expected a scenario (an object), found 0", "3:2: expected a value, found \"x\"", "b",
      ]
    ),
    // Brackets tell where the broken one ends.
    (
      "{\"name\":\"a\", x: {\"y\": [\"}\", \"\\\"}\"]}}{\"name\":\"b\"}",
      ["1:14: expected a key, found \"x\" (a)", "b"]
    ),
    (
      "{\n  \"name\": \"a\",\n  \"t\": [\n    {x},\n    {}\n  ]\n}\n{\"name\":\"b\"}",
      ["4:6: t[0]: expected a key or \"}\", found \"x\" (a)", "b"]
    ),
    (
      "{\"name\":\"a\",\"t\":\n  {\"id\":1},\n  \"u\": [x]}\n{\"name\":\"b\"}",
      ["3:9: u[0]: expected a value, found \"x\" (a)", "b"]
    ),
    // A line that was cut off where the next one fits.
    (
      "{\"name\":\"a\",\"t\":\n{\"name\":\"b\"}\n{\"name\":\"c\"}",
      ["3:1: expected \",\" or \"}\", found \"{\" (a)", "b", "c"]
    ),
    // A pretty-printed one without its last bracket: the next line that is out as far.
    (
      "{\n  \"t\": [\n    {\"id\": 1}\n  ]\n{\n  \"name\":\"b\"}",
      ["5:1: expected \",\" or \"}\", found \"{\"", "b"]
    ),
    // What is no object.
    (
      "1 \"x\" null {\"name\":\"a\"}",
      [
        "1:1: expected a scenario (an object), found 1",
        "1:3: expected a scenario (an object), found \"x\"",
        "1:7: expected a scenario (an object), found null", "a",
      ]
    ),
    (
      "{\"name\":\"a\", \"b\": [1, 2",
      ["1:24: b[2]: expected \",\" or \"]\", found the end of the text (a)"]
    ),
    (
      "{\"name\":\"a\", \"name\": 2}\n{\"name\":\"b\"}",
      ["1:14: name: the key is given twice (a)", "b"]
    ),
  ])
  func `After a broken scenario reading goes on with the next`(text: String, expected: [String]) {
    #expect(entries(text) == expected)
  }

  @Test(arguments: [
    (
      "[{\"name\":\"a\"}, {x}, {\"name\":\"c\"}]",
      ["a", "1:17: expected a key or \"}\", found \"x\"", "c"]
    ),
    (
      "[{\"name\":\"a\"}, {\"t\": [{1}, {}], \"u\": \"],}\"}, {\"name\":\"c\"}]",
      ["a", "1:24: t[0]: expected a key or \"}\", found \"1\"", "c"]
    ),
    (
      "[{\"name\":\"a\"} {\"name\":\"b\"}]",
      ["a", "1:15: expected \",\" or \"]\", found \"{\"", "b"]
    ),
    ("[{\"name\":\"a\"},]{\"name\":\"b\"}", ["a", "1:15: expected a value, found \"]\"", "b"]),
    ("[,{\"name\":\"b\"}]", ["1:2: expected a value, found \",\"", "b"]),
    (
      "[1, [{\"name\":\"x\"}], null, {\"name\":\"b\"}]",
      [
        "1:2: expected a scenario (an object), found 1",
        "1:5: expected a scenario (an object), found an array",
        "1:21: expected a scenario (an object), found null", "b",
      ]
    ),
    (
      "[{\"name\":\"a\"} x {\"y\":1}, {\"name\":\"b\"}]",
      ["a", "1:15: expected \",\" or \"]\", found \"x\"", "b"]
    ),
    ("[{\"name\":\"a\"", ["1:13: expected \",\" or \"}\", found the end of the text (a)"]),
    ("[{\"name\":\"a\"}", ["a", "1:14: expected \",\" or \"]\", found the end of the text"]),
    ("[", ["1:2: expected a value, found the end of the text"]),
    // The lines of an array, one of which lacks its bracket.
    (
      "[\n{\"name\":\"a\"},\n{\"name\":\"b\", \"t\": [{},\n{\"name\":\"c\"}\n]\n{\"name\":\"d\"}",
      ["a", "6:1: expected \",\" or \"}\", found \"{\" (b)", "c", "d"]
    ),
    (
      "[\n  {\"name\":\"a\", \"t\": {,\n  {\"name\":\"b\"}\n]{\"name\":\"c\"}",
      ["2:22: t: expected a key or \"}\", found \",\" (a)", "b", "c"]
    ),
    // A bracket too many ends the array; the rest of the line is one error.
    (
      "[{\"name\":\"a\", \"t\": 1]}, {\"name\":\"b\"}]\n{\"name\":\"c\"}",
      [
        "1:21: expected \",\" or \"}\", found \"]\" (a)", "1:22: expected a value, found \"}\"",
        "c",
      ]
    ),
  ])
  func `So it does in an array`(text: String, expected: [String]) {
    #expect(entries(text) == expected)
  }

  @Test func `Deep nesting costs one error and neither stack nor memory`() {
    let deep = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
    #expect(entries("{\"a\": \(deep)}\n{\"name\":\"b\"}").last == "b")
    #expect(entries("[{\"a\": \(deep)}, {\"name\":\"b\"}]").last == "b")
    #expect(entries("[{\"a\": \(deep)}, {\"name\":\"b\"}]").count == 2)
  }

  @Test func `A source that fails is an error and the end`() {
    func failing(after text: String) -> [String] {
      var given = false
      return entries(
        ByteSource { space throws(ReadFailure) in
          guard !given else { throw ReadFailure(reason: "Input/output error") }
          given = true
          space.copyBytes(from: text.utf8)
          return text.utf8.count
        })
    }
    #expect(
      failing(after: "{\"name\":\"a\"}\n") == ["a", "2:1: a read error (Input/output error)"])
    #expect(
      failing(after: "{\"name\":\"a\"") == [
        "1:12: expected \",\" or \"}\", found a read error (Input/output error) (a)"
      ])
    #expect(
      failing(after: "{x") == [
        "1:2: expected a key or \"}\", found \"x\"", "1:3: a read error (Input/output error)",
      ])
  }

  @Test func `The text in memory is bounded by the largest scenario`() throws {
    let line = Array(
      "{\"name\":\"a\",\"events\":[\(String(repeating: "1,", count: 3_000))1]}\n".utf8)
    var left = 300
    var offset = 0
    var stream = ScenarioStream(
      ByteSource { space in
        guard left > 0 else { return 0 }
        let count = min(line.count - offset, space.count)
        space.copyBytes(from: line[offset..<offset + count])
        offset += count
        if offset == line.count { (left, offset) = (left - 1, 0) }
        return count
      })
    var count = 0
    while let entry = stream.next() {
      _ = try entry.value.get()
      count += 1
    }
    #expect(count == 300)
    #expect(stream.textCapacity == 1 << 16)
  }

  @Test func `A broken scenario of any length takes no more memory`() {
    var left = 60
    let part = Array(#"{"a": ["b", "#.utf8)
    var stream = ScenarioStream(
      ByteSource { space in
        left -= 1
        guard left > 0 else { return 0 }
        let count = space.count / part.count
        for index in 0..<count * part.count { space[index] = part[index % part.count] }
        return count * part.count
      })
    var count = 0
    while stream.next() != nil { count += 1 }
    #expect(count == 1)
    #expect(stream.textCapacity == 1 << 16)
  }
}

/// The names of the scenarios of a text, and the errors with the name where there is one.
func entries(_ text: String) -> [String] { entries(.bytes(Array(text.utf8))) }

func entries(_ source: ByteSource) -> [String] {
  var stream = ScenarioStream(source)
  var entries: [String] = []
  while let entry = stream.next() {
    switch entry.value {
    case .success: entries.append(entry.name ?? "?")
    case .failure(let error): entries.append("\(error)" + (entry.name.map { " (\($0))" } ?? ""))
    }
  }
  return entries
}
