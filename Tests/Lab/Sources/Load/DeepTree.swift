import CountedMemory
import NestedScroll
import NestedScrollTesting

/// Routes deltas on a chain of 64 nodes of all policies, and accounts for each: what the nodes took
/// and what was left is the delta, nobody moved against it, and everybody is where they may be.
func loadDeepTree(deltas count: Int) throws {
  var random = SplitMix64(seed: 3)
  func below(_ bound: UInt64) -> Int { Int(random.next() % bound) }
  let levels = 64
  let policies: [Policy] = [
    .chain, .chain, .stickyHeader, .floatingHeader, .parentFirst, .floatingCollapsed(until: 32),
    Policy(forward: Turn(postScroll: .none), backward: Turn(mode: .parentFirst)),
  ]
  var page = ScrollEngine()
  var nodes: [NodeID] = []
  for level in 0..<levels {
    let isHeader = level % 9 == 4
    let node =
      isHeader
      ? Node.header(Header(height: 96, stay: 32), viewport: 400, edges: .bounce)
      : Node(
        .vertical, viewport: 100, content: 100 + Double(1 + below(40)) * 16,
        policy: level % 23 == 11 ? .contain : policies[below(UInt64(policies.count))],
        edges: [.clamp, .bounce, Edges(start: .bounce), Edges(end: .bounce)][below(4)])
    nodes.append(page.insert(node, under: nodes.last))
  }
  let extents = nodes.map { page.extent(of: $0) ?? 0...0 }
  let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })

  var memory = 0
  var takes = 0
  var node = nodes[levels - 1]
  let start = ContinuousClock.now
  for step in 0..<count {
    if step == count / 10 { memory = Int(memory_bytes_in_use()) }
    // Eight deltas of one gesture, then another one.
    if step % 8 == 0 { node = nodes[levels - 1 - below(UInt64(levels))] }
    // Whole 64ths, so that sums are exact.
    let delta = Double(below(128 * 64) - 64 * 64) / 64
    page.drag(node, by: delta, along: .vertical)
    var sum = page.report.unconsumed.y
    for take in page.report.takes {
      sum += take.amount
      takes += 1
      guard take.amount * delta >= 0, let place = places[take.node] else {
        throw Failure("step \(step): node \(take.node) moved by \(take.amount) against \(delta)")
      }
      let (offset, pull) = (page.offset(of: take.node), page.pull(of: take.node))
      let extent = extents[place]
      if !extent.contains(offset) || pull < 0 && offset != extent.lowerBound
        || pull > 0 && offset != extent.upperBound
      {
        throw Failure("step \(step): node \(place) at \(offset) of \(extent), pulled by \(pull)")
      }
    }
    if sum != delta { throw Failure("step \(step): \(sum) of \(delta) is accounted for") }
  }
  let seconds = (ContinuousClock.now - start) / .seconds(1)
  print(
    "\(count) deltas on \(levels) levels in \(Int(seconds)) s: each accounted for, by \(takes) takes"
  )
  try expectFlat(memory, "after \(count) deltas")
}

/// Memory in use is what it was. (Where it is not counted nothing is said.)
func expectFlat(_ before: Int, _ when: String, slack: Int = 64 * 1024) throws {
  guard memory_is_counted() else { return }
  let grown = Int(memory_bytes_in_use()) - before
  print("memory \(when): \(grown) bytes more than before")
  if grown > slack { throw Failure("\(grown) bytes more in use \(when)") }
}
