/// A list that is filled again and again: emptying it forgets how many there are and touches
/// nothing else, so that one delta costs no more than what it says.
public struct Refilled<Element: Sendable>: RandomAccessCollection, Sendable {
  private var items: [Element] = []
  public private(set) var count = 0

  init() {}

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  /// One of the elements; an index beyond them traps.
  public internal(set) subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count, "index \(index) is not one of \(count) elements")
      return items[index]
    }
    _modify {
      precondition(index >= 0 && index < count, "index \(index) is not one of \(count) elements")
      yield &items[index]
    }
  }

  mutating func append(_ element: Element) {
    if count < items.count { items[count] = element } else { items.append(element) }
    count += 1
  }

  mutating func remove(at index: Int) {
    items.remove(at: index)
    count -= 1
  }

  mutating func removeAll() {
    count = 0
  }
}
