import NestedScroll
import Testing

@Suite("Rules: edits")
struct Section11EditTests {
  @Test func anEditNowhereIsNone() {
    for edit in [
      Edit(at: -.infinity, inserted: 50), Edit(at: 10, removed: .nan, inserted: 50),
      Edit(at: 10, removed: 5, inserted: .infinity),
    ] {
      var engine = ScrollEngine()
      let list = engine.list(1000)
      engine.setOffset(200, of: list)
      engine.update(list, edits: [edit])
      #expect(engine.offset(of: list) == 200)
      #expect(engine.extent(of: list) == 0...900)
    }
  }

  @Test func whatIsInsertedBeforeTheAnchorMovesANodeThatStandsAtAStartThatMoves() {
    var engine = ScrollEngine()
    let list = engine.insert(Node(.vertical, viewport: 100, content: 1000, anchor: 0.5))
    engine.update(list, edits: [Edit(at: 0, inserted: 30)]) { $0.insets.start = 50 }
    #expect(engine.offset(of: list) == 30)
  }

  @Test func whatIsRemovedMakesTheContentShorter() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.setOffset(200, of: list)
    engine.update(list, edits: [Edit(at: 50, removed: 70, inserted: 20)])
    #expect(engine.extent(of: list) == 0...850)
    #expect(engine.offset(of: list) == 150)
  }

  @Test func aContentIsNeverLessThanNothing() {
    var engine = ScrollEngine()
    let list = engine.list(300)
    engine.update(list, edits: [Edit(at: 0, removed: 500)]) {
      #expect($0.content == 0)
    }
    engine.update(list, edits: [Edit(at: 0, inserted: 250)])
    #expect(engine.extent(of: list) == 0...150)
  }
}
