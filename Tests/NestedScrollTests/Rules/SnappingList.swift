import NestedScroll

/// A list that snaps, and where it ends when a finger lets it go.
struct SnappingList {
  var engine = ScrollEngine()
  let list: NodeID

  init(_ snap: Snap, content: Double = 10_100) {
    list = engine.list(content, snap: snap)
  }

  /// Dragged from one offset to another, then let go.
  mutating func release(from start: Double, at offset: Double, velocity: Double = 0) -> Double {
    engine.setOffset(start, of: list)
    let time = engine.time
    engine.down(list, at: time)
    let way = offset - start
    engine.go(y: way + (way < 0 ? -10 : way > 0 ? 10 : 0), at: time + 0.01)
    engine.up(y: velocity, at: time + 0.02)
    engine.settle()
    return engine.offset(of: list)
  }

  /// Moved by a distance, without a velocity.
  mutating func step(from start: Double, by distance: Double) -> Double {
    engine.setOffset(start, of: list)
    engine.scroll(list, by: distance)
    engine.settle()
    return engine.offset(of: list)
  }
}

func restPoints(_ offsets: Double..., range: Double? = nil) -> Snap {
  Snap(points: offsets.map { .offset($0) }, range: range)
}
