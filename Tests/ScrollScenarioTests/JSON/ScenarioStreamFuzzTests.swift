import ScrollScenario
import NestedScrollTesting
import Testing

/// Whatever the bytes: reading ends, doesn't trap, and doesn't depend on how they were cut.
@Suite struct ScenarioStreamFuzzTests {
  private let sample = Array(
    """
    {"name": "é€😀", "tree": {"id": "root", "viewport": 700.25, "edges": {"start": "bounce"},
      "children": [{"id": "\\u00e9\\ud83d\\ude00", "n": -12.5e-3}, {"content": null}]},
     "events": [{"at": 0.016, "touch": "moved", "position": [200, 470.33333333333331]}, true]}
    {"name": "b"}
    [{"name": "c"}, {"name": "d", "x": [[], {}, ""]}]
    """.utf8)

  @Test func `The sample is sound`() {
    #expect(entries(.bytes(sample)) == ["é€😀", "b", "c", "d"])
  }

  @Test func `Random bytes are read to their end`() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<4_000 {
      let bytes = (0..<Int.random(in: 0..<80, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      expectCutsDontMatter(bytes)
    }
  }

  @Test func `Random JSON signs are read to their end`() {
    var random = SplitMix64(seed: 12)
    let signs = Array("{}[]:,\"\\u0d8e+-. \n\ttruefalsn1".utf8)
    for _ in 0..<6_000 {
      let bytes = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
        signs[Int.random(in: 0..<signs.count, using: &random)]
      }
      expectCutsDontMatter(bytes)
    }
  }

  @Test func `A text with a byte changed, lost or put in is read to its end`() {
    var random = SplitMix64(seed: 13)
    for place in sample.indices {
      var changed = sample
      switch place % 3 {
      case 0: changed[place] = UInt8.random(in: 0...255, using: &random)
      case 1: changed.remove(at: place)
      default: changed.insert(sample.randomElement(using: &random) ?? 0, at: place)
      }
      expectCutsDontMatter(changed)
    }
  }

  @Test func `A text that is cut off is read up to there`() {
    for count in sample.indices { expectCutsDontMatter(Array(sample[..<count])) }
  }

  @Test func `A line that is broken at any place leaves the lines around it`() {
    let before = Array("{\"name\":\"before\"}\n".utf8)
    let after = Array("\n{\"name\":\"after\"}\n".utf8)
    let line = Array(#"{"name": "b", "t": {"c": [{"id": "x y", "n": -1.5}, null]}}"#.utf8)
    for place in line.indices {
      for bytes in [Array(line[..<place]), line[..<place] + [0x01] + line[place...]] {
        let found = entries(.bytes(before + bytes + after))
        #expect(found.first == "before")
        #expect(found.last == "after", "\(String(decoding: bytes, as: UTF8.self))")
        #expect(found.count == (bytes.isEmpty ? 2 : 3) || place == line.count - 1)
      }
    }
  }

  private func expectCutsDontMatter(_ bytes: [UInt8]) {
    let whole = entries(.bytes(bytes))
    #expect(whole.count <= bytes.count)
    for chunk in [1, 3] { #expect(entries(.bytes(bytes, chunk: chunk)) == whole, "\(bytes)") }
  }
}
