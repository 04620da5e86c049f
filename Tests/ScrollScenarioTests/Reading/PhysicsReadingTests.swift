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
    #expect(try scenario(text(#""chromium""#)).physics == .chromium)
    #expect(try scenario(text(#"{"base": "gtk"}"#)).physics == .gtk)
  }

  @Test func `Every curve, band and spring can be said`() throws {
    var expected = Physics.ios
    expected.curve = .drag
    expected.drag = .init(rate: 2, friction: 900)
    expected.bandShape = .tanh
    expected.bandShare = 0.1
    expected.spring.handover = 0.5
    let physics = try scenario(
      text(
        #"{"curve": "drag", "drag": {"rate": 2, "friction": 900}, "bandShape": "tanh","#
          + #""bandShare": 0.1, "spring": {"handover": 0.5}}"#)
    ).physics
    #expect(physics == expected)
  }

  /// `true` is the rule of the base, or all of it if the base has none.
  @Test(arguments: [
    ("exponential", "true", Physics.Carry.add), ("power", "true", .add), ("spline", "true", .add),
    ("power", "false", .none), ("exponential", #""add""#, .add), ("power", #""ios""#, .ios),
    ("drag", #""none""#, .none),
  ])
  func `What is carried on is a rule`(curve: String, carry: String, rule: Physics.Carry) throws {
    let text = text(#"{"curve": "\#(curve)", "carry": \#(carry)}"#)
    #expect(try scenario(text).physics.carry == rule)
  }

  @Test func `The estimator of velocities is read`() throws {
    let text = #"{"velocity": "macOS", "tree": {"id": "a", "axis": "vertical", "viewport": 1}}"#
    #expect(try scenario(text).velocityEstimator == .macOS)
    #expect(try scenario(self.text("{}")).velocityEstimator == .leastSquares)
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
    expected.carry = .add
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
    (
      #""web""#,
      "physics: expected "
        + [
          "ios", "iosFast", "android", "androidSpline", "flutterBouncing", "flutterDesktop",
          "flutterClamping", "compose", "chromium", "webKit", "gtk", "qt",
        ].map { "\"\($0)\"" }.joined(separator: " or ") + ", found \"web\""
    ),
    (
      #"{"curve": "linear"}"#,
      "physics.curve: expected \"exponential\" or \"power\" or \"spline\" or \"drag\", found \"linear\""
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
