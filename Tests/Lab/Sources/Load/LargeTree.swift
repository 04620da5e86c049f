import CountedMemory
import NestedScroll
import NestedScrollTesting

/// Edits a large tree while two fingers move and a fling runs: leaves come and go at random, as many
/// as there were in the end; fingers keep what they hold, or the nearest that is left of it.
func loadLargeTree(nodes count: Int, edits: Int) throws {
  var random = SplitMix64(seed: 5)
  func below(_ bound: Int) -> Int { Int(random.next(below: UInt64(bound))) }
  var page = ScrollEngine()
  var branches: [NodeID] = []
  var leaves: [NodeID] = []
  func leaf(under branch: NodeID) -> NodeID {
    page.insert(
      .list(viewport: 100, content: 400, edges: .bounce), under: branch, at: below(8))
  }
  let root = page.insert(.header(Header(height: 200, stay: 40), viewport: 700, edges: .bounce))
  let width = 1000
  for _ in 0..<width {
    branches.append(page.insert(.list(viewport: 300, content: 900, edges: .bounce), under: root))
  }
  while page.count < count { leaves.append(leaf(under: branches[below(width)])) }

  var memory = 0
  // Places of the leaves that are touched.
  var held = [0, 1]
  var at = [0.0, 0.0]
  let start = ContinuousClock.now
  for step in 0..<edits {
    if step == edits / 10 { memory = Int(memory_bytes_in_use()) }
    // A node goes, now and then the one under a finger; another comes.
    let gone = step % 50 == 0 ? held[step / 50 % 2] : below(leaves.count)
    page.remove(leaves[gone])
    leaves[gone] = leaf(under: branches[below(width)])

    let pointer = step % 2
    let time = Double(step) / 240
    if step % 200 < 2 {
      page.touchCancelled(pointer, time: time)
      held[pointer] = below(leaves.count)
      at[pointer] = 0
      page.touchBegan(pointer, on: leaves[held[pointer]], at: Point(x: 0, y: 0), time: time)
    }
    at[pointer] += Double(below(129) - 64)
    page.touchMoved(pointer, to: Point(x: 0, y: at[pointer]), time: time)
    if step % 1000 == 0 { page.fling(leaves[below(leaves.count)], velocity: Vector(x: 0, y: 3000)) }

    if page.count != count { throw Failure("step \(step): \(page.count) nodes of \(count)") }
    for take in page.report.takes {
      let offset = page.offset(of: take.node)
      guard let extent = page.extent(of: take.node), extent.contains(offset) else {
        throw Failure("step \(step): \(take.node) at \(offset)")
      }
    }
  }
  let seconds = (ContinuousClock.now - start) / .seconds(1)
  print(
    "\(edits) nodes removed and \(edits) inserted among \(count) under two fingers in"
      + " \(Int(seconds * 1000)) ms")
  try expectFlat(memory, "after \(edits) edits", slack: 1 << 20)
}
