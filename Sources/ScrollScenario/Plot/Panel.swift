import NestedScroll

extension Plot {
  /// The lines that share a unit, over time.
  struct Panel {
    let kind: Panels
    let lines: [Line]
    let plotHeight: Double
    let labels: [EndLabel]
    /// Where `top` of the plot is 0.
    let scale: Scale
    let ticks: Ticks

    /// Height of the line of text above the plot, and room between its baseline and the plot.
    static let headingHeight = 26.0
    static let labelSpacing = 16.0

    init(_ kind: Panels, lines: [Line], plotHeight: Double) {
      self.kind = kind
      self.lines = lines
      self.plotHeight = plotHeight
      self.labels = EndLabel.labels(of: lines)
      let (lower, upper) = Panel.range(of: lines, in: kind)
      self.scale = Scale(from: lower, to: upper, start: plotHeight, end: 0)
      self.ticks = scale.ticks(atMost: Int(plotHeight / 28), least: kind == .pages ? 1 : 0)
    }

    /// Whether the labels are too many for the lines' ends and go below the plot.
    var hasLegend: Bool {
      Double(labels.count - 1) * Panel.labelSpacing > plotHeight
    }

    var tickWidth: Double {
      ticks.values.map { Plot.width(of: text(of: $0), size: 11) }.max() ?? 0
    }

    func text(of tick: Double) -> String { readable(tick, decimals: ticks.decimals) }

    func height(of frame: Frame) -> Double {
      let legend = hasLegend ? Legend(labels, frame: frame).height : 0
      return Panel.headingHeight + plotHeight + legend
    }

    func draws(_ phase: Timeline.Phase) -> Bool {
      phase.axis.map { axis in lines.contains { $0.axis == axis } } ?? true
    }

    /// What the vertical axis shows: every line and every header's travel, 0 if that is cheap, of
    /// pagers all pages if they are few; and a little room at both ends.
    private static func range(of lines: [Line], in kind: Panels) -> (Double, Double) {
      var ranges = lines.compactMap(\.range)
      ranges += lines.filter { $0.travel > 0 }.map { 0...$0.travel }
      if kind == .pages {
        let few = 6.0
        ranges += lines.compactMap(\.extent)
          .filter { $0.upperBound - $0.lowerBound <= few && $0.lowerBound.magnitude <= few }
      }
      guard var lower = ranges.map(\.lowerBound).min(), var upper = ranges.map(\.upperBound).max()
      else { return (0, 1) }
      if lower > 0, lower < upper / 2 { lower = 0 }
      if upper < 0, upper > lower / 2 { upper = 0 }
      let room = max((upper - lower) * 0.05, upper - lower < 1e-3 ? 0.5 : 0)
      return (lower - room, upper + room)
    }
  }

  /// Where the plots of a figure are: all of them have the same left and right end.
  struct Frame {
    let width: Double
    let left: Double
    let right: Double
  }
}
