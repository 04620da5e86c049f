import ScrollScenario

extension Chart {
  private static let width = 960.0
  private static let margin = 24.0
  private static let gap = 34.0

  /// The picture as one self-contained SVG document that follows the reader's choice of light or
  /// dark.
  var svg: String {
    let legend = Legend(names, width: Chart.width - 2 * Chart.margin)
    let top = 64 + legend.height + 14
    let heights = rows.map { row in (row.map(\.height).max() ?? 0) + 74 }
    let height = top + heights.reduce(0, +) + 4

    var canvas = Plot.Canvas()
    canvas.document(width: Chart.width, height: height, title: title, style: Chart.style)
    canvas.rect(x: 0, y: 0, width: Chart.width, height: height, class: "paper")
    canvas.label(title, x: Chart.margin, y: 34, class: "title")
    canvas.label(subtitle, x: Chart.margin, y: 54, class: "muted")
    canvas.open("g", [("transform", "translate(\(Plot.coordinate(Chart.margin)) 68)")])
    legend.draw(on: &canvas)
    canvas.close("g")

    var y = top
    for (row, height) in zip(rows, heights) {
      let room = Chart.width - 2 * Chart.margin - Chart.gap * Double(row.count - 1)
      let width = room / Double(row.count)
      for (index, panel) in row.enumerated() {
        let x = Chart.margin + (width + Chart.gap) * Double(index)
        let place = "translate(\(Plot.coordinate(x)) \(Plot.coordinate(y)))"
        canvas.open("g", [("transform", place)])
        panel.draw(on: &canvas, width: width)
        canvas.close("g")
      }
      y += height
    }
    canvas.close("svg")
    return canvas.text
  }

  /// What a chart adds to the style of plots.
  private static let style =
    Plot.style + """

      .scroll-plot .shade { fill: currentColor; fill-opacity: .07 }
      .scroll-plot .moment { stroke: #8a929b; stroke-dasharray: 3 3 }
      .scroll-plot .end { fill: currentColor; font-size: 11px; font-weight: 600;
        paint-order: stroke; stroke: #fff; stroke-width: 3px; stroke-linejoin: round }
      .scroll-plot .series { fill: #1b1f24 }
      @media (prefers-color-scheme: dark) {
        .scroll-plot .end { stroke: #15181c }
        .scroll-plot .series { fill: #e6e9ec }
      }
      """
}

/// What the colours stand for, in as many lines as it takes.
private struct Legend {
  private var entries: [(name: String, x: Double, y: Double)] = []
  let height: Double

  init(_ names: [String], width: Double) {
    var (x, y) = (0.0, 0.0)
    for name in names {
      let length = 30 + Plot.width(of: name, size: 12) * 0.9 + 14
      if x + length > width, x > 0 { (x, y) = (0, y + 20) }
      entries.append((name, x, y))
      x += length
    }
    height = y + 20
  }

  func draw(on canvas: inout Plot.Canvas) {
    for (series, entry) in entries.enumerated() {
      canvas.open("g", [("class", "line " + Plot.colourClass(series))])
      let y = entry.y + 10
      canvas.path([.init(x: entry.x, y: y), .init(x: entry.x + 22, y: y)], class: "curve")
      canvas.label(entry.name, x: entry.x + 29, y: y + 4, class: "series")
      canvas.close("g")
    }
  }
}

extension Chart.Panel {
  fileprivate func draw(on canvas: inout Plot.Canvas, width: Double) {
    let left = 48.0
    let hasEnds = lines.contains { $0.end != nil }
    let right = width - (hasEnds ? 58 : 8)
    let top = 30.0
    let across = Plot.Scale(from: x.lowerBound, to: x.upperBound, start: left, end: right)
    let up = Plot.Scale(from: y.lowerBound, to: y.upperBound, start: top + height, end: top)
    canvas.label(
      [(heading, "heading"), (unit, "muted")], x: left, y: top - 12, gap: 6)
    drawGrid(on: &canvas, across, up)
    for band in bands { draw(band, on: &canvas, across, up) }
    for line in lines { draw(line, on: &canvas, across, up) }
    for moment in moments { draw(moment, on: &canvas, across, up) }
    drawEnds(on: &canvas, across, up)
  }

