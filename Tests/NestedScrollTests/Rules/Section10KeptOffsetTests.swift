import NestedScroll
import Testing

/// A header of 200 points that collapses as far as its list has content to fill the room.
private struct Capped {
  var engine = ScrollEngine()
  let header: NodeID
  let list: NodeID

  init(content: Double) {
    header = engine.insert(
      .header(Header(height: 200, collapse: .whenNeeded), viewport: 400))
    list = engine.list(content, in: header, viewport: 400)
  }
}

@Suite("Rules: what a header that is capped remembers")
struct Section10KeptOffsetTests {
  @Test func anOffsetThatThereIsRoomForReplacesOneThatThereWasNone() {
    var page = Capped(content: 250)
    page.engine.setOffset(150, of: page.header)
    #expect(page.engine.offset(of: page.header) == 50)
    page.engine.setOffset(30, of: page.header)
    page.engine.update(page.list) { $0.content = 1000 }
    #expect(page.engine.offset(of: page.header) == 30)
  }

  @Test func aListThatIsMovedUnderItCapsIt() {
    var engine = ScrollEngine()
    let header = engine.insert(
      .header(Header(height: 200, collapse: .whenNeeded), viewport: 400))
    let list = engine.list(250, viewport: 400)
    #expect(engine.extent(of: header) == 0...200)
    engine.move(list, under: header)
    #expect(engine.extent(of: header) == 0...50)
  }

  @Test func whatTheListDoesAtItsEndLeavesWhatIsKept() {
    var engine = ScrollEngine()
    let header = engine.insert(
      .header(Header(height: 200, collapse: .whenNeeded), viewport: 400))
    let list = engine.list(1000, in: header, viewport: 400, edges: .bounce)
    engine.setOffset(150, of: header)
    engine.update(list) { $0.content = 250 }
    #expect(engine.offset(of: header) == 50)
    engine.drag(list, by: 30, along: .vertical)
    #expect(engine.pull(of: list) == 30)
    engine.drag(list, by: -30, along: .vertical)
    engine.update(list) { $0.content = 1000 }
    #expect(engine.offset(of: header) == 150)
  }

  @Test func aListThatIsRemovedCapsItNoLonger() {
    var page = Capped(content: 250)
    #expect(page.engine.extent(of: page.header) == 0...50)
    page.engine.remove(page.list)
    #expect(page.engine.extent(of: page.header) == 0...200)
  }

  @Test func aContentThatIsForgottenForAWhileKeepsTheOffset() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.setOffset(300, of: list)
    engine.update(list) { $0.content = nil }
    #expect(engine.offset(of: list) == 0)
    engine.update(list) { $0.content = 1000 }
    #expect(engine.offset(of: list) == 300)
  }

  @Test func anOffsetBeyondAKnownContentIsNotKept() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    engine.setOffset(2000, of: list)
    engine.update(list) { $0.content = 5000 }
    #expect(engine.offset(of: list) == 900)
  }
}
