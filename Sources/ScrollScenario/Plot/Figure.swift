extension Plot {
  /// One timeline laid out: title, panels, phase rows, time axis.
  struct Figure {
    private let title: String
    private let panels: [Panel]
    private let phases: [Timeline.Phase]
    private let rows: PhaseRows
    private let time: TimeAxis
    private let frame: Frame
    private let footnote: String
    let margins: Margins
    let height: Double

    private static let titleHeight = 46.0
    private static let panelGap = 10.0
    private static let axisHeight = 34.0
    private static let footnoteHeight = 22.0

    /// Lays out a timeline in a picture of that width, with room for labels on either side that is
    /// at least `margins`: figures below one another share theirs.
    init(_ timeline: Timeline, width: Double, margins: Margins = Margins()) {
      let lines = Figure.coloured(timeline.tracks.map(Line.init))
      let phases = timeline.phases.compactMap(Figure.drawable)
      let marks = timeline.marks.filter(\.time.isFinite)
      let shown = Figure.panels(of: lines)
      let rows = PhaseRows(phases, marks: marks)

      let labels = shown.filter { !$0.hasLegend }.flatMap(\.labels).map(\.width)
      let own = Margins(
        left: 22 + max(rows.nameWidth, shown.map(\.tickWidth).max() ?? 0),
        right: 28 + (labels.max() ?? 0))
      self.margins = own.joined(with: margins)
      let frame = Frame(
        width: width, left: self.margins.left, right: width - self.margins.right)

      var times = lines.compactMap(\.samples.first?.time) + lines.compactMap(\.samples.last?.time)
      times += phases.flatMap { [$0.from, $0.to] } + marks.map { clamped($0.time) }

      self.title = timeline.name
      self.panels = shown
      self.phases = phases
      self.rows = rows
      self.frame = frame
      self.time = TimeAxis(times, frame: frame)
      self.footnote = Figure.footnote(for: lines, besides: shown)
      let plots = shown.reduce(0) { $0 + $1.height(of: frame) + Figure.panelGap }
      self.height =
        Figure.titleHeight + plots + rows.height + Figure.axisHeight
        + (footnote.isEmpty ? 0 : Figure.footnoteHeight)
    }

    func draw(on canvas: inout Canvas) {
      canvas.label(
        fitted(title, width: frame.width - 48, size: 17), x: 24, y: 32, class: "title")
      var top = Figure.titleHeight
      for panel in panels {
        panel.draw(on: &canvas, top: top, frame: frame, time: time, phases: phases)
        top += panel.height(of: frame) + Figure.panelGap
      }
      rows.draw(on: &canvas, top: top - Figure.panelGap, frame: frame, time: time)
      time.draw(on: &canvas, top: top - Figure.panelGap + rows.height + 6, frame: frame)
      if !footnote.isEmpty {
        canvas.group(class: "footnote", title: footnote) { canvas in
          canvas.label(
            fitted(footnote, width: frame.width - frame.left - 24, size: 11), x: frame.left,
            y: height - 12, class: "note")
        }
      }
    }

    /// Headers and whatever moves get colours in order; the rest stays in the background.
    private static func coloured(_ lines: [Line]) -> [Line] {
      var lines = lines
      var next = 0
      for index in lines.indices where lines[index].moves || lines[index].travel > 0 {
        lines[index].colour = next
        next += 1
      }
      return lines
    }

    /// The panels in which something moves; all that have lines if nothing moves at all.
    private static func panels(of lines: [Line]) -> [Panel] {
      let all = Panels.allCases
        .map { kind in (kind: kind, lines: lines.filter { $0.panel == kind }) }
        .filter { !$0.lines.isEmpty }
      let moving = all.filter { $0.lines.contains(where: \.moves) }
      let shown = moving.isEmpty ? all : moving
      return shown.map { kind, lines in
        let tall = shown.count == 1 || kind == .vertical
        return Panel(kind, lines: lines, plotHeight: tall ? 280 : 140)
      }
    }

    private static func drawable(_ phase: Timeline.Phase) -> Timeline.Phase? {
      guard phase.from.isFinite, phase.to.isFinite else { return nil }
      var phase = phase
      let (from, to) = (clamped(phase.from), clamped(phase.to))
      phase.from = min(from, to)
      phase.to = max(from, to)
      return phase
    }

    private static func footnote(for lines: [Line], besides panels: [Panel]) -> String {
      let resting = lines.filter { line in
        line.samples.isEmpty || !panels.contains { $0.kind == line.panel }
      }
      guard !resting.isEmpty else { return "" }
      return "At rest: " + resting.map { "\($0.name) \($0.end)" }.joined(separator: ", ")
    }
  }

  /// Room beside the plots of a figure.
  struct Margins {
    var left = 52.0
    var right = 96.0

    func joined(with other: Margins) -> Margins {
      Margins(left: max(left, other.left), right: max(right, other.right))
    }
  }
}
