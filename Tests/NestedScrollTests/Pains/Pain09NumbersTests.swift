import NestedScroll
import NestedScrollTesting
import Testing

// 9. Numbers: the header shakes at the pin, wobbles by a pixel, hangs in a loop, sticks when its
// height is a fraction.
extension PainTests {
  @Test(arguments: [240.0, 240.333, 239.999_999, 241.0 / 3, 40.1])
  func aFingerCrossesThePinWithoutLosingAnything(height: Double) {
    var page = PainPage(header: Header(height: height, stay: 40))
    var random = SplitMix64(seed: 9)
    page.put(header: height - 40)
    page.down(on: page.lists[0])
    var asked = page.total(0)
    for _ in 0..<2000 {
      // Around the pin, in parts of a pixel and in leaps.
      var way = random.double(-1...1) * (random.double(0...1) < 0.9 ? 3 : 60)
      if asked + way < 0 || asked + way > 600 { way = -way }
      page.go(y: way)
      asked += way
      #expect((page.total(0) - asked).magnitude < 1e-9)
      // Never both on their way: the list moves only when the header is away.
      #expect(page.list(0) == 0 || page.engine.progress(of: page.root) == 1)
      #expect(page.engine.report.takes.count <= 2)
    }
  }

  @Test func progressIsExactAtBothEnds() {
    for height in stride(from: 40.1, through: 500, by: 7.3) {
      var page = PainPage(header: Header(height: height, stay: 40))
      #expect(page.engine.progress(of: page.root) == 0)
      page.drag(page.lists[0], y: height)
      page.drag(page.lists[0], y: 33.3)
      #expect(page.engine.progress(of: page.root) == 1)
      page.down(on: page.lists[0])
      for way in [50.1, -30.7, 0.3, -0.3] {
        page.go(y: way)
        #expect(page.engine.progress(of: page.root) == 1)
      }
      page.up()
      page.drag(page.lists[0], y: -5000)
      #expect(page.engine.progress(of: page.root) == 0)
    }
  }

  @Test func slowOrFastTheSameWayLeadsToTheSamePlace() {
    var fast = PainPage()
    fast.put(header: 200, 0, at: 10)
    fast.drag(fast.lists[0], y: -32)
    var slow = PainPage()
    slow.put(header: 200, 0, at: 10)
    slow.down(on: slow.lists[0])
    for _ in 0..<512 { slow.go(y: -0.0625) }
    slow.up()
    slow.rest()
    #expect(slow.offsets == fast.offsets)
    #expect(slow.offsets == [178, 0, 0, 0, 0])
  }
}
