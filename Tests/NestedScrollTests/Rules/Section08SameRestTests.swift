import NestedScroll
import Testing

/// A node at rest that is given other rests, or another extent, goes to the same rest.
@Suite("Rules: the same rest")
struct Section08SameRestTests {
  /// Where a list at an offset goes once its rests are another series.
  private func moved(from offset: Double, of old: Snap, to new: Snap) -> Double {
    var engine = ScrollEngine()
    let list = engine.list(10_000, snap: old)
    engine.setOffset(offset, of: list)
    engine.update(list) { $0.snap = new }
    return engine.offset(of: list)
  }

  @Test func theSameMemberOfASeries() {
    #expect(moved(from: 300, of: series(every: 100), to: series(every: 70)) == 210)
  }

  @Test func aMemberThatCountsAtTheStartToo() {
    let old = series(every: 100, from: -30, at: -30)
    #expect(moved(from: 0, of: old, to: series(every: 20, at: 40)) == 40)
  }

  @Test func theLastMemberIsOne() {
    let old = series(every: 100)
    #expect(moved(from: 500, of: old, to: series(every: 200, to: 1000)) == 1000)
    #expect(moved(from: 500, of: old, to: series(every: 200, from: 1000, at: 0)) == 1000)
  }

  @Test func whereTheSeriesEndsBeforeTheNearest() {
    #expect(moved(from: 700, of: series(every: 100), to: series(every: 300, to: 1000)) == 600)
    #expect(
      moved(from: 200, of: series(every: 100), to: series(every: 300, from: 800, at: 0)) == 900)
  }

  @Test func ofOtherRestsTheOneAheadIsGoneToFromHalfTheWay() {
    #expect(
      moved(from: 30, of: series(every: 100), to: Snap(points: [.offset(0), .offset(60)])) == 60)
  }

  @Test func aNodeOffItsSeriesGoesToTheNearestMember() {
    // It lies on no member, so that none is kept.
    #expect(moved(from: 290, of: series(every: 100), to: series(every: 70)) == 280)
  }

  @Test func theNearestPlaceOfARangeIsItsNearEnd() {
    var engine = ScrollEngine()
    let list = engine.list(1100, snap: Snap(points: [.offset(0), .offset(100), .offset(500)]))
    for (offset, expected) in [(100.0, 150.0), (500, 300)] {
      engine.update(list) { $0.snap = Snap(points: [.offset(0), .offset(100), .offset(500)]) }
      engine.setOffset(offset, of: list)
      engine.update(list) { $0.snap = Snap(points: [SnapPoint(.range(from: 150, to: 300))]) }
      engine.settle()
      #expect(engine.offset(of: list) == expected)
    }
  }

  @Test func aMemberOfASeriesIsCountedFromWhereTheSeriesBegins() {
    var engine = ScrollEngine()
    let list = engine.list(1100, snap: series(every: 100, at: 30))
    engine.setOffset(130, of: list)
    engine.update(list) { $0.snap = series(every: 50, at: 30) }
    #expect(engine.offset(of: list) == 80)
  }

  @Test func aRangeThatCountedAtTheEndIsReachedOnceThereIsRoom() {
    var engine = ScrollEngine()
    let list = engine.list(1000, snap: Snap(points: [SnapPoint(.range(from: 2000, to: 3000))]))
    engine.setOffset(900, of: list)
    engine.update(list) { $0.content = 5000 }
    #expect(engine.offset(of: list) == 2000)
  }
}