  private func drawGrid(
    on canvas: inout Plot.Canvas, _ across: Plot.Scale, _ up: Plot.Scale
  ) {
    let bottom = up.start
    let columns = across.ticks(atMost: 7)
    for tick in columns.values {
      let x = across(tick)
      canvas.line(x1: x, y1: up.end, x2: x, y2: bottom, class: "faint")
      canvas.label(
        Plot.readable(tick, decimals: columns.decimals), x: x, y: bottom + 17, anchor: .middle,
        class: "tick")
    }
    let rows = up.ticks(atMost: 6)
    for tick in rows.values {
      let y = up(tick)
      canvas.line(
        x1: across.start, y1: y, x2: across.end, y2: y, class: tick == 0 ? "zero" : "grid")
      canvas.label(
        Plot.readable(tick, decimals: rows.decimals), x: across.start - 8, y: y + 4,
        anchor: .end, class: "tick")
    }
    canvas.label(xUnit, x: across.end, y: bottom + 33, anchor: .end, class: "tick")
  }

  private func draw(
    _ band: Chart.Band, on canvas: inout Plot.Canvas, _ across: Plot.Scale, _ up: Plot.Scale
  ) {
    let (low, high) = (up(band.range.lowerBound), up(band.range.upperBound))
    canvas.open("g", [("class", Plot.colourClass(band.series))])
    canvas.rect(
      x: across.start, y: high, width: across.end - across.start, height: low - high,
      class: "shade")
    canvas.line(x1: across.start, y1: high, x2: across.end, y2: high, class: "pinned")
    canvas.label(band.text, x: across.end - 6, y: low - 6, anchor: .end, class: "note")
    canvas.close("g")
  }

  private func draw(
    _ line: Chart.Line, on canvas: inout Plot.Canvas, _ across: Plot.Scale, _ up: Plot.Scale
  ) {
    let pixels = line.points.map { Plot.Pixel(x: across($0.x), y: up($0.y)) }
    let points = Plot.reduced(pixels)
    guard let last = points.last else { return }
    canvas.group(class: "line " + Plot.colourClass(line.series), title: line.story) { canvas in
      canvas.path(points, class: "reach")
      canvas.path(points, class: "curve")
      if line.isDotted {
        for pixel in pixels { canvas.circle(x: pixel.x, y: pixel.y, radius: 3, class: "dot") }
      } else if line.end != nil {
        canvas.circle(x: last.x, y: last.y, radius: 2.5, class: "dot")
      }
    }
  }

  private func draw(
    _ moment: Chart.Moment, on canvas: inout Plot.Canvas, _ across: Plot.Scale, _ up: Plot.Scale
  ) {
    let x = across(moment.x)
    canvas.line(x1: x, y1: up.end, x2: x, y2: up.start, class: "moment")
    let isRight = x > (across.start + across.end) / 2
    canvas.label(
      moment.text, x: x + (isRight ? -5 : 5), y: up.end + 12 + moment.depth * height,
      anchor: isRight ? .end : .start,
      class: "note")
  }

  /// What stands at the ends of lines: at the right edge, apart from one another.
  private func drawEnds(
    on canvas: inout Plot.Canvas, _ across: Plot.Scale, _ up: Plot.Scale
  ) {
    let ends = lines.filter { $0.end != nil }.sorted { up($0.lastY) < up($1.lastY) }
    let wanted = ends.map { up($0.lastY) }
    let places = Plot.spread(wanted, spacing: 14, from: up.end, to: up.start)
    for ((line, y), place) in zip(zip(ends, wanted), places) {
      canvas.open("g", [("class", Plot.colourClass(line.series))])
      if (place - y).magnitude > 3 {
        canvas.path(
          [.init(x: across.end + 3, y: y), .init(x: across.end + 8, y: place)],
          class: "leader")
      }
      canvas.label(line.end ?? "", x: across.end + 11, y: place + 4, class: "end")
      canvas.close("g")
    }
  }
}

extension Chart.Line {
  fileprivate var lastY: Double { points.last?.y ?? 0 }
}
