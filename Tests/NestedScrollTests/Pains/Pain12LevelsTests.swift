import NestedScroll
import Testing

// 12. More than two levels: the first pixel throws every header to its pin, the inner one freezes.
extension PainTests {
  @Test(arguments: 1...12)
  func headersInPagersInHeadersGoOneAfterTheOther(depth: Int) {
    var engine = ScrollEngine(slop: 0)
    var headers: [NodeID] = []
    var parent: NodeID?
    for level in 0..<depth {
      let viewport = 2000 - 40 * Double(level)
      let header = engine.insert(
        .header(Header(height: 100, stay: 40), viewport: viewport), under: parent)
      headers.append(header)
      parent = engine.insert(.pager(viewport: 400), under: header)
    }
    let list = engine.insert(
      .list(viewport: 2000 - 40 * Double(depth), content: 9000), under: parent)
    let room = 60 * Double(depth)
    // Forward the outermost first, back the innermost first, and never two at a time.
    for total in [1.0, 45, 61, room / 2, room - 1, room, room + 300, room - 30, 100, 0] {
      let before = engine.chainOffset(of: list)
      engine.drag(list, by: total - before, along: .vertical)
      var left = total
      for header in headers {
        #expect(engine.offset(of: header) == min(60, left))
        left -= engine.offset(of: header)
      }
      #expect(engine.offset(of: list) == left)
    }
    // A flick goes through all of them.
    engine.fling(list, velocity: Vector(x: 0, y: (room + 500) * decayRate))
    engine.settle()
    #expect(headers.allSatisfy { engine.progress(of: $0) == 1 })
    #expect((engine.offset(of: list) - 500).magnitude < 1e-6)
  }
}
