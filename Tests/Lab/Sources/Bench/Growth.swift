import CountedMemory
import NestedScroll

@inline(never)
private func touch(_ engine: inout ScrollEngine, _ node: NodeID, times: Int) {
  for _ in 0..<times {
    engine.touchBegan(on: node, at: Point(x: 200, y: 300), time: engine.time + 0.01)
    engine.touchCancelled(time: engine.time)
  }
}

/// What grows with the number of nodes, and what does not.
func measureGrowth(batches: Int) -> [Bound] {
  var bounds: [Bound] = []
  let million = 1_000_000

  // A cost that grew with the nodes would make this ten; what is left is colder memory.
  var perNode: [Double] = []
  for count in [million / 10, million] {
    perNode.append(
      (0..<3).map { _ in
        nanoseconds(count: count) { _ = Profile(nodes: count).engine.isMoving }
      }.min() ?? .infinity)
  }
  print(
    "a node inserted: \(decimal(perNode[0], 1)) ns among 100,000,"
      + " \(decimal(perNode[1], 1)) ns among 1,000,000")
  bounds.append(
    Bound("inserting a node among 1,000,000 : among 100,000", perNode[1] / perNode[0], atMost: 3))

  let before = memory_bytes_in_use()
  var large = Profile(nodes: million)
  if memory_is_counted() {
    let bytes = Double(memory_bytes_in_use() - before) / Double(million)
    bounds.append(
      Bound("memory of a node among 1,000,000", bytes, atMost: 128, unit: " bytes", digits: 1))
  }

  var small = Profile(nodes: 10)
  let touches = 1000
  let limit = 1.25
  let times = best(
    batches: batches, count: touches,
    [
      { touch(&small.engine, small.row, times: touches) },
      { touch(&large.engine, large.row, times: touches) },
    ], until: { $0[1] / $0[0] <= limit })
  print(
    "a touch begun and cancelled: \(decimal(times[0], 1)) ns among 10 nodes,"
      + " \(decimal(times[1], 1)) ns among 1,000,000")
  bounds.append(
    Bound("a touch among 1,000,000 nodes : among 10", times[1] / times[0], atMost: limit))
  return bounds
}
