import NestedScroll
import Testing

@Suite("Rules: what a rest is, and how far it reaches")
struct Section08RestTests {
  @Test func aRestReachesOnlyAsFarAsItsRange() {
    var snapping = SnappingList(restPoints(0, 300, range: 40))
    #expect(snapping.release(from: 0, at: 30) == 0)
    #expect(snapping.release(from: 0, at: 41) == 41)
    #expect(snapping.release(from: 0, at: 259) == 259)
    #expect(snapping.release(from: 0, at: 260) == 300)
    // A landing at 80 + 200 / L = 179.9 is free, one at 180 + 200 / L = 279.9 is not.
    #expect(
      isNear(snapping.release(from: 0, at: 80, velocity: 200), 80 + 200 / decayRate, absolute: 1e-6)
    )
    #expect(snapping.release(from: 0, at: 180, velocity: 200) == 300)
  }

  @Test func atOnePlaceTheLargestReachCounts() {
    let near = SnapPoint(.offset(100), range: 10)
    let far = SnapPoint(.offset(100), range: 60)
    for points in [[near, far], [far, near]] {
      var snapping = SnappingList(Snap(points: points))
      #expect(snapping.release(from: 0, at: 50) == 100)
    }
  }

  @Test func aRangeOfOffsetsIsARest() {
    var snapping = SnappingList(
      Snap(points: [SnapPoint(.range(from: 100, to: 400)), .offset(600)]))
    #expect(snapping.release(from: 0, at: 230) == 230)
    #expect(snapping.release(from: 0, at: 40) == 100)
    #expect(snapping.release(from: 400, at: 450) == 400)
    #expect(snapping.release(from: 400, at: 510) == 600)
    // 10 + 500 / L = 259.75 lies in the range.
    #expect(
      isNear(snapping.release(from: 0, at: 10, velocity: 500), 10 + 500 / decayRate, absolute: 1e-6)
    )
  }

  @Test func aRangeIsGoneToAtItsNearEnd() {
    var snapping = SnappingList(
      Snap(points: [.offset(0), SnapPoint(.range(from: 100, to: 400)), .offset(500)]))
    #expect(snapping.release(from: 0, at: 60) == 100)
    #expect(snapping.release(from: 500, at: 440) == 400)
  }

  @Test func whereNoRestDrawsFromAnywhereAFastReleaseBeyondThemIsFree() {
    var snapping = SnappingList(restPoints(0, 100, range: 10))
    let landing = snapping.release(from: 300, at: 400, velocity: 1000)
    #expect(isNear(landing, 400 + 1000 / decayRate, absolute: 1e-6))
  }

  @Test func perFlingCountsARangeAsOneRestWherever() {
    let rule = SnapRule(perFling: 1)
    var snapping = SnappingList(
      Snap(points: [.offset(0), SnapPoint(.range(from: 200, to: 600))], rule: rule))
    let landing = snapping.release(from: 0, at: 10, velocity: 800)
    #expect(isNear(landing, 10 + 800 / decayRate, absolute: 1e-6))
    let back = snapping.release(from: 900, at: 890, velocity: -800)
    #expect(isNear(back, 890 - 800 / decayRate, absolute: 1e-6))
  }

  @Test func restsOutsideTheExtentCountAtItsEdge() {
    var snapping = SnappingList(restPoints(-50, 300, 900), content: 500)
    #expect(snapping.release(from: 0, at: 100) == 0)
    #expect(snapping.release(from: 300, at: 360) == 400)
  }

  @Test func aSeriesOwnsItsStretch() {
    let snap = Snap(
      points: [
        SnapPoint(.series(every: 100, from: 200, to: 450, at: 200)), .offset(0), .offset(460),
      ])
    var snapping = SnappingList(snap)
    // Nothing reaches in: 440 lies in the stretch, the last of the series is 400.
    #expect(snapping.release(from: 400, at: 440) == 400)
    // It reaches not out: at 150 the series' 200 does not count, only the 0 does.
    #expect(snapping.release(from: 0, at: 150) == 0)
    #expect(snapping.release(from: 200, at: 260) == 300)
  }

  @Test func aStopIsNeverPassed() {
    let snap = Snap(points: [
      SnapPoint(.series(every: 100, from: 0, to: 1e6, at: 0)),
      SnapPoint(.offset(330), stops: true),
    ])
    var snapping = SnappingList(snap)
    #expect(snapping.release(from: 0, at: 10, velocity: 2000) == 330)
    #expect(snapping.release(from: 330, at: 340, velocity: 2000) > 330)
    #expect(snapping.release(from: 900, at: 850, velocity: -2000) == 330)
    // Landing before it, it is a rest like others.
    #expect(snapping.release(from: 0, at: 10, velocity: 400) == 200)
  }

  @Test func aSeriesKeepsItsIndexWhenItsStepChanges() {
    var engine = ScrollEngine()
    let list = engine.list(10_000, snap: series(every: 100))
    engine.setOffset(300, of: list)
    engine.update(list) { $0.snap = series(every: 130) }
    #expect(engine.offset(of: list) == 390)
  }

  @Test func fromAMemberAsRoundedASeriesGoesOnToTheNext() {
    // Three steps divided by one are less than three, as rounded.
    let step = 358.4
    var snapping = SnappingList(series(every: step))
    #expect(snapping.release(from: 3 * step, at: 3 * step, velocity: 100) == 4 * step)
  }

  @Test func theStretchOfASeriesHasItsEnds() {
    let series = SnapPoint(.series(every: 100, from: 150, to: 550, at: 0))
    var snapping = SnappingList(Snap(points: [series, .offset(140), .offset(560)]))
    #expect(snapping.release(from: 300, at: 150) == 200)
    #expect(snapping.release(from: 300, at: 550) == 500)
  }

  @Test func aSeriesHasNoMembersBeyondItsStretch() {
    let series = SnapPoint(.series(every: 100, from: 0, to: 500, at: 0))
    var snapping = SnappingList(Snap(points: [series, .offset(1000)]))
    #expect(snapping.release(from: 600, at: 750) == 1000)
  }

  @Test func fromBeyondTheLastRangeItsNearEndIsTheRest() {
    var snapping = SnappingList(Snap(points: [SnapPoint(.range(from: 100, to: 200))]))
    #expect(snapping.release(from: 200, at: 250) == 200)
  }

  @Test func aStopThatIsARangeEndsAFlingWhereItBegins() {
    let stop = SnapPoint(.range(from: 200, to: 300), stops: true)
    var snapping = SnappingList(Snap(points: [.offset(0), stop, .offset(600)]))
    // 10 + 1000 / L = 509.5 and 590 - 1000 / L = 90.5.
    #expect(snapping.release(from: 0, at: 10, velocity: 1000) == 200)
    #expect(snapping.release(from: 600, at: 590, velocity: -1000) == 300)
  }

  @Test func aStopCountsThoughAFlingMayGoOnFurther() {
    let stop = SnapPoint(.offset(100), stops: true)
    var snapping = SnappingList(
      Snap(
        points: [.offset(0), stop, .offset(200), .offset(300)], rule: SnapRule(perFling: 2)))
    #expect(snapping.release(from: 0, at: 10, velocity: 1000) == 100)
    #expect(snapping.release(from: 300, at: 290, velocity: -1000) == 100)
  }

  @Test func aRangeMayBeGivenFromItsEndToItsStart() {
    var snapping = SnappingList(
      Snap(points: [.offset(0), SnapPoint(.range(from: 400, to: 100)), .offset(600)]))
    #expect(snapping.release(from: 0, at: 230) == 230)
    #expect(snapping.release(from: 0, at: 60) == 100)
    #expect(snapping.release(from: 600, at: 440) == 400)
  }

  @Test func theNearerOfTwoRangesBehindCounts() {
    for points in [[0, 1], [1, 0]] {
      let ranges = [
        SnapPoint(.range(from: 0, to: 50)), SnapPoint(.range(from: 20, to: 200)),
      ]
      var snapping = SnappingList(Snap(points: points.map { ranges[$0] } + [.offset(900)]))
      #expect(snapping.release(from: 200, at: 260) == 200)
    }
  }

  @Test func aSeriesReachesNotOutWhateverElseThereIs() {
    var engine = ScrollEngine()
    let snap = Snap(points: [
      SnapPoint(.range(from: 0, to: 20)), SnapPoint(.series(every: 100, from: 200, to: 400, at: 0)),
    ])
    let list = engine.list(1100, snap: snap)
    engine.scroll(list, to: 450, snap: true)
    #expect(engine.offset(of: list) == 450)
  }

  @Test func aSeriesWithoutAStepHasNoMembers() {
    var engine = ScrollEngine()
    for every in [0.0, -10, .infinity, .nan] {
      let list = engine.list(1100, snap: series(every: every))
      engine.scroll(list, to: 50, snap: true)
      #expect(engine.offset(of: list) == 50)
    }
  }

  @Test func whoIsNotMovedStaysWhereItLiesInARange() {
    var engine = ScrollEngine()
    let outer = engine.list(1000, snap: Snap(points: [SnapPoint(.range(from: 0, to: 200))]))
    let list = engine.list(1000, in: outer)
    engine.setOffset(50, of: outer)
    engine.scroll(list, by: 10)
    #expect(engine.offsets(list, outer) == [10, 50])
  }
}
