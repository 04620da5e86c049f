import ScrollScenario
import NestedScrollTesting
import Testing

@Suite struct JSONWriterTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (240, "240"), (-3, "-3"), (0.1, "0.1"), (1e15, "1000000000000000"),
    (999_999_999_999_999, "999999999999999"), (1e16, "1e+16"), (1e21, "1e+21"),
    (123456789.125, "123456789.125"), (0x1p-1074, "5e-324"), (1e-7, "1e-07"),
    (1.7976931348623157e308, "1.7976931348623157e+308"), (.infinity, "null"), (.nan, "null"),
  ])
  func `A number is written short`(value: Double, text: String) {
    #expect(JSONWriter.text(of: value) == text)
  }

  @Test func `A number reads back as the same bits`() throws {
    var random = SplitMix64(seed: 1)
    for round in 0..<50_000 {
      // All bit patterns, then numbers of the sizes that offsets have.
      let value =
        round % 2 == 0
        ? Double(bitPattern: random.next()) : Double.random(in: -4000...4000, using: &random)
      guard value.isFinite, value != 0 else { continue }
      let text = JSONWriter.text(of: value)
      let read = try number(in: text)
      #expect(read.bitPattern == value.bitPattern, "\(text)")
    }
  }

  @Test func `A whole number of any size reads back as the same bits`() throws {
    for power in 0..<1024 {
      for value in [0x1p0, 0x1.8p0, 0x1.fffffffffffffp0].map({
        $0 * Double(sign: .plus, exponent: power, significand: 1)
      }) {
        #expect(try JSONValue(text: JSONWriter.text(of: -value)) == .number(-value))
      }
    }
  }

  @Test func `Integers are written to their limits`() {
    var json = JSONWriter()
    json.array { for value in [Int.min, -10, 0, 9, Int.max] { $0.number(value) } }
    #expect(text(json) == "[-9223372036854775808,-10,0,9,9223372036854775807]")
  }

  @Test func `Commas and colons come by themselves`() {
    var json = JSONWriter()
    json.object {
      $0.member("name", "a")
      $0.object("offsets") { $0.member("root", 0.5) }
      $0.array("empty") { _ in }
      $0.object("nothing") { _ in }
      $0.array("mixed") {
        $0.null()
        $0.bool(true)
        $0.array { $0.string("[") }
        $0.array { $0.number(1) }
        $0.string("{")
      }
      $0.member("last", false)
    }
    json.endLine()
    json.number(7)
    #expect(
      text(json) == """
        {"name":"a","offsets":{"root":0.5},"empty":[],"nothing":{},\
        "mixed":[null,true,["["],[1],"{"],"last":false}\n7
        """)
  }

  @Test func `A string is escaped as far as it must be`() {
    var json = JSONWriter()
    json.string("a\"\\/\n\r\t\0\u{1}\u{1F}\u{7F}é😀\u{2028}")
    #expect(text(json) == #""a\"\\/\n\r\t\u0000\u0001\u001f"# + "\u{7F}é😀\u{2028}\"")
  }

  @Test func `Any value reads back as itself`() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2_000 {
      let value = JSONValue.random(depth: 5, using: &random)
      var json = JSONWriter()
      json.value(value)
      #expect(!json.bytes.contains(0x0A))
      let read = try JSONValue(text: json.bytes)
      #expect(read == value)
      var again = JSONWriter()
      again.value(read)
      #expect(again.bytes == json.bytes)
    }
  }

  @Test func `An excerpt is cut where it would be long`() {
    #expect(JSONWriter.excerpt(of: "tall") == "\"tall\"")
    let long = String(repeating: "é", count: 41)
    #expect(JSONWriter.excerpt(of: long) == "\"" + long.dropLast() + "…\"")
    #expect(JSONWriter.excerpt(of: String(long.dropLast())) == "\"" + long.dropLast() + "\"")
  }

  private func text(_ json: JSONWriter) -> String { String(decoding: json.bytes, as: UTF8.self) }
}

extension JSONValue {
  static func random(depth: Int, using random: inout SplitMix64) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
    case 0: return [.null, .bool(true), .bool(false)][Int.random(in: 0..<3, using: &random)]
    case 1: return .number(Double(Int.random(in: -999...999, using: &random)))
    case 2: return .number(Double.random(in: -1...1, using: &random))
    case 3: return .string(randomText(using: &random))
    case 4:
      return .array(
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in
          .random(depth: depth - 1, using: &random)
        })
    default:
      return .object(
        (0..<Int.random(in: 0..<5, using: &random)).map { index in
          JSONMember(
            key: "\(index)" + randomText(using: &random),
            value: .random(depth: depth - 1, using: &random))
        })
    }
  }

  private static func randomText(using random: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      let code = UInt32.random(
        in: 0..<[0x20, 0x80, 0x800, 0x11000].randomElement(using: &random, or: 1), using: &random)
      if let scalar = Unicode.Scalar(code) { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}

extension Array where Element == UInt32 {
  fileprivate func randomElement(using random: inout SplitMix64, or other: UInt32) -> UInt32 {
    randomElement(using: &random) ?? other
  }
}
