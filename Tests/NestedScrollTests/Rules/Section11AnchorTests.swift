import NestedScroll
import Testing

@Suite("Rules: anchors")
struct Section11AnchorTests {
  private func list(
    _ engine: inout ScrollEngine, content: Double?, anchor: Double, at offset: Double
  ) -> NodeID {
    let list = engine.insert(
      Node(.vertical, viewport: 100, content: content, anchor: anchor))
    engine.setOffset(offset, of: list)
    return list
  }

  @Test func severalEditsAreAllInTheContentBefore() {
    var engine = ScrollEngine()
    let list = list(&engine, content: 1000, anchor: 0, at: 100)
    // The second lies behind the anchor, whatever the first inserts.
    engine.update(list, edits: [Edit(at: 0, inserted: 500), Edit(at: 300, inserted: 50)])
    #expect(engine.offset(of: list) == 600)
    let other = self.list(&engine, content: 1000, anchor: 0, at: 500)
    engine.update(other, edits: [Edit(at: 0, removed: 300), Edit(at: 400, inserted: 50)])
    #expect(engine.offset(of: other) == 250)
  }

  @Test func atTheStartTheViewportStillCountsByTheAnchor() {
    var engine = ScrollEngine()
    let list = list(&engine, content: 1000, anchor: 1, at: 0)
    // The start does not move: what was at the end of the view stays there.
    engine.update(list) { $0.viewport = 60 }
    #expect(engine.offset(of: list) == 40)
  }

  @Test func aShortChatStaysAtItsEndAsItGrows() {
    var engine = ScrollEngine()
    let list = list(&engine, content: 50, anchor: 1, at: 0)
    engine.update(list) { $0.content = 180 }
    #expect(engine.offset(of: list) == 80)
  }

  @Test func whatIsKeptSurvivesANewStart() {
    var engine = ScrollEngine()
    let list = list(&engine, content: nil, anchor: 0, at: 500)
    engine.update(list) {
      $0.insets.start = 10
      $0.content = 1000
    }
    #expect(engine.offset(of: list) == 500)
  }
}
