import Testing

/// That the models do what the designs are known to do: what one frame moves in all, where one that
/// is exact moves what the finger does.
struct DesignTests {
  struct Crossing: CustomTestStringConvertible {
    let design: Design
    /// With the outer observer first and with the inner one first: from 190/0 by 30.
    let up: (Double, Double)
    /// From 200/20 by -50.
    let down: (Double, Double)
    /// Half open over a deep list, from 120/300 by -40.
    let deepDown: (Double, Double)
    /// From there by 40.
    let deepUp: (Double, Double)

    var testDescription: String { design.name }
  }

  static let crossings = [
    Crossing(
      design: .askTheOther, up: (60, 30), down: (-20, -70), deepDown: (40, -340),
      deepUp: (120, -260)),
    Crossing(
      design: .sharedContext, up: (60, 30), down: (-50, -100), deepDown: (40, -340),
      deepUp: (120, -260)),
    Crossing(
      design: .twoFlags, up: (40, 10), down: (-20, -70), deepDown: (-340, -340),
      deepUp: (-260, -260)),
    Crossing(
      design: .twoFlagsAndCallback, up: (40, 10), down: (-50, -100), deepDown: (-340, -340),
      deepUp: (-260, -260)),
    Crossing(
      design: .held(.suckTop), up: (40, 10), down: (-20, -70), deepDown: (-40, -40),
      deepUp: (40, 40)),
    Crossing(
      design: .held(.noSuckTop), up: (40, 10), down: (-20, -70), deepDown: (-40, -40),
      deepUp: (40, 40)),
    Crossing(
      design: .held(.change), up: (40, 40), down: (-50, -50), deepDown: (-40, -40),
      deepUp: (40, 80)),
  ]

  @Test(arguments: crossings)
  func oneFrameMoves(crossing: Crossing) {
    func moved(_ outer: Double, _ inner: Double, _ delta: Double) -> (Double, Double) {
      let finger = FingerScript("", from: outer, inner, .steps(1, of: delta))
      let sums = ObserverOrder.allCases.map { order in
        DesignRun(crossing.design, finger, order).frames.reduce(0) { $1.outer + $1.inner - $0 }
      }
      return (sums[0] - outer - inner, sums[1] - outer - inner)
    }
    #expect(moved(190, 0, 30) == crossing.up)
    #expect(moved(200, 20, -50) == crossing.down)
    #expect(moved(120, 300, -40) == crossing.deepDown)
    #expect(moved(120, 300, 40) == crossing.deepUp)
  }

  /// A list that overshot its top stays there while the header has yet to open.
  @Test func overshootsWhereItIsNotWrittenBack() {
    let finger = FingerScript("", from: 200, 20, .steps(1, of: -50))
    for design in [Design.sharedContext, .twoFlagsAndCallback] {
      let run = DesignRun(design, finger, .outerFirst)
      #expect(run.frames == [Frame(outer: 200, inner: -30)])
      #expect(run.account == Account(misplaced: 30))
    }
  }

  /// What the text beside the picture says.
  @Test func oneFingerHasThreeEnds() {
    let finger = SeedPicture.finger
    let ends = ObserverOrder.allCases.map { DesignRun(SeedPicture.design, finger, $0).frames.last }
    #expect(ends == [Frame(outer: 200, inner: 0), Frame(outer: 100, inner: 0)])
    #expect(EngineRun(SeedPicture.design, finger).frames.last == Frame(outer: 160, inner: 0))
  }

  /// A rubber band shows less than was asked for, and gives it back when it is written.
  @Test func scrollerBouncesAndClamps() {
    var band = Scroller(extent: 0...200, at: 10)
    band.drag(by: -50)
    #expect(band.asked == -40)
    #expect(band.contentOffset < -20 && band.contentOffset > -22)
    let shown = band.contentOffset
    band.contentOffset = 0
    #expect(band.asked == 0)
    band.contentOffset = shown
    #expect((band.asked + 40).magnitude < 1e-9)

    var clamped = Scroller(extent: 0...200, bounces: false, at: 10)
    clamped.drag(by: -50)
    #expect(clamped.asked == 0)
  }
}
