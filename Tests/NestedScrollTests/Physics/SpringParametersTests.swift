import Testing

@testable import NestedScroll

/// One spring, said in all the usual ways.
@Suite struct SpringParametersTests {
  private func isNear(_ a: Physics.SpringParameters, _ frequency: Double, _ damping: Double) -> Bool
  {
    (a.frequency - frequency).magnitude < 1e-12 * frequency
      && (a.damping - damping).magnitude < 1e-12 * damping && a.handover == 1
  }

  @Test func theUsualWaysSayTheSame() {
    #expect(isNear(.init(frequency: 20, damping: 0.5), 20, 0.5))
    #expect(isNear(.init(mass: 1, stiffness: 400, dampingRatio: 0.5), 20, 0.5))
    #expect(isNear(.init(mass: 2, stiffness: 800, dampingCoefficient: 40), 20, 0.5))
    #expect(isNear(.init(response: 0.1 * .pi, dampingRatio: 0.5), 20, 0.5))
    #expect(isNear(.init(duration: 0.1 * .pi, bounce: 0.5), 20, 0.5))
    // A bounce below 0 creeps: as much over critical as its opposite swings.
    #expect(isNear(.init(duration: 0.1 * .pi, bounce: -0.5), 20, 2))
    #expect(isNear(.init(duration: 0.1 * .pi, bounce: 0), 20, 1))
  }

  /// The constants of a well-known re-implementation of the iOS bounce.
  @Test func aMassOnASpringIsWhatItsTableSays() {
    let pop = Physics.SpringParameters(
      stiffness: 193.414411765, dampingCoefficient: 26.706186353)
    #expect((pop.frequency - 13.9073509974).magnitude < 1e-9)
    #expect((pop.damping - 0.960146413145).magnitude < 1e-9)
  }

  @Test func whatIsNoSpringIsNamed() {
    let springs: [Physics.SpringParameters] = [
      .init(mass: 0, stiffness: 100, dampingRatio: 1),
      .init(stiffness: -1, dampingRatio: 1),
      .init(response: 0, dampingRatio: 1),
      .init(duration: 1, bounce: 1),
      .init(duration: 1, bounce: -1),
      .init(mass: 1, stiffness: 100, dampingCoefficient: .nan),
    ]
    for spring in springs { #expect(!Physics(spring: spring).problems.isEmpty) }
  }
}
