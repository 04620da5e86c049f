extension Plot {
  /// A side of a level line on the canvas, where y grows downwards.
  package enum Side {
    case above, below
  }

  /// The areas between a line and a level at `edge`, on one side of it: each time the line goes
  /// past the edge gives one, from where it crosses to where it comes back.
  package static func outlines(of points: [Pixel], past edge: Double, on side: Side) -> [[Pixel]] {
    func isPast(_ point: Pixel) -> Bool { side == .above ? point.y < edge : point.y > edge }
    var outlines: [[Pixel]] = []
    var outline: [Pixel] = []
    var before: Pixel?
    for point in points {
      let wasPast = before.map(isPast) ?? isPast(point)
      if wasPast != isPast(point), let before {
        outline.append(crossing(from: before, to: point, at: edge))
      } else if before == nil, wasPast {
        outline.append(Pixel(x: point.x, y: edge))
      }
      if isPast(point) {
        outline.append(point)
      } else if !outline.isEmpty {
        outlines.append(outline)
        outline = []
      }
      before = point
    }
    if let last = outline.last { outlines.append(outline + [Pixel(x: last.x, y: edge)]) }
    return outlines
  }

  /// Where the stretch between two points, one of them past `edge` and the other not, meets it.
  private static func crossing(from a: Pixel, to b: Pixel, at edge: Double) -> Pixel {
    Pixel(x: a.x + (edge - a.y) / (b.y - a.y) * (b.x - a.x), y: edge)
  }
}
