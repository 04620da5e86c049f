import Testing

@testable import NestedScroll

@Suite struct RefilledTests {
  @Test func whatIsTakenOutIsNoLongerCounted() {
    var list = Refilled<Int>()
    for number in 1...3 { list.append(number) }
    list.remove(at: 1)
    #expect(Array(list) == [1, 3])
    list.removeAll()
    list.append(7)
    #expect(Array(list) == [7])
  }
}
