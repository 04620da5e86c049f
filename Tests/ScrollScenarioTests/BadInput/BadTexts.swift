import Foundation
import NestedScrollTesting

/// Texts that are no scenarios, or no longer: what may come to a reader of files.
enum BadTexts {
  static func all() throws -> [(kind: String, texts: [[UInt8]])] {
    let whole = sound
    return [
      ("cut off", whole.indices.map { Array(whole[..<$0]) }),
      ("a byte changed", changed(whole)),
      ("broken", broken.map { Array($0.utf8) }),
      ("broken inside", broken.map { around($0) }),
      ("nested", nested.map { Array($0.utf8) }),
      ("numbers", numbers.map { around($0) }),
      ("encodings", encodings.map { Array("{\"name\":\"".utf8) + $0 + Array("\"}".utf8) }),
      ("other encodings of a whole text", recoded),
      ("binary", try binary()),
      ("random", random()),
    ]
  }

  /// A scenario in which nothing is wrong, on one line.
  static let sound = Array(
    """
    {"name":"é😀","physics":{"base":"android","band":0.5},"slop":8,"tree":{"id":"root","axis":\
    "vertical","viewport":700,"header":{"height":240,"stay":40,"snap":0.5},"policy":"stickyHeader",\
    "children":[{"id":"posts","axis":"vertical","viewport":660,"content":3e3,"edges":{"start":\
    "bounce"},"snap":{"points":[0,[10,20],{"every":100,"from":50,"to":950}]}},{"id":"likes",\
    "axis":"horizontal","viewport":400,"pager":{"page":0}}]},"events":[{"at":0,"touch":"began",\
    "node":"posts","position":[200,500]},{"at":0.016,"touch":"moved","position":[190,420]},\
    {"at":0.032,"touch":"ended","velocity":[0,900]},{"at":0.1,"update":{"content":null},"node":\
    "posts"},{"drag":[-30,2],"node":"likes"},{"settle":true}]}
    """.utf8)

  /// Every byte as one of those that mean most to a reader.
  private static func changed(_ text: [UInt8]) -> [[UInt8]] {
    text.indices.flatMap { place in
      ([0x00, 0x22, 0x5D, 0xFF] as [UInt8]).map { byte in
        var changed = text
        changed[place] = byte
        return changed
      }
    }
  }

  /// What is no JSON, or none that may be there.
  private static let broken = [
    "", "{", "}", "[", "]", ",", ":", "\"", "\\", "-", "+", ".", "e", "nul", "tru", "fals", "NULL",
    "None", "undefined", "NaN", "Infinity", "-Infinity", "'a'", "a", "/", "//", "/* */", "# a",
    "{]", "[}", "{}}", "[]]", "{{}}", "[[]", "{\"a\"}", "{\"a\":}", "{:1}", "{\"a\" 1}",
    "{\"a\"::1}",
    "{\"a\":1,}", "{,}", "{\"a\":1,,\"b\":2}", "{\"a\":1 \"b\":2}", "{a:1}", "{1:1}", "{null:1}",
    "{\"a\":1,\"a\":1}", "[1,]", "[,1]", "[1,,1]", "[1 1]", "[1:1]", "[\"a]", "[\"a\n\"]",
    "[\"\t\"]",
    "\"\\\"", "\"\\x41\"", "\"\\u\"", "\"\\u12\"", "\"\\u12G4\"", "\"\\ud800\"", "\"\\udc00\"",
    "\"\\ud800\\u0041\"", "\"\\ud800\\\"", "\"\\u0000\"", "\"\0\"", "\0", "\u{B}", "\u{A0}1",
    "\u{2028}", "\u{FEFF}\u{FEFF}{}", "<a/>", "---\na: 1", "1 2", "true false", "\"a\" \"b\"",
    "{} {} x", "[{}] ]", "[[{}]]", "0", "null", "\"text\"",
  ]

  /// As much opened as is closed, or not, and to the limit and far beyond.
  private static let nested: [String] = {
    let brackets: [(opening: String, closing: String)] = [
      ("[", ""), ("]", ""), ("[", "]"), ("[", "}"), ("{\"a\":", ""), ("{\"a\":", "}"),
      ("[{\"a\":", ""), ("{\"children\":[", "]}"), ("{\"id\":\"a\",\"children\":[", ""),
    ]
    return [1, 2, 511, 512, 513, 100_000].flatMap { depth in
      brackets.map { pair in
        String(repeating: pair.opening, count: depth)
          + String(repeating: pair.closing, count: depth)
      }
    }
  }()

  private static let numbers: [String] = {
    let digits = String(repeating: "9", count: 100_000)
    return [
      "1e308", "1e309", "-1e309", "1e-400", "1e99999999999999999999", "-1e-99999999999999999999",
      "0e99999999999999999999", "9223372036854775807", "9223372036854775808",
      "-9223372036854775809",
      "18446744073709551616", "1.7976931348623159e308", "5e-324", "-0", "-0.0", "1e+", "1e", "1.",
      ".1", "01", "-01", "+1", "0x1F", "1_000", "1,000", "1e1.5", "--1", "1-1", "0.1.2", "٣", "１",
      digits, "-" + digits, "0." + digits, "1e" + digits, "1e-" + digits, digits + "e-" + digits,
      "0." + String(repeating: "0", count: 100_000) + "1e100001",
    ]
  }()

  /// Every byte that starts none or too little, and what looks like more than it is.
  private static let encodings: [[UInt8]] = {
    let leads = 0x80...0xFF as ClosedRange<UInt8>
    let rests: [[UInt8]] = [[], [0x80], [0x41], [0x80, 0x80], [0xBF, 0xBF, 0xBF]]
    let others: [[UInt8]] = [
      [0xC0, 0xAF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xB0, 0x80], [0xEF, 0xBF, 0xBF],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
      [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xFE, 0xFF],
    ]
    return rests.flatMap { rest in leads.map { [$0] + rest } } + others
  }()

  /// The sound text as other systems might write it.
  private static let recoded: [[UInt8]] = {
    let text = String(decoding: sound, as: UTF8.self)
    let little: [UInt8] = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let latin: [UInt8] = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let wide: [UInt8] = text.unicodeScalars.flatMap { scalar in
      (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * $0)) }
    }
    let marks: [[UInt8]] = [
      [], [0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB], [0x2B, 0x2F, 0x76, 0x38],
    ]
    return [little, big, latin, wide].flatMap { text in marks.map { $0 + text } }
  }()

  /// Files of other programs: the program that runs this, and a picture.
  private static func binary() throws -> [[UInt8]] {
    let picture = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Docs/Pictures/web-page.webp").standardized
    return try [URL(fileURLWithPath: CommandLine.arguments[0]), picture].flatMap { file in
      let handle = try FileHandle(forReadingFrom: file)
      let bytes = Array(try handle.read(upToCount: 1 << 16) ?? Data())
      return stride(from: 0, to: bytes.count, by: 1 << 12).map { Array(bytes[$0...]) }
    }
  }

  private static func random() -> [[UInt8]] {
    var random = SplitMix64(seed: 21)
    return (0..<200).map { _ in
      (0..<Int.random(in: 1...4096, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
    }
  }

  /// A sound scenario around what may be none: a value of it.
  private static func around(_ value: String) -> [UInt8] {
    let text = """
      {"name":"a","tree":{"id":"a","axis":"vertical","viewport":100,"content":\(value)},\
      "events":[{"drag":[0,\(value)],"node":"a"}]}
      """
    return Array(text.utf8)
  }
}
