import Testing

/// The engine's pages that are meant to do what the published designs do.
struct EngineTests {
  @Test(arguments: Design.allCases)
  func standsWhereWholeNumbersSayToTheLastBit(design: Design) throws {
    for finger in try FingerScript.all() {
      var meant = WholeNumberPage(design, finger.start)
      let frames = EngineRun(design, finger).frames
      #expect(frames == finger.deltas.map { meant.drag(by: $0) }, "\(finger.name)")
    }
  }

  @Test(arguments: Design.allCases)
  func losesAndDoublesNothing(design: Design) throws {
    for finger in try FingerScript.all() {
      let run = EngineRun(design, finger)
      #expect(run.account == .exact, "\(finger.name)")
      #expect(run.unconsumed == 0, "\(finger.name)")
    }
  }

  /// As long as a design is exact the engine gives the same offsets, to the last bit.
  @Test(arguments: Design.allCases, ObserverOrder.allCases)
  func givesWhatAnExactDesignGives(design: Design, order: ObserverOrder) throws {
    var compared = 0
    for finger in try FingerScript.all() {
      let run = DesignRun(design, finger, order)
      let frames = EngineRun(design, finger).frames
      #expect(
        run.frames.prefix(run.exactFrames) == frames.prefix(run.exactFrames), "\(finger.name)")
      compared += run.exactFrames
    }
    #expect(compared > 50)
  }
}
