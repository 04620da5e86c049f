import ScrollScenario
import Testing

@Suite struct JSONStringTests {
  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u20AC\ud83d\ude00""#, "Aé€😀"),
    (#""\u0000""#, "\0"),
    (#""\uD800\uDC00\uDBFF\uDFFF""#, "\u{10000}\u{10FFFF}"),
    (#""a\\""#, "a\\"),
    (
      "\"\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\"",
      "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}"
    ),
    ("\"\u{2028}\u{FEFF}\"", "\u{2028}\u{FEFF}"),
  ])
  func `A string is the characters it spells`(text: String, expected: String) throws {
    let value = try string(in: text)
    #expect(Array(value.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    (#"["a"#, "1:4: [0]: a string goes on to the end of the text"),
    (#"["a\"#, "1:5: [0]: expected an escape after \"\\\", found the end of the text"),
    (#"["\x"]"#, "1:4: [0]: expected an escape after \"\\\", found \"x\""),
    (#"["\U0041"]"#, "1:4: [0]: expected an escape after \"\\\", found \"U\""),
    (#"["\u00g0"]"#, "1:7: [0]: expected a hexadecimal digit, found \"g\""),
    (#"["\u 041"]"#, "1:5: [0]: expected a hexadecimal digit, found byte 0x20"),
    (#"["\ud83d"]"#, "1:5: [0]: \\ud83d is half a surrogate pair"),
    (#"["\ude00"]"#, "1:5: [0]: \\ude00 is half a surrogate pair"),
    (#"["\ud83dx"]"#, "1:5: [0]: \\ud83d is half a surrogate pair"),
    (#"["\ud83d\n"]"#, "1:5: [0]: \\ud83d is half a surrogate pair"),
    (#"["\ud83d\ud83d"]"#, "1:5: [0]: \\ud83d is half a surrogate pair"),
    ("[\"a\tb\"]", "1:4: [0]: a string holds the control character 0x09"),
    ("[\"a\nb\"]", "1:4: [0]: a string holds the control character 0x0A"),
    ("[\"\0\"]", "1:3: [0]: a string holds the control character 0x00"),
  ])
  func `What is no string is an error`(text: String, error: String) {
    #expect(failure(of: text) == error)
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x80, 0x80],
      [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xE2, 0x82], [0xE2, 0x82, 0x41],
      [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80],
      [0xF0, 0x9F, 0x98], [0xF0, 0x9F, 0x98, 0x22], [0xFE], [0xFF],
    ] as [[UInt8]])
  func `Bytes that are no UTF-8 are an error with their place`(bytes: [UInt8]) {
    let text = Array("{\"a\":\"€".utf8) + bytes + Array("\"}".utf8)
    let lead = String(bytes[0], radix: 16, uppercase: true)
    #expect(
      failure(of: text) == "1:8: a: byte 9 of the text, 0x\(lead), starts no UTF-8 character")
  }

  @Test func `Every scalar is read as itself, plain and escaped`() throws {
    var failures = 0
    for code in stride(from: 0 as UInt32, through: 0x10FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let escaped = String(scalar).utf16.map {
        "\\u" + String(repeating: "0", count: 4 - String($0, radix: 16).count)
          + String($0, radix: 16)
      }
      let isPlain = code >= 0x20 && scalar != "\"" && scalar != "\\"
      let spelt = try string(in: "\"\(escaped.joined())\"")
      if Array(spelt.unicodeScalars) != [scalar] { failures += 1 }
      guard isPlain else { continue }
      let plain = try string(in: "\"\(String(scalar))\"")
      if Array(plain.unicodeScalars) != [scalar] { failures += 1 }
    }
    #expect(failures == 0)
  }
}
