import NestedScroll
import Testing

// 11. Momentum: a flick on the header dies at the pin, a fling stops at the list's start, speeds up
// after it, or throws the header open.
extension PainTests {
  @Test(arguments: [300.0, 700, 1000, 2500, 4000])
  func aFlickGoesAsFarWhateverItCrosses(speed: Double) {
    let way = speed / decayRate
    // Forward, from the header and from the list.
    for isHeader in [true, false] {
      var page = PainPage()
      page.down(on: isHeader ? page.root : page.lists[0], area: isHeader ? .header : .content)
      page.up(y: speed)
      var last = 0.0
      var lastStep = Double.infinity
      page.rest { now in
        let step = now.total(0) - last
        last = now.total(0)
        // It only ever slows down, at the pin too; its last bit comes with its rest.
        #expect(step <= lastStep + (now.engine.isMoving ? 1e-9 : now.engine.physics.rest))
        lastStep = step
        #expect(now.list(0) == 0 || now.header == 200)
      }
      #expect((page.total(0) - way).magnitude < 1e-6)
    }
    // Backward, from deep in the list: the header waits until the list is at its start.
    var page = PainPage()
    page.put(header: 200, 0, at: 2000)
    page.down(on: page.lists[0])
    page.up(y: -speed)
    page.rest { #expect($0.header == 200 || $0.list(0) == 0) }
    #expect((2200 - page.total(0) - way).magnitude < 1e-6)
  }

  @Test func aFlingMayBeToldToEndAtTheStartOfTheList() {
    var page = PainPage()
    page.engine.update(page.lists[0]) { $0.stopsAtPin = true }
    page.put(header: 200, 0, at: 800)
    page.down(on: page.lists[0])
    page.up(y: -3000)
    page.rest()
    #expect(page.offsets == [200, 0, 0, 0, 0])
    page.drag(page.lists[0], y: -20)
    #expect(page.header == 180)
  }

  @Test func aFlickTooFarBouncesOnceAndRests() {
    var page = PainPage()
    page.put(header: 200, 0, at: 100)
    page.down(on: page.lists[0])
    page.up(y: -6000)
    var isOut = false
    var outs = 0
    page.rest { now in
      let pulled = now.nodes.filter { now.engine.pull(of: $0) != 0 }
      #expect(pulled.isEmpty || pulled == [now.root])
      if !pulled.isEmpty, !isOut { outs += 1 }
      isOut = !pulled.isEmpty
    }
    #expect(outs == 1)
    #expect(page.offsets == [0, 0, 0, 0, 0])
  }
}
