extension Route {
  /// Deltas of a direction have nothing to do but to move nodes one after the other.
  @inline(__always)
  func isPlain(goingForward: Bool) -> Bool {
    latch.mode == nil && (goingForward ? forward.isPlain : backward.isPlain)
  }
}

extension Tree {
  /// Routes a delta through an order in which nothing happens but that nodes move: the common case,
  /// and the fast one. No node of the order may be stretched.
  /// - Returns: what is left.
  @inline(__always)
  mutating func routePlainly(
    _ delta: Double, through stops: [Stop], along axis: Axis, into report: inout Report
  ) -> Double {
    var left = delta
    // No node comes twice, so what this delta writes down need not be looked through.
    let isFirst = report.takes.isEmpty
    // The places in an order are places of the tree that it was compiled for.
    slots.withUnsafeMutableBufferPointer { slots in
      stops.withUnsafeBufferPointer { stops in
        for at in stops.indices {
          let place = stops[at].ref.index
          let sign = stops[at].sign
          let limit = stops[at].limit
          let logical = left * sign
          let offset = slots[place].offset
          let room = limit - offset
          guard logical > 0 ? room > 0 : room < 0 else { continue }
          let fits = Swift.abs(logical) <= Swift.abs(room)
          let landing = offset + logical
          slots[place].offset =
            !fits || logical == room
            ? limit : (logical > 0 ? Swift.min(landing, limit) : Swift.max(landing, limit)) + 0
          let node = NodeID(
            index: UInt32(truncatingIfNeeded: place), generation: slots[place].generation)
          let took = fits ? left : room * sign
          if isFirst {
            report.takes.append(Take(node: node, axis: axis, amount: took))
          } else {
            report.add(took, by: node, along: axis)
          }
          if fits {
            left = 0
            return
          }
          left = (logical - room) * sign
        }
      }
    }
    return left
  }
}
