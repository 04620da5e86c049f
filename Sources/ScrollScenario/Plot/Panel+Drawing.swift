extension Plot.Panel {
  /// Draws the panel with its upper edge at `top`.
  func draw(
    on canvas: inout Plot.Canvas, top: Double, frame: Plot.Frame, time: Plot.TimeAxis,
    phases: [Timeline.Phase]
  ) {
    let plotTop = top + Plot.Panel.headingHeight
    let heading = kind.heading
    canvas.label(
      [(heading.name, "heading"), (heading.unit, "muted")], x: frame.left, y: plotTop - 10, gap: 6)

    canvas.open("g", [("transform", "translate(0 \(Plot.coordinate(plotTop)))")])
    for phase in phases where phase.kind == .touch && draws(phase) {
      canvas.rect(
        x: time(phase.from), y: 0, width: max(1, time(phase.to) - time(phase.from)),
        height: plotHeight, class: "held")
    }
    drawGrid(on: &canvas, frame: frame, time: time)
    drawTravels(on: &canvas, frame: frame)
    for line in lines { drawStretch(of: line, on: &canvas, time: time) }
    for line in lines where line.colour == nil { drawCurve(of: line, on: &canvas, time: time) }
    // Those that move go over those that don't, and inner nodes over outer ones.
    for line in lines where line.colour != nil { drawCurve(of: line, on: &canvas, time: time) }
    if !hasLegend { drawLabels(on: &canvas, x: frame.right) }
    canvas.close("g")
    if hasLegend {
      Plot.Legend(labels, frame: frame).draw(on: &canvas, top: plotTop + plotHeight)
    }
  }

  private func drawGrid(on canvas: inout Plot.Canvas, frame: Plot.Frame, time: Plot.TimeAxis) {
    for tick in time.ticks.values {
      canvas.line(x1: time(tick), y1: 0, x2: time(tick), y2: plotHeight, class: "faint")
    }
    for tick in ticks.values {
      let y = scale(tick)
      canvas.line(x1: frame.left, y1: y, x2: frame.right, y2: y, class: tick == 0 ? "zero" : "grid")
      canvas.label(
        text(of: tick), x: frame.left - 10, y: y + 4, anchor: .end, class: "tick")
    }
  }

  /// The offsets that headers collapse over: open at one edge, pinned at the other.
  private func drawTravels(on canvas: inout Plot.Canvas, frame: Plot.Frame) {
    let headers = lines.filter { $0.travel > 0 }
    var right = frame.right - 8
    for line in headers {
      let (open, pinned) = (scale(0), scale(line.travel))
      let story = "\(line.name): the header is open at 0 and pinned at \(Plot.value(line.travel))"
      let name = headers.count > 1 ? Plot.fitted(line.name, width: 90, size: 11) + ": " : ""
      let text = "\(name)header travel \(Plot.value(line.travel))"
      canvas.group(class: Plot.colourClass(line.colour), title: story) { canvas in
        canvas.rect(
          x: frame.left, y: pinned, width: frame.right - frame.left, height: open - pinned,
          class: "travel")
        canvas.line(x1: frame.left, y1: pinned, x2: frame.right, y2: pinned, class: "pinned")
        let inside = open - pinned >= 18
        let width = Plot.width(of: text, size: 11)
        guard right - width > frame.left else { return }
        canvas.label(
          text, x: right, y: inside ? pinned + 14 : pinned - 5, anchor: .end, class: "note")
        // Headers of about the same height would write over one another.
        right -= width + 16
      }
    }
  }

  /// Fills what a line shows past the edges of its extent.
  private func drawStretch(
    of line: Plot.Line, on canvas: inout Plot.Canvas, time: Plot.TimeAxis
  ) {
    guard let extent = line.extent else { return }
    let points = pixels(of: line, time: time)
    let outlines =
      Plot.outlines(of: points, past: scale(extent.lowerBound), on: .below)
      + Plot.outlines(of: points, past: scale(extent.upperBound), on: .above)
    guard !outlines.isEmpty else { return }
    canvas.open("g", [("class", Plot.colourClass(line.colour))])
    for outline in outlines {
      canvas.path(Plot.reduced(outline), closed: true, class: "stretch")
    }
    canvas.close("g")
  }

  private func drawCurve(
    of line: Plot.Line, on canvas: inout Plot.Canvas, time: Plot.TimeAxis
  ) {
    let points = Plot.reduced(pixels(of: line, time: time))
    guard let first = points.first, let last = points.last else { return }
    let name = "line \(Plot.colourClass(line.colour))"
    canvas.group(class: name, title: line.story) { canvas in
      if last.x > first.x {
        // Something broad to point at lies under the line.
        canvas.path(points, class: "reach")
        canvas.path(points, class: "curve")
      }
      if last.x < time.scale.end - 1, !hasLegend {
        // A node that went away early; its label stands at the right end all the same.
        canvas.line(x1: last.x, y1: last.y, x2: time.scale.end, y2: last.y, class: "gone")
      }
      canvas.circle(x: last.x, y: last.y, radius: last.x > first.x ? 2.5 : 3.5, class: "dot")
    }
  }

  private func pixels(of line: Plot.Line, time: Plot.TimeAxis) -> [Plot.Pixel] {
    line.samples.map { .init(x: time($0.time), y: scale($0.shown)) }
  }

  private func drawLabels(on canvas: inout Plot.Canvas, x: Double) {
    let labels = self.labels.map { (label: $0, y: scale($0.value)) }.sorted { $0.y < $1.y }
    let places = Plot.spread(
      labels.map(\.y), spacing: Plot.Panel.labelSpacing, from: 0, to: plotHeight)
    for (label, place) in zip(labels, places) {
      let name = Plot.colourClass(label.label.colour)
      canvas.group(class: name, title: label.label.story) { canvas in
        if (place - label.y).magnitude > 3 {
          canvas.path(
            [.init(x: x + 4, y: label.y), .init(x: x + 9, y: place)], class: "leader")
        }
        canvas.label(label.label.runs(), x: x + 12, y: place + 4, gap: Plot.EndLabel.gap)
      }
    }
  }
}
