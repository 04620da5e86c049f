import ScrollScenario
import Testing

/// Whatever the bytes of a file: they are refused with an error that names its place, or played.
@Suite struct BadTextTests {
  @Test func `The sound text is played`() {
    #expect(fate(of: BadTexts.sound) == Fate(played: 1))
  }

  @Test func `Bad texts are refused with a place or played`() throws {
    var (tried, all) = (0, Fate())
    let kinds = try BadTexts.all()
    for (kind, texts) in kinds {
      #expect(texts.count > 5, "\(kind)")
      for text in texts {
        tried += 1
        all.add(fate(of: text))
      }
    }
    print(
      "bad texts: \(tried) of \(kinds.count) kinds: \(all.refused) errors with their places,",
      "\(all.played) scenarios played all the same")
    #expect(tried > 4_000)
    #expect(all.refused > 4_000)
    #expect(all.placeless == 0)
  }

  /// What came of the scenarios of a text.
  private struct Fate: Equatable {
    var played = 0
    var refused = 0
    /// Errors that don't say where, or what.
    var placeless = 0

    mutating func add(_ other: Fate) {
      played += other.played
      refused += other.refused
      placeless += other.placeless
    }
  }

  private func fate(of text: [UInt8]) -> Fate {
    var fate = Fate()
    var stream = ScenarioStream(.bytes(text))
    while let entry = stream.next() {
      var json = JSONWriter()
      do throws(JSONError) {
        try json.result(of: Scenario(entry.value.get()))
        fate.played += 1
      } catch {
        fate.refused += 1
        json.failure(name: entry.name, error)
        let place = error.position ?? entry.position
        let isInText = 0...text.count ~= place.byte && place.line > 0 && place.column > 0
        if !isInText || error.problem.isEmpty { fate.placeless += 1 }
      }
      #expect((try? JSONValue(text: json.bytes)) != nil)
    }
    return fate
  }
}
