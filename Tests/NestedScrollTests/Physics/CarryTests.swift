import Testing

@testable import NestedScroll

/// A fling on top of a fling.
@Suite struct CarryTests {
  @Test func androidAddsAndIOSAddsAPart() {
    #expect(Physics.Carry.none.added(to: 500, left: 2_000) == 0)
    #expect(Physics.Carry.add.added(to: 500, left: 2_000) == 2_000)
    #expect(isNear(Physics.Carry.ios.added(to: 1_500, left: 2_000), 2_539.897_322_34))
    #expect(Physics.Carry.ios.added(to: 1e6, left: 1e6) == 40_000)
  }

  @Test func aGentlePushIsNoReasonToSpeedUp() {
    #expect(Physics.Carry.ios.added(to: 1_269, left: 2_000) == 0)
    #expect(Physics.Carry.ios.added(to: 1_270, left: 2_000) > 0)
  }

  @Test(arguments: Physics.Carry.allCases)
  func nothingIsCarriedTheOtherWayNorOfNothing(carry: Physics.Carry) {
    for (velocity, left) in [
      (500.0, -2_000.0), (0, 2_000), (500, 0), (.nan, 2_000), (500, .infinity),
    ] {
      #expect(carry.added(to: velocity, left: left) == 0)
    }
    #expect(carry.added(to: -1_500, left: -900) == -carry.added(to: 1_500, left: 900))
  }

  /// In the engine: a second stroke on a list that still moves.
  @Test(arguments: [
    (Physics.Carry.none, 1_500.0), (.add, 3_500), (.ios, 4_039.897_322_34),
  ])
  func aFlingOnTopOfAFlingIsFaster(carry: Physics.Carry, velocity: Double) {
    var engine = ScrollEngine(physics: Physics(carry: carry), slop: 0)
    let list = engine.insert(.list(viewport: 500, content: 1e6))
    engine.fling(list, velocity: Vector(x: 0, y: 2_000))
    engine.touchBegan(on: list, at: Point(x: 0, y: 300), time: 0)
    engine.touchEnded(time: 0, velocity: Vector(x: 0, y: 1_500))
    #expect(isNear(engine.velocity(of: list), velocity))
  }
}
