import CNestedScroll
import NestedScrollC
import Testing

/// Whatever a host hands over has a defined result.
@Suite struct ArgumentTests {
  @Test("A stale handle finds nothing")
  func staleHandles() {
    let page = Page()
    ns_remove(page.engine, page.pager)
    #expect(ns_count(page.engine) == 1)
    for node in [page.pager, page.posts, page.likes, 0, 12345] {
      ns_drag(page.engine, node, 0, 100, 0)
      ns_set_offset(page.engine, node, 50)
      #expect(ns_offset(page.engine, node) == 0)
      #expect(ns_update(page.engine, node, nil, nil, 0) == 0)
    }
    #expect(ns_offset(page.engine, page.root) == 0)
    var list = Page.describe(NS_VERTICAL, viewport: 100)
    #expect(ns_insert(page.engine, page.posts, Int32(NS_NONE), &list) == 0)
    let added = ns_insert(page.engine, page.root, Int32(NS_NONE), &list)
    #expect(added != 0 && ![page.pager, page.posts, page.likes].contains(added))
  }

  @Test("A destroyed engine is none, and its handle is never another's")
  func staleEngines() {
    let first = ns_create()
    ns_destroy(first)
    ns_destroy(first)
    let second = ns_create()
    defer { ns_destroy(second) }
    #expect(first != second && second != 0)
    var list = Page.describe(NS_VERTICAL, viewport: 100)
    #expect(ns_insert(first, 0, 0, &list) == 0)
    ns_advance(first, 1)
    #expect(ns_time(first) == 0 && ns_is_moving(0) == 0)
  }

  @Test("Numbers that are none are dropped and counted")
  func dropped() {
    let page = Page()
    ns_drag(page.engine, page.posts, 0, .nan, 0)
    #expect(ns_dropped_inputs(page.engine) == 1)
    ns_wheel(page.engine, page.posts, .infinity, 0, 0, -1, -1, .nan, 0, 0)
    #expect(ns_dropped_inputs(page.engine) == 1)
    #expect(ns_offset(page.engine, page.root) == 0)
  }

  @Test(
    "Calls with arguments at random end, and leave every offset in its extent", arguments: 1...20)
  func random(seed: UInt64) {
    let page = Page()
    var source = Source(state: seed)
    var nodes = [page.root, page.pager, page.posts, page.likes, 0, 777]
    for _ in 0..<400 {
      let node = nodes[source.below(nodes.count)]
      switch source.below(16) {
      case 0:
        ns_touch_began(
          page.engine, source.choice, node, source.number, source.number, source.number,
          source.choice, source.choice, source.choice)
      case 1, 2:
        ns_touch_moved(
          page.engine, source.choice, source.number, source.number, source.number)
      case 3: ns_touch_ended(page.engine, source.choice, source.number)
      case 4:
        ns_touch_flung(
          page.engine, source.choice, source.number, source.number, source.number)
      case 5:
        ns_wheel(
          page.engine, node, source.number, source.number, source.number, source.choice,
          source.choice, source.number, source.choice, source.choice)
      case 6: ns_drag(page.engine, node, source.number, source.number, source.choice)
      case 7: ns_fling(page.engine, node, source.number, source.number, source.choice)
      case 8: ns_scroll_to(page.engine, node, source.number, source.choice, source.choice)
      case 9: ns_scroll_by(page.engine, node, source.number, source.choice, source.choice)
      case 10:
        ns_reveal(
          page.engine, node, source.number, source.number, source.number, source.choice)
      case 11: ns_select(page.engine, node, source.choice, source.choice)
      case 12: ns_move(page.engine, node, nodes[source.below(nodes.count)], source.choice)
      case 13:
        var point = source.snapPoint
        ns_set_snap(
          page.engine, node, &point, source.choice & 1, source.number, source.number,
          source.number, source.number, source.choice)
      case 14:
        var physics = source.physics
        ns_set_physics(page.engine, &physics)
        ns_set_slop(page.engine, source.number)
      default:
        var description = source.description
        if source.choice & 1 == 0 {
          ns_update(page.engine, node, &description, nil, source.choice)
        } else if nodes.count < 30 {
          nodes.append(ns_insert(page.engine, node, source.choice, &description))
        }
      }
      ns_advance(page.engine, source.number)
    }
    ns_settle(page.engine, 5)
    for node in nodes {
      let offset = ns_offset(page.engine, node)
      #expect(ns_minimum(page.engine, node) <= offset && offset <= ns_maximum(page.engine, node))
    }
  }
}

/// Numbers and choices of which many make no sense, the same for a seed.
private struct Source {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  var choice: Int32 {
    mutating get { [0, 1, 2, 3, -1, -7, 99, .min, .max][below(9)] }
  }

  var number: Double {
    mutating get {
      let odd: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 0, -0.0, .leastNonzeroMagnitude,
      ]
      return below(4) == 0 ? odd[below(odd.count)] : Double(below(4000)) / 2 - 700
    }
  }

  /// A structure with every field at random.
  mutating func fill<Value>(_ value: Value, numbers: Int) -> Value {
    var value = value
    withUnsafeMutableBytes(of: &value) { bytes in
      for at in stride(from: 0, to: bytes.count - 3, by: 4) {
        bytes.storeBytes(of: choice, toByteOffset: at, as: Int32.self)
      }
      for at in 0..<numbers {
        bytes.storeBytes(of: number, toByteOffset: at * 8, as: Double.self)
      }
    }
    return value
  }

  var description: ns_description {
    mutating get {
      var description = fill(ns_description(), numbers: 20)
      for turn in [\ns_description.forward, \ns_description.backward] {
        description[keyPath: turn].pre_until = number
        description[keyPath: turn].post_until = number
      }
      return description
    }
  }
  var snapPoint: ns_snap_point { mutating get { fill(ns_snap_point(), numbers: 5) } }
  var physics: ns_physics { mutating get { fill(ns_physics(), numbers: 16) } }
}
