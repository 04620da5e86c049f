import NestedScroll

/// Where a node may lie, said naively: what the laws about resting and targets ask.
struct PlainRests {
  /// Stretches in which it may lie; a point is a stretch without length.
  var ranges: [ClosedRange<Double>] = []
  /// It must lie in one of them.
  var isMandatory = false

  /// The rests of a pager, a header that snaps, or a node with points; nil: it lies anywhere.
  init?(_ index: Int, in player: ScrollPlayer) {
    let id = player.ids[index]
    guard let node = player.engine[id], let extent = player.engine.extent(of: id) else {
      return nil
    }
    func clamped(_ offset: Double) -> Double {
      max(extent.lowerBound, min(extent.upperBound, offset))
    }
    if let pager = node.pager {
      let length = (pager.pageLength ?? node.viewport) + pager.spacing
      let count = player.engine.children(of: id).count
      ranges = (0..<max(1, count)).map { page in
        let at = clamped(Double(page) * length)
        return at...at
      }
      isMandatory = true
    } else if let header = node.header {
      guard header.snap != nil else { return nil }
      ranges = [extent.lowerBound...extent.lowerBound, extent.upperBound...extent.upperBound]
      isMandatory = true
    } else if let snap = node.snap, !snap.points.isEmpty {
      isMandatory = snap.range == nil && snap.points.allSatisfy { $0.range == nil }
      for point in snap.points {
        switch point.shape {
        case .offset(let at): ranges.append(clamped(at)...clamped(at))
        case .range(let from, let to):
          ranges.append(clamped(min(from, to))...clamped(max(from, to)))
        case .series(let every, let from, let to, let at):
          // Outside its stretch a series does not count.
          isMandatory = false
          var offset = at + ((from - at) / every).rounded(.up) * every
          while offset <= to {
            ranges.append(clamped(offset)...clamped(offset))
            offset += every
          }
        }
      }
    } else {
      return nil
    }
  }

  func contain(_ offset: Double) -> Bool { ranges.contains { $0.contains(offset) } }
}
