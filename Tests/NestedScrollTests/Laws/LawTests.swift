import NestedScroll
import NestedScrollTesting
import Testing

/// Every law of the contract on drawn pages, policies and events. What each says is its statement.
@Suite struct LawTests {
  @Test func conservation() throws { try Law.conservation.check(runs: 1000) }
  @Test func containment() throws { try Law.containment.check(steps: 24, runs: 1000) }
  @Test func containmentOfPulls() throws { try Law.onePull.check(runs: 1000) }
  @Test func direction() throws { try Law.direction.check(runs: 1000) }
  @Test func splitting() throws { try Law.splitting.check(runs: 2500) }
  @Test func locality() throws { try Law.locality.check(runs: 1000) }
  @Test func transparency() throws { try Law.transparency.check(runs: 1500) }
  @Test func symmetryOfAxes() throws { try Law.swappedAxes.check(runs: 1000) }
  @Test func symmetryOfLengths() throws { try Law.scaling.check(runs: 1000) }
  @Test func symmetryInAMirror() throws { try Law.mirroring.check(runs: 1000) }
  @Test func symmetryOfDirections() throws { try Law.reversal.check(runs: 1000) }
  @Test func replay() throws { try Law.replay.check(steps: 24, runs: 300) }
  @Test func frameIndependence() throws { try Law.frameIndependence.check(runs: 1500) }
  @Test func total() throws { try Law.total.check(runs: 500) }
  @Test func exhaustion() throws { try Law.exhaustion.check(runs: 1000) }
  @Test func returning() throws {
    try Law.returning.check(runs: 1000)
    try Law.returning.check(runs: 1000) { ScrollPage.drawPagersInPagers(&$0) }
  }
  @Test func returningOnHeaders() throws { try Law.returningOnHeaders.check(runs: 1500) }
  @Test func rest() throws { try Law.rest.check(runs: 1500) }
  @Test func continuityOfTouches() throws { try Law.touchContinuity.check(runs: 1500) }
  @Test func continuityOfGeometry() throws {
    try Law.geometryContinuity.check(steps: 20, runs: 1500)
  }
  @Test func nothingFromNothing() throws { try Law.nothingFromNothing.check(steps: 10, runs: 4000) }
  @Test func oneDriver() throws { try Law.oneDriver.check(steps: 20, runs: 1000) }
  @Test func oneDriverUnderAFinger() throws { try Law.heldNodes.check(runs: 1000) }
  @Test func targets() throws {
    try Law.targets.check(runs: 1000)
    try Law.targets.check(steps: 6, runs: 4000) { ScrollPage.drawSnapping(&$0) }
  }

  @Test func landing() throws { try Law.landing.check(steps: 12, runs: 1500) }

  @Test func everyLawHasATest() {
    // As many as there are tests above: who adds a law adds a test.
    #expect(Law.all.count == 25)
    #expect(Set(Law.all.map(\.name)).count == Law.all.count)
  }
}
