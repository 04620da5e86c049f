import CNestedScroll
import NestedScroll

/// An engine with the numbers by which C knows its nodes.
final class Host {
  var engine = ScrollEngine()
  private var ids: [ns_node: NodeID] = [:]
  /// The number of the node that is or was last at each of the engine's places.
  private var numbers: [ns_node] = []
  private var last: ns_node = 0

  /// The node with a number; nil where there is none any more.
  func id(_ node: ns_node) -> NodeID? { ids[node] }

  /// The number of a node; 0 where it has none.
  func number(_ id: NodeID?) -> ns_node {
    guard let id, numbers.indices.contains(id.place) else { return 0 }
    let number = numbers[id.place]
    return ids[number] == id ? number : 0
  }

  /// Gives a new node its number. Numbers are never used again.
  func register(_ id: NodeID) -> ns_node {
    guard engine.contains(id) else { return 0 }
    guard last < .max else {
      engine.remove(id)
      return 0
    }
    last += 1
    ids[last] = id
    while numbers.count <= id.place { numbers.append(0) }
    numbers[id.place] = last
    return last
  }

  /// Removes a node and all below it, and forgets their numbers.
  func remove(_ node: ns_node) {
    guard let top = ids[node] else { return }
    var rest = [top]
    while let id = rest.popLast() {
      rest += engine.children(of: id)
      ids.removeValue(forKey: number(id))
    }
    engine.remove(top)
  }
}

extension NodeID {
  /// Where in the engine it lives; out of bounds for one that lives nowhere, where an Int has 32
  /// bits below 0.
  fileprivate var place: Int {
    Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: rawValue))
  }
}

/// The engines that there are, by handle: a place in the low byte, above it how many engines the
/// place has had. Its memory never moves, so that engines can be found while others are made.
struct Hosts: @unchecked Sendable {
  static let all = Hosts()
  private static let capacity = 256

  private let hosts: UnsafeMutablePointer<Host?>
  private let ages: UnsafeMutablePointer<UInt32>

  private init() {
    hosts = .allocate(capacity: Self.capacity)
    hosts.initialize(repeating: nil, count: Self.capacity)
    ages = .allocate(capacity: Self.capacity)
    ages.initialize(repeating: 0, count: Self.capacity)
  }

  subscript(engine: ns_engine) -> Host? {
    let place = Int(engine & 0xff)
    return ages[place] == engine >> 8 ? hosts[place] : nil
  }

  func create() -> ns_engine {
    for place in 0..<Self.capacity where hosts[place] == nil && ages[place] < 0xff_ffff {
      ages[place] += 1
      hosts[place] = Host()
      return ages[place] << 8 | UInt32(place)
    }
    return 0
  }

  func destroy(_ engine: ns_engine) {
    if self[engine] != nil { hosts[Int(engine & 0xff)] = nil }
  }
}

/// The engine with a handle.
func host(_ engine: ns_engine) -> Host? { Hosts.all[engine] }
