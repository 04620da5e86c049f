import NestedScroll
import ScrollScenario
import Testing

@Suite struct PhysicsReadingTests {
  private func text(_ physics: String) -> String {
    #"{"physics": \#(physics), "tree": {"id": "a", "axis": "vertical", "viewport": 1}}"#
  }

  @Test func `Presets are read`() throws {
    #expect(try scenario(text(#""ios""#)).physics == .ios)
    #expect(try scenario(text(#""android""#)).physics == .android)
    #expect(try scenario(text("{}")).physics == .ios)
  }

  @Test func `Constants change a preset`() throws {
    var expected = Physics.android
    expected.curve = .exponential
    expected.decay = 3
    expected.band = 0.25
    expected.bandLength = 300
    expected.spring.damping = 0.5
    expected.rest = 1
    expected.minVelocity = 20
    expected.maxVelocity = 8000
    expected.carry = true
    let physics = try scenario(
      text(
        #"{"base": "android", "curve": "exponential", "decay": 3, "band": 0.25, "bandLength": 300,"#
          + #""spring": {"damping": 0.5}, "rest": 1, "minVelocity": 20, "maxVelocity": 8000,"#
          + #""carry": true}"#)
    ).physics
    #expect(physics == expected)
  }

  @Test(arguments: [
    ("3", "physics: expected the name of physics or an object, found 3"),
    (#""web""#, "physics: expected \"ios\" or \"android\", found \"web\""),
    (
      #"{"curve": "linear"}"#,
      "physics.curve: expected \"exponential\" or \"power\", found \"linear\""
    ),
    (#"{"decay": "fast"}"#, "physics.decay: expected a number, found \"fast\""),
    (#"{"spring": {"mass": 1}}"#, "physics.spring: unknown key \"mass\""),
    (#"{"frequency": 1}"#, "physics: unknown key \"frequency\""),
    (#"{"decay": 0}"#, "physics: decay must be a rate from 0.001 to 10000 per second"),
    (#"{"band": 2}"#, "physics: band must be from 0 to 1"),
  ])
  func `What is wrong is named with its path`(physics: String, error: String) throws {
    #expect(try problem(text(physics)) == error)
  }
}
