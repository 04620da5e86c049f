extension Plot {
  /// The points that draw the same line on a screen, few of them however dense the samples are.
  ///
  /// Of each half pixel's column the first, lowest, highest and last point are kept, in order;
  /// of those, the ones that are nowhere farther than a twentieth of a pixel from the line left.
  package static func reduced(_ points: [Pixel]) -> [Pixel] {
    simplified(columns(points), tolerance: 0.05)
  }

  private static func columns(_ points: [Pixel]) -> [Pixel] {
    var result: [Pixel] = []
    var start = 0
    while start < points.count {
      let column = floor(points[start].x * 2)
      var end = start
      var lowest = start
      var highest = start
      while end < points.count, floor(points[end].x * 2) == column {
        if points[end].y < points[lowest].y { lowest = end }
        if points[end].y > points[highest].y { highest = end }
        end += 1
      }
      var kept = -1
      for index in [start, min(lowest, highest), max(lowest, highest), end - 1] where index > kept {
        result.append(points[index])
        kept = index
      }
      start = end
    }
    return result
  }

  /// Douglas and Peucker's way: the point farthest from the line between two kept ones is kept if
  /// it is farther than `tolerance`, and so on between it and either of them.
  private static func simplified(_ points: [Pixel], tolerance: Double) -> [Pixel] {
    guard points.count > 2 else { return points }
    var kept = [Bool](repeating: false, count: points.count)
    kept[0] = true
    kept[points.count - 1] = true
    var spans = [(first: 0, last: points.count - 1)]
    while let span = spans.popLast() {
      var farthest = (index: span.first, square: tolerance * tolerance)
      for index in span.first..<span.last where index > span.first {
        let square = square(of: points[index], from: points[span.first], to: points[span.last])
        if square > farthest.square { farthest = (index, square) }
      }
      guard farthest.index > span.first else { continue }
      kept[farthest.index] = true
      spans.append((span.first, farthest.index))
      spans.append((farthest.index, span.last))
    }
    return zip(points, kept).filter(\.1).map(\.0)
  }

  /// The square of how far a point is from the stretch between two others.
  private static func square(of point: Pixel, from a: Pixel, to b: Pixel) -> Double {
    let along = Pixel(x: b.x - a.x, y: b.y - a.y)
    let length = along.x * along.x + along.y * along.y
    let share = ((point.x - a.x) * along.x + (point.y - a.y) * along.y) / max(length, 1e-12)
    let part = max(0, min(1, share))
    let (dx, dy) = (a.x + part * along.x - point.x, a.y + part * along.y - point.y)
    return dx * dx + dy * dy
  }
}
