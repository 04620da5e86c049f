import NestedScrollTesting
import Testing

import TerminalScreen

@Suite struct InputParserTests {
  private func events(_ text: String) -> [InputEvent] { events(Array(text.utf8)) }

  private func events(_ bytes: [UInt8]) -> [InputEvent] {
    var parser = InputParser()
    return bytes.compactMap { parser.feed($0) }
  }

  @Test(arguments: [
    ("a", InputEvent.key(.character("a"))), ("é", .key(.character("é"))),
    ("日", .key(.character("日"))), ("🌄", .key(.character("🌄"))), (" ", .key(.character(" "))),
    ("\t", .key(.tab)), ("\r", .key(.enter)), ("\u{7F}", .key(.backspace)),
    ("\u{3}", .key(.character("c"), .control)), ("\u{1F}", .key(.character("_"), .control)),
    ("\u{0}", .key(.character(" "), .control)), ("\u{1B}[A", .key(.up)), ("\u{1B}OB", .key(.down)),
    ("\u{1B}[1;5C", .key(.right, .control)), ("\u{1B}[1;4D", .key(.left, [.shift, .alt])),
    ("\u{1B}[H", .key(.home)), ("\u{1B}OF", .key(.end)), ("\u{1B}[1~", .key(.home)),
    ("\u{1B}[4~", .key(.end)), ("\u{1B}[5~", .key(.pageUp)),

    ("\u{1B}[6;2~", .key(.pageDown, .shift)),
    ("\u{1B}[3~", .key(.delete)), ("\u{1B}[Z", .key(.shiftTab)),

    ("\u{1B}x", .key(.character("x"), .alt)),
    ("\u{1B}é", .key(.character("é"), .alt)),
  ])
  func key(_ bytes: String, _ expected: InputEvent) {
    #expect(events(bytes) == [expected])
  }

  @Test(arguments: [
    ("0;1;1M", MouseEvent(.press(.left), row: 0, column: 0)),
    ("2;80;24M", MouseEvent(.press(.right), row: 23, column: 79)),
    ("32;300;7M", MouseEvent(.drag(.left), row: 6, column: 299)),
    ("0;5;6m", MouseEvent(.release(.left), row: 5, column: 4)),
    ("64;2;3M", MouseEvent(.wheel(.up), row: 2, column: 1)),
    ("65;2;3M", MouseEvent(.wheel(.down), row: 2, column: 1)),
    ("66;2;3M", MouseEvent(.wheel(.left), row: 2, column: 1)),
    ("67;2;3M", MouseEvent(.wheel(.right), row: 2, column: 1)),
    ("35;2;3M", MouseEvent(.move, row: 2, column: 1)),
    ("69;2;3M", MouseEvent(.wheel(.down), row: 2, column: 1, modifiers: .shift)),
    ("24;2;3M", MouseEvent(.press(.left), row: 2, column: 1, modifiers: [.alt, .control])),
  ])
  func mouse(_ report: String, _ expected: MouseEvent) {
    #expect(events("\u{1B}[<" + report) == [.mouse(expected)])
  }

  @Test func oldMouseReportsAreReadSoThatTheirBytesAreNotKeys() {
    #expect(
      events([0x1B, 0x5B, 0x4D, 32, 33 + 9, 33 + 80])
        == [.mouse(MouseEvent(.press(.left), row: 80, column: 9))])
    #expect(
      events([0x1B, 0x5B, 0x4D, 32 + 3, 33, 33])
        == [.mouse(MouseEvent(.release(.left), row: 0, column: 0))])
  }

  /// What one read brings and how it is cut must not matter: the parser has no other state.
  @Test func aSequenceMayComeInAnyPieces() {
    let bytes = Array("a\u{1B}[<32;10;20Mé\u{1B}[1;5A\u{1B}OP日q".utf8)
    let whole = events(bytes)
    #expect(whole.count == 6)
    for cut in bytes.indices {
      var parser = InputParser()
      var seen = bytes[..<cut].compactMap { parser.feed($0) }
      if parser.hasPendingEscape {
        // Between the pieces nobody says that time is up.
        #expect(bytes[cut - 1] == 0x1B)
      }
      seen += bytes[cut...].compactMap { parser.feed($0) }
      #expect(seen == whole)
    }
  }

  @Test func aLoneEscapeIsTheKeyOnceTimeIsUp() {
    var parser = InputParser()
    #expect(parser.feed(0x1B) == nil)
    #expect(parser.hasPendingEscape)
    #expect(parser.timeOut() == .key(.escape))
    #expect(!parser.hasPendingEscape)
    #expect(parser.timeOut() == nil)
    #expect(parser.feed(UInt8(ascii: "[")) == .key(.character("[")))
  }

  @Test func twoEscapesAreOneKeyAndOnePending() {
    #expect(events("\u{1B}\u{1B}[A") == [.key(.escape), .key(.up)])
  }

  @Test func timeOutLeavesAHalfReadSequenceAlone() {
    var parser = InputParser()
    for byte in "\u{1B}[<0;1".utf8 { #expect(parser.feed(byte) == nil) }
    #expect(parser.timeOut() == nil)
    #expect(parser.feed(UInt8(ascii: "0")) == nil)
    #expect(parser.feed(UInt8(ascii: ";")) == nil)
    #expect(parser.feed(UInt8(ascii: "2")) == nil)
    #expect(
      parser.feed(UInt8(ascii: "M")) == .mouse(MouseEvent(.press(.left), row: 1, column: 9)))
  }

  @Test(arguments: [
    "\u{1B}[<0;0;5M", "\u{1B}[<0;5M", "\u{1B}[<;;M", "\u{1B}[<999;1;1M", "\u{1B}[<0;1;1X",
    "\u{1B}[<99999999999999999999;1;1M", "\u{1B}[99~", "\u{1B}[~", "\u{1B}[?1;2c", "\u{1B}[[A",
    "\u{1B}[<" + String(repeating: "1;", count: 500) + "M", "\u{1B}[<64;1;1m",
  ])
  func meaninglessSequencesAreDroppedWhole(_ bytes: String) {
    #expect(events(bytes + "z") == [.key(.character("z"))])
  }

  @Test func brokenCharactersAreDropped() {
    #expect(events([0xC3, 0x61]) == [.key(.character("a"))])
    #expect(events([0xFF, 0x80, 0xE6, 0x97, 0x1B, 0x5B, 0x41]) == [.key(.up)])
    #expect(events([0xED, 0xA0, 0x80, 0x62]) == [.key(.character("b"))])
    #expect(events([0xF4, 0x90, 0x80, 0x80, 0x62]) == [.key(.character("b"))])
  }

  @Test func aSequenceCutShortByControlCStillInterrupts() {
    #expect(events("\u{1B}[<0;1\u{3}") == [.key(.character("c"), .control)])
  }

  /// After any garbage, one complete sequence brings the parser back in step at the latest.
  @Test func garbageNeverLosesTheParser() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      var parser = InputParser()
      for _ in 0..<40 { _ = parser.feed(UInt8(truncatingIfNeeded: random.next())) }
      for byte in "zzz\u{1B}[A\u{1B}[A".utf8.dropLast() { _ = parser.feed(byte) }
      #expect(parser.feed(UInt8(ascii: "A")) == .key(.up))
    }
  }
}
